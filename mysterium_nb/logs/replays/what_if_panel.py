"""The question beside a replay: what if the ghost had sent other cards? Choose them, and see what bots make of it."""

import asyncio
from collections.abc import Iterator
from math import ceil
from typing import Literal

from ipywidgets import VBox

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.events import VisionSent
from mysterium_nb.engine.names import seat_name
from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.i18n.languages import LANGUAGES
from mysterium_nb.i18n.numbers import with_decimal_sign
from mysterium_nb.logs.replays.beliefs import BeliefReader
from mysterium_nb.logs.replays.counterfactual import (
    CandidateVision,
    RateDifference,
    WhatIf,
    candidate_chances,
    clearest,
    vision_at,
    what_if_stream,
)
from mysterium_nb.logs.replays.replay import Moment, Replay
from mysterium_nb.minds.associations.mixtures import ensemble
from mysterium_nb.minds.bots.dials import FRIEND
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.model import CardButton, Heading, Piece, Text, TextButton, Theme
from mysterium_nb.widgets.card_grid import CardGrid
from mysterium_nb.widgets.card_images import CardImages

GAMES = 100
"""How often a question is played out."""
_BARS = 40
"""The little marks of a bar; each stands for two and a half percent."""
_PAUSE = 0.01
"""Seconds between two games, in which a kernel hears what was pressed meanwhile."""
_OFTEN = 4
"""After so many games the page is told how far it has come."""


