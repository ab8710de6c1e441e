"""What a board message shows, and which message that is."""

from dataclasses import dataclass
from enum import IntEnum, auto

from telegram import InlineKeyboardMarkup

from bot.identity import Player
from bot.replies.drawings import Board


class Placing(IntEnum):
    """Which message shows a board. Of two boards that wait, the higher one counts."""

    HERE = auto()
    """The one that shows the table already: whoever pressed is looking at it."""
    USUAL = auto()
    """That one while it is in view and recent, else a new one."""
    ANEW = auto()
    """A new one."""


@dataclass(frozen=True, slots=True)
class BoardContent:
    """What a board message shows."""

    text: str
    board: Board | None = None
    keyboard: InlineKeyboardMarkup | None = None
    mention: Player | None = None
    keep_picture: bool = False
    """Whether an edit changes only the text and the buttons."""
    placing: Placing = Placing.USUAL
    silent: bool = False
    """Whether a new message alerts nobody."""

    @property
    def is_over(self) -> bool:
        """Return whether it is the end of a game."""
        return self.board is not None and self.board.ending is not None
