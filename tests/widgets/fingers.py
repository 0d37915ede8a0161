"""Fingers that press what is shown on a dashboard, by the very messages a browser sends, and nothing else."""

from typing import Any

from ipywidgets import Widget

from mysterium_nb.table import Table
from mysterium_nb.widgets.dashboard import Dashboard, GhostDashboard, PsychicDashboard

Point = tuple[float, float]


def browser_says(widget: Widget, content: object) -> None:
    """A message to a widget as it comes in from a browser."""
    message = {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
    widget.comm.handle_msg(message)


class Fingers:
    """A person in front of a dashboard, who sees pieces and presses them."""

    def __init__(self, dashboard: Dashboard) -> None:
        self.dashboard = dashboard

    def pieces(self, place: str) -> list[dict[str, Any]]:
        return [piece for piece in self.dashboard.panels[place].pieces if isinstance(piece, dict)]

    def keys(self, place: str, start: str = "") -> list[str]:
        """The keys of all the pieces there that can be pressed."""
        able = [piece["key"] for piece in self.pieces(place) if piece.get("key") and not piece.get("disabled_because")]
        return [key for key in able if key.startswith(start)]

    def press(self, place: str, key: str, *, text: str | None = None, point: Point | None = None) -> None:
        [piece] = [piece for piece in self.pieces(place) if piece.get("key") == key]
        assert not piece.get("disabled_because"), f"{key} cannot be pressed: {piece['disabled_because']}"
        content: dict[str, object] = {"press": key}
        if piece.get("kind") == "field":
            assert text is not None, f"{key} takes words"
            assert len(text) <= piece["max_length"], f"{key} takes no more than {piece['max_length']} letters"
            content["text"] = text
        if piece.get("reports_point"):
            assert point is not None, f"{key} takes a point"
            content["point"] = list(point)
        browser_says(self.dashboard.panels[place], content)
        assert not self.refused, f"{key}: {self.refused}"

    def press_one(self, place: str, start: str, number: int = 0) -> str:
        key = self.keys(place, start)[number]
        self.press(place, key)
        return key

    def words(self, place: str) -> str:
        """All that is written and spoken in a place."""
        facts = ("text", "subtitle", "speaker", "label", "alt", "tag", "stamp")
        return " | ".join(piece[fact] for piece in self.pieces(place) for fact in facts if piece.get(fact))

    @property
    def title(self) -> str:
        return str(self.dashboard.status.line["title"])

    @property
    def refused(self) -> str:
        """The sentences that say why a press did nothing, wherever they stand."""
        said = [p for place in self.dashboard.panels for p in self.pieces(place) if "refusal" in p.get("style", "")]
        return " ".join(piece["text"] for piece in said)


class Ghost(Fingers):
    """Plays the ghost by pressing; lets the crow fly, reveals from the last to the first, and notes what was meant."""

    def __init__(self, table: Table) -> None:
        super().__init__(GhostDashboard(table.seat("ghost")))
        self.crows = 0

    def target(self) -> dict[str, str]:
        """What each psychic's card is called that is to be hinted at now."""
        columns = [piece for piece in self.pieces("screen") if piece.get("tag")]
        return {piece["seat"]: piece["tag"] for piece in columns}

    def turn(self) -> bool:
        """Press what carries the game on; whether there was anything to press."""
        if self.keys("handbar", "suggest"):
            self._assign()
        elif self.keys("groups") and self.keys("hand", "pick:"):
            self._accuse()
        elif self.keys("handbar", "reveal:"):
            self.press_one("screen", "target:", -1)
            self.press_one("handbar", "reveal:")
        elif any(piece.get("key") == "send" for piece in self.pieces("handbar")):
            self._send()
        else:
            return False
        return True

    def _assign(self) -> None:
        """By hand for the last psychic, with a change of mind; chance for the others."""
        self.press_one("screen", "target:", -1)
        for kind in "clo":
            first, second = self.keys("board", f"give:{kind}")[:2]
            self.press("board", first)
            self.press("board", second)
        self.press("handbar", "fill")
        self.press("handbar", "assign")

    def _send(self) -> None:
        if not self.crows:
            self.press_one("hand", "pick:")
            if self.keys("handbar", "crow"):
                self.crows += 1
                self.press_one("handbar", "crow")
        self.press_one("screen", "target:", -1)
        for card in self.keys("hand", "pick:")[:2]:
            self.press("hand", card)
        if len(self.keys("screen", "target:")) > 1:
            self.press_one("hand", "pick:")  # one is enough after all
        self.press_one("handbar", "send:")
        self._note()

    def _note(self) -> None:
        self.press("handbar", "notes")
        noting = self.press_one("notes", "noting:")
        card = noting.removeprefix("noting:")
        self.press("large", f"point:{card}", point=(0.3, 0.6))
        self.press("large", f"words:{card}", text="the light in the window")
        self.press("large", "close-large")
        self.press("notes", "close-notes")

    def _accuse(self) -> None:
        self.press_one("groups", "group:", -1)
        self.press_one("groups", "group:")
        hand = self.keys("hand", "pick:")
        for card in (hand[0], hand[1], hand[2], hand[1], hand[3]):  # the second card is taken back for another
            self.press("hand", card)
        self.press("handbar", "accuse")


class Psychic(Fingers):
    """Plays a seat with one or two psychics by pressing; what is right is read from the ghost's own page."""

    def __init__(self, table: Table, seat: str, ghost: Ghost) -> None:
        super().__init__(PsychicDashboard(table.seat(seat)))
        self.seat = seat
        self.ghost = ghost
        self.talked = self.judged = 0

    def turn(self, *, right: bool = True) -> bool:
        able = [self._as(me, right=right) for me in self.keys("switch", "me:") or [""]]
        return any(able)

    def _as(self, me: str, *, right: bool) -> bool:
        if me and me in self.keys("switch"):
            self.press("switch", me)
        if self.keys("dock", "skip"):
            return self._guess_first(right=right)
        if self.dashboard.view.phase == "opening":
            return self._open_vote()
        if self.pieces("groups"):
            return self._name_culprit()
        if any(piece.get("key", "").startswith("sure") for piece in self.pieces("dock")):
            return self._guess(me.removeprefix("me:") or self.seat, right=right)
        return False

    def _guess_first(self, *, right: bool) -> bool:
        if right:
            self.press_one("board", "card:")
            self.press_one("sheet", "first:", 3)
        else:
            self.press_one("dock", "skip")
        return True

    def _guess(self, colour: str, *, right: bool) -> bool:
        if self.keys("dock", "sure"):
            self.press_one("dock", "sure")
            return True
        board = {piece["text"]: piece["key"] for piece in self.pieces("board")}
        belongs = self.ghost.target().get(colour)
        if belongs not in board or not self._has_vision():
            return False
        wrong = next(name for name in board if name != belongs)
        self.press("board", board[wrong])
        self.press_one("sheet", "place:")
        if right:
            self.press("board", board[belongs])
            self.press_one("sheet", "place:")
        return True

    def _has_vision(self) -> bool:
        return any("now" in piece.get("style", "").split() for piece in self.pieces("visions"))

    def opine(self) -> None:
        """Agree, think better of it, take it back, and agree for good; once an hour, since who judges is not sure."""
        if not self.keys("others", "others:") or self.judged == self.dashboard.view.hour:
            return
        self.judged = self.dashboard.view.hour
        for face in ("agree", "disagree", "undisagree", "agree"):
            if keys := self.keys("others", f"others:{face}:"):
                self.press("others", keys[0])

    def _name_culprit(self) -> bool:
        if self.keys("dock", "sure"):
            self.press_one("dock", "sure")
            return True
        if not self.keys("groups") or self.keys("dock", "unsure"):
            return False
        self.press_one("groups", "group:")
        vote = self.keys("dock", "vote:") or self.keys("dock", "point:")
        for key in vote:
            self.press("dock", key)
        return bool(vote)

    def _open_vote(self) -> bool:
        """Whether it is for this seat to open the votes."""
        for key in (*self.keys("dock", "open:"), *self.keys("dock", "turn")):
            self.press("dock", key)
            return True
        return False

    def say(self, text: str) -> None:
        self.press("talk", "say", text=text)
