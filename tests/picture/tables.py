"""Tables to draw, and what must be true of every picture of a table."""

from collections import Counter
from collections.abc import Iterator

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import Event
from mysterium_nb.engine.evolve import evolve
from mysterium_nb.engine.moves import Pause, Sit
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import HOST, TABLE
from mysterium_nb.engine.state import EMPTY_STATE, State
from mysterium_nb.engine.views import PublicView
from mysterium_nb.picture.device import ROOMS
from mysterium_nb.picture.shapes import Box, Picture, Scene, Sprite, Words
from mysterium_nb.picture.sprites import SPRITES
from mysterium_nb.picture.text_width import width_of
from tests.seance import BLUE, RED, TEAL, YELLOW, Seance, a_lobby, a_seance

WIDEST = "WWWWWWWWWWWWWWWWWWWWWWW"


def thinking() -> Seance:
    """The third hour of five players: found cards, earlier guesses, pawns, tokens, two who are sure."""
    seance = a_seance().plays_hour(RED, TEAL).plays_hour(TEAL)
    seance = seance.ghost_sends(YELLOW).ghost_sends(RED, 2).ghost_sends(TEAL).ghost_sends(BLUE, 3)
    seance = seance.places(YELLOW, right=False).places(RED).places(TEAL)
    return seance.agrees(TEAL, on=YELLOW).disagrees(RED, on=YELLOW).disagrees(BLUE, on=RED).sure(YELLOW, RED)


def crowded() -> Seance:
    """As much as a table can hold: twelve cards of a kind, six psychics, seven visions an hour, the widest names."""
    seance = a_seance(rules=Rules.original(players=7, difficulty="very-difficult"))
    for place, psychic in enumerate(seance.state.psychics):
        seance = seance.does(TABLE, Sit(psychic.colour, f"{WIDEST}{place}"))
    for cards in (7, 5):
        for colour in seance.unfinished():
            seance = seance.ghost_sends(colour, cards)
        for colour in seance.unfinished():
            seance = seance.places(colour, right=False)
        seance = seance.all_sure().all_revealed()
    return seance.all_get_visions()


def moments() -> dict[str, Seance]:
    """A table in every phase, of every edition's way to end."""
    five = a_seance()
    seven = a_seance(rules=Rules.classic(players=7, difficulty="hard"))
    poll = five.finale(2, 5, 6, 9, culprit=2)
    last = five.plays_hour(RED).at_hour(7)
    tries = a_seance(rules=Rules.original(players=4, difficulty="easy")).finale(culprit=2).points(YELLOW, 1)
    two = a_seance(rules=Rules.classic(players=2, difficulty="hard"))
    three = a_seance(rules=Rules.classic(players=3))
    off = a_seance(rules=Rules.classic(players=4).but(tokens=0, timer_seconds=None, hours=30))
    return {
        "lobby": a_lobby(people=(RED,)),
        "assignment": a_seance(rules=Rules.revised(players=5)),
        "visions": five.ghost_sends(RED, 2),
        "interpretation": thinking(),
        "paused": thinking().does(HOST, Pause()),
        "manifestation": five.judged(RED, TEAL).reveals(TEAL, BLUE),
        "late": five.finds_everything(YELLOW, RED, TEAL).all_get_visions(),
        "crowded": crowded(),
        "culprit": five.lined_up(),
        "poll": poll.votes(YELLOW, 2),
        "poll of six": seven.finale(0, 5, 7, 8, 10, 12, culprit=4).votes(YELLOW, 1),
        "many crows": a_seance(rules=Rules.classic(players=4).but(crows=9, crow_per="game")),
        "largest": a_seance(rules=Rules.classic(players=7).but(cards_per_kind=18, tokens=20, hours=99)).thinking(),
        "no clairvoyancy": off.thinking(),
        "poll without tiers": off.finale(culprit=1),
        "tries": tries,
        "two": two.thinking(),
        "two agree": two.finale(culprit=3),
        "three": three.thinking(),
        "opening": poll.votes(YELLOW, 2).votes(RED, 2).votes(TEAL, 1).votes(BLUE, 1).opens_vote(),
        "tied": poll.votes(YELLOW, 2).votes(RED, 2).votes(TEAL, 1).votes(BLUE, 1).all_votes_opened(),
        "won": poll.votes(YELLOW, 2).votes(RED, 2).votes(TEAL, 1).votes(BLUE, 2).turns_culprit(),
        "lost": poll.votes(YELLOW, 1).votes(RED, 3).votes(TEAL, 1).votes(BLUE, 2).turns_culprit(),
        "out of time": last.plays_hour(),
    }


