"""What can be shown without changing anything. `bot.replies` puts it into words."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.identity import Player
from bot.ratings.game_kinds import GameKind


@dataclass(frozen=True, slots=True)
class BoardView:
    """The table as it is."""

    words: bool = False
    """In words and without the picture, for the asker alone who cannot see it."""
    mine: bool = False
    """From the asker's side, for him alone."""


@dataclass(frozen=True, slots=True)
class MovesView:
    """Every legal move whose text begins with what is typed so far."""

    typed: str = ""


@dataclass(frozen=True, slots=True)
class TapView:
    """A move that is being chosen step by step; `taps` are those made so far."""

    taps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResignView:
    """In which ways the asker may give up."""


@dataclass(frozen=True, slots=True)
class GamesView:
    """What can be played, to choose a game for `command`."""

    command: str = "play"


@dataclass(frozen=True, slots=True)
class RulesView:
    """How a game is played."""

    game: str


@dataclass(frozen=True, slots=True)
class HelpView:
    """What can be asked of the bot."""


@dataclass(frozen=True, slots=True)
class HistoryView:
    """The moves of the game, or of an earlier one, a page of them; without a page, the last."""

    game_id: str
    page: int | None = None


@dataclass(frozen=True, slots=True)
class ExportView:
    """The match as a file for other programs."""

    file: str


@dataclass(frozen=True, slots=True)
class ReplayView:
    """The game, or an earlier one, as an animation: some rounds of it, or all."""

    game_id: str
    first: int = 1
    last: int | None = None


@dataclass(frozen=True, slots=True)
class ProofView:
    """What the throws of the game, or of an earlier one, were worked out from."""

    game_id: str


@dataclass(frozen=True, slots=True)
class SettingsView:
    """What the asker, or the chat, has chosen; or what one setting may be set to."""

    chat: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class ForgetView:
    """What is going to be forgotten, to make sure that it is meant."""


@dataclass(frozen=True, slots=True)
class StatsView:
    """What a player has reached, in one kind of game or in all."""

    player: Player
    kind: GameKind | None = None


@dataclass(frozen=True, slots=True)
class TopView:
    """Who leads in this chat in one kind of game."""

    kind: GameKind


TableView: TypeAlias = (
    BoardView
    | MovesView
    | TapView
    | ResignView
    | GamesView
    | RulesView
    | HelpView
    | HistoryView
    | ExportView
    | ReplayView
    | ProofView
    | SettingsView
    | ForgetView
)
"""What is known from the table itself."""

ScoresView: TypeAlias = StatsView | TopView
"""What has to be asked of the ratings."""

View: TypeAlias = TableView | ScoresView


def is_public(view: View) -> bool:
    """Return whether everybody is to see it."""
    return isinstance(view, BoardView) and not (view.words or view.mine)
