"""`mysterium-nb demo`: bots play a whole game, told as a story."""

import argparse
import random
from collections.abc import Iterable

from mysterium_nb.cli.options import Commands, add_data, add_edition, add_json, add_language, open_store, print_json
from mysterium_nb.cli.terminal import TerminalWriter
from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import KINDS
from mysterium_nb.engine.names import seat_name, seat_names
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, SeatId, assign_colours
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import PublicView
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.rulebook import rules_title
from mysterium_nb.table.autoplay import SimulatedClock, play_to_end
from mysterium_nb.table.store import MemoryStore
from mysterium_nb.table.table import Chooser, Table, wall_clock

_NAMES = ("Wick", "Thimble", "Cinder", "Marrow", "Gable", "Fathom")


def add_to(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("demo", help="let bots play a game and tell it as a story")
    add_edition(parser)
    add_language(parser)
    add_data(parser)
    add_json(parser)
    parser.add_argument("--seed", help="the same seed tells the same story")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    rules = Rules.preset(options.edition, options.players, options.difficulty)
    clock = SimulatedClock(wall_clock(), seconds_a_move=2)
    rng = random.Random(options.seed)
    store = MemoryStore() if options.data is None else open_store(options.data)
    table = Table.open(rules, cards=shipped().ids, store=store, clock=clock, rng=rng)
    players = assign_colours(rules.psychics, rules.people)
    for name, colours in zip(_NAMES, players, strict=False):
        table.sit(colours[0], name, "bot")
    table.start(seed=options.seed, typed=options.seed is not None)
    bots = _bots([(GHOST,), *players], options.lang, rng)
    told = 0
    teller = TerminalWriter(table.view(GHOST).setup, options.lang)
    if not options.json:
        _opening(table.view(GHOST), teller, options.lang)
    for _ in play_to_end(table, bots, clock):
        chapters = story_chapters(table.view(GHOST), shipped().namer(options.lang), options.lang)[1:]
        finished = len(chapters) if table.over else len(chapters) - 1
        for hour, chapter in enumerate(chapters[:finished], start=1):
            if hour > told and not options.json:
                teller.chapter(chapter)
                _talk(table.view(GHOST), hour, teller, options.lang)
        told = max(told, finished)
    _ending(table, teller, options)
    store.close()
    return 0


def _bots(persons: Iterable[tuple[SeatId, ...]], lang: str, rng: random.Random) -> dict[SeatId, Chooser]:
    """A bot for each person, with as many seats as the person has psychics."""
    from mysterium_nb.minds import Partner  # numpy: `demo --help` need not wait for it

    bots: dict[SeatId, Chooser] = {}
    for seats in persons:
        bot = Partner.of(shipped(), seed=rng.getrandbits(64), lang=lang)
        bots |= dict.fromkeys(seats, bot.choose)
    return bots


def _talk(view: PublicView, hour: int, teller: TerminalWriter, lang: str) -> None:
    """What was said in an hour, after what happened in it."""
    say = translator(lang, view.rules.lexicon)
    for remark in view.talk:
        if remark.hour == hour:
            teller.line(say("{who}: {words}", who=seat_name(view.setup, remark.psychic, lang), words=remark.text))


def _opening(view: PublicView, teller: TerminalWriter, lang: str) -> None:
    say = translator(lang, view.rules.lexicon)
    rules = view.rules
    names = seat_names(view.setup, (p.colour for p in view.psychics), lang)
    teller.title(say("A séance for {count} players", count=rules.players))
    teller.line(say("{rules}: {count} cards of each kind.", rules=rules_title(rules, say), count=rules.cards_per_kind))
    teller.line(say("The ghost keeps silent; the psychics are {names}, bots all.", names=names))
    if view.setup.typed_seed:
        teller.line(say("The deal comes from a seed that somebody typed in: this is a demo or a test."))


def _ending(table: Table, teller: TerminalWriter, options: argparse.Namespace) -> None:
    view = table.view(GHOST)
    assert view.outcome is not None
    if options.json:
        print_json({"game": table.game, "won": view.outcome.won, "why": view.outcome.why, "hours": view.hour})
        return
    say, name = translator(options.lang, view.rules.lexicon), shipped().namer(options.lang)
    assert view.truth is not None
    teller.title(say("What the ghost knew"))
    for psychic, belongs in zip(view.psychics, view.truth.sets, strict=True):
        cards = ", ".join(("✓ " if i < psychic.step else "") + name(belongs[i]) for i in range(len(KINDS)))
        teller.line(say("{who}: {cards}.", who=seat_name(view.setup, psychic.colour, options.lang), cards=cards))
    if options.data is not None:
        teller.line(say("Kept as game {game}.", game=table.game))
