"""The course of a game through its news: the position, the dice and the words so far."""

from dataclasses import dataclass, replace
from typing import Any, Self, assert_never

from bot.table import positions
from bot.table.events import Began, Event, Gone, Line, Moved, Rolled, Undone
from bot.table.news import News
from bot.table.values import LastMove
from rules import GAMES, MOVE_WORDS
from rules.game import Game


@dataclass(frozen=True, slots=True)
class Course:
    """How a game stands. Without a position, it is not known how."""

    game: str = ""
    position: str = ""
    dice: tuple[int, ...] = ()
    """The dice that are to be played, the larger first."""
    words: tuple[str, ...] = ()
    """The moves so far that are words, such as `double`."""
    last_move: LastMove | None = None

    @classmethod
    def of(cls, news: News) -> Self:
        """Return how the game stood before the news."""
        return cls(news.game, news.position, news.dice, news.words)

    @property
    def rules(self) -> Game[Any, Any]:
        """Return the rules of the game."""
        return GAMES[self.game]

    @property
    def board(self) -> Any:  # noqa: ANN401 - each game has positions of its own type
        """Return the position as an object of the rules."""
        return positions.load(self.game, self.position)

    @property
    def is_match(self) -> bool:
        """Return whether the game is one of a match, as far as that is known."""
        return bool(self.position) and self.rules.is_match(self.board)

    def after(self, event: Event) -> Self:
        """Return how the game stands after an event."""
        match event:
            case Began(setup, opening=opening):
                return type(self)(setup.game, opening)
            case Undone():
                return type(self)(self.game)
            case Rolled() | Moved() | Gone() if self.position:
                return self._advanced(event)
            case _:
                return self

    def _advanced(self, line: Line) -> Self:
        match line:
            case Rolled(dice):
                after = positions.after_roll(self.game, self.position, dice)
                to_play = positions.rolled(self.game, after, dice)
                return replace(self, position=after, dice=to_play)
            case Moved(seat, text):
                last = LastMove(seat, text, self.position, self.dice)
                after = positions.after_move(self.game, self.position, text)
                words = (*self.words, text) if text in MOVE_WORDS else self.words
                return replace(self, position=after, dice=(), words=words, last_move=last)
            case Gone(seat):
                after = positions.after_leaving(self.game, self.position, seat)
                return replace(self, position=after, dice=())
            case _:
                assert_never(line)
