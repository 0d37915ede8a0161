"""Whoever asks for what is not theirs is told so, in a sentence, and gets nothing else."""

import inspect
import pkgutil
from importlib import import_module

import pytest

import mysterium_nb.server
from mysterium_nb.server.code_throttle import MISTAKES
from mysterium_nb.server.handlers.visitor import HEADERS, VisitorHandler
from tests.server.raw_house import Person, RawHouse, form, from_elsewhere

_KERNELS = [
    ("GET", "/api/kernels/{kernel}"),
    ("DELETE", "/api/kernels/{kernel}"),
    ("POST", "/voila/api/shutdown/{kernel}"),
    ("GET", "/mysterium_nb/alive/{kernel}"),
]


def breaker(raw: RawHouse, who: str) -> Person:
    """Somebody with another cookie than Ben's, or none; the token against other sites' forms is in order."""
    person = raw.ann if who == "another player" else raw.stranger()
    person.get("/")
    if who == "a junk cookie":
        person.cookies["mysterium_visitor"] = "junk"
    person.cookies.setdefault("_xsrf", raw.ben.token)
    return person


@pytest.mark.parametrize("who", ["nobody", "a junk cookie", "another player"])
@pytest.mark.parametrize(("method", "path"), _KERNELS)
def test_a_kernel_answers_to_its_own_visitor_alone(raw: RawHouse, who: str, method: str, path: str) -> None:
    person = breaker(raw, who)
    with raw.unchanged():
        answer = person.ask(method, path.format(kernel=raw.ben.kernel), X_XSRFToken=person.token)
        assert (answer.status, answer.text) == (403, "This page is somebody else’s, or it is gone.\n")
        assert raw.ben.get(f"/mysterium_nb/alive/{raw.ben.kernel}").status == 204
    raw.house.said.wait_for(f"403 {method} {path.format(kernel='…')} from 127.0.0.1")


@pytest.mark.parametrize("kernel", ["junk", "00000000-0000-0000-0000-000000000000", "..", "%00"])
def test_a_kernel_that_is_not_there_is_refused_like_anothers(raw: RawHouse, kernel: str) -> None:
    for _, path in (_KERNELS[0], _KERNELS[3]):
        assert raw.ben.get(path.format(kernel=kernel)).status in (403, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/api", "/api/kernels", "/api/sessions", "/api/contents", "/api/kernelspecs", "/api/status", "/api/me",
        "/api/terminals", "/api/config/x", "/voila/query/{kernel}", "/voila/execution/{kernel}",
        "/voila/files/ghost.ipynb", "/voila/render/ghost.ipynb", "/voila/tree", "/voila/api/contents",
        "/tree", "/lab", "/files/ghost.ipynb",
        "/nbextensions/x", "/static/x", "/login", "/logout", "/metrics", "/ghost.ipynb", "/house.sqlite",
    ],
)  # fmt: skip
def test_what_jupyter_would_serve_besides_is_not_there(raw: RawHouse, path: str) -> None:
    answer = raw.ben.get(path.format(kernel=raw.ben.kernel))
    assert answer.status == 404
    assert "There is nothing here." in answer.words


@pytest.mark.parametrize("seat", ["ghost", "blue", "host", "watch", "purple", "../ghost", ""])
def test_a_page_is_opened_by_whoever_holds_the_seat(raw: RawHouse, seat: str) -> None:
    with raw.unchanged():
        for person in (raw.stranger(), raw.ben):
            if (person, seat) != (raw.ben, ""):
                answer = person.get(f"/table/{raw.code}?seat={seat}")
                assert answer.status in (302, 403, 409), answer.words
                assert "jupyter-config-data" not in answer.text
    assert raw.ben.get(f"/table/{raw.other}?seat=red").status in (302, 403, 409)


@pytest.mark.parametrize(
    "path", ["/host", "/games", "/games/all", "/games/x/file", "/games/x/delete", "/host/watch/{code}"]
)
def test_the_hosts_pages_are_the_hosts(raw: RawHouse, path: str) -> None:
    stranger = raw.stranger()
    stranger.cookies["mysterium_host"] = "a-key-that-somebody-made-up"
    with raw.unchanged():
        for person in (stranger, raw.ben):
            answer = person.get(path.format(code=raw.code))
            assert answer.status == 403
            assert "This is the host’s page. Open it by the host’s link." in answer.words
        wrong = raw.ben.get("/host/a-key-that-somebody-made-up")
        assert (wrong.status, "mysterium_host" in raw.ben.cookies) == (403, False)
    raw.house.said.wait_for("403 GET /host/… from 127.0.0.1")


