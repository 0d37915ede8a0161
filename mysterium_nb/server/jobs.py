"""What is written about finished games, in processes of their own: what counts and draws stays out of the house’s."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE

from mysterium_nb.engine.errors import Refusal

PATIENCE_SECONDS = 600.0
"""Far more than anything should take; everybody else who wants something written waits meanwhile."""


class TookTooLong(Refusal):
    """It was not written, and whatever was writing it is gone."""


async def write(what: str, *options: str) -> None:
    """Let `mysterium-nb games` write something; one at a time is the caller's affair."""
    command = [sys.executable, "-m", "mysterium_nb", "games", what, *options]
    writing = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE)
    try:
        _, said = await asyncio.wait_for(writing.communicate(), PATIENCE_SECONDS)
    except TimeoutError:
        raise TookTooLong("This took too long and was stopped. Try again when less is going on.") from None
    finally:
        if writing.returncode is None:  # nobody waits for it any more, perhaps because the house is closing
            writing.kill()
            await writing.wait()
    if writing.returncode:
        raise RuntimeError(f"The {what} could not be written: {said.decode(errors='replace').strip()}")
