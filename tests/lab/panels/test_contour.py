"""The line along which games are won as often as one wants."""

from mysterium_nb.lab.panels.contour import contour


def test_it_runs_between_what_is_more_and_what_is_less() -> None:
    assert contour([[0.8, 0.6], [0.4, 0.2]], 0.5) == ((1.5, 0.75, 0.5, 1.25),)


def test_where_everything_is_more_there_is_none() -> None:
    assert contour([[0.8, 0.6], [0.9, 0.7]], 0.5) == ()


def test_around_a_hill_there_are_two_lines_on_a_saddle() -> None:
    assert len(contour([[1.0, 0.0], [0.0, 1.0]], 0.4)) == 2
    assert contour([[1.0, 0.0], [0.0, 1.0]], 0.4) != contour([[1.0, 0.0], [0.0, 1.0]], 0.6)


def test_what_is_not_known_yet_has_no_line() -> None:
    assert contour([[0.8, 0.6], [0.4, None]], 0.5) == ()
