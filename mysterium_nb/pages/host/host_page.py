"""The host's page: every table at a glance, the one that needs the host in the light, and all a host can do.

It is made from what is public and from who is there: a host may be playing.
"""

from collections.abc import Iterator

from mysterium_nb.i18n.catalogue import hour_name
from mysterium_nb.pages.builder import short_hour
from mysterium_nb.pages.host.attention import Need, need_of
from mysterium_nb.pages.host.host_builder import HostDesk, HostPage, called, place_of
from mysterium_nb.pages.host.new_tables import a_new_opening, first_choice, opening
from mysterium_nb.pages.host.table_panel import hosted_table
from mysterium_nb.pages.model import Cue, Looking, Panels, Piece
from mysterium_nb.protocol.host_commands import PauseAll, ResumeAll, SetOpenSeating
from mysterium_nb.protocol.house_view import HouseView, SeatSummary, TableSummary


def host_page(house: HouseView, looking: Looking) -> HostPage:
    desk = HostDesk(house, looking)
    panels: Panels = {"house": _house(desk), "strip": _strip(desk), "settings": _settings(desk)}
    names = {"house": desk.say("The whole house"), "strip": desk.say("All tables"), "settings": desk.say("Settings")}
    if looking.opening is not None or not house.tables:
        unasked = looking.opening is None and house.serves
        panels["opening"] = first_choice(desk) if unasked else opening(desk)
        names["opening"] = desk.say("Open tables")
    for table in house.tables:
        panels[place_of(table)] = hosted_table(desk, table)
        names[place_of(table)] = desk.say("Table {code}", code=called(table))
    panels = {place: pieces for place, pieces in panels.items() if pieces}
    there = {piece.key for pieces in panels.values() for piece in everything(pieces)}
    presses = {key: look for key, look in desk.presses.items() if key in there}
    wishes = {key: wish for key, wish in desk.wishes.items() if key in there}
    return HostPage("host", looking, "visions", _cue(desk), panels, names, {**presses}, wishes)


