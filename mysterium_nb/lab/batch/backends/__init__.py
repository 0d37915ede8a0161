"""Which arithmetic a batch thinks with: numpy's at once, numba's as soon as it is compiled."""

import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from mysterium_nb.lab.batch.backends import compile_once, numpy_backend
from mysterium_nb.lab.batch.factor_tables import Factors
from mysterium_nb.lab.batch.random_numbers import IntArray, RealArray

_COMPILED = "mysterium_nb.lab.batch.backends.numba_backend"


class Backend(Protocol):
    """What `numpy_backend` and `numba_backend` have in common."""

    def product(self, factors: Factors, minds: IntArray, columns: IntArray, cards: IntArray, /) -> RealArray: ...
    def exclusive_weights(self, weights: RealArray, step: IntArray, /) -> RealArray: ...


NUMPY: Backend = numpy_backend
"""What there always is."""


def fastest_backend(*, wait: bool = False) -> Backend:
    """The quickest there is by now; `wait` for the compiler where there is one."""
    thread = _compiling()
    if thread is not None and wait:
        thread.join()
    if thread is not None and not thread.is_alive() and _COMPILED in sys.modules:
        return cast("Backend", sys.modules[_COMPILED])
    return NUMPY


@cache
def _compiling() -> threading.Thread | None:
    """Compile in a process of its own, which nobody waits for and which fills numba's cache; then read that."""
    if find_spec("numba") is None:
        return None
    thread = threading.Thread(target=_compile, daemon=True)
    thread.start()
    return thread


def _compile() -> None:
    command = [sys.executable, "-m", compile_once.__name__, _COMPILED]
    if subprocess.run(command, capture_output=True, check=False).returncode == 0:
        import_module(_COMPILED)