def prefixes(log: list[Event]) -> Iterator[State]:
    """Every position of a game, also those between the events of one move."""
    state = EMPTY_STATE
    for event in log:
        state = evolve(state, event)
        yield state


def cards_in_view(view: PublicView) -> set[CardId]:
    """Every card that this seat may see on the table."""
    cards = {card for row in view.board for card in row}
    for psychic in view.psychics:
        cards |= {*psychic.found, *(card for given in psychic.visions for card in given.cards)}
    if view.finale is not None:
        cards |= {*view.finale.shared, *(card for group in view.finale.groups for card in group)}
    if view.truth is not None:
        cards |= {*(view.truth.culprit_visions or ()), *(card for triple in view.truth.sets for card in triple)}
    return cards


def cards_on_table(view: PublicView) -> Counter[CardId]:
    """Before the line-up: every card there is to draw, as often as it lies there."""
    cards = [card for row in view.board for card in row]
    for psychic in view.psychics:
        cards += [*psychic.found, *(card for given in psychic.visions for card in given.cards)]
    return Counter(cards)


def drawn(scene: Scene) -> list[CardId]:
    """The cards of a scene, without backs."""
    return [shape.card for shape in scene.shapes if isinstance(shape, Picture) and not shape.card.startswith("b_")]


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def written(line: Words) -> Box:
    """About where a line of words is."""
    wide = width_of(line.text, line.size, line.weight)
    left = {"left": line.x, "center": line.x - wide / 2, "right": line.x - wide}[line.align]
    return Box(left, line.y - line.size, wide, line.size)


def core(line: Words) -> Box:
    """Where a line of words is for certain: the widths of letters are on the safe side."""
    box = written(line)
    shift = {"left": 0.0, "center": 0.1, "right": 0.2}[line.align]
    return Box(box.x + box.w * shift, box.y + box.h * 0.3, box.w * 0.8, box.h * 0.6)


def faults(scene: Scene, view: PublicView) -> list[str]:
    """Whatever is wrong with a picture of a table, in words."""
    whole = Box(0, 0, scene.width, scene.height).grown(1)
    floor = min(room.small for room in ROOMS.values() if room.width == scene.width)
    found = []
    for shape in scene.shapes:
        if isinstance(shape, Picture):
            if not whole.holds(shape.box) or min(shape.box.w, shape.box.h) < floor / 2:
                found.append(f"{shape.card} is drawn at {shape.box}")
        elif isinstance(shape, Words):
            if not whole.holds(written(shape)):
                found.append(f"{shape.text!r} sticks out")
            if shape.font == "sans" and shape.size < floor * 0.7:
                found.append(f"{shape.text!r} is too small")
            if shape.most and written(shape).w > shape.most * 1.01:
                found.append(f"{shape.text!r} is too long")
            if "{" in shape.text:
                found.append(f"{shape.text!r} is not filled in")
        elif isinstance(shape, Sprite) and shape.name not in SPRITES:
            found.append(f"there is no {shape.name}")
    found += [f"{card} is not in the view" for card in {*drawn(scene)} - cards_in_view(view)]
    if [hit.key for hit in scene.hits] != drawn(scene):
        found.append("what is drawn cannot be pressed")
    if view.finale is None and view.truth is None and Counter(drawn(scene)) != cards_on_table(view):
        found.append("not every card lies on the table once")
    lines = [shape for shape in scene.shapes if isinstance(shape, Words)]
    for place, line in enumerate(lines):
        found += [
            f"{line.text!r} lies over {other.text!r}" for other in lines[:place] if overlap(core(line), core(other))
        ]
    suspects = [hit for hit in scene.hits if hit.key[0] != "v"]
    for place, hit in enumerate(suspects):
        found += [f"{hit.key} lies over {other.key}" for other in suspects[:place] if overlap(hit.box, other.box)]
    return found
