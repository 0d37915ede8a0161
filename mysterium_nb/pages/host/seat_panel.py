"""A seat as the host sees it: who sits there, how far they are, and what can be done about it."""

from mysterium_nb.engine.decide.lobby import LONGEST_NAME
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.summary import capitalise_first
from mysterium_nb.pages.host.host_builder import HostPageBuilder, part
from mysterium_nb.pages.model import Field, Heading, Link, Part, Piece, SitterRow, Text, TextButton
from mysterium_nb.pages.qr import qr_code
from mysterium_nb.protocol.bot_settings import bot_language
from mysterium_nb.protocol.host_commands import ErasePerson, IssueLink, MutePerson, RemovePerson, RenamePerson, SeatBot
from mysterium_nb.protocol.house_view import SeatSummary, TableSummary


def occupant_name(builder: HostPageBuilder, seat: SeatSummary) -> str:
    """A seat by the name of whoever sits there; the ghost as the ghost."""
    if seat.seat == GHOST:
        return builder.say("{name}, the ghost", name=seat.name) if seat.name else colours(builder, seat)
    return seat.name or colours(builder, seat)


def colours(builder: HostPageBuilder, seat: SeatSummary) -> str:
    return join_names(
        [builder.say("{psychic}", psychic=one) for one in seat.psychics or (seat.seat,)], builder.state.lang
    )


