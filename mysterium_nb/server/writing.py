"""What is written about finished games, in processes of their own: what counts and draws stays out of the house’s."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE


async def write(what: str, *options: str) -> None:
    """Let `mysterium-nb games` write something; one at a time is the caller's affair."""
    command = [sys.executable, "-m", "mysterium_nb", "games", what, *options]
    writing = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE)
    _, said = await writing.communicate()
    if writing.returncode:
        raise RuntimeError(f"The {what} could not be written: {said.decode(errors='replace').strip()}")