def test_a_made_up_personal_link_is_no_link(raw: RawHouse) -> None:
    with raw.unchanged():
        answer = raw.stranger().fill_in(f"/resume/{raw.code}/a-link-that-somebody-made-up")
        assert answer.status == 403
        assert "This personal link is no longer good." in answer.words
    raw.house.said.wait_for(f"403 POST /resume/{raw.code}/… from 127.0.0.1")


# Forms of other sites

_FORMS = {
    "StartPage": "/",
    "PlayNow": "/play",
    "JoinPage": "/join/{code}",
    "ResumePage": "/resume/{code}/a-personal-link",
    "DeleteGame": "/games/x/delete",
    "MyKernelShutdown": "/voila/api/shutdown/{kernel}",
    "OwnKernel": "/api/kernels/{kernel}",
}
_FREE = {"ClaimHandler"}
"""Takes nothing from a cookie, so that no other site can borrow one."""


def test_every_page_that_changes_something_is_tried() -> None:
    modules = [
        import_module(found.name)
        for found in pkgutil.walk_packages(mysterium_nb.server.__path__, "mysterium_nb.server.")
    ]
    pages = {
        page
        for module in modules
        for _, page in inspect.getmembers(module, inspect.isclass)
        if issubclass(page, VisitorHandler)
    }
    change = {
        page.__name__
        for page in pages
        for method in ("post", "put", "patch", "delete")
        if getattr(page, method) is not getattr(VisitorHandler, method)
    }
    assert change == {*_FORMS, *_FREE}


@pytest.mark.parametrize("page", _FORMS)
def test_another_sites_form_is_not_taken(raw: RawHouse, page: str) -> None:
    path = _FORMS[page].format(code=raw.code, kernel=raw.ben.kernel)
    method = "DELETE" if page == "MyKernel" else "POST"
    with raw.unchanged():
        for body in (form(seat="watch"), form(seat="watch", _xsrf="made-up")):
            answer = raw.ben.ask(method, path, body, Origin="http://elsewhere.example")
            assert answer.status in (403, 404)
            assert "Traceback" not in answer.text


def test_a_claim_takes_nothing_from_a_cookie(raw: RawHouse) -> None:
    with raw.unchanged():
        answer = raw.ben.ask("POST", f"/api/claim/{raw.code}", form(name="red"))
        assert (answer.status, answer.text) == (415, '{"why": "Ask in JSON."}')


# Codes


def test_codes_cannot_be_tried_out_by_any_way_in(raw: RawHouse) -> None:
    tries = [
        ("GET", "/join/QU{0}"),
        ("GET", "/rules/QU{0}"),
        ("GET", "/table/QU{0}?seat=red"),
        ("POST", "/api/claim/QU{0}"),
    ]
    claim = '{"name": "Eve"}'

    def attempt(number: int, method: str, path: str) -> tuple[int, str]:
        body = claim if method == "POST" else None
        # An address that somebody only claims to have counts for nothing.
        headers = {"Content_Type": "application/json", "X_Forwarded_For": f"10.0.0.{number % 200}"}
        return from_elsewhere(raw.house, method, path.format(number), body, **headers)

    with raw.unchanged():
        for number in range(MISTAKES):
            assert attempt(number, *tries[number % len(tries)])[0] in (302, 404)
        for method, path in tries:
            status, words = attempt(0, method, path.replace("QU{0}", raw.code))
            assert status == 429
            assert "You have tried many codes." in words


# Paths, sizes, names of hosts

