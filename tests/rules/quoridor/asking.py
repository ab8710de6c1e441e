"""Questions to the rules of Quoridor, put and answered in text."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.errors import Flaw, IllegalMove, Refusal, UnreadablePosition
from rules.game import Over, Roll
from rules.quoridor import Quoridor
from rules.quoridor.board import Wall
from rules.quoridor.moves import Move, Step
from rules.quoridor.position import Position

GAME = Quoridor()


def legal(text: str) -> list[str]:
    """Return every legal move."""
    position = GAME.load(text)
    return [GAME.format(move, position) for move in GAME.legal_moves(position)]


def steps(text: str) -> str:
    """Return where the pawn may go."""
    moves = GAME.legal_moves(GAME.load(text))
    return " ".join(move.square for move in moves if isinstance(move, Step))


def walls(text: str) -> list[str]:
    """Return the walls that may be placed."""
    moves = GAME.legal_moves(GAME.load(text))
    return [f"{move.square}{move.orientation}" for move in moves if isinstance(move, Wall)]


def after(text: str, *moves: str) -> str:
    """Return the position after the moves."""
    position = GAME.load(text)
    for move in moves:
        position = GAME.play(position, GAME.parse(move, position))
    return GAME.dump(position)


def refused(text: str, move: str | Move | Roll) -> Refusal:
    """Return why the move is refused, typed or made."""
    position = GAME.load(text)
    with pytest.raises(IllegalMove) as found:
        GAME.play(position, GAME.parse(move, position) if isinstance(move, str) else move)
    return found.value.reason


def flaw(text: str) -> Flaw:
    """Return why the text is not a position."""
    with pytest.raises(UnreadablePosition) as found:
        GAME.load(text)
    assert found.value.text == text
    return found.value.flaw


def random_game(position: Position, luck: int) -> Iterator[Position]:
    """Yield the positions of a game in which pawns and walls are moved equally often."""
    chance = Random(luck)
    while not isinstance(GAME.stage(position), Over):
        yield position
        moves = GAME.legal_moves(position)
        pawn_moves = [move for move in moves if not isinstance(move, Wall)]
        some = pawn_moves if pawn_moves and chance.random() < 0.5 else moves
        position = GAME.play(position, chance.choice(some))
    yield position
