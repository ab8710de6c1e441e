"""What a command can show without changing anything; `bot.replies` makes replies of it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.commands.request import AttachedFile
from bot.identity import Player
from bot.ratings.game_kinds import GameKind


@dataclass(frozen=True, slots=True)
class BoardView:
    """The table with its board."""

    words: bool = False
    """In words instead of a picture, for the asker alone."""
    mine: bool = False
    """From the asker's side, for the asker alone."""


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position: the one that was given, or that of the table, with its text to copy."""

    game: str
    position: str
    seats: int
    judged: bool = False
    """Whether its choices are to be judged."""


@dataclass(frozen=True, slots=True)
class MovesView:
    """The legal moves that begin with a text."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class TapView:
    """A move that the player chooses step by step; `taps` are the steps so far."""

    taps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ConfirmView:
    """A whole move that the player has to confirm."""

    move: str


@dataclass(frozen=True, slots=True)
class MoreView:
    """What a player can do besides moving, such as resigning."""


@dataclass(frozen=True, slots=True)
class ResignView:
    """The ways in which the asker may resign."""


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """Whether the asker really wants a hint, which makes the game unrated."""


@dataclass(frozen=True, slots=True)
class UndoQuestion:
    """Whether the asker really wants to take a move back, which makes the game unrated."""


PLAY: Final = "play"


@dataclass(frozen=True, slots=True)
class GamesView:
    """The games, to choose one for a command."""

    command: str = PLAY


@dataclass(frozen=True, slots=True)
class RulesView:
    """The rules of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class HelpView:
    """How to play: the first steps, or what some words are about."""

    words: str = ""


@dataclass(frozen=True, slots=True)
class HistoryView:
    """A page of the moves of a game; None is the last page."""

    game_id: str
    page: int | None = None


@dataclass(frozen=True, slots=True)
class ExportView:
    """The match as a file for other programs."""

    file: str
    """The name of the format."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """A game, or some rounds of it, as an animation."""

    game_id: str
    first: int = 1
    last: int | None = None


@dataclass(frozen=True, slots=True)
class AnalysisView:
    """What went wrong in some games of a match: all of it, one of the errors, or the plot."""

    game_ids: tuple[str, ...]
    words: str
    """Which games, as they are named behind the command."""
    error: int | None = None
    """The number of the error to show, from 1; 0 is the plot."""


@dataclass(frozen=True, slots=True)
class AttachedView:
    """What went wrong in the games of a file that somebody hands in, for them alone."""

    file: AttachedFile


@dataclass(frozen=True, slots=True)
class FileView:
    """The same of a file that was read before: one of the errors, or 0 for the plot."""

    key: str
    error: int


@dataclass(frozen=True, slots=True)
class ProofView:
    """The proof of the dice of a game."""

    game_id: str


@dataclass(frozen=True, slots=True)
class SealView:
    """The seal of the dice of a game that is not over."""


@dataclass(frozen=True, slots=True)
class SettingsView:
    """The settings of the asker or of the chat, or the values of one setting."""

    chat: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class ForgetView:
    """What /forgetme deletes, with a button to confirm it."""


@dataclass(frozen=True, slots=True)
class StatsView:
    """The scores of a player in the kinds of games that were asked for."""

    player: Player
    kinds: tuple[GameKind, ...]


@dataclass(frozen=True, slots=True)
class TopView:
    """The leaders of the chat in one kind of game."""

    kind: GameKind


TableView: TypeAlias = (
    BoardView
    | MovesView
    | TapView
    | ConfirmView
    | MoreView
    | ResignView
    | HintQuestion
    | UndoQuestion
    | GamesView
    | RulesView
    | HelpView
    | HistoryView
    | ExportView
    | ReplayView
    | ProofView
    | SealView
    | SettingsView
    | ForgetView
)
"""Views of the table, for which nothing else is needed."""

ScoresView: TypeAlias = StatsView | TopView
"""Views of the ratings."""

View: TypeAlias = TableView | ScoresView | AnalysisView | AttachedView | FileView | PositionView


def is_public(view: View) -> bool:
    """Return whether everybody sees the view."""
    match view:
        case BoardView(words, mine):
            return not (words or mine)
        case ReplayView() | StatsView() | TopView():
            return True
        case AnalysisView(error=error):
            return error is None
        case _:
            return False
