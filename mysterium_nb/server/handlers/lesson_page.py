"""The page of a lesson: its notebook, run for one visitor, with a kernel that knows no table.

A lesson runs for many seconds and takes more memory than a seat. So lessons have a queue of their own: they start one
after another, behind everybody who wants to play, and one that nobody waits for any more is not run to its end.
"""

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import Any

from jupyter_server.services.contents.filemanager import AsyncFileContentsManager
from tornado.iostream import StreamClosedError
from tornado.web import authenticated
from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.notebook_renderer import NotebookRenderer
from voila.paths import collect_template_paths
from voila.utils import get_page_config

from mysterium_nb.engine.seats import HOST
from mysterium_nb.protocol.kernel_environment import lesson_environment
from mysterium_nb.server.handlers.kernel_page import KernelPage
from mysterium_nb.server.handlers.lesson_list import NOTEBOOKS, lesson_notebooks
from mysterium_nb.server.handlers.visitor import is_host
from mysterium_nb.server.kernels.admission import Admission, PageRequest
from mysterium_nb.server.kernels.tickets import LESSON, LESSON_WEIGHT

_TEMPLATE = "lesson"
_DISCARD = logging.Logger("nobody", logging.CRITICAL + 1)


def lesson_settings(config: Config) -> dict[str, Any]:
    """How Voilà makes the page of a lesson: light, with a template of its own, and with the code."""
    return {
        "template_paths": collect_template_paths(["voila", "nbconvert"], _TEMPLATE),
        "config": config,
        "voila_configuration": VoilaConfiguration(
            config=config, template=_TEMPLATE, theme="light", strip_sources=False
        ),
    }


class LessonPage(KernelPage):
    _running: tuple[NotebookRenderer, str] | None = None
    """What runs the notebook, and in which kernel."""
    _ending: "asyncio.Future[None] | None" = None

    @authenticated
    async def get(self, number: str) -> None:
        if self.visitor is None:
            # Nobody has pressed anything yet: it may be a preview that follows a link.
            self.redirect(f"{self.services.site.url('learn')}#lesson-{number}")
        elif not self.over_page_limit() and not self._has_to_wait(number):
            self.lesson = self._kernel_environment()
            await self.serve(NOTEBOOKS[int(number) - 1], None, LESSON)

    @property
    def admission(self) -> Admission:
        return self.services.lesson_admission

    def _has_to_wait(self, number: str) -> bool:
        """Whether this lesson has to queue; the host, for whom a class waits, comes in first."""
        pages = self.services.tickets.pages + self.services.admission.pending
        arrival = PageRequest(self.visitor or "", number, LESSON)
        waiting = self.admission.request(arrival, pages=-(-pages // LESSON_WEIGHT), playing=is_host(self))
        if waiting is not None:
            self.services.pages.waiting(self, waiting.place, full=waiting.full)
        return waiting is not None

    def _kernel_environment(self) -> dict[str, str]:
        """What the kernel may have of this house: for the host its finished games, and a way to open tables."""
        if not is_host(self):
            return lesson_environment(None, (), "")
        site, finished_games = self.services.site, self.services.finished_games
        link = f"http://127.0.0.1:{site.port}{site.url(HOST, self.services.database.key(HOST))}"
        return lesson_environment(finished_games.folder, tuple(game.game for game in finished_games.shareable()), link)

    def bind(self, kernel: str) -> None:
        super().bind(kernel)
        self.services.tickets.expect_page(kernel)

    async def write_notebook(self) -> None:
        """As Voilà does it, but for two things: the notebook is in another folder, and whoever leaves is noticed."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        renderer = self._renderer()
        await renderer.initialize()
        kernels = self.kernel_manager
        kernel = await kernels.start_kernel(kernel_name=renderer.notebook.metadata.kernelspec.name)
        self._running, whole = (renderer, kernel), False
        try:
            with suppress(StreamClosedError):
                async with aclosing(renderer.generate_content_generator(kernel, kernels.get_kernel(kernel))) as parts:
                    async for part, _ in parts:
                        self.write(part)
                        await self.flush()
                whole = True
        finally:
            if whole and self._ending is None:
                self.services.tickets.heartbeat(kernel)
            else:
                await self._end()

    def on_connection_close(self) -> None:
        if self._running is not None:
            self._end()

    def _end(self) -> "asyncio.Future[None]":
        """Nobody waits for this lesson any more: end its kernel, once. What Voilà finds wrong then, it tells nobody."""
        if self._ending is None:
            assert self._running is not None
            renderer, kernel = self._running
            renderer.log = _DISCARD
            if renderer.kernel_started:
                renderer.executor.log = _DISCARD
                renderer.executor.kc.stop_channels()
            self._ending = asyncio.ensure_future(self.kernel_manager.shutdown_kernel(kernel, now=True))
        return self._ending

    def _renderer(self) -> NotebookRenderer:
        return NotebookRenderer(
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=self.notebook_path,
            template_paths=self.template_paths,
            contents_manager=AsyncFileContentsManager(config=self.traitlet_config, root_dir=str(lesson_notebooks())),
            kernel_spec_manager=self.kernel_spec_manager,
            base_url=self.base_url,
            page_config=get_page_config(
                base_url=self.base_url,
                settings=self.settings,
                log=self.log,
                voila_configuration=self.voila_configuration,
            ),
        )
