"""A replay as one file: a page that plays a game without a server and without a network."""

import hashlib
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import SeatTaken
from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import translate, translator
from mysterium_nb.logs.replays.beliefs import beliefs_of
from mysterium_nb.logs.replays.player_data import player_data
from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from mysterium_nb.logs.tables.name_matching import name_replacer
from mysterium_nb.logs.tables.pseudonyms import event_with_pseudonyms, has_given_name, pseudonyms
from mysterium_nb.picture.device import RoomName
from mysterium_nb.picture.shapes import Scene
from mysterium_nb.picture.svg import FONTS, definitions, strokes
from mysterium_nb.picture.table_scene import table_scene
from mysterium_nb.picture.view_svg import packed
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.widgets.replay_bar import SCRIPT, STYLE

_HERE = Path(__file__).parent
_ROOMS: tuple[RoomName, ...] = ("laptop", "phone")
_WIDTH = 160
"""Of the pictures inside, in pixels."""
_CODE = SCRIPT.replace("export default", "const replay =") + (_HERE / "standalone_page.js").read_text("utf-8")
_LOOKS = (
    STYLE
    + (_HERE / "standalone_page.css").read_text("utf-8")
    + "".join(f"#table .{name}{{font-family:{font}}}\n" for name, font in FONTS.items())
)
_ALLOWED = b64encode(hashlib.sha256(f"\n{_CODE}\n".encode()).digest()).decode()
"""The only script that may run in the page, whatever else is written there."""


def save_page(
    replay: Replay,
    path: Path,
    *,
    seat: SeatId = EVERYTHING,
    names: bool = False,
    notes: Mapping[int, str] | None = None,
    lang: str = "en",
) -> int:
    """Write the page to a new file, and tell how many bytes it has. People have pseudonyms unless `names` are kept."""
    content = replay_html(replay, seat=seat, names=names, notes=notes, lang=lang).encode()
    try:
        with path.open("xb") as file:
            return file.write(content)
    except FileExistsError:
        raise GameFileError(f"{path} is there already; choose another name.") from None
    except OSError as error:
        raise GameFileError(f"{path} cannot be written: {error.strerror}.") from error


def replay_html(
    replay: Replay,
    *,
    seat: SeatId = EVERYTHING,
    names: bool = False,
    notes: Mapping[int, str] | None = None,
    lang: str = "en",
) -> str:
    """The page: from everybody's eyes and from nobody's who sees all, or from those of one seat alone."""
    if not replay.finished:
        raise GameFileError("This game is not finished; a page of it would tell its secrets.")
    if not names:
        replay, notes = _under_pseudonyms(replay, notes or {})
    return _PageWriter(replay, seat, lang).page(notes or {})


