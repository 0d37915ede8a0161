"""What opens in a moment: nothing is built on the way that nobody uses."""

import subprocess
import sys


def test_a_house_and_a_lesson_open_without_a_grammar_of_addresses() -> None:
    program = (
        "import sys, mysterium_nb.cli, mysterium_nb.server.app, mysterium_nb.lab.lessons; print('lark' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "False\n"
