"""The accessibility check itself: it finds what is wrong inside its root, and is silent where nothing is."""

from playwright.sync_api import BrowserContext

from tests.browser.axe import axe

PAGE = """<!doctype html><html lang="en"><title>Two sheets</title><main>
<section id="good"><h1>Sheet</h1><button>Send</button></section>
<section id="bad"><img src="data:,"><button></button><p style="color:#777;background:#666">Pale</p></section>
</main></html>"""


def test_faults_are_found_inside_the_root_alone(no_outside_requests: BrowserContext) -> None:
    page = no_outside_requests.new_page()
    page.set_content(PAGE)
    assert axe(page, "#good") == []
    assert [fault.split(":")[0] for fault in axe(page, "#bad")] == ["button-name", "color-contrast", "image-alt"]
