"""Problems from a player's own blunders, as the analysis of a game has found them."""

from hashlib import sha256
from random import Random
from typing import Final

from bot.coach.analysis import Analysis, Judged
from bot.coach.grades import thresholds
from bot.problems.problem import Choice, Problem
from bot.table import positions
from rules import GAMES
from rules.game import Seat

_OWN: Final = "m"
"""How the names of such problems begin: then come the game's id and the number of a decision."""
_CHOICES: Final = 4


def own_name(game_id: str, number: int) -> str:
    """Return the name of a problem from a game."""
    return f"{_OWN}{game_id}.{number}"


def read_own_name(name: str) -> tuple[str, int] | None:
    """Return the game and the decision that a name means; None if it is none of these."""
    game_id, _, number = name.removeprefix(_OWN).rpartition(".")
    if not (name.startswith(_OWN) and game_id and number.isdecimal()):
        return None
    return game_id, int(number)


def find_blunders(analysis: Analysis, seats: tuple[Seat, ...]) -> list[int]:
    """Return the numbers of the decisions in which somebody blundered with a checker or pawn."""
    least = thresholds(analysis.game).blunder
    return [
        number
        for number, judged in enumerate(analysis.decisions)
        if judged.seat in seats and judged.loss >= least and not judged.about_cube
    ]


def own_problem(analysis: Analysis, game_id: str, number: int) -> Problem:
    """Return the problem of a decision: the same choices whenever it is asked for."""
    judged = analysis.decisions[number]
    chance = Random(sha256(judged.position.encode()).digest())  # noqa: S311 - no secret
    known = [Choice(judged.best.move, 0.0), Choice(judged.played.move, round(judged.loss, 3))]
    others = [Choice(move, None) for move in _other_moves(analysis.game, judged)]
    choices = [*known, *chance.sample(others, min(len(others), _CHOICES - len(known)))]
    chance.shuffle(choices)
    return Problem(analysis.game, judged.position, tuple(choices), own_name(game_id, number))


def _other_moves(game: str, judged: Judged) -> list[str]:
    position = positions.load(game, judged.position)
    moves = (
        GAMES[game].format(move, position) for move in positions.legal_moves(game, judged.position)
    )
    return [move for move in moves if move not in {judged.best.move, judged.played.move}]
