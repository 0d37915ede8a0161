"""What was meant and what was taken, and which vision works for which card."""

import altair as alt
import polars as pl

from mysterium_nb.decks import shipped
from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId, Kind
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.chart_parts import (
    PERCENT,
    broken_labels,
    describe_chart,
    empty_chart,
    message_chart,
    percent,
    titled_chart,
    wrap_label,
)

_MOST_PAIRS = 10
_TIMES = "pow(2, datum.value) < 1 ? '⅟' + round(pow(2, -datum.value)) : round(pow(2, datum.value)) + '×'"
"""How an axis of doublings is labelled: twice as often is 2×."""


def confusion_chart(
    taken: pl.DataFrame, kind: Kind, lang: str = "en", names: CardNames | None = None
) -> alt.LayerChart:
    """Of `confusion`, one kind: a row for each card that was meant, and in it the cards that were taken. Cards are
    called as in the shipped deck, unless there are other names."""
    say = translator(lang, "visions")
    title = say("What was meant, what was taken: {kind}", kind=kind)
    plain = [pl.col("target").cast(pl.String), pl.col("card").cast(pl.String)]
    rows = taken.filter(pl.col("kind") == kind).with_columns(plain)
    if not rows.height:
        return empty_chart(title, say)
    names = names or CardNames(shipped(), lang)
    cards = sorted({*rows["target"], *rows["card"]}, key=_in_order)
    guesses = dict(rows.group_by("target").agg(pl.col("times").sum()).rows())
    full = {
        card: "\n".join([*wrap_label(names(card), 26).split("\n")[:2], f"{card} ({guesses.get(card, 0)})"])
        for card in cards
    }
    rows = rows.with_columns(meant=pl.col("target").replace_strict(full), share=pl.col("share").cast(pl.Float64))
    across = alt.Axis(labelAngle=-90, labelFontSize=10, ticks=False)
    drawn = alt.Chart(rows.select("meant", "card", "share", "times")).encode(
        x=alt.X("card:N", scale=alt.Scale(domain=cards), title=say("taken"), axis=across),
        y=alt.Y("meant:N", scale=alt.Scale(domain=[*full.values()]), title=None, axis=broken_labels(10)),
    )
    legend = alt.Legend(labelExpr=PERCENT, gradientLength=140, gradientThickness=10, tickCount=3)
    scale = alt.Scale(domain=[0, 1], range="heatmap", interpolate="rgb")
    cells = drawn.mark_rect().encode(color=alt.Color("share:Q", scale=scale, legend=legend))
    wrong = rows.filter(pl.col("target") != pl.col("card")).sort("times", descending=True, maintain_order=True)
    words = [
        say(
            "{meant} taken for {card}: {rate} ({count})",
            meant=names(target),
            card=names(card),
            rate=percent(share),
            count=times,
        )
        for target, card, share, times in wrong.select("target", "card", "share", "times").rows()
    ]
    note = say("A row for each card that was meant, in brackets how many guesses. On the diagonal it was understood.")
    return titled_chart([cells], {"step": 36}, title, note, describe_chart(title, words, say))


