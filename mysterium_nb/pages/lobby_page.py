"""The lobby: who sits where, by which rules, and who may begin.

The host seats people and bots. Whoever keeps the table, the host or the first who sat down, sets its rules.
"""

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cast import CAST
from mysterium_nb.engine.decide.lobby import LONGEST_NAME
from mysterium_nb.engine.moves import OrderAges, Sit, StandUp, Start
from mysterium_nb.engine.seats import COLOURS, GHOST, HOST, WATCH, Colour, SeatColours, SeatId, assign_colours
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import join_names
from mysterium_nb.pages.after.summary import capitalise_first
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import Field, Heading, Page, PageState, Panels, Piece, PsychicRow, Text
from mysterium_nb.pages.rules_form import numbers_in_force, rules_form
from mysterium_nb.pages.sidebar import settings
from mysterium_nb.pages.status_line import status_line
from mysterium_nb.protocol.sitter_names import free_bot_name

COLOURS_TOO = "colours"
"""What the host looks at to give away a colour that is not in play by itself."""


def lobby_page(view: View, page_state: PageState, names: CardNames) -> Page:
    builder = PageBuilder(view, page_state, names)
    panels: Panels = {
        "seats": _seats(builder),
        "rules": (*rules_form(builder), *numbers_in_force(builder), *builder.refusal("rules")),
        "dock": _dock(builder),
        "settings": settings(builder),
    }
    return builder.page("lobby", status_line(builder, eyebrow=builder.say("Lobby")), panels)


def _seats(builder: PageBuilder) -> tuple[Piece, ...]:
    view, say = builder.view, builder.say
    seats = _shared_out(view)
    taken = sum(sitter.seat != GHOST for sitter in view.setup.sitters)
    pieces: list[Piece] = [Heading(text=say("Who sits where"))]
    pieces += _seat(builder, GHOST, (), can_sit=True)
    for colours in seats:
        pieces += _seat(builder, colours[0], colours, can_sit=taken < view.rules.people)
    pieces += _outside(builder, seats)
    pieces += _other_colours(builder, seats, can_sit=taken < view.rules.people)
    if _asks_for_ages(builder):
        text = say("Who is the eldest? Press a seat. Where votes and levels are equal, the eldest decides.")
        pieces.append(Text(text=text, style="small"))
    pieces += builder.refusal("seats")
    return tuple(pieces)


def _shared_out(view: View) -> SeatColours:
    """The seats as they would be if the game began now."""
    chosen = tuple(colour for colour in COLOURS if view.setup.sitter(colour) is not None)
    return assign_colours(view.rules.psychics, view.rules.people, chosen)


def _eldest(view: View, colours: tuple[Colour, ...]) -> Colour:
    """Who would be the eldest now: those named, then those who sat down first, then the first colour."""
    seated = (sitter.seat for sitter in view.setup.sitters)
    return next(colour for age in (*view.setup.ages, *seated, *colours) for colour in colours if colour == age)


def _asks_for_ages(builder: PageBuilder) -> bool:
    """Age decides only a tied secret vote, and only the keeper says who is older than whom."""
    return builder.view.rules.poll == "straw" and OrderAges in builder.free_move_types and builder.view.rules.people > 1


def _seat(builder: PageBuilder, seat: SeatId, colours: tuple[Colour, ...], *, can_sit: bool) -> list[Piece]:
    view, say = builder.view, builder.say
    sitter = view.setup.sitter(seat)
    place = join_names([builder.colour(one) for one in colours or (seat,)], builder.state.lang)
    mine = view.seat in (seat, *colours)
    everybody = tuple(colour for played in _shared_out(view) for colour in played)
    eldest = view.rules.poll == "straw" and bool(colours) and _eldest(view, everybody) in colours
    role, called = CAST[seat].name, capitalise_first(place) if sitter is None else sitter.name
    facts = (
        (role, role not in ("", called)),
        (capitalise_first(place), sitter is not None),
        (say("free"), sitter is None),
        (say("the house"), sitter is not None and sitter.kind == "bot"),
        (say("you"), mine),
        (say("keeps the table"), view.setup.sitters[:1] == (sitter,)),
        (say("the eldest"), eldest),
    )
    row = PsychicRow(
        text=called,
        subtitle=" · ".join(fact for fact, true in facts if true),
        seat=seat,
        mine=mine,
        style="seat free" if sitter is None else f"seat {sitter.kind}",
        pawns=colours[1:],
    )
    if colours and _asks_for_ages(builder):
        ages = (colours[0], *(age for age in view.setup.ages if age != colours[0]))
        key = builder.register(f"eldest:{seat}", builder.state_after() if eldest else OrderAges(ages))
        label = say("{text}, {more}. Make the eldest.", text=row.text, more=row.subtitle)
        row = replace(row, key=key, label=label, pressed=eldest)
    return [row, *_seating(builder, seat, place, can_sit=can_sit)]


