"""The page of a seat: a notebook served by Voilà, whose kernel is bound to the visitor who asked for it."""

from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.web import authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from mysterium_nb.kernel.refusal import IllegalMove
from mysterium_nb.kernel.seats import GHOST, WATCH, SeatId
from mysterium_nb.server.house import Room
from mysterium_nb.server.visitors import Visited

_NOTEBOOKS = {GHOST: "ghost.ipynb", WATCH: "watch.ipynb"}


class _KernelsOfOnePage:
    """The kernel manager as one page sees it: whichever kernel it gets is bound to the visitor at once."""

    def __init__(self, page: "KernelPage", kernels: Any) -> None:
        self._page = page
        self._kernels = kernels

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **more: Any) -> str:
        kernel: str = await self._kernels.start_kernel(**more)
        self._page.bind(kernel)
        return kernel

    async def get_rendered_notebook(self, **more: Any) -> Any:
        rendered = await self._kernels.get_rendered_notebook(**more)
        self._page.bind(rendered[2])
        return rendered


class KernelPage(Visited, TornadoVoilaHandler):  # type: ignore[misc] # Voilà has no types
    """A page with a kernel behind it."""

    @property
    def kernel_manager(self) -> Any:
        return _KernelsOfOnePage(self, self.settings["kernel_manager"])

    async def serve(self, notebook: str, room: Room | None, seat: SeatId) -> None:
        """Serve a notebook to this visitor, as soon as the porter lets them in."""
        self.xsrf_token  # noqa: B018 - sets the cookie without which closing the tab would leave its kernel behind
        self._visitor = self.visitor or ""
        self._room, self._seat = room, seat
        arrival = (self._visitor, "" if room is None else room.code, seat)
        if not self.app.porter.admits(self, arrival):
            return
        self.notebook_path = notebook
        try:
            await TornadoVoilaHandler.get(self, None)
        finally:
            self.app.porter.arrived(arrival)

    def bind(self, kernel: str) -> None:
        self.app.office.bind(kernel, self._visitor, self._room, self._seat)


class SeatPage(KernelPage):
    @authenticated
    async def get(self, code: str) -> None:
        try:
            room = self.app.guard.room(self, code)
        except IllegalMove as refusal:
            self.app.pages.sorry(self, 404, refusal.text(self.app.pages.lang(self)))
            return
        held = self.app.house.seats_of(room, self.visitor) if self.visitor else ()
        wanted = self.get_query_argument("seat", held[0] if held else "")
        if wanted not in held:
            self.redirect(self.app.url("join", room.code))
            return
        await self.serve(_NOTEBOOKS.get(wanted, "psychic.ipynb"), room, wanted)


class _Mine(Visited):
    """Whatever names a kernel must come from the visitor whose page it serves."""

    def prepare(self, *args: Any, **more: Any) -> Any:
        kernel = self.path_kwargs.get("kernel_id") or self.path_args[0]
        if not self.app.office.belongs(kernel, self.visitor):
            self.set_status(403)  # raising here would break Jupyter's own error page
            return self.finish()
        return super().prepare(*args, **more)


class MyKernelSocket(_Mine, VoilaKernelWebsocketHandler):  # type: ignore[misc] # Voilà has no types
    pass


class MyKernelShutdown(_Mine, VoilaShutdownKernelHandler):  # type: ignore[misc] # Voilà has no types
    pass


class MyKernel(_Mine, KernelHandler):
    pass


class Alive(_Mine, JupyterHandler):
    """A page asks whether its kernel still holds its seat, and says by it that the page is there."""

    async def get(self, kernel: str) -> None:
        self.app.office.beat(kernel)
        self.set_status(204 if self.app.office.linked(kernel) else 410)
        await self.finish()
