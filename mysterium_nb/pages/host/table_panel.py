"""One table as its host sees it: its name and hour, whom it waits for, its people, and what can be done there."""

from msgspec.structs import replace

from mysterium_nb.engine.events import Ending
from mysterium_nb.engine.moves import AddTime, CallOff, CloseStep, JudgeGhost, Pause, Resume, Start
from mysterium_nb.engine.rules import Rules
from mysterium_nb.i18n.catalogue import Translator, hour_name
from mysterium_nb.pages.builder import ROMAN, short_hour
from mysterium_nb.pages.host.attention import Need, need_of
from mysterium_nb.pages.host.host_builder import HostDesk, called, part, place_of
from mysterium_nb.pages.host.seat_panel import seat_tools, sitter, whose
from mysterium_nb.pages.model import Piece
from mysterium_nb.pages.rules_form import Rule, rules_on_offer
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

AT_HAND = 3
"""How many buttons a table shows besides the one for all that can be done there."""


def hosted_table(desk: HostDesk, table: TableSummary) -> tuple[Piece, ...]:
    need = need_of(table)
    opened = is_opened(desk, table)
    looks = ["row", *(["needs"] if need is not None else []), *(["opened"] if opened else [])]
    seats = tuple(sitter(desk, table, seat) for seat in table.seats)
    acts = _at_hand(desk, table, need, whole=opened and not desk.looking.target)
    row = part(
        " ".join(looks),
        part("which", *_which(desk, table)),
        part("waits", *_waits(desk, table)),
        part("sitters", *seats, label=desk.say("Who sits where")),
        part("acts", *acts),
    )
    there = {piece.key for piece in acts if piece.key}
    tools = (_without(_tools(desk, table), there),) if opened else ()
    return (row, *tools, *desk.refusal(place_of(table)))


def _without(piece: Piece, there: set[str]) -> Piece:
    """A part without the buttons that are at hand already."""
    return replace(piece, parts=tuple(_without(inner, there) for inner in piece.parts if inner.key not in there))


def is_opened(desk: HostDesk, table: TableSummary) -> bool:
    """A table that is alone is always open; of several, the one the host turned to."""
    return desk.looking.chosen == table.code or len(desk.house.tables) == 1


# Which table


