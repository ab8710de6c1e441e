"""Positions of Quoridor to be painted, and what is painted of them."""

from render import Marks
from render.look import Look
from render.quoridor.board import paint_quoridor
from rules.quoridor import Position, Quoridor, Step
from rules.quoridor.board import Square

START = "e1 e9/-/10 10/1"
START_OF_FOUR = "e1 a5 e9 i5/-/5 5 5 5/1"
RICH = "g1 e9/a4v a5h b1v b2h b4h c1h c3h d4v d7h e1h e2v e3h e5h e6h f2v f6v f8h g1h h4h h7h/0 0/1"
RICH_OF_FOUR = (
    "c1 b7 d9 g6/a1v a4h a5h a8h b1h b3h b4v b8v c2h d2v "
    "d8v e1h e6h f2h f3v f8v g3v h3v h4h h6h/0 0 0 0/2"
)
MIDDLE = "e4 e6/e3h d5v/9 9/1"
WON = "e9 d4/e3h d5v/9 9/2"
ONE_HAS_LEFT = "e4 - d6 g5/e3h d5v/3 0 4 3/1"
EVERYTHING = (START, START_OF_FOUR, RICH, RICH_OF_FOUR, MIDDLE, WON, ONE_HAS_LEFT)


def load(text: str) -> Position:
    """Return the position that a text describes."""
    return Quoridor().load(text)


def step(name: str) -> Step:
    """Return the step to a square."""
    return Step(Square(name))


def every_mark(position: Position) -> Marks:
    """Return all marks that a player can be shown, and some that mean nothing on this board."""
    game = Quoridor()
    moves = {game.format(move, position) for move in game.legal_moves(position)}
    return Marks(frozenset(position.pawns), frozenset(moves | {"e3h", "i9h", "pass", 7}))


def contents(text: str, look: Look | None = None) -> list[object]:
    """Return what is painted in the cells of a position."""
    return [cell.content for cell in paint_quoridor(load(text), look or Look()).cells]
