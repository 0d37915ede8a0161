"""A small web server that stands before a house, as `notebooks/teacher_guide.ipynb` says: it passes on what is asked
below one path, websockets as well, and answers for the rest of the site itself."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.browser.servers import HOST, PATIENCE

_MINE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    def __init__(self, house: int, path: str) -> None:
        self._house = house
        self._path = path
        self.port = 0
        self.upgraded: list[str] = []
        """What was asked for as a websocket."""
        self.strange: list[str] = []
        """What was asked for outside the path: the house does not know where it stands."""

    @property
    def base_url(self) -> str:
        return f"http://{HOST}:{self.port}{self._path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One question on each connection, unless it is a websocket, which goes on."""
        # A browser opens more lines than it needs; all are cut when the proxy goes.
        with _closing(writer), suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            asked, *headers = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
            path = asked.split()[1].decode()
            if path.startswith(self._path):
                await self._pass_on(path, [asked, *headers], reader, writer)
            else:
                self.strange.append(path)
                writer.write(_MINE)

    async def _pass_on(
        self, path: str, head: list[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if any(line.lower() == b"upgrade: websocket" for line in head):
            self.upgraded.append(path)
        else:
            head = [*(line for line in head if not line.lower().startswith(b"connection:")), b"Connection: close"]
        head += [b"X-Real-IP: 192.168.1.77", b"X-Forwarded-Proto: http"]
        answers, house = await asyncio.open_connection(HOST, self._house)
        with _closing(house):
            house.write(b"\r\n".join(head) + b"\r\n\r\n")
            there = asyncio.create_task(_pour(reader, house))
            await _pour(answers, writer)
            there.cancel()


@contextmanager
def _closing(line: asyncio.StreamWriter) -> Iterator[None]:
    try:
        yield
    finally:
        line.close()


async def _pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while more := await source.read(1 << 16):
            into.write(more)
            await into.drain()


@contextmanager
def a_proxy(house: int, path: str) -> Iterator[Proxy]:
    """Before the house at this port."""
    proxy, up = Proxy(house, path), threading.Event()
    loop, over = asyncio.new_event_loop(), asyncio.Event()

    async def stand() -> None:
        server = await asyncio.start_server(proxy.serve, HOST, 0)
        proxy.port = server.sockets[0].getsockname()[1]
        up.set()
        await over.wait()
        server.close()
        while lines := asyncio.all_tasks() - {asyncio.current_task()}:  # one that just came in begins a round later
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
            await asyncio.sleep(0)  # and what was closed is let go of in the next round

    thread = threading.Thread(target=loop.run_until_complete, args=(stand(),))
    thread.start()
    assert up.wait(PATIENCE)
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
        loop.close()
