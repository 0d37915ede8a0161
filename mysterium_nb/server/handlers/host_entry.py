"""The host's page: behind the host's own link, with every table of the house on it."""

import secrets

from tornado.web import authenticated

from mysterium_nb.engine.seats import HOST
from mysterium_nb.server.handlers.kernel_page import KernelPage
from mysterium_nb.server.handlers.visitor import Visited

COOKIE = "mysterium_host"


class HostDoor(Visited):
    """The host's link: whoever comes by it is the host on this device."""

    def get(self, key: str) -> None:
        if not secrets.compare_digest(key.encode(), self.app.book.key(HOST).encode()):
            self.app.pages.sorry(self, 403, self.app.pages.say(self, "This is not the host’s link."))
            return
        self.welcome()
        secure = self.scheme == "https"
        self.set_cookie(COOKIE, key, path=self.app.base_url, httponly=True, samesite="Lax", secure=secure)
        self.redirect(self.app.url(HOST))


def is_host(page: Visited) -> bool:
    key = page.get_cookie(COOKIE) or ""
    return secrets.compare_digest(key.encode(), page.app.book.key(HOST).encode())


class HostPage(KernelPage):
    @authenticated
    async def get(self) -> None:
        if not is_host(self):
            why = self.app.pages.say(self, "This is the host’s page. Open it by the host’s link.")
            self.app.pages.sorry(self, 403, why)
            return
        await self.serve("host.ipynb", None, HOST)
