"""A line through a grid of figures where they have one value: marching squares between the middles of the cells."""

from collections.abc import Iterator, Sequence

Segment = tuple[float, float, float, float]
Point = tuple[float, float]


def contour(grid: Sequence[Sequence[float | None]], value: float) -> tuple[Segment, ...]:
    """Short lines from point to point; a cell's middle is at its number and a half.

    >>> contour([[0.0, 1.0], [0.0, 1.0]], 0.25)
    ((0.75, 0.5, 0.75, 1.5),)
    """
    return tuple(
        segment
        for row in range(len(grid) - 1)
        for column in range(len(grid[row]) - 1)
        for segment in _across(grid, row, column, value)
    )


def _across(grid: Sequence[Sequence[float | None]], row: int, column: int, value: float) -> Iterator[Segment]:
    corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
    heights = [grid[down][right] for down, right in corners]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return
    points = []
    for side in range(4):
        (down, right), (to_down, to_right) = corners[side], corners[(side + 1) % 4]
        here, there = known[side], known[(side + 1) % 4]
        if (here < value) != (there < value):
            part = (value - here) / (there - here)
            points.append((right + 0.5 + part * (to_right - right), down + 0.5 + part * (to_down - down)))
    if len(points) == 4 and (known[0] < value) == (sum(known) / 4 < value):
        points = [*points[1:], points[0]]  # a saddle: the middle is with the first corner
    for (x, y), (to_x, to_y) in zip(points[::2], points[1::2], strict=True):
        yield round(x, 3), round(y, 3), round(to_x, 3), round(to_y, 3)
