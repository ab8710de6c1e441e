"""What somebody wants to know that is not kept at the table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.identity import Player
from bot.ratings.game_kinds import GameKind


@dataclass(frozen=True, slots=True)
class StatsInquiry:
    """What a player has reached, in one kind of game or in all."""

    player: Player
    kind: GameKind | None = None


@dataclass(frozen=True, slots=True)
class TopInquiry:
    """Who is best at something in this chat."""

    kind: GameKind


Inquiry: TypeAlias = StatsInquiry | TopInquiry
