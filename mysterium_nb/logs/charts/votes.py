"""The last vote: does it help to have seen more of the shared vision?"""

import altair as alt
import polars as pl

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.logs.charts.shares import shares_chart


def votes_chart(votes: pl.DataFrame, lang: str = "en") -> alt.LayerChart:
    """Of `votes_by_tier`: how many votes were right, and how many would have been by chance."""
    say = translator(lang, "visions")
    tiers = {0: say("low"), 1: say("intermediate"), 2: say("high"), None: say("no tiers")}
    label = [
        say("{tier}, {seen} seen", tier=tiers.get(tier, str(tier)), seen=seen)
        for tier, seen in votes.select("tier", "seen").rows()
    ]
    rows = votes.with_columns(label=pl.Series(label, dtype=pl.String)).rename({"votes": "tries"})
    note = say("By tier and by the cards of the shared vision that were up. The blue mark is chance.")
    return shares_chart(rows, say("Votes for the culprit"), note, say)
