"""A reply to a request: one type for each thing that a chat does with it.

Reply
├── Announcement   the table as it is, for everybody, often after some news
├── Post           something else for everybody: scores, a leaderboard
├── Replay         an animation of a game, for everybody
├── OwnBoard       a board for the asker: the table from their side, or a solution
├── Quiz           a problem for the asker; a DailyQuiz is for everybody
├── Menu           something for the asker to choose from, step by step
├── Leaf           a part of something long, to be turned over by its buttons
├── Note           a text for the asker
├── Handout        a file for the asker
└── Refusal        why something was not done

The first three are public. The others are for the asker alone, where the chat can do that.
`spoken.py` has what all of them have, `quiz.py` the problems, and `contents.py` what a reply shows.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from bot.identity import Moment, Player, PlayerId
from bot.language import Language
from bot.replies.choice import Choices
from bot.replies.document import Document
from bot.replies.drawings import Board, ChancePlot, Drawing, Plot
from bot.replies.film import Film
from bot.replies.pane import Pane
from bot.replies.quiz import Quiz
from bot.replies.spoken import Reader, Spoken
from bot.replies.status import Deadline
from bot.replies.touches import Touch
from bot.table.presence import NEVER


@dataclass(frozen=True, slots=True)
class Finale:
    """The final position of a game, and how it ended. It stays in the chat, without buttons."""

    text: str
    board: Board | None = None
    result: str = ""
    """The line of the text that says who won."""


@dataclass(frozen=True, slots=True)
class TableView:
    """What a page shows one reader when a table is announced."""

    news: tuple[tuple[int, str], ...]
    """What is new, a sentence each, with the version that it tells of."""
    finale: Finale | None
    """The end of a game that was followed by the next one of the match."""
    write_pane: Callable[[], Pane] | None = None
    """Writes the table; the news may be wanted alone."""


@dataclass(frozen=True, slots=True)
class Concerned:
    """A player whom an announcement concerns."""

    player: Player
    last_acted: Moment | None = None
    """When they last did something at the table; None if not in this game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement(Spoken):
    """The table as it is, for everybody."""

    private: ClassVar[bool] = False

    board: Board | None = None
    language: Language | None = None
    """The language that it is written in."""
    mention: Player | None = None
    """The one player for whom the table waits, and whom the chat should notify."""
    mention_acted: Moment = NEVER
    """When that player last did something at the table."""
    own_move: bool = False
    """Whether nobody has done anything since that player did: there is nothing to tell them."""
    known_to: PlayerId | None = None
    """The player who knows all that is new; None if there is something new to everybody."""
    concerned: tuple[Concerned, ...] = ()
    """Everybody whom a chat that can notify several should: also all players when a game ends."""
    replaced: tuple[Player, ...] = ()
    """Those whose open table made room for this one: a chat notifies them as well."""
    deadline: Deadline | None = None
    """When the time of the player to act runs out; None if there is no clock, or it has."""
    thinking: bool = False
    """Whether a computer has to act: another board follows in a moment, in place of this one."""
    urgent: bool = False
    """Whether they have to be notified again, although the table waits for them as before."""
    finale: Finale | None = None
    """The end of a game that was followed by the next one of the match; it is shown first."""
    versions: tuple[int, ...] = ()
    """The versions whose news it has; none if nothing is new."""
    table_version: int = 0
    """The version of the table that it shows."""
    news: tuple[tuple[int, str], ...] = ()
    """What is new, a sentence each, with the version that it tells of.

    The end of a game that another one followed is in the finale.
    """
    write_for: Callable[[Reader], "Announcement"] | None = field(
        default=None, compare=False, repr=False
    )
    """Writes the same announcement for one reader."""
    view_of: Callable[[Reader], Reader] = field(
        default=lambda reader: reader, compare=False, repr=False
    )
    """Returns one reader for all who are shown the same."""
    write_view: Callable[[Reader], TableView] | None = field(
        default=None, compare=False, repr=False
    )
    """Writes what a page shows one reader instead of all this."""

    @property
    def version(self) -> int:
        """Return the latest version whose news it has; 0 if nothing is new."""
        return max(self.versions, default=0)

    def for_reader(self, reader: Reader) -> "Announcement":
        """Return the announcement as one reader sees it, if it can be written again."""
        return self.write_for(reader) if self.write_for else self

    def view_for(self, reader: Reader) -> TableView:
        """Return what a page shows one reader; without a table if that cannot be written."""
        return self.write_view(reader) if self.write_view else TableView(self.news, self.finale)


@dataclass(frozen=True, slots=True, kw_only=True)
class Post(Spoken):
    """Something for everybody that is not about the table itself."""

    private: ClassVar[bool] = False

    plot: Plot | ChancePlot | None = None
    write_for: Callable[[Reader], "Post"] | None = field(default=None, compare=False, repr=False)
    """Writes the same for one reader."""

    def for_reader(self, reader: Reader) -> "Post":
        """Return it in the language and theme of one reader, if it can be written again."""
        return self.write_for(reader) if self.write_for else self


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Spoken):
    """The animation of a game, for everybody."""

    private: ClassVar[bool] = False

    animation: Document
    film: Film
    """What the animation shows, to make it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnBoard(Spoken):
    """A board for the asker: the table from their side or in words, or a problem's solution."""

    board: Board | None = None
    secret: bool = False
    """Whether others must not see it, as a hint; a chat that cannot hide it sends it elsewhere."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu(Spoken):
    """Something to choose from. The next menu may take its place."""

    board: Board | None = None
    """The board while a move is chosen; other menus have none."""
    problem: str = ""
    """The key of the problem on whose board it is chosen; empty at a table."""
    write_for_all: Callable[[], "Menu"] | None = field(default=None, compare=False, repr=False)
    """Writes the same menu as everybody sees the table."""

    write_touches: Callable[[], tuple[Touch, ...]] | None = field(
        default=None, compare=False, repr=False
    )
    """Returns what can be pressed on the board, for a chat whose boards can be touched."""

    def for_all(self) -> "Menu":
        """Return the menu for a chat that shows it in the message of the table."""
        return self.write_for_all() if self.write_for_all else self


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf(Spoken):
    """A part of something long, such as one error of an analysis. The next takes its place."""

    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(Spoken):
    """A text for the asker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Handout(Spoken):
    """A file for the asker."""

    document: Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal(Spoken):
    """Why something was not done, and what can be done instead."""

    board: Board | None = None
    """The board as it is now, if the asker has pressed a button of an old one."""
    passes: bool = False
    """Whether the same request may succeed later: it came too late, or something is broken."""
    wait: float = 0.0
    """Seconds for which the asker has to wait, because they have asked for too much."""
    at_table: Choices = ()
    """The buttons of the table, for chats in which nobody can type."""
    occupied: bool = False
    """Whether only the game of others is in the way, so that it can be done at another table."""


Reply: TypeAlias = (
    Announcement | Post | Replay | OwnBoard | Quiz | Menu | Leaf | Note | Handout | Refusal
)
