"""The notebooks of the lessons: what each must have, and what none may. That they run is nbval's part."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.lab.lessons.answers import ANSWERS
from mysterium_nb.server.handlers.lesson_list import lessons

NOTEBOOKS = Path(__file__).parents[3] / "notebooks"
LESSONS = sorted((NOTEBOOKS / "lessons").glob("*.ipynb"))
TITLES = (
    "Lesson 1: mechanics, dynamics, aesthetics",
    "Lesson 2: bits per card",
    "Lesson 3: speakers and listeners",
    "Lesson 4: difficulty curves and a win-rate target",
    "Lesson 5: asymmetry and the loud player",
    "Lesson 6: a house rule, tested honestly",
    "Lesson 7: restricted play: what is each mechanic worth?",
    "Lesson 8: read the log: misunderstandings and what-if",
)
PARTS = ("**What you will learn**", "Prediction(", "Questions(", "## Check", "assert ", "**Take away.**", "_chart(")


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return found


def text(path: Path) -> str:
    return "\n".join("".join(cell["source"]) for cell in cells(path))


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for cell in cells(path):
        if cell["cell_type"] == "code":
            module = ast.parse("".join(cell["source"]).replace("await ", ""))
            yield from (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))


def test_there_are_eight_lessons() -> None:
    assert [text(path).splitlines()[0] for path in LESSONS] == [f"# {title}" for title in TITLES]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_has_all_its_parts(path: Path) -> None:
    whole = text(path)
    assert [part for part in PARTS if part not in whole] == []


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_question_is_asked_and_answered(path: Path) -> None:
    asked, answered = text(path), text(NOTEBOOKS / "lessons" / "instructor" / "answers.ipynb")
    questions = ANSWERS[int(path.stem[0])]
    assert [name for name in questions if name.replace("_", " ") not in asked] == []
    assert [name for name in questions if f"{name}=" not in answered] == []


REVEALS = {
    1: ("tension_chart(", "lines_chart(pressure"),
    2: ("lines_chart(", "pl.DataFrame("),
    3: ("best(first_messages", "first_messages(frames).filter", "lines_chart(curve"),
    4: ("band_chart(", "pl.DataFrame("),
    5: ("lines_chart(", '"way"', "network_chart(tables"),
    6: ("simulate(", "at the end: {"),
    7: ("rates_chart(", "pl.DataFrame(columns)"),
    8: ("games.show(drawn", "fifths.select"),
}
"""What a lesson asks to predict and must not show before."""
PANELS = ("RulePanel(", "ComparisonPanel(", "DifficultyPanel(", "LadderPanel(")
COVERED = (".reveal(", ".build_after(", "after=")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_what_is_to_be_predicted_is_covered_until_then(path: Path) -> None:
    code = ["".join(cell["source"]) for cell in cells(path) if cell["cell_type"] == "code"]
    words = REVEALS[int(path.stem[0])]
    assert [word for word in words if not any(word in cell for cell in code)] == []
    showing = [cell for cell in code if any(word in cell for word in (*words, *PANELS))]
    assert [cell for cell in showing if not any(how in cell for how in COVERED)] == []
    assert [cell for cell in code if "print(" in cell and any(word in cell for word in words)] == []


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_takes_as_long_as_the_guide_and_the_house_say(path: Path) -> None:
    number = int(path.stem[0])
    headings = [int(minutes) for minutes in re.findall(r"^## .*\((\d+) minutes", text(path), re.MULTILINE)]
    guide = text(NOTEBOOKS / "lessons" / "instructor" / "guide.ipynb")
    [overview] = re.findall(rf"^\| {number} .*?\| (\d+) \|", guide, re.MULTILINE)
    parts = re.findall(r"\| \*\*Time\*\* \| (.*) \|", guide)[number - 1]
    house = lessons(translator("en", "visions"))[number - 1].minutes
    assert sum(headings) == int(overview) == sum(map(int, re.findall(r"\d+", parts))) == house


def test_the_instructors_pages_have_one_form() -> None:
    guide = text(NOTEBOOKS / "lessons" / "instructor" / "guide.ipynb")
    for row in ("Time", "Group size", "Set-up", "Typical results", "Learning outcome", "Pitfalls"):
        assert guide.count(f"| **{row}** |") == len(TITLES)


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_thin_and_has_no_outputs(path: Path) -> None:
    long = [each.name for each in functions(path) if (each.end_lineno or 0) - each.body[0].lineno >= 5]
    assert long == []
    assert [cell["id"] for cell in cells(path) if cell.get("outputs") or cell.get("execution_count")] == []


def test_the_worksheet_needs_nothing_from_elsewhere() -> None:
    sheet = (NOTEBOOKS / "lessons" / "instructor" / "worksheet.html").read_text("utf-8")
    assert "http" not in sheet
    assert "<script" not in sheet