def affinity_chart(lifts: pl.DataFrame, lang: str = "en", names: CardNames | None = None) -> alt.LayerChart:
    """Of `affinity`: the visions that made people take a card most surely, by the low end of their intervals."""
    say = translator(lang, "visions")
    title = say("Which vision works for which card")
    if not lifts.height:
        return empty_chart(title, say)
    rows = lifts.filter(pl.col("low") > 1).sort("low", descending=True, maintain_order=True).head(_MOST_PAIRS)
    if not rows.height:
        seen = say(
            "Too few guesses to tell: {count} pair was seen.",
            "Too few guesses to tell: {count} pairs were seen.",
            count=lifts.height,
        )
        return message_chart(title, seen)
    names = names or CardNames(shipped(), lang)
    pairs = rows.select(pl.col("vision", "card").cast(pl.String)).rows()
    label = [f"{names(vision)} → {names(card)}" for vision, card in pairs]
    shown = [
        "\n".join(wrap_label(f"{sign}{name}", 30) for sign, name in zip(("", "→ "), pair.split(" → "), strict=True))
        for pair in label
    ]
    rows = rows.select(pl.col("lift", "low", "high").log(2)).with_columns(label=pl.Series(shown))
    y = alt.Y("label:N", sort=None, title=None, axis=broken_labels(11))
    x = alt.X("low:Q", title=None, axis=alt.Axis(labelExpr=_TIMES, tickMinStep=1, tickCount=4))
    drawn = alt.Chart(rows).encode(y=y)
    interval = drawn.mark_rule(style="gold", strokeWidth=3, opacity=0.55).encode(x=x, x2="high:Q")
    point = drawn.mark_point(style="gold", filled=True, size=80, opacity=1).encode(x=alt.X("lift:Q", title=None))
    words = [
        say("{pair}: {lift} times as often as by chance", pair=pair, lift=f"{2**lift:.1f}")
        for pair, lift in zip(label, rows["lift"], strict=True)
    ]
    note = say("How many times as often as by chance the card was taken after the vision.")
    step = 10 + 13 * max(pair.count("\n") + 1 for pair in shown)
    return titled_chart([interval, point], {"step": step}, title, note, describe_chart(title, words, say))


def alike_chart(
    one: pl.DataFrame, other: pl.DataFrame, alike: pl.DataFrame, called: tuple[str, str], lang: str = "en"
) -> alt.LayerChart:
    """Of two `affinity` frames, people's and bots' perhaps, and their `agreement`: every pair of cards that both have
    seen, by how much more often than by chance the one and the other took the card."""
    say = translator(lang, "visions")
    title = say("Do they think of the same?")
    both = one.join(other, on=["vision", "card"], suffix="_other", maintain_order="left").select(
        across=pl.col("lift").log(2),
        up=pl.col("lift_other").log(2),
        weight=pl.min_horizontal("expected", "expected_other"),
    )
    if not both.height:
        return empty_chart(title, say)
    # The pairs that say something; ten thousand pale dots say no more than the heaviest hundreds.
    both = both.sort("weight", descending=True, maintain_order=True).head(400)
    across = alt.Axis(labelExpr=_TIMES, tickMinStep=1, grid=True)
    # Both begin in the same corner, and one label there is enough.
    upwards = alt.Axis(labelExpr=f"datum.index === 0 ? '' : ({_TIMES})", tickMinStep=1, grid=True)
    drawn = alt.Chart(both)
    dots = drawn.mark_point(style="gold", filled=True, opacity=0.4).encode(
        x=alt.X("across:Q", title=called[0], axis=across),
        y=alt.Y("up:Q", title=called[1], axis=upwards),
        size=alt.Size("weight:Q", scale=alt.Scale(range=[8, 90]), legend=None),
    )
    ends = [
        both.select(pl.min_horizontal("across", "up").min()).item(),
        both.select(pl.max_horizontal("across", "up").max()).item(),
    ]
    diagonal = alt.Chart(pl.DataFrame({"across": ends, "up": ends})).mark_line(style="blue", strokeDash=[5, 4])
    same = diagonal.encode(x="across:Q", y="up:Q")
    pairs, r, low, high, *_, ceiling = (_two_digits(value) for value in alike.row(0))
    found = say(
        "{count} pairs of cards, correlation {r} ({low} to {high}), at most {ceiling} to be expected from so few games",
        count=pairs, r=r, low=low, high=high, ceiling=ceiling,
    )  # fmt: skip
    words = [found]
    note = say(
        "Each dot is a vision and a card: how many times as often as by chance it was taken. On the line both agree. "
        "{found}.",
        found=found,
    )
    return titled_chart([same, dots], 300, title, note, describe_chart(title, words, say))


def _two_digits(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.2f}" if isinstance(value, float) else f"{value:,}"


def _in_order(card: CardId) -> tuple[str, int, str]:
    """`c2` before `c11`."""
    return card[:1], len(card), card
