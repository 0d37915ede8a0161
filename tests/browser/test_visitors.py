"""The visitors themselves: nothing that they ask of others, and nothing that breaks in their pages, goes unnoticed."""

from playwright.sync_api import Browser

from tests.browser.visitors import Visitors

PAGE = """<!doctype html><title>Talkative</title><h1>Waiting</h1><img src="https://pictures.example/owl.png">
<script>
new WebSocket("wss://socket.example/");
setTimeout(() => { document.querySelector("h1").textContent = "Broken"; nobody.speaks(); });
</script>"""


def test_what_is_asked_of_others_and_what_breaks_is_written_down(browser: Browser) -> None:
    visitors = Visitors(browser)
    page = visitors.new().new_page()
    page.set_content(PAGE)
    page.get_by_role("heading", name="Broken").wait_for()
    visitors.close()
    assert sorted(visitors.outside) == ["https://pictures.example/owl.png", "wss://socket.example/"]
    assert visitors.errors == ["nobody is not defined"]
