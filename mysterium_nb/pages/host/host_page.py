"""The host's page: every table at a glance, the one that needs the host in the light, and all a host can do.

It is made from what is public and from who is there: a host may be playing.
"""

from mysterium_nb.i18n.catalogue import hour_name, language_name, next_language
from mysterium_nb.pages.builder import short_hour
from mysterium_nb.pages.host.attention import Attention, attention_for
from mysterium_nb.pages.host.host_builder import HostPage, HostPageBuilder, panel_name, table_title
from mysterium_nb.pages.host.new_tables import default_new_tables, new_tables_form
from mysterium_nb.pages.host.table_panel import hosted_table
from mysterium_nb.pages.model import Link, PageState, Panels, Piece, StatusLine, TextButton, keys_of
from mysterium_nb.protocol.host_commands import PauseAll, ResumeAll, SetOpenSeating
from mysterium_nb.protocol.house_view import HouseView, SeatSummary, TableSummary


def host_page(house: HouseView, page_state: PageState) -> HostPage:
    builder = HostPageBuilder(house, page_state)
    panels: Panels = {"house": _house(builder), "strip": _strip(builder), "settings": _settings(builder)}
    names = {
        "house": builder.say("The whole house"),
        "strip": builder.say("All tables"),
        "settings": builder.say("Settings"),
    }
    if page_state.new_tables is not None or not house.tables:
        panels["opening"] = new_tables_form(builder)
        names["opening"] = builder.say("Open tables")
    for table in house.tables:
        panels[panel_name(table)] = hosted_table(builder, table)
        names[panel_name(table)] = builder.say("Table {code}", code=table_title(table))
    panels = {place: pieces for place, pieces in panels.items() if pieces}
    there = {key for pieces in panels.values() for key in keys_of(pieces)}
    actions = {key: action for key, action in builder.actions.items() if key in there}
    commands = {key: command for key, command in builder.commands.items() if key in there}
    return HostPage("host", page_state, "visions", _status_line(builder), panels, names, {**actions}, commands=commands)


def people(tables: tuple[TableSummary, ...]) -> list[SeatSummary]:
    return [seat for table in tables for seat in table.seats if seat.kind == "person"]


def _status_line(builder: HostPageBuilder) -> StatusLine:
    say, tables = builder.say, builder.house.tables
    if not tables:
        return StatusLine(
            say("Open your first tables"), say("People come in at {address}", address=builder.house.address)
        )
    needs = [(table, need) for table in tables if (need := attention_for(table)) is not None]
    many = say("{count} table", "{count} tables", count=len(tables))
    here = say("{count} person", "{count} people", count=len(people(tables)))
    more = [_elsewhere(builder, len(needs)), _pace(builder)]
    return StatusLine(
        title=_needed(builder, *needs[0]) if needs else _calm(builder),
        details=" ".join(filter(None, more)),
        eyebrow=f"{many}, {here}",
    )


def _needed(builder: HostPageBuilder, table: TableSummary, need: Attention) -> str:
    say, name = builder.say, table_title(table)
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


def _calm(builder: HostPageBuilder) -> str:
    say, tables = builder.say, builder.house.tables
    if all(table.phase == "lobby" for table in tables):
        return say("People are coming in")
    if all(table.phase == "over" for table in tables):
        return say("All games are over")
    if any(table.paused_since is not None for table in tables):
        return say("Paused")
    return say("All is well: nobody needs you")


def _elsewhere(builder: HostPageBuilder, needs: int) -> str:
    if needs <= 1:
        return builder.say("People come in at {address}", address=builder.house.address) if not needs else ""
    return builder.say("One more table does.", "{count} more tables need you.", count=needs - 1)


