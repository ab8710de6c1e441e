"""What all boards that are drawn as text have in common."""

from typing import Final

from rules.game import Seat

MARKS: Final = "XOYZ"
"""The sides, in the order of the seats."""
EMPTY: Final = "\N{MIDDLE DOT}"
"""Where a piece may stand and none does."""


def name_side(seat: Seat, to_act: Seat | None) -> str:
    """Return a side's mark, pointed at if it is to act."""
    return f"{'>' if seat == to_act else ' '} {MARKS[seat]}"


def frame(*widths: int) -> tuple[str, str]:
    """Return the lines above and below a board with compartments of these widths."""
    stretches = ["─" * width for width in widths]
    return f"┌{'┬'.join(stretches)}┐", f"└{'┴'.join(stretches)}┘"
