"""Moves as text: `c3-d4`, `c3xe5`, and every square on the way where two moves would look alike."""

from rules.checkers.moves import Path
from rules.checkers.position import Position


def write(path: Path, position: Position) -> str:
    """Return the one spelling of a move.

    All landing squares tell every move from every other: each hop takes the one piece that it
    crosses, so moves that land on the same squares take the same pieces.
    """
    names = path.squares
    if sum(_looks_like(path, move) for move in position.moves) <= 1:
        names = names[0], names[-1]
    return ("x" if path.taken else "-").join(names)


def _looks_like(path: Path, other: Path) -> bool:
    return (path.route[0], path.route[-1]) == (other.route[0], other.route[-1])
