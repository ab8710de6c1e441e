"""What a game is worth, and how a match goes on.

A game counts once; twice (gammon) if the loser has borne off no checker; three times (backgammon)
if besides one of the loser's checkers is on the bar or in the winner's home. All times the cube.
"""

from dataclasses import replace

from rules.backgammon.position import Cube, Match, Phase, Position, start_position
from rules.game import Ending, Outcome, Seat
from rules.points.board import BAR, CHECKERS, OFF, Side

WINNERS_HOME = slice(19, BAR + 1)
"""The winner's home and the bar, in the loser's numbering."""


class Result(Ending):
    """How a game of backgammon ends."""

    SINGLE = "single"
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"
    DROPPED = "dropped"


BY_LEVEL = (Result.SINGLE, Result.GAMMON, Result.BACKGAMMON)


def outcome(position: Position) -> Outcome | None:
    """Return how the game ended; None while it goes on."""
    if position.phase is Phase.DROPPED:
        return Outcome(position.turn, Result.DROPPED, position.cube.value)
    for seat, side in enumerate(position.sides):
        if side[OFF] == CHECKERS:
            level = min(_level(position.sides[1 - seat]), _highest_level(position))
            return _result(position, Seat(seat), level)
    return None


def resignations(position: Position, loser: Seat) -> list[Outcome]:
    """Return what `loser` may offer: a single game, a gammon, a backgammon."""
    winner = Seat(1 - loser)
    return [_result(position, winner, level) for level in range(_highest_level(position) + 1)]


def _level(loser: Side) -> int:
    if loser[OFF]:
        return 0
    return 2 if any(loser[WINNERS_HOME]) else 1


def _highest_level(position: Position) -> int:
    """By the Jacoby rule a game whose cube was never turned counts once."""
    return 0 if position.match.jacoby and not position.cube.log else 2


def _result(position: Position, winner: Seat, level: int) -> Outcome:
    return Outcome(winner, BY_LEVEL[level], (level + 1) * position.cube.value)


def next_game(position: Position, ended: Outcome) -> Position | None:
    """Return the opening of the match's next game; None after the last."""
    match = position.match
    if not match.length:
        return None
    if ended.winner is not None:
        match = _add(match, ended.winner, ended.points)
    if max(match.score) >= match.length:
        return None
    return start_position(Cube(highest=position.cube.highest), match)


def _add(match: Match, winner: Seat, points: int) -> Match:
    """Crawford: the first game after a side comes within one point is played without doubling."""
    score = match.score[0] + points * (winner == 0), match.score[1] + points * (winner == 1)
    near = match.length - 1
    return replace(match, score=score, crawford=max(score) == near and max(match.score) < near)
