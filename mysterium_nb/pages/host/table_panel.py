"""One table as its host sees it: its name and hour, whom it waits for, its people, and what can be done there."""

from msgspec.structs import replace

from mysterium_nb.engine.events import Ending
from mysterium_nb.engine.moves import AddTime, CallOff, CloseStep, JudgeGhost, Pause, Resume, Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import Translator
from mysterium_nb.pages.builder import ROMAN, hour_of_all, short_hour
from mysterium_nb.pages.host.attention import Attention, attention_for
from mysterium_nb.pages.host.host_builder import HostPageBuilder, panel_name, part, table_title
from mysterium_nb.pages.host.seat_panel import occupant_name, seat_actions, seat_row
from mysterium_nb.pages.model import Heading, Hours, Link, Part, Piece, Pressable, Text, TextButton, keys_of
from mysterium_nb.pages.rules_form import RuleField, rule_fields
from mysterium_nb.protocol.bot_settings import BotChoice, bot_language, pace_choices, preset_choices
from mysterium_nb.protocol.host_commands import (
    AdvanceSlowest,
    AtTable,
    DeleteTable,
    FillWithBots,
    IssueLink,
    PlayAgain,
    SeatBot,
    SetBots,
    SetTableOptions,
)
from mysterium_nb.protocol.house_view import TableSummary

MAX_SHORTCUTS = 3
"""How many buttons a table shows besides the one for all that can be done there."""


def hosted_table(builder: HostPageBuilder, table: TableSummary) -> tuple[Piece, ...]:
    need = attention_for(table)
    opened = is_opened(builder, table)
    style = ["row", *(["needs"] if need is not None else []), *(["opened"] if opened else [])]
    seats = tuple(seat_row(builder, table, seat) for seat in table.seats)
    acts = _shortcuts(builder, table, need, whole=opened and not builder.state.target)
    row = part(
        " ".join(style),
        part("which", *_title_row(builder, table)),
        part("waits", *_waits(builder, table)),
        part("sitters", *seats, label=builder.say("Who sits where")),
        part("acts", *acts),
    )
    there = keys_of(acts)
    tools = (_without(_all_actions(builder, table), there),) if opened else ()
    return (row, *tools, *builder.refusal(panel_name(table)))


def _without(piece: Piece, there: list[str]) -> Piece:
    """A part without the buttons that are at hand already."""
    if not isinstance(piece, Part):
        return piece
    kept = (inner for inner in piece.parts if not (isinstance(inner, Pressable) and inner.key in there))
    return replace(piece, parts=tuple(_without(inner, there) for inner in kept))


def is_opened(builder: HostPageBuilder, table: TableSummary) -> bool:
    """A table that is alone is always open; of several, the one the host turned to."""
    return builder.state.chosen == table.code or len(builder.house.tables) == 1


# Which table


def _title_row(builder: HostPageBuilder, table: TableSummary) -> list[Piece]:
    say = builder.at(table)
    pieces: list[Piece] = [Heading(text=table_title(table))]
    if table.title:
        pieces.append(Text(text=table.code, style="code"))
    pieces.append(Text(text=_rules_in_short(say, table.rules), style="small"))
    if table.deal:
        pieces.append(Text(text=say("deal {deal}", deal=table.deal), style="small"))
    if table.hour:
        pieces.append(_hours(builder, table))
    return pieces


def _rules_in_short(say: Translator, rules: Rules) -> str:
    """The edition and what else sets this table apart from others of the house."""
    offered = {rule.name: rule for rule in rule_fields(say, rules)}
    chosen = [_now(offered[say("Edition")], rules), _now(offered[say("Difficulty")], rules).lower()]
    published = Rules.preset(rules.edition, rules.players, rules.difficulty)
    if rules.timer_seconds != published.timer_seconds:
        time = _now(offered[say("Hourglass")], rules)
        chosen.append(say("no hourglass") if rules.timer_seconds is None else time)
    if rules.tokens != published.tokens and say("Clairvoyancy") in offered and not rules.tokens:
        chosen.append(say("no clairvoyancy"))
    if rules.first_guess != published.first_guess:
        chosen.append(say("First guess").lower())
    if rules.hints:
        chosen.append(say("Hints").lower())
    return ", ".join(chosen)