def _pace(builder: HostPageBuilder) -> str:
    """How far apart the tables are."""
    playing = [table for table in builder.house.tables if table.hour and table.ending is None]
    if len(playing) < 2 or len({table.rules.lexicon for table in playing}) > 1:
        return ""
    slow, fast = min(playing, key=lambda t: t.hour), max(playing, key=lambda t: t.hour)
    names = [hour_name(one.hour, builder.state.lang, one.rules.lexicon) for one in (slow, fast)]
    if names[0] == names[1]:
        return builder.say("All are at {hour}.", hour=names[0])
    return builder.say("The slowest table is at {slow}, the fastest at {fast}.", slow=names[0], fast=names[1])


def _house(builder: HostPageBuilder) -> tuple[Piece, ...]:
    say, tables = builder.say, builder.house.tables
    pieces: list[Piece] = []
    if tables:
        on = builder.state.new_tables is not None
        look = builder.state_after(new_tables=None if on else default_new_tables(builder))
        pieces.append(builder.view_button("open", say("Open more tables"), look, pressed=on))
    playing = [table for table in tables if table.phase not in ("lobby", "over")]
    if len(tables) > 1 and any(table.paused_since is None for table in playing):
        pieces.append(builder.command_button("pause-all", say("Pause all"), PauseAll()))
    if len(tables) > 1 and any(table.paused_since is not None for table in playing):
        pieces.append(builder.command_button("resume-all", say("Go on everywhere"), ResumeAll()))
    if builder.house.serves and any(table.phase != "over" for table in tables):
        spreads = builder.house.spreads
        label = say(
            "Seat people evenly: whoever opens {address} gets a free seat without a code", address=builder.house.address
        )
        door = SetOpenSeating(on=not spreads)
        pieces.append(builder.command_button("spread", say("Seat people evenly"), door, pressed=spreads, label=label))
    if builder.house.serves:
        pieces.append(Link(text=say("Finished games"), href="games"))
        if any(table.phase == "over" for table in tables):
            pieces.append(Link(text=say("Class report"), href="games/report"))
        pieces.append(Link(text=say("Lessons"), href="learn"))
    return (*pieces, *builder.refusal("house"))


def _strip(builder: HostPageBuilder) -> tuple[Piece, ...]:
    """The class at a glance: for each table a bar of little cards, filled as they are found."""
    tables = builder.house.tables
    return tuple(_bar(builder, table) for table in tables) if len(tables) > 1 else ()


def _bar(builder: HostPageBuilder, table: TableSummary) -> TextButton:
    found = sum(sum(seat.found) for seat in table.seats)
    total = 3 * sum(len(seat.found) for seat in table.seats)
    if table.ending is not None:
        state, short = builder.say("over"), "✓" if table.ending == "culprit_found" else "✕"
    elif table.hour:
        state = hour_name(table.hour, builder.state.lang, table.rules.lexicon)
        short = short_hour(table.hour, builder.state.lang, table.rules.lexicon)
    else:
        here = sum(seat.kind != "nobody" for seat in table.seats)
        state = builder.say("{count} of {total} are here", count=here, total=table.rules.players)
        short = f"{here}/{table.rules.players}"
    label = builder.say(
        "{table}: {state}, {found} of {total} found", table=table_title(table), state=state, found=found, total=total
    )
    needs = attention_for(table) is not None
    style = ["bar", *(["needs"] if needs else []), *([] if table.ending is None else ["over"])]
    return builder.view_button(
        f"go:{table.code}",
        table_title(table),
        builder.state_after(chosen=table.code, target=""),
        subtitle=short,
        label=label,
        style=" ".join(style),
        marks=("full",) * found + ("empty",) * (total - found),
    )


def _settings(builder: HostPageBuilder) -> tuple[Piece, ...]:
    page_state, say = builder.state, builder.say
    other = next_language(page_state.lang)
    light = page_state.theme == "light"
    theme = say("Night") if light else say("Light")
    return (
        builder.view_button("lang", language_name(other), builder.state_after(lang=other), style="quiet"),
        builder.view_button("theme", theme, builder.state_after(theme="night" if light else "light"), style="quiet"),
    )