def _seating(builder: PageBuilder, seat: SeatId, place: str, *, can_sit: bool) -> list[Piece]:
    """What the host alone does about a seat: put a person or a bot there, or let them stand up."""
    say, sitter = builder.say, builder.view.setup.sitter(seat)
    if Sit not in builder.free_move_types:
        return []
    if sitter is not None:
        label = say("Let {who} stand up", who=sitter.name)
        return [builder.button(f"up:{seat}", say("Stand up"), StandUp(seat), label=label, style="quiet up")]
    if not can_sit:
        return []
    bot = free_bot_name(builder.view.setup, seat)
    label = say("Let a bot sit here: {place}", place=place)
    return [
        Field(
            key=builder.register(f"sit:{seat}", Sit(seat, "")),
            text=say("Seat"),
            label=say("Name for {place}", place=place),
            max_length=LONGEST_NAME,
            style="sit",
        ),
        builder.button(f"bot:{seat}", say("A bot"), Sit(seat, bot, "bot"), label=label, style="quiet bot"),
    ]


def _outside(builder: PageBuilder, seats: SeatColours) -> list[Piece]:
    """The reader's own seat, where the game would begin without it."""
    seat = builder.view.seat
    if seat in (GHOST, HOST, WATCH) or any(seat in colours for colours in seats):
        return []
    more = builder.say("you · the game would begin without this colour")
    return [PsychicRow(text=builder.colour(seat), subtitle=more, seat=seat, mine=True, style="seat out")]


def _other_colours(builder: PageBuilder, seats: SeatColours, *, can_sit: bool) -> list[Piece]:
    """Colours that nobody has yet, for the host to give away."""
    free = [colour for colour in COLOURS if all(colour != colours[0] for colours in seats)]
    if Sit not in builder.free_move_types or not can_sit or not free:
        return []
    shown = builder.state.kind == COLOURS_TOO
    look = builder.state_after(kind="" if shown else COLOURS_TOO)
    text = builder.say("No other colour") if shown else builder.say("Another colour")
    pieces: list[Piece] = [builder.button("colours", text, look, style="quiet wide")]
    for colour in free if shown else ():
        pieces.append(
            PsychicRow(text=builder.colour(colour), subtitle=builder.say("free"), seat=colour, style="seat free spare")
        )
        pieces += _seating(builder, colour, builder.colour(colour), can_sit=True)
    return pieces


def _dock(builder: PageBuilder) -> tuple[Piece, ...]:
    view, say = builder.view, builder.say
    if Start in builder.free_move_types:
        free = [c for colours in _shared_out(view) for c in colours[:1] if view.setup.sitter(c) is None]
        seats: list[SeatId] = [*([GHOST] if view.setup.sitter(GHOST) is None else []), *free]
        names = join_names([builder.colour(seat) for seat in seats], builder.state.lang)
        text = say("Nobody sits here yet: {names}. You can begin all the same.", names=names) if seats else ""
        lead = (Text(text=text, style="small"),) if text else ()
        return (
            *lead,
            *builder.refusal("dock"),
            builder.button("start", say("Begin the séance"), Start(), style="go big"),
        )
    if view.setup.sitters:
        text = say("{who} begins when all are there.", who=builder.who(view.setup.sitters[0].seat))
    else:
        text = say("The first who sits down begins, or the host.")
    return (Text(text=text),)
