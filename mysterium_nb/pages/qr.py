"""A link as a QR code: the path of a drawing in which every dark square is one unit wide."""

from functools import cache

from mysterium_nb.pages.model import QrCode


@cache
def _squares(link: str) -> tuple[int, str]:
    import segno  # a page's kernel starts without it, since few people ask for a code

    rows = segno.make(link, error="m", micro=False).matrix
    dark = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, square in enumerate(row) if square)
    return len(rows), "".join(dark)


def qr_code(link: str, label: str) -> QrCode:
    """To be put on something light."""
    size, path = _squares(link)
    return QrCode(label=label, size=size, path=path)