def _now(rule: RuleField, rules: Rules) -> str:
    return next(choice.text for choice in rule.choices if choice.rules == rules)


def _hours(builder: HostPageBuilder, table: TableSummary) -> Hours:
    lang, lexicon, hours = builder.state.lang, table.rules.lexicon, table.rules.hours
    label = hour_of_all(builder.say, table.hour, table.rules, lang)
    numeral = short_hour(table.hour, lang, lexicon)
    if hours > len(ROMAN):
        return Hours(label=label, marks=("now",), numeral=numeral)
    marks = ("past" if hour < table.hour else "now" if hour == table.hour else "later" for hour in range(1, hours + 1))
    return Hours(label=label, marks=tuple(marks), numeral=numeral)


# Whom it waits for


def _waits(builder: HostPageBuilder, table: TableSummary) -> list[Piece]:
    say = builder.at(table)
    if table.ending is not None:
        return _ended(say, table.ending)
    if table.phase == "lobby":
        return _lobby(builder, table)
    if table.paused_since is not None:
        return [
            Text(text=say("Paused"), style="wait", since=table.paused_since),
            Text(text=say("Only talk is open."), style="small"),
        ]
    if table.report:
        who = next((occupant_name(builder, one) for one in table.seats if table.report in one.psychics), "")
        return [
            Text(text=say("{who} says that the ghost helped.", who=who), style="wait long"),
            Text(text=say("You decide. If it did, the game is lost."), style="small"),
        ]
    return _playing(builder, table)


def _ended(say: Translator, why: Ending) -> list[Piece]:
    if why == "called_off":
        return [Text(text=say("Called off"), style="wait")]
    mark = "yes" if why == "culprit_found" else "no"
    endings = {
        "culprit_found": say("They found the culprit."),
        "wrong_group": say("They accused the wrong group."),
        "out_of_time": say("Time ran out."),
        "no_votes": say("Nobody voted."),
        "ghost_helped": say("The ghost helped."),
    }
    text = say("Won") if mark == "yes" else say("Lost")
    return [
        Text(text=text, style=f"wait {mark}", icon=mark),
        Text(text=endings[why], style="small"),
    ]


def _lobby(builder: HostPageBuilder, table: TableSummary) -> list[Piece]:
    say = builder.say
    here = sum(seat.kind != "nobody" for seat in table.seats)
    if not table.free:
        text, style = say("Ready to begin"), "wait long"
    else:
        text, style = say("One seat is free", "{count} seats are free", count=table.free), "wait"
    more = say("{count} of {total} are here", count=here, total=table.rules.players)
    return [Text(text=text, style=style), Text(text=more, style="small")]


def _playing(builder: HostPageBuilder, table: TableSummary) -> list[Piece]:
    say = builder.at(table)
    waited = [seat for seat in table.seats if seat.waited_since is not None]
    if table.deadline is not None and table.phase != "opening":
        sure = sum(seat.standing == "sure" for seat in table.seats)
        thinking = sum(bool(seat.psychics) for seat in table.seats)
        return [
            Text(text=say("Hourglass"), style="wait", until=table.deadline),
            Text(text=say("{count} of {total} are sure.", count=sure, total=thinking), style="small"),
        ]
    if not waited:
        return [Text(text=say("Nobody is waited for"), style="wait")]
    late = any(seat.late for seat in waited)
    if len(waited) == 1:
        text = say("Waits for {who}", who=occupant_name(builder, waited[0]))
    else:
        text = say("Waits for {count} people", count=len(waited))
    since = min(seat.waited_since for seat in waited if seat.waited_since is not None)
    piece = Text(text=text, style="wait long" if late else "wait", since=since)
    more = _what_for(builder, table)
    return [piece, Text(text=more, style="small")] if more else [piece]


def _what_for(builder: HostPageBuilder, table: TableSummary) -> str:
    say = builder.at(table)
    match table.phase:
        case "assignment":
            return say("The ghost chooses what belongs to whom.")
        case "visions":
            given = sum(seat.standing == "vision" for seat in table.seats)
            seeking = sum(bool(seat.psychics) and seat.standing != "finished" for seat in table.seats)
            return say("The ghost has reached {count} of {total}.", count=given, total=seeking)
        case "manifestation":
            return say("The ghost tells who was right.")
        case "culprit":
            return say("The ghost chooses the culprit.")
        case "poll":
            return say("They name the culprit.")
        case "opening":
            return say("The votes are opened one after another.")
        case _:
            return say("No hourglass runs; all must be sure.")


