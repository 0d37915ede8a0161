"""What the wheel takes of `card_images`: the pictures and what is known of them, not the code that draws them."""

import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_wheel_has_everything_but_the_drawing_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    shipped = {path for path in included if path.startswith("card_images")}
    assert all(included[path] == f"mysterium_nb/{path}" for path in shipped)
    tracked = subprocess.run(["git", "ls-files", "card_images"], cwd=ROOT, capture_output=True, text=True, check=True)
    there = {"/".join(path.split("/")[:2]) for path in tracked.stdout.splitlines()}
    assert shipped == there - {"card_images/source"}
