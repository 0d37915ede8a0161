"""Nothing that is read escapes translation: all is said in a language that cannot be mistaken for English."""

import subprocess
import sys
from pathlib import Path

from tests.languages import pseudo_language
from tests.languages.added_language import environment_with
from tests.languages.wide_letters import WIDE, catalogue


def test_nothing_escapes_translation(tmp_path: Path) -> None:
    environment = environment_with(tmp_path, WIDE, catalogue())
    everything = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(pseudo_language.__file__)]
    ran = subprocess.run(everything, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