# What can be done


def _shortcuts(builder: HostPageBuilder, table: TableSummary, need: Attention | None, *, whole: bool) -> list[Piece]:
    """The few things that matter now, gold for the one that is needed; the rest is a press away."""
    say = builder.say
    pieces: list[Piece] = [*_needed(builder, table, need)]
    if not whole:
        there = keys_of(pieces)
        links = _links(builder, table)
        time = [piece for piece in _time(builder, table) if piece.key not in there]
        room = max(0, MAX_SHORTCUTS - len(pieces))
        offered: list[Piece] = [*time[: max(0, room - len(links))], *links]
        pieces += offered[:room]
    if len(builder.house.tables) > 1:
        look = builder.state_after(chosen="" if whole else table.code, target="")
        text = say("Close") if whole else say("All controls")
        label = say("{text}: table {code}", text=text, code=table_title(table))
        pieces.append(builder.view_button(f"{table.code}:all", text, look, label=label, pressed=whole))
    return pieces


def _needed(builder: HostPageBuilder, table: TableSummary, need: Attention | None) -> list[TextButton]:
    say, code = builder.say, table.code
    if table.paused_since is not None and table.ending is None:
        return [builder.command_button(f"{code}:resume", say("Go on"), AtTable(code, Resume()), style="go")]
    if need is None:
        return []
    match need.why:
        case "ready":
            return [builder.command_button(f"{code}:begin", say("Begin"), AtTable(code, Start()), style="go")]
        case "report":
            return [
                builder.command_button(f"{code}:helped", say("It did help"), AtTable(code, JudgeGhost("helped"))),
                builder.command_button(
                    f"{code}:silent", say("It kept silent"), AtTable(code, JudgeGhost("kept_silent"))
                ),
            ]
        case "empty":
            return [_fill(builder, table, style="go")]
        case "late":
            return [
                builder.command_button(f"{code}:advance", say("Advance the slowest"), AdvanceSlowest(code), style="go")
            ]
        case _:
            assert need.seat is not None
            who, seat = need.seat.name, need.seat.seat
            bot = SeatBot(code, seat, bot_language(builder.state.lang))
            return [
                builder.command_button(f"{code}:{seat}:bot", say("A bot plays for {who}", who=who), bot, style="go"),
                builder.command_button(
                    f"{code}:{seat}:link", say("New link for {who}", who=who), IssueLink(code, seat)
                ),
            ]


def _all_actions(builder: HostPageBuilder, table: TableSummary) -> Part:
    seat = next((seat for seat in table.seats if seat.seat == builder.state.target), None)
    if seat is not None:
        return seat_actions(builder, table, seat)
    say = builder.say
    groups = (
        (say("The game"), [*_time(builder, table)]),
        (say("The room"), _options(builder, table)),
        (say("Bots"), _company(builder, table, preset_choices(say, table.company))),
        (say("Their pace"), _company(builder, table, pace_choices(say, table.company))),
        (say("Pages"), [*_links(builder, table), *_addresses(builder, table)]),
        (say("For good"), _final_actions(builder, table)),
    )
    hint = Text(text=say("Press a person to see their link, name and seat."), style="small hint")
    parts = [part("tools", Heading(text=name, style="minor"), *pieces, label=name) for name, pieces in groups if pieces]
    return part("drawer", *parts, hint)


