"""What a panel shows, as plain data with all its words: a board in a browser only has to draw it."""

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A bar with its words; `low` and `high` are the ends of its interval."""

    text: str
    figure: str
    value: float
    low: float | None = None
    high: float | None = None
    more: str = ""
    looks: str = ""


class Tick(msgspec.Struct, frozen=True):
    """A word at its place on a scale."""

    value: float
    text: str


class Bars(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="bars"):
    title: str
    rows: tuple[Row, ...]
    least: float = 0.0
    most: float = 1.0
    """Where the scale begins and ends."""
    ticks: tuple[Tick, ...] = ()
    """What is written below it."""
    note: str = ""


class CurveLine(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    looks: str
    values: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()


class Curve(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="curve"):
    title: str
    across: tuple[str, ...]
    across_is: str
    most: int
    """The scale goes from 0 to here, in whole steps."""
    lines: tuple[CurveLine, ...]
    told: str
    """All of it in words, for whoever does not see it."""
    note: str = ""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    more: str
    value: float
    near: bool = False
    """Whether the value that is looked for lies in its interval."""


class HeatMap(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="heat"):
    title: str
    corner: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]
    contour: tuple[tuple[float, float, float, float], ...] = ()
    """Short lines from point to point, counted in cells from the upper left corner."""
    note: str = ""


Drawing = Bars | Curve | HeatMap


class Headline(msgspec.Struct, frozen=True, kw_only=True):
    """The figure one looks at first, on paper."""

    figure: str
    text: str
    more: str
    value: float | None = None
    low: float = 0.0
    high: float = 1.0
    compared: float | None = None
    """Another figure on the same scale, marked on it."""


class PanelFigures(msgspec.Struct, frozen=True, kw_only=True):
    headlines: tuple[Headline, ...]
    drawings: tuple[Drawing, ...] = ()


class Option(msgspec.Struct, frozen=True):
    value: str
    text: str


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """Something to set. A range goes from `least` to `most`, a choice has options, a switch is on or off."""

    name: str
    kind: str
    text: str
    value: object
    published: object = None
    """What it is in the published rules: what differs is marked."""
    least: float = 0
    most: float = 0
    step: float = 1
    options: tuple[Option, ...] = ()
    unit: str = ""


class ControlGroup(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    controls: tuple[Control, ...]
    open: bool = True
    note: str = ""


class Button(msgspec.Struct, frozen=True):
    key: str
    text: str
    looks: str = ""
    off: bool = False
    """Whether it cannot be pressed now."""


class RulesSide(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one set of rules is set with."""

    title: str
    groups: tuple[ControlGroup, ...]
    code: str
    """The rules as one writes them in a cell."""
    buttons: tuple[Button, ...] = ()
