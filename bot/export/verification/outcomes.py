"""Whether a game can have ended as its file says."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, assert_never

from bot.export.match_file import FileEnding
from bot.table.offers import Draw
from bot.table.values import Cause, Setup
from rules import GAMES
from rules.game import Outcome, Over, Seat

_PAIR: Final = 2


def told_outcome(winner: Seat | None, points: int) -> Outcome:
    """Return the outcome that a file tells, for the next game of the match.

    That depends on the winner and the points alone, so any ending will do.
    """
    return Outcome(winner, Draw.AGREED, points)


def is_possible(ending: FileEnding, setup: Setup, board: Any) -> bool:  # noqa: ANN401
    """Return whether the rules allow this ending in the last position of a game."""
    game = GAMES[setup.game]
    stage = game.stage(board)
    if isinstance(stage, Over):
        return ending.cause is Cause.RULES and _is_one_of(ending, [stage.outcome])
    match ending.cause:
        case Cause.RESIGNED:
            return _is_one_of(ending, _resignations(setup, board))
        case Cause.CLOCK:
            late = [] if stage.seat is None else game.resignations(board, stage.seat)[:1]
            return setup.clock is not None and _is_one_of(ending, late)
        case Cause.AGREED:
            return game.draws and _is_one_of(ending, [Outcome(None, Draw.AGREED, 0)])
        case Cause.STOPPED | Cause.ABANDONED | Cause.FORGOTTEN | Cause.LEFT:
            # Only a game that some may leave can be left to computers.
            possible = ending.cause is not Cause.LEFT or setup.seats > _PAIR
            return possible and ending == FileEnding(cause=ending.cause)
        case Cause.RULES | Cause.TURNED_DOWN:
            return False  # The latter closes a table before the game begins.
        case _:
            assert_never(ending.cause)


def _resignations(setup: Setup, board: Any) -> Iterator[Outcome]:  # noqa: ANN401
    for seat in range(setup.seats):
        yield from GAMES[setup.game].resignations(board, Seat(seat))


def _is_one_of(ending: FileEnding, outcomes: Iterable[Outcome]) -> bool:
    told = (ending.winner, ending.how, ending.points)
    return any(told == (each.winner, each.how.value, each.points) for each in outcomes)
