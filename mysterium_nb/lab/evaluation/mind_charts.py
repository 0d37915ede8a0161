"""Charts of what minds think: numbers as colours, for whoever meets the minds or writes one."""

from collections.abc import Mapping, Sequence

import altair as alt
import polars as pl

from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.i18n.numbers import with_decimal_sign
from mysterium_nb.logs.charts.chart_parts import broken_labels, describe_chart, titled_chart, wrap_label
from mysterium_nb.minds import Mind, similarity

_STRONG = 3.5
"""Where a colour is deepest: so far out that what is written on it can always be read."""

Minds = Mapping[str, Mind]
"""By what they are called."""


def thoughts_chart(
    minds: Minds, deck: Deck, vision: CardId, cards: Sequence[CardId], lang: str = "en"
) -> alt.LayerChart:
    """How strongly one vision makes each mind think of each of some cards."""
    say, name = translator(lang, "visions"), deck.namer(lang)
    thoughts = {called: mind.affinity.submatrix([vision], cards)[0].tolist() for called, mind in minds.items()}
    note = say("“{vision}”: 0 is indifferent, 1 is much for cards of a kind.", vision=name(vision))
    return _heat([name(card) for card in cards], thoughts, say("What one vision makes minds think of"), note, lang)


def minds_chart(minds: Minds, lang: str = "en") -> alt.LayerChart:
    """How alike any two minds are."""
    say = translator(lang, "visions")
    likeness = {
        called: [similarity(one.affinity, other.affinity) for other in minds.values()] for called, one in minds.items()
    }
    rows = [_called(mind, say) for mind in minds]
    note = say("Correlation: 1 is the same thoughts, 0 is strangers.")
    return _heat(rows, likeness, say("How alike any two minds are"), note, lang)


def _called(mind: str, say: Translator) -> str:
    known = {
        "tags": say("Tags"),
        "colours": say("Colours"),
        "moods": say("Moods"),
        "meanings": say("Meanings"),
        "ensemble": say("All"),
    }
    return known.get(mind, mind)


def _signed(number: float, lang: str) -> str:
    text = f"{round(number, 1) + 0.0:+.1f}"  # nothing is never below nothing
    return with_decimal_sign(text, lang)


def _heat(rows: list[str], columns: Mapping[str, list[float]], title: str, note: str, lang: str) -> alt.LayerChart:
    """A row for each name, a column for each mind."""
    say = translator(lang, "visions")
    cells = pl.DataFrame(
        [
            {
                "row": wrap_label(row, 20),
                "mind": _called(mind, say),
                "number": number,
                "shown": _signed(number, lang),
            }
            for mind, numbers in columns.items()
            for row, number in zip(rows, numbers, strict=True)
        ]
    )
    across = alt.Axis(orient="top", labelAngle=0, labelFontSize=10, labelLimit=0, ticks=False)
    drawn = alt.Chart(cells).encode(
        x=alt.X("mind:N", sort=None, title=None, axis=across),
        y=alt.Y("row:N", sort=None, title=None, axis=broken_labels(10)),
    )
    scale = alt.Scale(scheme="purpleorange", domain=[-_STRONG, _STRONG], reverse=True)
    squares = drawn.mark_rect().encode(color=alt.Color("number:Q", scale=scale, legend=None))
    numbers = drawn.mark_text().encode(text="shown:N", color=alt.value("black"))
    words = (f"{row.replace(chr(10), ' ')}, {mind}: {shown}" for row, mind, _, shown in cells.rows())
    return titled_chart([squares, numbers], {"step": 34}, title, note, describe_chart(f"{title}. {note}", words, say))
