"""A greedy player of Quoridor: it walks its shortest path, and walls the leader when behind."""

from collections.abc import Mapping
from random import Random

from rules.game import Seat
from rules.quoridor import Move, Position, Step, Wall
from rules.quoridor.board import BIT
from rules.quoridor.moves import legal_moves, play
from rules.quoridor.paths import open_ways, rings
from rules.quoridor.position import playing


def choose(position: Position, seed: str) -> Move:
    """Return the move of the seat to act."""
    chance, moves = Random(seed), legal_moves(position)
    others = [seat for seat in playing(position) if seat != position.seat]
    leader = min(others, key=lambda seat: _distance(position, seat))
    if _lead(position, leader) > 0:
        walls = _rate(position, [move for move in moves if isinstance(move, Wall)], leader)
        if walls and max(walls.values()) > -_lead(position, leader):
            return _choose_best(walls, chance)
    steps = _rate(position, [move for move in moves if isinstance(move, Step)], leader)
    return _choose_best(steps, chance) if steps else chance.choice(moves)


def _rate(position: Position, moves: list[Move], leader: Seat) -> Mapping[Move, int]:
    """Return how far each move leaves the leader behind."""
    return {move: -_lead(play(position, move), leader, position.seat) for move in moves}


def _lead(position: Position, leader: Seat, mine: Seat | None = None) -> int:
    """Return how many steps the leader is ahead of a seat, or of the one to move."""
    seat = position.seat if mine is None else mine
    return _distance(position, seat) - _distance(position, leader)


def _distance(position: Position, seat: Seat) -> int:
    ways = open_ways(position.walls)
    return len(rings(BIT[position.pawns[seat]], position.goals[seat], ways)) - 1


def _choose_best(rates: Mapping[Move, int], chance: Random) -> Move:
    most = max(rates.values())
    return chance.choice([move for move, rate in rates.items() if rate == most])
