"""Problems to solve: for whoever asks, or for a whole chat each day."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from bot.replies.drawings import Board
from bot.replies.spoken import Reader, Spoken
from bot.replies.touches import Touch


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz(Spoken):
    """A problem to solve. Its choices are the moves, of which one is best."""

    board: Board
    write_touches: Callable[[], tuple[Touch, ...]] | None = field(
        default=None, compare=False, repr=False
    )
    """Returns what can be pressed on the board, for a chat whose boards can be touched."""
    question: str
    """What is asked, in a line."""
    key: str
    """The key of the problem."""
    best: int
    """The number of the best choice."""
    solution: Board
    """The board after the best move."""
    explanation: str
    """Why it is the best, for a chat that shows it by itself."""
    earlier: str = ""
    """How the problem before it is solved."""

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the moves to choose from."""
        return tuple(choice.label for choice in self.choices[0])


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyQuiz(Quiz):
    """The problem of the day of a chat, for everybody."""

    private: ClassVar[bool] = False

    day: str
    write_for: Callable[[Reader], "DailyQuiz"] | None = field(
        default=None, compare=False, repr=False
    )
    """Writes the same for one reader."""

    def for_reader(self, reader: Reader) -> "DailyQuiz":
        """Return it in the language and theme of one reader, if it can be written again."""
        return self.write_for(reader) if self.write_for else self
