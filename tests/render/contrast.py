"""How well two colours can be told apart, as WCAG 2 defines it."""

from render.themes.colour import Colour, rgb


def luminance(colour: Colour) -> float:
    """Return the relative luminance."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | Colour, other: str | Colour) -> float:
    """Return the contrast ratio."""
    low, high = sorted(
        luminance(rgb(colour) if isinstance(colour, str) else colour) for colour in (one, other)
    )
    return (high + 0.05) / (low + 0.05)
