"""The paper at the top of the table: the hour, what is happening, whom we wait for, the crows and the hourglass."""

from mysterium_nb.engine.prompt import prompt
from mysterium_nb.i18n.catalogue import hour_name
from mysterium_nb.picture.pen import Easel, Run
from mysterium_nb.picture.shapes import Align, Box, Disc, Rectangle, Words
from mysterium_nb.picture.text_width import capital, width_of

_TEAR = 0.012
"""How deep the lower edge is torn, of the picture's width."""
_MOST_PIPS = 12
_MOST_CROWS = 3


def roman(number: int) -> str:
    """An hour as the clock writes it.

    >>> [roman(hour) for hour in (4, 7, 19, 99)]
    ['IV', 'VII', 'XIX', 'XCIX']
    """
    written = ""
    for value, letters in ((90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while number >= value:
            written, number = written + letters, number - value
    return written


def hour_mark(easel: Easel, hour: int) -> str:
    """An hour in little space: a numeral, or the first letter of a day."""
    if easel.view.rules.lexicon == "visions":
        return roman(hour)
    name = hour_name(hour, easel.lang, "dreams")
    return name[0].upper() if not name[-1].isdigit() else str(hour)


def hour_words(easel: Easel) -> str:
    """The present hour and how many there are; a day needs no count."""
    rules = easel.view.rules
    hour = capital(hour_name(easel.view.hour, easel.lang, rules.lexicon))
    return hour if rules.lexicon == "dreams" else easel.say("{hour} of {total}", hour=hour, total=rules.hours)


def strip_bottom(easel: Easel) -> float:
    """Where the table below begins."""
    return easel.room.strip + easel.room.width * _TEAR


def draw_strip(easel: Easel) -> None:
    room, ink = easel.room, easel.ink
    tiles = 3 if room.width > 1000 else 2
    wide = room.width / tiles
    for tile in range(tiles):
        easel.sprite(f"torn_{easel.theme}", Box(tile * wide - 0.5, room.strip - 0.5, wide + 1, room.width * _TEAR))
    easel.draw(Rectangle(Box(0, 0, room.width, room.strip), fill=ink.paper))
    if room.upright:
        _draw_upright(easel)
    else:
        _draw_wide(easel)


def _draw_wide(easel: Easel) -> None:
    room = easel.room
    left = _draw_hours(easel, room.margin, room.strip * 0.34, room.strip * 0.70, room.width * 0.26)
    right = _draw_glass_and_crows(easel, room.width - room.margin, room.strip / 2, room.strip * 0.78)
    edge = max(left, room.width - right) + room.gap * 3
    middle = room.width - 2 * edge
    _draw_sentences(easel, edge, room.strip * 0.44, room.strip * 0.83, middle, centred=True)


def _draw_upright(easel: Easel) -> None:
    room = easel.room
    right = _draw_glass_and_crows(easel, room.width - room.margin, 62, 84)
    _draw_hours(easel, room.margin, 38, 82, right - 2 * room.margin)
    _draw_sentences(easel, room.margin, 152, 192, room.width - 2 * room.margin, centred=False)


def _draw_hours(easel: Easel, x: float, caption: float, middle: float, most: float) -> float:
    """The hour in words over a row of marks, past ones filled, the present one gold; gives where they end."""
    view, ink, room = easel.view, easel.ink, easel.room
    if view.hour == 0:
        words = easel.say("{count} players", count=view.rules.players)
        return x + easel.words(words, x, (caption + middle) / 2, room.small, fill=ink.ink_2, weight=600, most=most)
    end = x + easel.words(hour_words(easel), x, caption, room.small, fill=ink.gold_on_paper, weight=600, most=most)
    if view.rules.hours > _MOST_PIPS:
        return end
    step = min(room.strip * 0.44 if not room.upright else 54, most / (view.rules.hours + 0.3))
    for hour in range(1, view.rules.hours + 1):
        now = hour == view.hour
        size = step * (0.52 if now else 0.4)
        cx = x + step * (hour - 0.5) + step * 0.15
        if now:
            easel.glow(Box(cx - step, middle - step, 2 * step, 2 * step), 0.7, on="marks")
        fill, stroke = (ink.gold, "") if now else (ink.ink_2, "") if hour < view.hour else ("", ink.paper_line)
        easel.draw(Disc(cx, middle, size, fill, stroke, 2 if stroke else 0))
        mark = hour_mark(easel, hour)
        colour = ink.on_gold if now else ink.paper if hour < view.hour else ink.ink_2
        letters = min(step * (0.46 if now else 0.36), size * 2.9 / max(2, len(mark)))
        easel.draw(Words(mark, cx, middle + letters * 0.34, letters, colour, "serif", 600, "center"), on="words")
    return max(end, x + step * (view.rules.hours + 0.3))


def _draw_glass_and_crows(easel: Easel, right: float, middle: float, high: float) -> float:
    """From the right edge to the left: the hourglass, then the crows that are left; gives where they begin."""
    view, room = easel.view, easel.room
    if view.clock.deadline is not None:
        wide = high * 34 / 48
        times = room.cue * 2.6
        easel.glass = Box(right - wide - times, middle - high / 2, wide + times, high)
        easel.sprite(f"glass_{easel.theme}", Box(easel.glass.x, easel.glass.y, wide, high))
        right = easel.glass.x - room.gap * 2
    if view.crows and view.phase not in ("lobby", "poll", "opening", "over"):
        size = room.cue
        shown = view.crows if view.crows <= _MOST_CROWS else 1
        if shown < view.crows:
            width = easel.words(
                f"×{view.crows}", right, middle + size * 0.3, size * 0.7, fill=easel.ink.ink, align="right"
            )
            right -= width + room.gap / 2
        for crow in range(shown):
            easel.sprite(f"crow_{easel.theme}", Box(right - size * (crow + 1), middle - size / 2, size, size))
        right -= size * shown + room.gap
    return right


def _draw_sentences(easel: Easel, x: float, first: float, second: float, most: float, *, centred: bool) -> None:
    """Whom we wait for, each with the pawn, and below it what is happening; or that alone and what one can do."""
    room, ink = easel.room, easel.ink
    told = prompt(easel.view, easel.lang)
    align: Align = "center" if centred else "left"
    at = x + most / 2 if centred else x
    below = told.now if easel.waited else told.can
    if width_of(below, room.small) > most:
        below = ""  # half a sentence says less than none
    if easel.waited:
        runs, size = _waiting_runs(easel, most)
        easel.line(runs, x, first, size, fill=ink.ink, center=most if centred else 0)
    else:
        least, high = room.small * 1.1, first if below else (first + second) / 2 + room.cue * 0.1
        easel.words(
            told.now, at, high, room.cue, fill=ink.ink, font="serif", weight=600, align=align, most=most, least=least
        )
    easel.words(below, at, second, room.plain, fill=ink.ink_2, align=align, most=most)


def _waiting_runs(easel: Easel, most: float) -> tuple[list[Run], float]:
    """Names as large as they fit, else pawns alone; and the size."""
    start: Run = easel.say("We wait for")
    room = easel.room
    names: list[Run] = [start, *((seat, easel.called(seat)) for seat in easel.waited)]
    wide = easel.runs_width(names, room.cue)
    if wide * room.small * 1.05 <= most * room.cue:
        return names, min(room.cue, room.cue * most / wide)
    return [start, *((seat, "") for seat in easel.waited)], room.cue * 0.9
