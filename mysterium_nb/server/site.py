"""Where the server stands: its address as people type it, and the paths below it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Site:
    name: str
    """Of this machine, in its network."""
    port: int
    base_url: str = "/"
    """Begins and ends with a slash."""
    behind_proxy: bool = False
    """Whether a proxy tells who calls, and how; without one anybody could claim to be anywhere."""

    @property
    def address(self) -> str:
        """Where people come in, as they would type it."""
        return f"http://{self.name}:{self.port}{self.base_url}"

    def url(self, *parts: str) -> str:
        """A path below the base.

        >>> Site("127.0.0.1", 8866, "/seance/").url("join", "LAMO42")
        '/seance/join/LAMO42'
        """
        return "/".join([self.base_url.rstrip("/"), *parts]) if parts else self.base_url