def seat_row(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> SitterRow:
    state, style = _state(builder, table, seat)
    name = seat.name or capitalise_first(colours(builder, seat))
    found = [builder.say("{count} of {total} found", count=count, total=3) for count in seat.found]
    told = [capitalise_first(colours(builder, seat)), *found, *([state] if state else [])]
    pressed = builder.state.target == seat.seat and builder.state.chosen in (table.code, "")
    opened = pressed and (builder.state.chosen == table.code or len(builder.house.tables) == 1)
    look = builder.state_after(chosen=table.code, target="" if opened else seat.seat)
    return SitterRow(
        key=builder.register(f"{table.code}:{seat.seat}", look),
        text=name,
        seat=seat.seat,
        pawns=seat.psychics[1:],
        subtitle=state,
        label=builder.say("{text}: {more}. See what you can do.", text=name, more=", ".join(told)),
        style=style,
        marks=_cards(seat),
        since=seat.lost_since if "lost" in style else seat.waited_since if "late" in style else None,
        pressed=opened,
    )


def _cards(seat: SeatSummary) -> tuple[str, ...]:
    """Three little cards for each psychic: found, looked for, to come."""
    marks: list[str] = []
    for found in seat.found:
        marks += ["full" if step < found else "half" if step == found else "empty" for step in range(3)]
        marks.append("next")
    return tuple(marks[:-1])


def _state(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> tuple[str, str]:
    """In a word, how it is, and how that looks."""
    say = builder.at(table)
    playing = table.phase not in ("lobby", "over")
    if seat.kind == "nobody":
        return say("nobody here"), "empty"
    if seat.kind == "person" and seat.lost_since is not None and table.phase != "over":
        return say("lost"), "lost"
    if seat.late:
        return say("idle"), "late"
    if seat.kind == "bot":
        return say("bot"), "bot"
    if seat.muted:
        return say("muted"), ""
    waited = seat.waited_since is not None and playing
    match seat.standing:
        case "vision":
            return say("has {a_vision}"), ""
        case "no_pawn":
            return say("no {pawn}"), "awaited"
        case "thinking":
            return say("thinking"), "awaited"
        case "sure":
            return say("sure"), ""
        case "voted":
            return say("has voted"), ""
        case "finished":
            return say("finished"), ""
        case _:
            return (say("thinking"), "awaited") if waited else ("", "")


def seat_actions(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> Part:
    say, code, key = builder.say, table.code, f"{table.code}:{seat.seat}"
    who = capitalise_first(occupant_name(builder, seat))
    pieces: list[Piece] = [
        Heading(text=who, subtitle=_status_text(builder, table, seat), seat=seat.seat, style="person")
    ]
    if table.phase == "over":
        return part("drawer of-seat", *pieces, part("tools", *_erase_actions(builder, table, seat)), _close(builder))
    tools: list[Piece] = []
    if seat.kind != "bot":
        bot = SeatBot(code, seat.seat, bot_language(builder.state.lang))
        tools.append(builder.command_button(f"{key}:bot", say("Let a bot play here"), bot))
    if seat.kind == "person":
        tools.append(builder.command_button(f"{key}:link", say("New personal link"), IssueLink(code, seat.seat)))
    if seat.kind != "nobody":
        if seat.seat != GHOST:
            text = say("Let speak again") if seat.muted else say("Mute")
            tools.append(
                builder.command_button(
                    f"{key}:mute", text, MutePerson(code, seat.seat, not seat.muted), pressed=seat.muted
                )
            )
        tools.append(
            builder.command_button(f"{key}:remove", say("Remove"), RemovePerson(code, seat.seat), style="grave")
        )
    fields = [_field(builder, f"{key}:give", say("Give the seat"), say("To whom?"), IssueLink(code, seat.seat, "?"))]
    if seat.kind != "nobody":
        rename = _field(
            builder, f"{key}:rename", say("Rename"), say("Name"), RenamePerson(code, seat.seat, ""), seat.name
        )
        fields = [rename, *fields]
    drawer = [
        *pieces,
        *_issued(builder, table, seat),
        part("tools", *tools),
        part("tools fields", *fields),
        _close(builder),
    ]
    return part("drawer of-seat", *drawer)


def _status_text(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> str:
    """All that is known about a seat, in words."""
    say = builder.say
    facts = [capitalise_first(colours(builder, seat))]
    if seat.kind == "bot":
        facts.append(say("a bot"))
    elif seat.kind == "nobody":
        facts.append(say("nobody here"))
    elif table.phase != "over":
        facts.append(say("connected") if seat.linked else say("not connected"))
    if seat.muted:
        facts.append(say("muted"))
    return " · ".join(facts)


def _issued(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> list[Piece]:
    """The personal link that was asked for, to send or to open."""
    issued = builder.house.issued
    if issued is None or (issued.code, issued.seat) != (table.code, seat.seat):
        return []
    say = builder.say
    text = say("Whoever opens this link has the seat. The old one is no longer good.")
    return [
        part(
            "issued",
            Text(text=text, style="small"),
            qr_code(issued.url, say("QR code of the link")),
            Text(text=issued.url, style="address"),
            Link(text=say("Open it here"), href=issued.url, style="go"),
        )
    ]


def _erase_actions(builder: HostPageBuilder, table: TableSummary, seat: SeatSummary) -> list[Piece]:
    """A bot may sit where somebody has left whose name is still in the log; and a program's name is somebody's."""
    if not seat.remembered:
        return [Text(text=builder.say("Nobody’s name or words are kept here."), style="small")]
    key, say = f"{table.code}:{seat.seat}:forget", builder.say
    names = join_names([*seat.remembered], builder.state.lang)
    text = say("Delete name and words")
    if seat.remembered != (seat.name,):
        text = say("Delete the name and words of {name}", name=names)
    again = say("Press again: name and words will be gone")
    return [*builder.confirm_buttons(key, text, again, ErasePerson(table.code, seat.seat))]


def _field(
    builder: HostPageBuilder, key: str, text: str, label: str, wish: IssueLink | RenamePerson, value: str = ""
) -> Field:
    return Field(key=builder.register(key, wish), text=text, label=label, max_length=LONGEST_NAME, value=value)


def _close(builder: HostPageBuilder) -> TextButton:
    return builder.view_button("close-seat", builder.say("Close"), builder.state_after(target=""), style="close-drawer")
