"""What a board message shows, and which message that is."""

from dataclasses import dataclass, replace
from enum import IntEnum, auto

from telegram import InlineKeyboardMarkup

from bot.chat.telegram_chat.alerts import Turn
from bot.identity import Player, PlayerId
from bot.replies.drawings import Board
from bot.replies.reply import Announcement


class Placing(IntEnum):
    """Which message shows a board. Of two boards that wait, the higher one counts."""

    HERE = auto()
    """The one that shows the table already: whoever pressed is looking at it."""
    USUAL = auto()
    """That one while it is in view and nobody has to be alerted, else a new one."""
    ANEW = auto()
    """A new one."""


@dataclass(frozen=True, slots=True)
class BoardContent:
    """What a board message shows."""

    text: str
    board: Board | None = None
    keyboard: InlineKeyboardMarkup | None = None
    turn: Turn | None = None
    placing: Placing = Placing.USUAL
    news: bool = False
    """Whether it tells something new; if not, a new message alerts nobody."""
    by: PlayerId | None = None
    """Who caused it, and is looking at the chat."""
    apology: str = ""
    """What is said with a board in words, where it cannot be shown as a picture."""
    language: str = ""
    """The language of the app of the one person who sees it, if it is known."""
    replaced: tuple[Player, ...] = ()
    """Those whose open table made room for this one."""
    quiet: bool = False
    """Whether nobody here is asked anything: a computer is about to act, or somebody elsewhere."""

    @property
    def is_over(self) -> bool:
        """Return whether it is the end of a game."""
        return self.board is not None and self.board.ending is not None

    @property
    def is_won(self) -> bool:
        """Return whether somebody has won the game that it shows."""
        ending = self.board.ending if self.board else None
        return bool(ending and ending.result and ending.result.winner is not None)

    @property
    def mentions(self) -> tuple[Player, ...]:
        """Return whom a new message mentions, each of whom its text names."""
        return tuple(dict.fromkeys(filter(None, (self.mention, *self.replaced))))

    @property
    def mention(self) -> Player | None:
        """Return who is asked to act, and not for a move of their own."""
        if self.turn is None or not self.news or (self.turn.own_move and not self.turn.urgent):
            return None
        return self.turn.player

    def after(self, older: "BoardContent") -> "BoardContent":
        """Return this content instead of an older one of the same message."""
        return replace(self, placing=older.placing, news=older.news)


def turn_of(reply: Announcement, by: PlayerId | None) -> Turn | None:
    """Return whom an announcement asks to act; `by` is the player who caused it."""
    if reply.mention is None:
        return None
    own_move = reply.own_move or reply.mention.id == by
    return Turn(reply.mention, reply.mention_acted / 1_000, own_move, reply.urgent)
