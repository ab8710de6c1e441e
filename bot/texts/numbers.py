"""Numbers with decimals, as they are written in each language."""

from typing import Final

from bot.texts.texts import Texts

_MINUS: Final = "\N{MINUS SIGN}"


def decimal(number: float, texts: Texts, places: int = 2) -> str:
    """Return a number with so many decimals: 0.24, or 0,24."""
    written = f"{number:.{places}f}".replace("-", _MINUS)
    return written.replace(".", texts.say("decimal-point"))


def signed(number: float, texts: Texts, places: int = 2) -> str:
    """Return a number with its sign: +0.24."""
    sign = "+" if round(number, places) > 0 else ""
    return sign + decimal(number, texts, places)


def percent(share: float) -> int:
    """Return a share in whole percent; only what is certain has 0 or 100."""
    if share in {0.0, 1.0}:
        return round(100 * share)
    return min(max(round(100 * share), 1), 99)
