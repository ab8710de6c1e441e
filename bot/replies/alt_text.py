"""Words for a picture: what it shows, for those who cannot see it."""

from collections.abc import Iterator
from typing import assert_never

from bot.replies.board_words.checkers import tell_checkers
from bot.replies.board_words.points import tell_points
from bot.replies.board_words.quoridor import tell_quoridor
from bot.replies.board_words.speaker import Speaker
from bot.replies.board_words.turn import tell_outcome
from bot.table.events import Ended
from bot.texts import Names, Texts
from render import CheckersDescription, Description, PointsDescription, QuoridorDescription


def alt_text(
    description: Description, texts: Texts, names: Names, ended: Ended | None = None
) -> str:
    """Return a picture in words: whose turn it is and the dice, the last move, then the board.

    A game that has `ended` before its rules ended it is nobody's turn any more. Discord's limit of
    1,024 characters is kept, whatever stands on the board.
    """
    speaker = Speaker(texts, names)
    turn, *board = _sentences(description, speaker)
    if ended and not description.outcome:
        return " ".join((*_ending(ended, speaker), *board))
    return " ".join((turn, *board))


def _ending(ended: Ended, speaker: Speaker) -> Iterator[str]:
    """Return the result; a game that was stopped has none."""
    if ended.result:
        yield tell_outcome(ended.result, speaker)


def _sentences(description: Description, speaker: Speaker) -> Iterator[str]:
    """Return everything there is to tell; the first sentence is always about the turn."""
    match description:
        case PointsDescription():
            return tell_points(description, speaker)
        case CheckersDescription():
            return tell_checkers(description, speaker)
        case QuoridorDescription():
            return tell_quoridor(description, speaker)
        case _:
            assert_never(description)