class WhatIfPanel(VBox):  # type: ignore[misc] # ipywidgets has no types
    """Closed until somebody asks; then the hand of that moment, and the answers as bars."""

    def __init__(self, replay: Replay, games: int = GAMES) -> None:
        self._replay = replay
        self._games = games
        self._reader = None if replay.deck is None else BeliefReader(ensemble(replay.deck), FRIEND)
        self._card_images = CardImages(replay.deck)
        self._names = {lang: CardNames(replay.deck, lang) for lang in LANGUAGES}
        self._lang = "en"
        self._seq = 0
        self._opened = False
        self._picks: tuple[CardId, ...] = ()
        self._refusal = ""
        self._answer: WhatIf | None = None
        self._asking: Iterator[WhatIf] | None = None
        self._task: asyncio.Task[None] | None = None
        self.panel = CardGrid(self._card_images, lambda key, *_: self.press(key), "panel", "whatif")
        super().__init__([self.panel])
        self.dress("night")
        self._redraw()

    @property
    def answer(self) -> WhatIf | None:
        """The newest answer to the question that stands here."""
        return self._answer

    @property
    def can_ask(self) -> bool:
        """Whether there is a mind to ask: somebody has to know the deck."""
        return self._reader is not None

    def turn_to(self, moment: Moment) -> None:
        """Look at another moment; a question about an earlier one is let go."""
        first = moment.seq - len(moment.events) + 1
        sent = [seq for seq, event in enumerate(moment.events, start=first) if isinstance(event, VisionSent)]
        seq = sent[0] if sent and self.can_ask else 0
        if seq != self._seq:
            self._seq, self._picks, self._answer, self._asking, self._refusal = seq, (), None, None, ""
            self._redraw()

    def toggle(self) -> None:
        """Open the question, or put it away."""
        self._opened = not self._opened
        self._redraw()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self._redraw()

    def dress(self, theme: Theme) -> None:
        self._dom_classes = ("mnb", "mnb-asks", f"mnb-{theme}")

    def press(self, key: str) -> None:
        """Press a piece as a browser does."""
        match key.split(":"):
            case ["pick", card] if card in vision_at(self._replay, self._seq).hand:
                picks = self._picks
                self._choose(tuple(one for one in picks if one != card) if card in picks else (*picks, card))
            case ["clearest"] if self._reader is not None:
                self._choose(clearest(self._replay, self._seq, self._reader).cards)
            case ["ask"] if self._picks:
                self._ask()
            case ["cancel"]:
                self._asking = None
                self._redraw()
            case ["close"]:
                self.toggle()
            case _:
                pass  # the second of two quick taps

    def close(self) -> None:
        """Take everything away."""
        if self.comm is None:
            return  # closed already, or never opened
        self._asking = None
        self.panel.close()
        self._card_images.close()
        super().close()

    def _choose(self, picks: tuple[CardId, ...]) -> None:
        self._picks, self._answer, self._asking, self._refusal = picks, None, None, ""
        self._redraw()

    def _ask(self) -> None:
        """Play it out, a little at a time where a browser waits, else at once."""
        self._asking = what_if_stream(self._replay, self._seq, self._picks, games=self._games)
        try:
            self._answer = next(self._asking)
        except IllegalMove as refusal:
            self._asking, self._refusal = None, refusal.text(self._lang)
        self._redraw()
        try:
            self._task = asyncio.get_running_loop().create_task(self._play(self._asking))
        except RuntimeError:  # nothing runs beside us here
            asyncio.run(self._play(self._asking))

    async def finished(self) -> None:
        """Wait until the question that was asked last has its answer, or was let go."""
        if self._task is not None:
            await self._task

    async def _play(self, question: Iterator[WhatIf] | None) -> None:
        """Until all games are played, or another question is asked."""
        while question is not None and self._asking is question:
            answer = next(question, None)
            if answer is None:
                self._asking = None
                break
            self._answer = answer
            if answer.games % _OFTEN == 0:
                self._redraw()
            await asyncio.sleep(_PAUSE)
        self._redraw()

    def _redraw(self) -> None:
        say = translator(self._lang, self._replay.last.setup.rules.lexicon)
        pieces = self._pieces(say) if self._opened and self._seq else ()
        self.panel.show(pieces, label=say("What if?"), lang=self._lang)
        self.layout.display = None if pieces else "none"

    def _pieces(self, say: Translator) -> tuple[Piece, ...]:
        vision, names = vision_at(self._replay, self._seq), self._names[self._lang]
        who = seat_name(self._replay.last.setup, vision.psychic, self._lang)
        about = mid_sentence(names(vision.target))
        hand = [self._card(card, say, names, sent=card in vision.cards) for card in vision.hand]
        return (
            Heading(
                text=say("What if the ghost had sent {who} other cards for {card}?", who=who, card=about),
                seat=vision.psychic,
            ),
            TextButton(key="close", label=say("Close"), icon="no", style="close"),
            *hand,
            TextButton(key="clearest", text=say("Let our minds choose")),
            *self._asked(say),
            *self._one_step(say),
            *([] if self._answer is None else self._answered(say, self._answer)),
            Text(text=say("Bots play on; what people would have made of it, nobody knows."), style="small"),
        )

    def _card(self, card: CardId, say: Translator, names: CardNames, *, sent: bool) -> CardButton:
        picked = card in self._picks
        return CardButton(
            key=f"pick:{card}",
            card=card,
            text=names(card),
            label=say("{card}, sent then", card=names(card)) if sent else names(card),
            tag=say("sent") if sent else "",
            style="picked selected" if picked else "",
            pressed=picked,
        )

    def _asked(self, say: Translator) -> list[Piece]:
        if self._refusal:
            return [Text(text=self._refusal, style="refusal", icon="no")]
        if self._asking is not None and self._answer is not None:
            told = say("{count} of {total} games played", count=self._answer.games, total=self._games)
            return [Text(text=told, style="counted"), TextButton(key="cancel", text=say("That is enough"))]
        ask = say("Play it once", "Play it {count} times", count=self._games)
        if not self._picks:
            return [TextButton(key="ask", text=say("Choose cards first."), disabled_because=ask)]
        if {*self._picks} == {*vision_at(self._replay, self._seq).cards}:
            return [TextButton(key="ask", text=say("These are the cards that were sent."), disabled_because=ask)]
        return [TextButton(key="ask", text=ask, style="go")]

    def _one_step(self, say: Translator) -> list[Piece]:
        """At once, and without a game: how much a reader believes in the right card."""
        assert self._reader is not None
        sent, *other = self._choices()
        heading = Heading(text=say("How much our minds would believe in the right card"), style="minor")
        bars = [_bar(say("As it was sent"), sent.chance), *(_bar(say("As you chose"), one.chance) for one in other)]
        return [heading, *bars]

    def _choices(self) -> tuple[CandidateVision, ...]:
        assert self._reader is not None
        ways = [vision_at(self._replay, self._seq).cards, *([self._picks] if self._picks else [])]
        return candidate_chances(self._replay, self._seq, ways, self._reader)

    def _answered(self, say: Translator, answer: WhatIf) -> list[Piece]:
        if not answer.games:
            return []
        rates = [count / answer.games for count in (*answer.won, *answer.finished)]
        return [
            Heading(text=say("Games won"), style="minor"),
            _bar(say("As it was sent"), rates[0]),
            _bar(say("As you chose"), rates[1]),
            Text(text=self._worth(say, answer.winning, "winning"), style="verdict"),
            Heading(text=say("Games in which all cards were found"), style="minor"),
            _bar(say("As it was sent"), rates[2]),
            _bar(say("As you chose"), rates[3]),
            Text(text=self._worth(say, answer.finishing, "finding"), style="verdict"),
        ]

    def _worth(self, say: Translator, worth: RateDifference, what: Literal["winning", "finding"]) -> str:
        """What was sent has cost something, or was better by something: never by less than nothing."""
        if worth.low <= 0 <= worth.high:
            low, high = self._number(worth.low), self._number(worth.high)
            return say("No difference can be told yet ({low} to {high}).", low=low, high=high)
        ends = sorted((abs(worth.low), abs(worth.high)))
        mean, low, high = (self._number(value) for value in (abs(worth.mean), *ends))
        match what, worth.low > 0:
            case "winning", True:
                return say("What was sent cost {mean} of winning ({low} to {high}).", mean=mean, low=low, high=high)
            case "winning", False:
                return say(
                    "What was sent was better by {mean} of winning ({low} to {high}).", mean=mean, low=low, high=high
                )
            case _, True:
                return say(
                    "What was sent cost {mean} of finding all cards ({low} to {high}).", mean=mean, low=low, high=high
                )
            case _:
                return say(
                    "What was sent was better by {mean} of finding all cards ({low} to {high}).",
                    mean=mean,
                    low=low,
                    high=high,
                )

    def _number(self, value: float) -> str:
        text = f"{value:+.2f}".removeprefix("+").replace("-", "−")
        return with_decimal_sign(text, self._lang)


def _bar(text: str, share: float) -> Text:
    full = ceil(share * _BARS - 0.5)
    marks = ("full",) * full + ("",) * (_BARS - full)
    return Text(text=text, subtitle=f"{100 * share:.0f}\N{NO-BREAK SPACE}%", marks=marks, style="gauge")
