"""The replay as a widget: a game on the real pages, from any seat, with its story, its ribbons and one's own notes."""

from pathlib import Path

import msgspec
from ipywidgets import VBox

from mysterium_nb.engine.seats import WATCH, SeatId
from mysterium_nb.logs.replays.beliefs import beliefs_of
from mysterium_nb.logs.replays.player_data import player_data
from mysterium_nb.logs.replays.replay import EVERYTHING, Replay
from mysterium_nb.logs.replays.what_if_panel import WhatIfPanel
from mysterium_nb.minds.associations.mind import Mind
from mysterium_nb.pages.model import Theme
from mysterium_nb.table.game_file import GameFileError
from mysterium_nb.widgets.replay_bar import ReplayBar, ReplayDashboard

_notes = msgspec.json.Decoder(dict[int, str])
MOST_WORDS = 400


class ReplayPlayer(VBox):  # type: ignore[misc] # ipywidgets has no types
    """A game to move through. Notes belong to moments; with a path they are kept in that file, and read from it.

    >>> from mysterium_nb.table import Table
    >>> from mysterium_nb.table.store import MemoryStore
    >>> table = Table.new(players=4, seed="a quiet evening", store=(store := MemoryStore()))
    >>> player = ReplayPlayer(Replay(store.read(table.game)))
    >>> player.show_seat("ghost")
    >>> player.show_moment(1)
    >>> player.page.view == table.view("ghost")
    True
    """

    def __init__(self, replay: Replay, notes: Path | str | None = None, mind: Mind | None = None) -> None:
        self.replay = replay
        self.seat: SeatId = WATCH
        self._beliefs = beliefs_of(replay, mind)
        self._file = None if notes is None else Path(notes)
        self.notes: dict[int, str] = {}
        """By the number of the event that they are about."""
        if self._file is not None and self._file.exists():
            self.notes = _read(self._file)
        first = replay.moments[0]
        self.page = ReplayDashboard(first.seen_from(WATCH), first.at)
        self.bar = ReplayBar(self._tape("en"), self._hear)
        self.what_if = WhatIfPanel(replay)
        self.bar.asks = self.what_if.can_ask
        super().__init__([self.bar, self.what_if, self.page])
        self.add_class("mnb-replay")
        self.bar.observe(lambda change: self.show_moment(change.new), "place")
        self.page.status.observe(lambda _: self._rebuild(), "lang")
        self.page.observe(lambda _: self._apply_theme(), "_dom_classes")
        self._show_notes()
        self._apply_theme()

    def show_moment(self, place: int) -> None:
        """Show the moment with this number, counted from 0."""
        place = max(0, min(place, len(self.replay.moments) - 1))
        moment = self.replay.moments[place]
        self.page.show(moment.seen_from(self.seat), moment.at)
        self.what_if.turn_to(moment)
        self.bar.place = self.bar.shown = place

    def show_seat(self, seat: SeatId) -> None:
        """Look through the eyes of a seat, or of nobody who sees all (`EVERYTHING`)."""
        if seat not in (EVERYTHING, *self.replay.seats):
            raise LookupError(f"Nobody sat there: {seat}.")
        self.seat = seat
        self._rebuild()
        self.show_moment(self.bar.place)

    def note(self, place: int, words: str) -> None:
        """Write down a note on a moment; without words there is none."""
        seq = self.replay.moments[place].seq
        self.notes.pop(seq, None)
        if words.strip():
            self.notes[seq] = words.strip()[:MOST_WORDS]
        if self._file is not None:
            self._file.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(self.notes.items()))), indent=2))
        self._show_notes()

    def save_page(self, path: Path | str, *, names: bool = False) -> int:
        """Write the replay with one's notes as a page that plays without a server; how many bytes it has."""
        # Not for those who only look: polars, which is behind it, takes its time.
        from mysterium_nb.logs.replays.standalone_page import save_page

        return save_page(self.replay, Path(path), names=names, notes=self.notes, lang=self.page.status.lang)

    def close(self) -> None:
        """Take everything away."""
        if self.comm is None:
            return  # closed already, or never opened
        for widget in (self.bar, self.what_if, self.page):
            widget.close()
        super().close()

    def _hear(self, message: object) -> None:
        match message:
            case {"seat": str(seat)} if seat in (EVERYTHING, *self.replay.seats):
                self.show_seat(seat)
            case {"note": str(words), "at": int(place)} if 0 <= place < len(self.replay.moments):
                self.note(place, words)
            case {"press": "what_if"}:
                self.what_if.toggle()
            case _:
                pass  # a message from elsewhere

    def _tape(self, lang: str) -> dict[str, object]:
        return player_data(self.replay, self._beliefs, self.seat, lang, seats=(EVERYTHING, *self.replay.seats))

    def _rebuild(self) -> None:
        lang = self.page.status.lang
        self.bar.tape = self._tape(lang)
        self.what_if.speak(lang)

    def _apply_theme(self) -> None:
        theme: Theme = "light" if "mnb-light" in self.page._dom_classes else "night"
        self.bar.theme = theme
        self.what_if.dress(theme)

    def _show_notes(self) -> None:
        self.bar.notes = {
            str(self.replay.place(seq)): words for seq, words in self.notes.items() if self.replay.has(seq)
        }


def _read(path: Path) -> dict[int, str]:
    try:
        return _notes.decode(path.read_bytes())
    except msgspec.MsgspecError:
        raise GameFileError(f"{path} does not hold the notes of a replay.") from None