_PATHS = [
    "/mysterium_nb/static/../app.py", "/mysterium_nb/static/%2e%2e/app.py", "/mysterium_nb/static/..%2fapp.py",
    "/mysterium_nb/static/.%2e/app.py", "/mysterium_nb/static//etc/passwd", "/mysterium_nb/static/%2fetc%2fpasswd",
    "/mysterium_nb/static/%00", "/mysterium_nb/static/", "/mysterium_nb/static/..%5capp.py",
    "/mysterium_nb/cards/../../app.py", "/mysterium_nb/cards/..%2f..%2fapp.py", "/mysterium_nb/cards/%2fetc%2fpasswd",
    "/mysterium_nb/cards/", "/mysterium_nb/cards/%00", "/voila/static/..%2f..%2f..%2fsetup.py", "/voila/static/",
    "/voila/static/%2fetc%2fpasswd", "/voila/templates/", "/voila/templates/lab", "/voila/templates/lab/static/",
    "/voila/templates/lab/static/%2fetc%2fpasswd", "/voila/templates/../static/x",
    "/voila/templates/%2fetc/static/passwd",
    "/voila/templates/lab/conf.json", "/voila/labextensions/..%2f..%2f..%2fetc/passwd", "/voila/labextensions/",
    "/voila/labextensions/%2fetc%2fpasswd", "/voila/api/themes/..%2f..%2f..%2fetc/passwd", "/voila/api/themes/",
    "/voila/api/themes/%2fetc%2fpasswd", "/" + "a" * 5000, "/mysterium_nb/static/" + "a" * 5000,
    "/voila/static/" + "a" * 5000, "/join/%ff", "/join/" + "%41" * 2000, "/?code=%ff", "/?lang=%ff",
    "/rules?players=%C2%B2&edition=%00", "/table/AA11?seat=%ff",
]  # fmt: skip


@pytest.mark.parametrize("path", _PATHS)
def test_crooked_paths_lead_nowhere(raw: RawHouse, path: str) -> None:
    answer = raw.ben.get(path)
    assert answer.status in (400, 403, 404) or (answer.status == 200 and path == "/?lang=%ff"), answer.text
    assert "root:" not in answer.text
    assert "import " not in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200), ("GET", "/nothing", 404), ("GET", "/join/{code}", 200), ("GET", "/join/QUQU1", 404),
        ("POST", "/join/{code}", 403), ("PUT", "/", 403), ("TRACE", "/", 405), ("GET", "/host", 403),
        ("GET", "/rules", 200),
        ("GET", "/table/{code}?seat=ghost", 0), ("GET", "/api/link", 400), ("GET", "/api/claim/{code}", 405),
        ("POST", "/api/claim/{code}", 415), ("GET", "/api/kernels/{kernel}", 200),
        ("GET", "/mysterium_nb/alive/x", 403),
        ("GET", "/mysterium_nb/static/plain.css", 200), ("GET", "/mysterium_nb/cards/x", 404),
        ("GET", "/voila/static/x", 403),
        ("GET", "/voila/static/voila.js", 200), ("GET", "/api/kernels/{kernel}/channels", 400),
        ("GET", "/voila/labextensions/x", 404),
    ],
)  # fmt: skip
def test_every_answer_forbids_framing_and_guessing(raw: RawHouse, method: str, path: str, status: int) -> None:
    answer = raw.ben.ask(method, path.format(code=raw.code, kernel=raw.ben.kernel))
    assert answer.status == status or not status
    for name in HEADERS:
        assert answer.headers.get_all(name) is not None, f"{name} is missing."
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "Traceback" not in answer.text


def test_a_seats_page_may_load_nothing_from_elsewhere(raw: RawHouse) -> None:
    answer = raw.ann.get(f"/table/{raw.code}?seat=ghost")
    policy = answer.headers["Content-Security-Policy"]
    assert answer.status == 200
    assert "default-src 'self'" in policy
    assert "http" not in policy
    assert "*" not in policy


def test_too_long_a_form_is_not_even_read(raw: RawHouse) -> None:
    with raw.unchanged():
        try:
            status, _ = from_elsewhere(raw.house, "POST", f"/join/{raw.code}", "x" * 200_000)
        except (BrokenPipeError, ConnectionResetError):
            status = 413  # the house has hung up in mid-sentence
        assert status in (400, 413)


def test_nobody_is_sent_to_a_host_that_a_request_names(raw: RawHouse) -> None:
    for path in ("/", f"/join/{raw.code}", "/nothing", f"/?code={raw.code}", "/host"):
        answer = raw.stranger().get(path, Host="elsewhere.example")
        assert "elsewhere.example" not in answer.text + str(answer.headers)
