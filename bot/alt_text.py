"""Words for a picture: what it shows, for those who cannot see it."""

from collections.abc import Iterator
from typing import assert_never

from bot.board_words.checkers import tell_checkers
from bot.board_words.points import tell_points
from bot.board_words.quoridor import tell_quoridor
from bot.board_words.speaker import Speaker
from bot.texts import Names, Texts
from render import CheckersDescription, Description, PointsDescription, QuoridorDescription


def alt_text(description: Description, texts: Texts, names: Names) -> str:
    """Return a picture in words: whose turn it is and the dice, the last move, then the board.

    Discord's limit of 1,024 characters is kept, whatever stands on the board.
    """
    return " ".join(_sentences(description, Speaker(texts, names)))


def _sentences(description: Description, speaker: Speaker) -> Iterator[str]:
    match description:
        case PointsDescription():
            return tell_points(description, speaker)
        case CheckersDescription():
            return tell_checkers(description, speaker)
        case QuoridorDescription():
            return tell_quoridor(description, speaker)
        case _:
            assert_never(description)