def _which(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say = desk.at(table)
    pieces = [Piece(kind="heading", text=called(table))]
    if table.title:
        pieces.append(Piece(kind="text", text=table.code, looks="code"))
    pieces.append(Piece(kind="text", text=_kind(say, table.rules), looks="small"))
    if table.instant:
        pieces.append(Piece(kind="text", text=say("a game with bots, opened at the door"), looks="small"))
    if table.deal:
        pieces.append(Piece(kind="text", text=say("deal {deal}", deal=table.deal), looks="small"))
    if table.hour:
        pieces.append(_hours(desk, table))
    return pieces


def _kind(say: Translator, rules: Rules) -> str:
    """The edition and what else sets this table apart from others of the house."""
    offered = {rule.name: rule for rule in rules_on_offer(say, rules)}
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


def _now(rule: Rule, rules: Rules) -> str:
    return next(choice.text for choice in rule.choices if choice.rules == rules)


def _hours(desk: HostDesk, table: TableSummary) -> Piece:
    lang, lexicon, hours = desk.looking.lang, table.rules.lexicon, table.rules.hours
    label = desk.say("{hour}, of {count}", hour=hour_name(table.hour, lang, lexicon), count=hours)
    numeral = short_hour(table.hour, lang, lexicon)
    if hours > len(ROMAN):
        return Piece(kind="hours", label=label, little=("now",), tag=numeral)
    marks = ("past" if hour < table.hour else "now" if hour == table.hour else "later" for hour in range(1, hours + 1))
    return Piece(kind="hours", label=label, little=tuple(marks), tag=numeral)


# Whom it waits for


def _waits(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say = desk.at(table)
    if table.ending is not None:
        return _ended(say, table.ending)
    if table.phase == "lobby":
        return _lobby(desk, table)
    if table.paused_since is not None:
        return [
            Piece(kind="text", text=say("Paused"), looks="wait", since=table.paused_since),
            Piece(kind="text", text=say("Only talk is open."), looks="small"),
        ]
    if table.report:
        who = next((whose(desk, one) for one in table.seats if table.report in one.psychics), "")
        return [
            Piece(kind="text", text=say("{who} says that the ghost helped.", who=who), looks="wait long"),
            Piece(kind="text", text=say("You decide. If it did, the game is lost."), looks="small"),
        ]
    return _playing(desk, table)


def _ended(say: Translator, why: Ending) -> list[Piece]:
    if why == "called_off":
        return [Piece(kind="text", text=say("Called off"), looks="wait")]
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
        Piece(kind="text", text=text, looks=f"wait {mark}", mark=mark),
        Piece(kind="text", text=endings[why], looks="small"),
    ]


def _lobby(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say = desk.say
    here = sum(seat.kind != "nobody" for seat in table.seats)
    if not table.free:
        text, looks = say("Ready to begin"), "wait long"
    else:
        text, looks = say("One seat is free", "{count} seats are free", count=table.free), "wait"
    more = say("{count} of {total} are here", count=here, total=table.rules.players)
    return [Piece(kind="text", text=text, looks=looks), Piece(kind="text", text=more, looks="small")]


def _playing(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say = desk.at(table)
    waited = [seat for seat in table.seats if seat.waited_since is not None]
    if table.deadline is not None:
        sure = sum(seat.standing == "sure" for seat in table.seats)
        thinking = sum(bool(seat.psychics) for seat in table.seats)
        return [
            Piece(kind="text", text=say("Hourglass"), looks="wait", until=table.deadline),
            Piece(kind="text", text=say("{count} of {total} are sure.", count=sure, total=thinking), looks="small"),
        ]
    if not waited:
        return [Piece(kind="text", text=say("Nobody is waited for"), looks="wait")]
    late = any(seat.late for seat in waited)
    if len(waited) == 1:
        text = say("Waits for {who}", who=whose(desk, waited[0]))
    else:
        text = say("Waits for {count} people", count=len(waited))
    since = min(seat.waited_since for seat in waited if seat.waited_since is not None)
    piece = Piece(kind="text", text=text, looks="wait long" if late else "wait", since=since)
    more = _what_for(desk, table)
    return [piece, Piece(kind="text", text=more, looks="small")] if more else [piece]


def _what_for(desk: HostDesk, table: TableSummary) -> str:
    say = desk.at(table)
    match table.phase:
        case "assignment":
            return say("The ghost chooses what belongs to whom.")
        case "visions":
            given = sum(seat.standing == "vision" for seat in table.seats)
            looking = sum(bool(seat.psychics) and seat.standing != "finished" for seat in table.seats)
            return say("The ghost has reached {count} of {total}.", count=given, total=looking)
        case "manifestation":
            return say("The ghost tells who was right.")
        case "culprit":
            return say("The ghost chooses the culprit.")
        case "poll":
            return say("They name the culprit.")
        case _:
            return say("No hourglass runs; all must be sure.")


# What can be done


def _at_hand(desk: HostDesk, table: TableSummary, need: Need | None, *, whole: bool) -> list[Piece]:
    """The few things that matter now, gold for the one that is needed; the rest is a press away."""
    say = desk.say
    pieces = [*_needed(desk, table, need)]
    if not whole:
        there = {piece.key for piece in pieces}
        links = _links(desk, table)
        time = [piece for piece in _time(desk, table) if piece.key not in there]
        pieces += [*time[: max(0, AT_HAND - len(pieces) - len(links))], *links][: max(0, AT_HAND - len(pieces))]
    if len(desk.house.tables) > 1:
        look = desk.look(chosen="" if whole else table.code, target="")
        text = say("Close") if whole else say("All controls")
        label = say("{text}: table {code}", text=text, code=called(table))
        pieces.append(desk.eye(f"{table.code}:all", text, look, label=label, pressed=whole))
    return pieces


def _needed(desk: HostDesk, table: TableSummary, need: Need | None) -> list[Piece]:
    say, code = desk.say, table.code
    if table.paused_since is not None and table.ending is None:
        return [desk.wish(f"{code}:resume", say("Go on"), AtTable(code, Resume()), looks="go")]
    if need is None:
        return []
    match need.why:
        case "ready":
            return [desk.wish(f"{code}:begin", say("Begin"), AtTable(code, Start()), looks="go")]
        case "report":
            return [
                desk.wish(f"{code}:helped", say("It did help"), AtTable(code, JudgeGhost("helped"))),
                desk.wish(f"{code}:silent", say("It kept silent"), AtTable(code, JudgeGhost("kept_silent"))),
            ]
        case "empty":
            return [_fill(desk, table, looks="go")]
        case "late":
            return [desk.wish(f"{code}:advance", say("Advance the slowest"), AdvanceSlowest(code), looks="go")]
        case _:
            assert need.seat is not None
            who, seat = need.seat.name, need.seat.seat
            bot = SeatBot(code, seat, bot_language(desk.looking.lang))
            return [
                desk.wish(f"{code}:{seat}:bot", say("A bot plays for {who}", who=who), bot, looks="go"),
                desk.wish(f"{code}:{seat}:link", say("New link for {who}", who=who), IssueLink(code, seat)),
            ]


def _tools(desk: HostDesk, table: TableSummary) -> Piece:
    seat = next((seat for seat in table.seats if seat.seat == desk.looking.target), None)
    if seat is not None:
        return seat_tools(desk, table, seat)
    say = desk.say
    groups = (
        (say("The game"), [*_time(desk, table)]),
        (say("The room"), _room(desk, table)),
        (say("Bots"), _company(desk, table, preset_choices(say, table.company))),
        (say("Their pace"), _company(desk, table, pace_choices(say, table.company))),
        (say("Pages"), [*_links(desk, table), *_addresses(desk, table)]),
        (say("For good"), _for_good(desk, table)),
    )
    hint = Piece(kind="text", text=say("Press a person to see their link, name and seat."), looks="small hint")
    parts = [
        part("tools", Piece(kind="heading", text=name, looks="minor"), *pieces, label=name)
        for name, pieces in groups
        if pieces
    ]
    return part("drawer", *parts, hint)


def _time(desk: HostDesk, table: TableSummary) -> list[Piece]:
    """What carries a game on, or holds it."""
    say, code = desk.say, table.code
    pieces: list[Piece] = []
    if table.phase == "lobby":
        if table.free:
            pieces.append(_fill(desk, table))
        looks = "" if table.free else "go"
        return [*pieces, desk.wish(f"{code}:begin", say("Begin"), AtTable(code, Start()), looks=looks)]
    if table.phase == "over":
        return [desk.wish(f"{code}:again", say("Play again"), PlayAgain(code))]
    if table.paused_since is not None:
        return [desk.wish(f"{code}:resume", say("Go on"), AtTable(code, Resume()), looks="go")]
    if any(seat.kind == "nobody" for seat in table.seats):
        pieces.append(_fill(desk, table))
    pieces.append(desk.wish(f"{code}:pause", say("Pause"), AtTable(code, Pause())))
    if table.deadline is not None:
        pieces.append(desk.wish(f"{code}:time:30", say("30 seconds more"), AtTable(code, AddTime(30))))
        pieces.append(desk.wish(f"{code}:time:120", say("2 minutes more"), AtTable(code, AddTime(120))))
    if any(seat.waited_since is not None for seat in table.seats):
        pieces.append(desk.wish(f"{code}:advance", say("Advance the slowest"), AdvanceSlowest(code)))
    if table.can_close_step:
        pieces.append(desk.wish(f"{code}:step", say("End this step"), AtTable(code, CloseStep())))
    return pieces


def _fill(desk: HostDesk, table: TableSummary, looks: str = "") -> Piece:
    wish = FillWithBots(table.code, bot_language(desk.looking.lang))
    return desk.wish(f"{table.code}:fill", desk.say("Fill with bots"), wish, looks=looks)


def _company(desk: HostDesk, table: TableSummary, kinds: list[BotChoice]) -> list[Piece]:
    """What the bots of a table are like; nothing once nobody plays there any more."""
    if table.phase == "over":
        return []
    now = table.company
    choices = [
        desk.wish(
            f"{table.code}:{kind.key}",
            kind.name,
            SetBots(table.code, kind.company),
            label=f"{kind.name}. {kind.means}",
            pressed=kind.company == now,
        )
        for kind in kinds
    ]
    return [*choices, *(Piece(kind="text", text=kind.means, looks="small") for kind in kinds if kind.company == now)]


def _room(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say, code = desk.say, table.code
    return [
        desk.wish(
            f"{code}:written",
            say("We sit in one room"),
            SetTableOptions(code, chat=not table.written, hide_names=table.hidden),
            more=say("no written talk"),
            pressed=not table.written,
        ),
        desk.wish(
            f"{code}:hidden",
            say("Hide names"),
            SetTableOptions(code, chat=table.written, hide_names=not table.hidden),
            more=say("on the projector"),
            pressed=table.hidden,
        ),
    ]


def _links(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say, code = desk.say, table.code
    if not desk.house.serves:
        return []
    label = say("Watch table {code} in a new window", code=called(table))
    return [Piece(kind="link", text=say("Watch"), label=label, href=f"host/watch/{code}")]


def _addresses(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say, code = desk.say, table.code
    if not desk.house.serves:
        return []
    pieces = [Piece(kind="link", text=say("Rules"), href=f"rules/{code}")]
    if table.phase == "over":
        return [Piece(kind="link", text=say("Game file"), href="games"), *pieces]
    join = [Piece(kind="link", text=say("Poster"), href=f"poster/{code}")]
    if any(seat.kind != "person" for seat in table.seats) or table.free:
        join.append(Piece(kind="link", text=say("Join page"), href=f"join/{code}"))
    return [*join, *pieces]


def _for_good(desk: HostDesk, table: TableSummary) -> list[Piece]:
    say, code = desk.say, table.code
    pieces: list[Piece] = []
    if table.phase not in ("lobby", "over"):
        pieces += desk.sure(f"{code}:end", say("End the game"), say("Press again to end it"), AtTable(code, CallOff()))
    again = say("Press again: all of it will be gone")
    return [*pieces, *desk.sure(f"{code}:delete", say("Delete the table"), again, DeleteTable(code))]
