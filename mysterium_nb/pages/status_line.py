"""The cue: what is happening, what one can do, whom we wait for, and how late it is."""

from mysterium_nb.engine.prompt import Prompt, prompt
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.pages.builder import Desk, hour_of_all
from mysterium_nb.pages.model import Cue


def cue(desk: Desk, *, title: str = "", eyebrow: str = "") -> Cue:
    view, say = desk.view, desk.say
    words: Prompt = prompt(view, desk.looking.lang)
    begun = view.hour > 0
    hours = range(1, view.rules.hours + 1) if begun and view.rules.hours <= 12 else ()
    playing = isinstance(view, PsychicView | GhostView)
    return Cue(
        title=title or words.now,
        more=" ".join(part for part in (words.can, words.waiting) if part),
        eyebrow=eyebrow,
        hours=tuple(desk.short_hour(hour) for hour in hours),
        hour=view.hour,
        clock=hour_of_all(say, view.hour, view.rules, desk.looking.lang) if begun else "",
        seat=view.seat if playing else "",
        deadline=view.clock.deadline,
        seconds=(view.rules.opening_seconds if view.phase == "opening" else view.rules.timer_seconds) or 0,
        paused_at=view.clock.paused_at,
        seconds_left=say("{count} seconds left.", count="{}"),
    )
