"""The host's ways in: the link that makes a browser the host's, the host's page, and a look at any table."""

import secrets

from tornado.web import authenticated

from mysterium_nb.engine.errors import IllegalMove
from mysterium_nb.engine.seats import HOST, WATCH
from mysterium_nb.server.handlers.kernel_page import KernelPage
from mysterium_nb.server.handlers.visitor import HOST_COOKIE, HostOnlyHandler, VisitorHandler, is_host


class HostLogin(VisitorHandler):
    """The host's link: whoever comes by it is the host on this device."""

    def get(self, key: str) -> None:
        if not secrets.compare_digest(key.encode(), self.services.database.key(HOST).encode()):
            self.services.pages.show_refusal(self, 403, self.services.pages.say(self, "This is not the host’s link."))
            return
        self.ensure_visitor()
        secure = self.scheme == "https"
        self.set_cookie(
            HOST_COOKIE, key, path=self.services.site.base_url, httponly=True, samesite="Lax", secure=secure
        )
        self.redirect(self.services.site.url(HOST))


class HostPageHandler(KernelPage):
    @authenticated
    async def get(self) -> None:
        if not is_host(self):
            why = self.services.pages.say(self, "This is the host’s page. Open it by the host’s link.")
            self.services.pages.show_refusal(self, 403, why)
            return
        await self.serve("host.ipynb", None, HOST)


class HostWatch(HostOnlyHandler):
    """From the host's page straight to a table, or to the projector: one press, no name, no question."""

    def get(self, code: str) -> None:
        room = self.room(code)
        if room is None:
            return
        try:
            self.services.house.claim(room.code, WATCH, "", self.ensure_visitor())
        except IllegalMove as refusal:
            self.services.pages.show_refusal(self, 409, refusal.text(self.services.pages.lang(self)))
            return
        self.redirect(f"{self.services.site.url('table', room.code)}?seat={WATCH}", status=303)
