"""A page's kernel with a ticket loads what a seat needs, and no house."""

import subprocess
import sys

LOADED = "import sys, mysterium_nb.link.page_kernel, mysterium_nb.widgets; print(*sorted(sys.modules))"


def test_a_pages_kernel_loads_no_house_and_no_database() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert "mysterium_nb.link.remote" in loaded
    assert [name for name in loaded if name.startswith(("mysterium_nb.house", "mysterium_nb.server"))] == []
    assert "sqlite3" not in loaded
