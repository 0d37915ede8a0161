"""The sound of a page as a widget: it says which scene is on and shows the switch; the browser does the rest."""

import re
from pathlib import Path
from typing import Any

import msgspec
import traitlets
from anywidget import AnyWidget

from mysterium_nb.pages.soundscape import SoundScene
from mysterium_nb.table.table import wall_clock

_HERE = Path(__file__).parent
MODULES = (
    *("seeded_random", "synthesis", "instruments", "tone_bank", "harmony", "scenes", "cues", "mixer", "player"),
    *("page_sound", "sound_controls"),
)
"""JavaScript modules, each after those it imports."""
_LINKS = re.compile(r"^(import .*\n+|export (?!default ))", re.MULTILINE)


def one_module() -> str:
    """All modules as one: a widget has a single file of code, so the lines that link them are taken out."""
    return "\n".join(_LINKS.sub("", (_HERE / f"{name}.js").read_text("utf-8")) for name in MODULES)


class SoundControls(AnyWidget):
    """A switch and a slider, and on a projector the question whether the room shall have sound."""

    _esm = one_module()
    _css = (_HERE / "sound_controls.css").read_text("utf-8")
    scene: "traitlets.Dict[str, Any]" = traitlets.Dict().tag(sync=True)
    words: "traitlets.Dict[str, str]" = traitlets.Dict().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    music = traitlets.Bool(default_value=True).tag(sync=True)
    """Whether the scene sounds; without music there are only the cues about whoever looks at the page."""
    asks = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether a device that has never chosen is asked."""

    def __init__(self) -> None:
        super().__init__(_dom_classes=("mnb-sound",))
        self.on_msg(self._hear)

    def show(self, scene: SoundScene, words: dict[str, str], *, lang: str, music: bool, asks: bool) -> None:
        with self.hold_sync():
            self.scene = msgspec.to_builtins(scene)
            self.words = words
            self.lang = lang
            self.music = music
            self.asks = asks

    def cue(self, name: str) -> None:
        """Let a cue sound that has no picture of its own."""
        self.send({"cue": name})

    def _hear(self, _: object, message: object, __: object) -> None:
        match message:
            case {"clock": True}:  # a browser's clock may be wrong; ours is the one that counts
                self.send({"now": wall_clock()})
