"""What axe-core, which comes with its Python package, has to say of a page: nothing is loaded from outside."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AT_REST = "() => document.getAnimations().every(one => !(one instanceof CSSTransition))"
"""Halfway from one colour to another, words may be too pale for a moment."""


def axe(page: Page, root: str, *rules: str) -> list[str]:
    """The serious and critical faults inside the element that a CSS selector names: what, where, and why.

    It looks at what is shown now, in the page's own document; what JupyterLab does around our widgets is not judged.
    With rules named, it looks at these alone: `axe(page, ".mnb", "color-contrast")`.
    """
    page.locator(root).first.wait_for()
    page.wait_for_function(_AT_REST)
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    checker = Axe("0") if page.evaluate("() => 'axe' in window") else Axe()  # its half a megabyte goes there once
    found = checker.run(page, context=root, options=options).response["violations"]
    return [
        f"{fault['id']}: {', '.join(map(str, node['target']))}: {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
