"""Which music belongs to a moment of the game. It is made from what every seat sees, so it tells nobody anything."""

import zlib
from typing import Literal, assert_never

import msgspec

from mysterium_nb.engine.events import GameStarted
from mysterium_nb.engine.state import Revelation
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import Translator

SceneName = Literal["lobby", "calm", "tension", "manifestation", "sharedVision", "poll", "won", "lost"]
"""As in `widgets/sound/scenes.js`; the last ten seconds, which that file has too, begin in the browser."""
TENSE_HOURS = 2
"""How many hours before the end the music grows tense."""


class SoundScene(msgspec.Struct, frozen=True, omit_defaults=True):
    name: SceneName
    theme: int
    """Which melody is this table's: one number for everybody at it."""
    deadline: int | None = None
    """When time runs out, in milliseconds since 1970, unless the game is paused: the seconds before it are heard."""


def scene(view: View) -> SoundScene:
    running = view.clock.paused_at is None and view.phase != "opening"  # nobody is hurried by a tick there
    return SoundScene(_name(view), _theme(view), view.clock.deadline if running else None)


def _name(view: View) -> SceneName:
    match view.phase:
        case "lobby" | "assignment":
            return "lobby"
        case "visions" | "interpretation":
            return "tension" if view.hour > view.rules.hours - TENSE_HOURS else "calm"
        case "manifestation":
            return "manifestation"
        case "culprit":
            return "sharedVision"
        case "poll" | "opening":
            assert view.finale is not None
            return "poll" if _is_voting(view.finale) else "sharedVision"
        case "opening":
            return "poll"
        case "over":
            assert view.outcome is not None
            return "won" if view.outcome.won else "lost"
        case phase:
            assert_never(phase)


def _is_voting(finale: Revelation) -> bool:
    """Whether anybody has voted: until then people look at the shared vision."""
    return bool(finale.voted or finale.pointing or finale.votes)


def _theme(view: View) -> int:
    """A number from the cards that were dealt onto the board; before the deal, 0."""
    board = next((event.board for event in view.story if isinstance(event, GameStarted)), ())
    return zlib.crc32(msgspec.json.encode(board)) if board else 0


def sound_words(say: Translator) -> dict[str, str]:
    """What is written on the controls of the sound."""
    return {
        "sound": say("Sound"),
        "volume": say("Volume"),
        "question": say("Shall this room have sound?"),
        "about": say("Music, knocks and the bell. You are asked once, and the game does not wait."),
        "with_sound": say("With sound"),
        "silent": say("Silent"),
    }
