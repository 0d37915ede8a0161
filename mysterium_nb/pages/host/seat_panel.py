"""A seat as the host sees it: who sits there, how far they are, and what can be done about it."""

from mysterium_nb.engine.decide.lobby import LONGEST_NAME
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.summary import beginning
from mysterium_nb.pages.host.host_builder import HostDesk, part
from mysterium_nb.pages.model import Piece
from mysterium_nb.pages.qr import qr_code
from mysterium_nb.protocol.bot_settings import bot_language
from mysterium_nb.protocol.host_commands import ErasePerson, IssueLink, MutePerson, RemovePerson, RenamePerson, SeatBot
from mysterium_nb.protocol.house_view import SeatSummary, TableSummary


def whose(desk: HostDesk, seat: SeatSummary) -> str:
    """A seat by the name of whoever sits there; the ghost as the ghost."""
    if seat.seat == GHOST:
        return desk.say("{name}, the ghost", name=seat.name) if seat.name else colours(desk, seat)
    return seat.name or colours(desk, seat)


def colours(desk: HostDesk, seat: SeatSummary) -> str:
    return join_names([desk.say("{psychic}", psychic=one) for one in seat.psychics or (seat.seat,)], desk.looking.lang)


def sitter(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> Piece:
    state, looks = _state(desk, table, seat)
    name = seat.name or beginning(colours(desk, seat))
    found = [desk.say("{count} of {total} found", count=count, total=3) for count in seat.found]
    told = [beginning(colours(desk, seat)), *found, *([state] if state else [])]
    pressed = desk.looking.target == seat.seat and desk.looking.chosen in (table.code, "")
    opened = pressed and (desk.looking.chosen == table.code or len(desk.house.tables) == 1)
    look = desk.look(chosen=table.code, target="" if opened else seat.seat)
    return desk.eye(
        f"{table.code}:{seat.seat}",
        name,
        look,
        kind="sitter",
        seat=seat.seat,
        pawns=seat.psychics[1:],
        more=state,
        label=desk.say("{text}: {more}. See what you can do.", text=name, more=", ".join(told)),
        looks=looks,
        little=_cards(seat),
        since=seat.lost_since if "lost" in looks else seat.waited_since if "late" in looks else None,
        pressed=opened,
    )


def _cards(seat: SeatSummary) -> tuple[str, ...]:
    """Three little cards for each psychic: found, looked for, to come."""
    marks: list[str] = []
    for found in seat.found:
        marks += ["full" if step < found else "half" if step == found else "empty" for step in range(3)]
        marks.append("next")
    return tuple(marks[:-1])


def _state(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> tuple[str, str]:
    """In a word, how it is, and how that looks."""
    say = desk.at(table)
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


def seat_tools(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> Piece:
    say, code, key = desk.say, table.code, f"{table.code}:{seat.seat}"
    who = beginning(whose(desk, seat))
    pieces = [Piece(kind="heading", text=who, more=_told(desk, table, seat), seat=seat.seat, looks="person")]
    if table.phase == "over":
        return part("drawer of-seat", *pieces, part("tools", *_after(desk, table, seat)), _close(desk))
    tools: list[Piece] = []
    if seat.kind != "bot":
        bot = SeatBot(code, seat.seat, bot_language(desk.looking.lang))
        tools.append(desk.wish(f"{key}:bot", say("Let a bot play here"), bot))
    if seat.kind == "person":
        tools.append(desk.wish(f"{key}:link", say("New personal link"), IssueLink(code, seat.seat)))
    if seat.kind != "nobody":
        if seat.seat != GHOST:
            text = say("Let speak again") if seat.muted else say("Mute")
            tools.append(
                desk.wish(f"{key}:mute", text, MutePerson(code, seat.seat, not seat.muted), pressed=seat.muted)
            )
        tools.append(desk.wish(f"{key}:remove", say("Remove"), RemovePerson(code, seat.seat), looks="grave"))
    fields = [_field(desk, f"{key}:give", say("Give the seat"), say("To whom?"), IssueLink(code, seat.seat, "?"))]
    if seat.kind != "nobody":
        rename = _field(desk, f"{key}:rename", say("Rename"), say("Name"), RenamePerson(code, seat.seat, ""), seat.name)
        fields = [rename, *fields]
    drawer = [*pieces, *_issued(desk, table, seat), part("tools", *tools), part("tools fields", *fields), _close(desk)]
    return part("drawer of-seat", *drawer)


def _told(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> str:
    """All that is known about a seat, in words."""
    say = desk.say
    facts = [beginning(colours(desk, seat))]
    if seat.kind == "bot":
        facts.append(say("a bot"))
    elif seat.kind == "nobody":
        facts.append(say("nobody here"))
    elif table.phase != "over":
        facts.append(say("connected") if seat.linked else say("not connected"))
    if seat.muted:
        facts.append(say("muted"))
    return " · ".join(facts)


def _issued(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> list[Piece]:
    """The personal link that was asked for, to send or to open."""
    issued = desk.house.issued
    if issued is None or (issued.code, issued.seat) != (table.code, seat.seat):
        return []
    say = desk.say
    text = say("Whoever opens this link has the seat. The old one is no longer good.")
    return [
        part(
            "issued",
            Piece(kind="text", text=text, looks="small"),
            qr_code(issued.url, say("QR code of the link")),
            Piece(kind="text", text=issued.url, looks="address"),
            Piece(kind="link", text=say("Open it here"), href=issued.url, looks="go"),
        )
    ]


def _after(desk: HostDesk, table: TableSummary, seat: SeatSummary) -> list[Piece]:
    """A bot may sit where somebody has left whose name is still in the log; and a program's name is somebody's."""
    if not seat.remembered:
        return [Piece(kind="text", text=desk.say("Nobody’s name or words are kept here."), looks="small")]
    key, say = f"{table.code}:{seat.seat}:forget", desk.say
    names = join_names([*seat.remembered], desk.looking.lang)
    text = say("Delete name and words")
    if seat.remembered != (seat.name,):
        text = say("Delete the name and words of {name}", name=names)
    again = say("Press again: name and words will be gone")
    return desk.sure(key, text, again, ErasePerson(table.code, seat.seat))


def _field(desk: HostDesk, key: str, text: str, label: str, wish: IssueLink | RenamePerson, value: str = "") -> Piece:
    return desk.wish(key, text, wish, kind="field", label=label, most=LONGEST_NAME, value=value)


def _close(desk: HostDesk) -> Piece:
    return desk.eye("close-seat", desk.say("Close"), desk.look(target=""), looks="close-drawer")