class _PageWriter:
    def __init__(self, replay: Replay, seat: SeatId, lang: str) -> None:
        self._replay = replay
        self._seats = (EVERYTHING, WATCH) if seat == EVERYTHING else (seat,)
        self._views = [moment.seen_from(WATCH if seat == EVERYTHING else seat) for moment in replay.moments]
        self._lang = lang
        self.say = translator(lang, replay.last.setup.rules.lexicon)
        self._names = CardNames(replay.deck, lang)

    def page(self, notes: Mapping[int, str]) -> str:
        scenes = {room: [self._scene(view, room) for view in self._views] for room in _ROOMS}
        hands = [self._hand(place) for place in range(len(self._views))]
        drawn = [scene for room in scenes.values() for scene in room]
        pictures = self._pictures(drawn, hands)
        pool: dict[str, int] = {}
        beliefs = beliefs_of(self._replay)
        game = {
            "tapes": [player_data(self._replay, beliefs, seat, self._lang, seats=self._seats) for seat in self._seats],
            "rooms": {
                room: {"width": some[0].width, "frames": _delta_encode([_frame(one, pictures, pool) for one in some])}
                for room, some in scenes.items()
            },
            "strokes": [*pool],
            "labels": [scene.label for scene in scenes["laptop"]],
            "hands": hands,
            "names": {card: self._names(card) for card in pictures},
            "notes": {str(self._replay.place(seq)): words for seq, words in notes.items() if self._replay.has(seq)},
        }
        return self._written(game, definitions(drawn, pictures))

    def _scene(self, view: View, room: RoomName) -> Scene:
        return table_scene(view, self._lang, room=room, deck=self._replay.deck)

    def _hand(self, place: int) -> tuple[CardId, ...]:
        """The ghost's hand, where all is shown."""
        return self._replay.moments[place].state.hidden.hand if EVERYTHING in self._seats else ()

    def _pictures(self, scenes: Sequence[Scene], hands: Sequence[tuple[CardId, ...]]) -> dict[CardId, str | None]:
        """Every picture once, however often it is shown."""
        deck = self._replay.deck
        shown = dict.fromkeys(card for scene in scenes for card in scene.cards)
        shown |= dict.fromkeys(card for hand in hands for card in hand)
        return {card: None if deck is None else packed(deck, card, _WIDTH) for card in shown}

    def _written(self, game: dict[str, Any], defs: str) -> str:
        rules, say = self._replay.last.setup.rules, self.say
        title = escape(say("A séance, replayed"))
        edition, level = (_named(word, self._lang) for word in (rules.edition, rules.difficulty))
        about = escape(say("{edition}, {count} players, {level}", edition=edition, count=rules.players, level=level))
        # A page is read by its signs: inside the data none of them can end it.
        data = msgspec.json.encode(game).decode().replace("<", "\\u003c")
        return f"""<!doctype html>
<html lang="{self._lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{_ALLOWED}'">
<title>{title}</title>
<style>
{_LOOKS}
</style>
<svg id="defs" aria-hidden="true"><defs>{defs}</defs></svg>
<main>
<h1>{title} <small>{about}</small></h1>
<div id="bar"></div>
<svg id="table" role="img" xmlns="http://www.w3.org/2000/svg"></svg>
<section id="hand"><h2>{escape(say("The ghost’s hand"))}</h2><div></div></section>
<dialog id="large" aria-label="{escape(say("Seen large"))}"></dialog>
</main>
<script type="application/json" id="game">{data}</script>
<script type="module">
{_CODE}
</script>
</html>
"""  # noqa: E501 - a line of the page


def _named(preset: str, lang: str) -> str:
    """An edition or a difficulty, as the lobby calls it."""
    return translate(preset.replace("-", " ").capitalize(), lang)


Frame = tuple[int, list[int]]


def _frame(scene: Scene, pictures: Mapping[CardId, str | None], pool: dict[str, int]) -> Frame:
    """How high a scene is, and its strokes by their places in the pool."""
    return scene.height, [pool.setdefault(_shorten_fonts(stroke), len(pool)) for stroke in strokes(scene, pictures)]


def _shorten_fonts(stroke: str) -> str:
    """With a class for the font, whose names take more room than most words."""
    for name, font in FONTS.items():
        stroke = stroke.replace(f' font-family="{font}"', f' class="{name}"')
    return stroke


def _delta_encode(frames: Sequence[Frame]) -> list[tuple[int, int, int, list[int]]]:
    """Each frame by what it keeps of the one before, at its beginning and at its end, and what is new between."""
    rolled, before = [], list[int]()
    for height, now in frames:
        most = min(len(before), len(now))
        head = next((i for i in range(most) if before[i] != now[i]), most)
        tail = next((i for i in range(most - head) if before[-1 - i] != now[-1 - i]), most - head)
        rolled.append((height, head, tail, now[head : len(now) - tail]))
        before = now
    return rolled


def _under_pseudonyms(replay: Replay, notes: Mapping[int, str]) -> tuple[Replay, dict[int, str]]:
    """The same game without people's names, in talk and notes too; bots keep theirs."""
    taken = [entry.event for entry in replay.entries if isinstance(entry.event, SeatTaken)]
    persons = pseudonyms(event.name for event in taken if has_given_name(event))
    hidden = name_replacer(persons)
    entries = [replace(entry, event=event_with_pseudonyms(entry.event, persons, hidden)) for entry in replay.entries]
    return Replay(entries), {seq: hidden(words) for seq, words in notes.items()}
