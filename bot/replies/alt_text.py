"""The alt text of a board's picture: what it shows, for players who cannot see it."""

from collections.abc import Iterator

from bot.replies.board_words.tellers import tell_board
from bot.replies.board_words.turn import tell_outcome
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from render import Description


def alt_text(description: Description, texts: TableTexts, ended: Ended | None = None) -> str:
    """Return the sentences about a picture: turn and dice, the last move, then the board.

    `ended` is how a game ended that did not end by its rules: its result replaces the turn. The
    text is within Discord's limit of 1,024 characters for any position.
    """
    turn, *board = tell_board(description, texts)
    if ended and not description.outcome:
        return " ".join((*_ending(ended, texts), *board))
    return " ".join((turn, *board))


def _ending(ended: Ended, texts: TableTexts) -> Iterator[str]:
    """Yield the result, if there is one: an abandoned game has none."""
    if ended.result:
        yield tell_outcome(ended.result, texts)
