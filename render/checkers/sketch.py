"""The checkers board as text: men are small letters, queens capital ones."""

from typing import Final

from render.checkers.description import CheckersDescription
from render.checkers.layout import FILES, RANKS, ROWS
from render.text.marks import EMPTY, MARKS, frame, name_side
from rules.checkers.squares import BIT
from rules.game import Seat

_CELL: Final = 3


def sketch_checkers(seen: CheckersDescription) -> list[str]:
    """Return the lines of a board."""
    pieces = _pieces(seen)
    # The viewer is at the bottom: White sees rank 1 there and file a at the left.
    files, ranks = (FILES, RANKS[::-1]) if seen.viewer == 0 else (FILES[::-1], RANKS)
    above, below = frame(ROWS * _CELL)
    rows = [
        f"{rank} │{''.join(pieces.get(file + rank, '   ') for file in files)}│ {panel}"
        for rank, panel in zip(ranks, _panels(seen), strict=True)
    ]
    return [f"  {above}", *rows, f"  {below}", "   " + "".join(f" {file} " for file in files)]


def _pieces(seen: CheckersDescription) -> dict[str, str]:
    """Return what each dark square shows."""
    shown = dict.fromkeys(BIT, f" {EMPTY} ")
    for side, mark in zip(seen.sides, MARKS, strict=False):
        shown |= dict.fromkeys(side.men, f" {mark.lower()} ")
        shown |= dict.fromkeys(side.queens, f" {mark} ")
    return shown


def _panels(seen: CheckersDescription) -> list[str]:
    """Return the text beside each row: how many pieces a side has, or the quiet moves."""
    lines = [""] * ROWS
    lines[0] = _panel(seen, Seat(1 - seen.viewer))
    lines[ROWS // 2] = f"    {seen.quiet}/{seen.quiet_limit}" if seen.quiet else ""
    lines[-1] = _panel(seen, seen.viewer)
    return lines


def _panel(seen: CheckersDescription, seat: Seat) -> str:
    side = seen.sides[seat]
    count = len(side.men) + len(side.queens)
    return f"{name_side(seat, seen.to_act)} {count:>2}"