def everything(pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    """All the pieces of a panel, those within others too."""
    for piece in pieces:
        yield piece
        yield from everything(piece.parts)


def people(tables: tuple[TableSummary, ...]) -> list[SeatSummary]:
    return [seat for table in tables for seat in table.seats if seat.kind == "person"]


def _cue(desk: HostDesk) -> Cue:
    say, tables = desk.say, desk.house.tables
    if not tables:
        title = say("Play now, or open tables") if desk.house.serves else say("Open your first tables")
        return Cue(title, say("People come in at {address}", address=desk.house.address))
    needs = [(table, need) for table in tables if (need := need_of(table)) is not None]
    many = say("{count} table", "{count} tables", count=len(tables))
    here = say("{count} person", "{count} people", count=len(people(tables)))
    more = [_elsewhere(desk, len(needs)), _pace(desk)]
    return Cue(
        title=_needed(desk, *needs[0]) if needs else _calm(desk),
        more=" ".join(filter(None, more)),
        eyebrow=f"{many}, {here}",
    )


def _needed(desk: HostDesk, table: TableSummary, need: Need) -> str:
    say, name = desk.say, called(table)
    who = "" if need.seat is None else need.seat.name or say("{psychic}", psychic=need.seat.seat)
    match need.why:
        case "report":
            return say("{table} needs you: did the ghost help?", table=name)
        case "lost":
            return say("{table} needs you: {who}’s connection is lost", table=name, who=who)
        case "empty":
            return say("{table} needs you: a seat is empty", table=name)
        case "late":
            return say("{table} has waited long for {who}", table=name, who=who)
        case _:
            return say("{table} is ready to begin", table=name)


def _calm(desk: HostDesk) -> str:
    say, tables = desk.say, desk.house.tables
    if all(table.phase == "lobby" for table in tables):
        return say("People are coming in")
    if all(table.phase == "over" for table in tables):
        return say("All games are over")
    if any(table.paused_since is not None for table in tables):
        return say("Paused")
    return say("All is well: nobody needs you")


def _elsewhere(desk: HostDesk, needs: int) -> str:
    if needs <= 1:
        return desk.say("People come in at {address}", address=desk.house.address) if not needs else ""
    return desk.say("One more table does.", "{count} more tables need you.", count=needs - 1)


def _pace(desk: HostDesk) -> str:
    """How far apart the tables are."""
    playing = [table for table in desk.house.tables if table.hour and table.ending is None]
    if len(playing) < 2 or len({table.rules.lexicon for table in playing}) > 1:
        return ""
    slow, fast = min(playing, key=lambda t: t.hour), max(playing, key=lambda t: t.hour)
    names = [hour_name(one.hour, desk.looking.lang, one.rules.lexicon) for one in (slow, fast)]
    if names[0] == names[1]:
        return desk.say("All are at {hour}.", hour=names[0])
    return desk.say("The slowest table is at {slow}, the fastest at {fast}.", slow=names[0], fast=names[1])


def _house(desk: HostDesk) -> tuple[Piece, ...]:
    say, tables = desk.say, desk.house.tables
    pieces: list[Piece] = []
    if tables:
        on = desk.looking.opening is not None
        look = desk.look(opening=None if on else a_new_opening(desk))
        pieces.append(desk.eye("open", say("Open more tables"), look, pressed=on))
    playing = [table for table in tables if table.phase not in ("lobby", "over")]
    if len(tables) > 1 and any(table.paused_since is None for table in playing):
        pieces.append(desk.wish("pause-all", say("Pause all"), PauseAll()))
    if len(tables) > 1 and any(table.paused_since is not None for table in playing):
        pieces.append(desk.wish("resume-all", say("Go on everywhere"), ResumeAll()))
    if desk.house.serves and any(table.phase != "over" for table in tables):
        spreads = desk.house.spreads
        label = say(
            "Seat people evenly: whoever opens {address} gets a free seat without a code", address=desk.house.address
        )
        door = SetOpenSeating(on=not spreads)
        pieces.append(desk.wish("spread", say("Seat people evenly"), door, pressed=spreads, label=label))
    if desk.house.serves:
        pieces.append(Piece(kind="link", text=say("Finished games"), href="games"))
        if any(table.phase == "over" for table in tables):
            pieces.append(Piece(kind="link", text=say("Class report"), href="games/report"))
        pieces.append(Piece(kind="link", text=say("Lessons"), href="learn"))
    return (*pieces, *desk.refusal("house"))


def _strip(desk: HostDesk) -> tuple[Piece, ...]:
    """The class at a glance: for each table a bar of little cards, filled as they are found."""
    tables = desk.house.tables
    return tuple(_bar(desk, table) for table in tables) if len(tables) > 1 else ()


def _bar(desk: HostDesk, table: TableSummary) -> Piece:
    found = sum(sum(seat.found) for seat in table.seats)
    total = 3 * sum(len(seat.found) for seat in table.seats)
    if table.ending is not None:
        state, short = desk.say("over"), "✓" if table.ending == "culprit_found" else "✕"
    elif table.hour:
        state = hour_name(table.hour, desk.looking.lang, table.rules.lexicon)
        short = short_hour(table.hour, desk.looking.lang, table.rules.lexicon)
    else:
        here = sum(seat.kind != "nobody" for seat in table.seats)
        state = desk.say("{count} of {total} are here", count=here, total=table.rules.players)
        short = f"{here}/{table.rules.players}"
    label = desk.say(
        "{table}: {state}, {found} of {total} found", table=called(table), state=state, found=found, total=total
    )
    needs = need_of(table) is not None
    looks = ["bar", *(["needs"] if needs else []), *([] if table.ending is None else ["over"])]
    return desk.eye(
        f"go:{table.code}",
        called(table),
        desk.look(chosen=table.code, target=""),
        more=short,
        label=label,
        looks=" ".join(looks),
        little=("full",) * found + ("empty",) * (total - found),
    )


def _settings(desk: HostDesk) -> tuple[Piece, ...]:
    looking, say = desk.looking, desk.say
    other, name = ("fr", "Français") if looking.lang == "en" else ("en", "English")
    light = looking.theme == "light"
    theme = say("Night") if light else say("Light")
    return (
        desk.eye("lang", name, desk.look(lang=other), looks="quiet"),
        desk.eye("theme", theme, desk.look(theme="night" if light else "light"), looks="quiet"),
    )
