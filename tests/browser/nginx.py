"""A real nginx before a house, configured with the lines that `notebooks/teacher_guide.ipynb` gives to teachers."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mysterium_nb.start import find_program
from tests.browser.servers import HOST, Said, free_port, serving

_GUIDE = Path(__file__).parents[2] / "notebooks" / "teacher_guide.ipynb"
_CONFIG = """
daemon off;
master_process off;
pid nginx.pid;
events {{}}
http {{
    log_format asked '$status $request_uri';
    access_log /dev/stdout asked;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{site}
}}
"""
"""One process of whoever runs the tests, which writes nowhere but in its own folder."""


class Nginx:
    def __init__(self, base_url: str, said: Said) -> None:
        self.base_url = base_url
        """Where the house is for everybody outside, with a slash at the end."""
        self._said = said

    def wait_for_websocket(self, path: str) -> None:
        """Wait until nginx has logged a websocket at this path, which it does when the websocket is closed."""
        self._said.wait_for(f"101 {path}")

    @property
    def asked(self) -> list[str]:
        """The path of every request that was answered until now."""
        return re.findall(r"^\d{3} (/.*)$", str(self._said), flags=re.MULTILINE)


@contextmanager
def an_nginx(home: Path, house: int, path: str) -> Iterator[Nginx]:
    """Stand before the house at this port; once it has ended, all that was asked of it is known."""
    program = find_program("nginx")
    assert program is not None, "This test needs nginx: apt-get install nginx-light."
    port, said = free_port(), Said()
    home.mkdir()
    site = _site(
        {
            "# … your own listen, server_name and certificates …": f"listen {HOST}:{port};",
            "location /seance/ {": f"location {path} {{",
            "http://127.0.0.1:8866;": f"http://{HOST}:{house};",
        }
    )
    (home / "nginx.conf").write_text(_CONFIG.format(site=site), encoding="utf-8")
    with serving(home, [program, "-p", str(home), "-c", "nginx.conf", "-e", "stderr"], port, said):
        yield Nginx(f"http://{HOST}:{port}{path}", said)


def _site(own: dict[str, str]) -> str:
    """The nginx lines of the teachers' guide, with what every teacher has to fill in."""
    cells = json.loads(_GUIDE.read_text(encoding="utf-8"))["cells"]
    guide = "\n".join("".join(cell["source"]) for cell in cells)
    (site,) = re.findall(r"^```nginx\n(.*?)^```", guide, flags=re.DOTALL | re.MULTILINE)
    for told, filled_in in own.items():
        assert site.count(told) == 1, f"The guide says {told!r} {site.count(told)} times."
        site = site.replace(told, filled_in)
    return str(site)
