"""The status line: what is happening, what one can do, whom we wait for, and how late it is."""

from mysterium_nb.engine.prompt import Prompt, prompt
from mysterium_nb.engine.views import GhostView, PsychicView, View
from mysterium_nb.pages.builder import PageBuilder, hour_of_all
from mysterium_nb.pages.model import StatusLine


def status_line(builder: PageBuilder, *, title: str = "", eyebrow: str = "") -> StatusLine:
    view, say = builder.view, builder.say
    words: Prompt = prompt(view, builder.state.lang)
    begun = view.hour > 0
    hours = range(1, view.rules.hours + 1) if begun and view.rules.hours <= 12 else ()
    playing = isinstance(view, PsychicView | GhostView)
    return StatusLine(
        title=title or words.now,
        details=" ".join(part for part in (words.can, words.waiting) if part),
        eyebrow=eyebrow,
        hours=tuple(builder.short_hour(hour) for hour in hours),
        hour=view.hour,
        hours_label=hour_of_all(say, view.hour, view.rules, builder.state.lang) if begun else "",
        seat=view.seat if playing else "",
        deadline=view.clock.deadline,
        seconds=(view.rules.opening_seconds if view.phase == "opening" else view.rules.timer_seconds) or 0,
        paused_at=view.clock.paused_at,
        seconds_left=say("{count} seconds left.", count="{}"),
        hurries=view.phase == "interpretation",
        hurry=say("{seconds} seconds, and {your_pawn} stands nowhere.", seconds="{}") if _owes_a_pawn(view) else "",
    )


def _owes_a_pawn(view: View) -> bool:
    if not isinstance(view, PsychicView) or view.phase != "interpretation":
        return False
    return any(p.colour in view.mine and p.pawn is None and p.served_hour == view.hour for p in view.psychics)
