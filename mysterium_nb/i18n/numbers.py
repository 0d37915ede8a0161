"""Numbers as a reader's language writes them."""

from math import inf

from mysterium_nb.i18n.catalogue import sign


def percent(share: float, lang: str, digits: int = 0) -> str:
    """
    >>> percent(0.4321, "en", 1), percent(0.4321, "fr", 1)
    ('43.2\\xa0%', '43,2\\xa0%')
    """
    return f"{with_decimal_sign(f'{100 * share:.{digits}f}', lang)}\N{NO-BREAK SPACE}%"


def format_points(difference: float, lang: str, digits: int = 1) -> str:
    """Hundredths with a sign, and one more digit where it would look like nothing.

    >>> format_points(0.032, "en"), format_points(0.0004, "en"), format_points(0.0, "en")
    ('+3.2', '+0.04', '0.0')
    """
    if difference and not round(100 * difference, digits):
        digits += 1
    text = f"{100 * difference:+.{digits}f}".replace("-", "\N{MINUS SIGN}")
    nothing = f"{0:.{digits}f}"
    return with_decimal_sign(nothing if text[1:] == nothing else text, lang)


def format_count(number: float, lang: str) -> str:
    """
    >>> format_count(12345, "en"), format_count(12345, "fr"), format_count(float("inf"), "en")
    ('12,345', '12\\u202f345', '∞')
    """
    if number == inf:
        return "\N{INFINITY}"
    return f"{round(number):,}".replace(",", sign("between thousands", lang))


def format_decimal(number: float, lang: str, digits: int = 1) -> str:
    return with_decimal_sign(f"{number:.{digits}f}", lang)


def with_decimal_sign(text: str, lang: str) -> str:
    """A number that was written with a point.

    >>> with_decimal_sign("+0.5", "en"), with_decimal_sign("+0.5", "fr")
    ('+0.5', '+0,5')
    """
    return text.replace(".", sign("decimal sign", lang))
