"""Letters and lines that all boards as text share."""

from typing import Final

from rules.game import Seat

MARKS: Final = "XOYZ"
"""The letters of the sides, in the order of the seats."""
EMPTY: Final = "\N{MIDDLE DOT}"
"""A place without a piece."""


def name_side(seat: Seat, to_act: Seat | None) -> str:
    """Return the letter of a side, with an angle bracket before it if the side is to act."""
    return f"{'>' if seat == to_act else ' '} {MARKS[seat]}"


def frame(*widths: int) -> tuple[str, str]:
    """Return the lines above and below a board with compartments of these widths."""
    stretches = ["─" * width for width in widths]
    return f"┌{'┬'.join(stretches)}┐", f"└{'┴'.join(stretches)}┘"
