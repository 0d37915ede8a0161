"""The page of a seat: a notebook served by Voilà, whose kernel is bound to the visitor who asked for it."""

from collections.abc import Mapping
from typing import Any

from tornado.web import authenticated
from voila.tornado.handler import TornadoVoilaHandler

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId
from mysterium_nb.house.hosted_table import HostedTable
from mysterium_nb.server.code_throttle import TooManyAttempts
from mysterium_nb.server.handlers.visitor import VisitorHandler, public_address
from mysterium_nb.server.kernels.admission import Admission, PageRequest

_POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' data: blob: ws://{host} wss://{host}; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
"""What a page with a kernel may do: all that Voilà and widgets need, with this house alone. Older browsers do not count
a websocket as part of one's own house, so it is named."""
MOST_OF_ONE = 12
"""Pages that one visitor may have open: a few seats and tables, and a lesson or two."""
_NOTEBOOKS = {GHOST: "ghost.ipynb", WATCH: "watch.ipynb"}


class _PageKernels:
    """The kernel manager as one page sees it: whichever kernel it gets is bound to the visitor at once."""

    def __init__(self, page: "KernelPage", kernels: Any) -> None:
        self._page = page
        self._kernels = kernels

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    async def start_kernel(self, **more: Any) -> str:
        kernel: str = await self._kernels.start_kernel(lesson=self._page.lesson, **more)
        self._page.bind(kernel)
        return kernel

    async def get_rendered_notebook(self, **more: Any) -> Any:
        rendered = await self._kernels.get_rendered_notebook(**more)
        self._page.bind(rendered[2])
        return rendered


class KernelPage(VisitorHandler, TornadoVoilaHandler):  # type: ignore[misc] # Voilà has no types
    """A page with a kernel behind it."""

    lesson: Mapping[str, str] | None = None
    """What its kernel is told instead of a ticket, if it is a lesson's."""

    @property
    def kernel_manager(self) -> Any:
        return _PageKernels(self, self.settings["kernel_manager"])

    @property
    def admission(self) -> Admission:
        return self.services.admission

    async def serve(self, notebook: str, room: HostedTable | None, seat: SeatId) -> None:
        """Serve a notebook to this visitor."""
        self.xsrf_token  # noqa: B018 - sets the cookie without which closing the tab would leave its kernel behind
        self._visitor = self.visitor or ""
        self._room, self._seat = room, seat
        self.notebook_path = notebook
        self.set_header("Content-Security-Policy", _POLICY.format(host=self.request.host))
        with self.admission.starting():
            await self.write_notebook()

    def over_page_limit(self) -> bool:
        """Whether this visitor has so many pages open that others would get none; then they have been told so."""
        enough = self.services.tickets.pages_of(self.visitor or "") >= MOST_OF_ONE
        if enough:
            say = self.services.pages.speaker(self)
            why = say("You have many pages of this house open. Close some, then load this one again.")
            self.services.pages.show_refusal(self, 429, why)
        return enough

    async def write_notebook(self) -> None:
        """Run the notebook, and send what comes of it while it comes."""
        await TornadoVoilaHandler.get(self, None)

    def bind(self, kernel: str) -> None:
        self.services.tickets.bind(kernel, self._visitor, self._room, self._seat, public_address(self))


class SeatPage(KernelPage):
    @authenticated
    async def get(self, code: str) -> None:
        try:
            room = self.services.throttle.room(self.caller, self.visitor, code)
        except IllegalMove as refusal:
            status = 429 if isinstance(refusal, TooManyAttempts) else 404
            self.services.pages.show_refusal(self, status, refusal.text(self.services.pages.lang(self)))
            return
        held = room.seats_of(self.visitor) if self.visitor else ()
        wanted = self.get_query_argument("seat", held[0] if held else "")
        if wanted not in held:
            self._redirect_stranger(room, wanted)
            return
        if not self.over_page_limit() and not self._has_to_wait(room, wanted):
            await self.serve(_NOTEBOOKS.get(wanted, "psychic.ipynb"), room, wanted)

    def _has_to_wait(self, room: HostedTable, seat: SeatId) -> bool:
        """Whether this page has to queue; then it has been answered with one that asks again."""
        playing = seat != WATCH and room.view.phase not in ("lobby", "over")
        arrival = PageRequest(self.visitor or "", room.code, seat)
        waiting = self.services.admission.request(arrival, pages=self.services.tickets.pages, playing=playing)
        if waiting is not None:
            self.services.pages.waiting(self, waiting.place, full=waiting.full)
        return waiting is not None

    def _redirect_stranger(self, room: HostedTable, wanted: SeatId) -> None:
        """Lead a stranger to the table's door; somebody who may have sat there just now is told what has happened."""
        if self.visitor is None or not wanted:
            self.redirect(self.services.site.url("join", room.code))
        else:
            self.services.pages.show_seat_moved(self, room.code)