def _time(builder: HostPageBuilder, table: TableSummary) -> list[TextButton]:
    """What carries a game on, or holds it."""
    say, code = builder.say, table.code
    pieces: list[TextButton] = []
    if table.phase == "lobby":
        if table.free:
            pieces.append(_fill(builder, table))
        style = "" if table.free else "go"
        return [*pieces, builder.command_button(f"{code}:begin", say("Begin"), AtTable(code, Start()), style=style)]
    if table.phase == "over":
        return [builder.command_button(f"{code}:again", say("Play again"), PlayAgain(code))]
    if table.paused_since is not None:
        return [builder.command_button(f"{code}:resume", say("Go on"), AtTable(code, Resume()), style="go")]
    if any(seat.kind == "nobody" for seat in table.seats):
        pieces.append(_fill(builder, table))
    pieces.append(builder.command_button(f"{code}:pause", say("Pause"), AtTable(code, Pause())))
    if table.deadline is not None and table.phase != "opening":
        pieces.append(builder.command_button(f"{code}:time:30", say("30 seconds more"), AtTable(code, AddTime(30))))
        pieces.append(builder.command_button(f"{code}:time:120", say("2 minutes more"), AtTable(code, AddTime(120))))
    if any(seat.waited_since is not None for seat in table.seats):
        pieces.append(builder.command_button(f"{code}:advance", say("Advance the slowest"), AdvanceSlowest(code)))
    if table.can_close_step:
        pieces.append(builder.command_button(f"{code}:step", _closing(builder, table), AtTable(code, CloseStep())))
    return pieces


def _closing(builder: HostPageBuilder, table: TableSummary) -> str:
    """What closing the step does, where that is more than to end it."""
    say = builder.at(table)
    if table.phase == "opening":
        return say("Open the next one")
    if table.phase == "poll" and table.rules.poll == "tries":
        return say("End this try: it is lost")
    return say("End this step")


def _fill(builder: HostPageBuilder, table: TableSummary, style: str = "") -> TextButton:
    wish = FillWithBots(table.code, bot_language(builder.state.lang))
    return builder.command_button(f"{table.code}:fill", builder.say("Fill with bots"), wish, style=style)


def _company(builder: HostPageBuilder, table: TableSummary, kinds: list[BotChoice]) -> list[Piece]:
    """What the bots of a table are like; nothing once nobody plays there any more."""
    if table.phase == "over":
        return []
    now = table.company
    choices = [
        builder.command_button(
            f"{table.code}:{kind.key}",
            kind.name,
            SetBots(table.code, kind.company),
            label=f"{kind.name}. {kind.means}",
            pressed=kind.company == now,
        )
        for kind in kinds
    ]
    return [*choices, *(Text(text=kind.means, style="small") for kind in kinds if kind.company == now)]


def _options(builder: HostPageBuilder, table: TableSummary) -> list[TextButton]:
    say, code = builder.say, table.code
    return [
        builder.command_button(
            f"{code}:written",
            say("We sit in one room"),
            SetTableOptions(code, chat=not table.written, hide_names=table.hidden),
            subtitle=say("no written talk"),
            pressed=not table.written,
        ),
        builder.command_button(
            f"{code}:hidden",
            say("Hide names"),
            SetTableOptions(code, chat=table.written, hide_names=not table.hidden),
            subtitle=say("on the projector"),
            pressed=table.hidden,
        ),
    ]


def _links(builder: HostPageBuilder, table: TableSummary) -> list[Link]:
    say, code = builder.say, table.code
    if not builder.house.serves:
        return []
    label = say("Watch table {code} in a new window", code=table_title(table))
    return [Link(text=say("Watch"), label=label, href=f"host/watch/{code}")]


def _addresses(builder: HostPageBuilder, table: TableSummary) -> list[Link]:
    say, code = builder.say, table.code
    if not builder.house.serves:
        return []
    pieces = [Link(text=say("Rules"), href=f"rules/{code}")]
    if table.phase == "over":
        return [Link(text=say("Game file"), href="games"), *pieces]
    join = [Link(text=say("Poster"), href=f"poster/{code}")]
    if any(seat.kind != "person" for seat in table.seats) or table.free:
        join.append(Link(text=say("Join page"), href=f"join/{code}"))
    return [*join, *pieces]


def _final_actions(builder: HostPageBuilder, table: TableSummary) -> list[TextButton]:
    say, code = builder.say, table.code
    pieces: list[TextButton] = []
    if table.phase not in ("lobby", "over"):
        pieces += builder.confirm_buttons(
            f"{code}:end", say("End the game"), say("Press again to end it"), AtTable(code, CallOff())
        )
    again = say("Press again: all of it will be gone")
    return [*pieces, *builder.confirm_buttons(f"{code}:delete", say("Delete the table"), again, DeleteTable(code))]
