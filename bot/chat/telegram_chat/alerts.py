"""Whether a board has to alert the player to act: a new message does, an edit does not."""

from dataclasses import dataclass
from typing import Final

from bot.identity import Player, PlayerId
from bot.persistence.places import ShownMessage

PRESENT: Final = 60.0
"""Seconds for which a player who did something, or was alerted, counts as looking at the board."""

_REMEMBERED: Final = 4
"""Of how many people a message notes when they last acted: as many as play a game."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whom a board asks to act."""

    player: Player
    acted_at: float = 0.0
    """When they last did something at the table, in seconds since 1970."""
    own_move: bool = False
    """Whether nobody else has done anything since."""
    urgent: bool = False
    """Whether it is a reminder."""


def is_alert_due(turn: Turn | None, shown: ShownMessage | None, now: float) -> bool:
    """Return whether it is the turn of somebody who has not been told and is not looking.

    `shown` is the message that shows the table so far. It knows whom it has told, so every process
    decides the same.
    """
    if turn is None:
        return False
    if turn.urgent:
        return True
    told = shown is not None and shown.awaited == turn.player.id
    return not (turn.own_move or told or now - _last_seen(turn, shown) < PRESENT)


def _last_seen(turn: Turn, shown: ShownMessage | None) -> float:
    """Return when a player last did something, or got a message that alerted them."""
    if shown is None:
        return turn.acted_at
    player = turn.player.id
    alerted = shown.at if shown.alerted == player else 0
    return max(turn.acted_at, shown.acted.get(player, 0), alerted)


def noted_acts(shown: ShownMessage | None, by: PlayerId | None, now: float) -> dict[PlayerId, int]:
    """Return when people last did something at a table, after `by` has: the latest few of them."""
    acts = dict(shown.acted) if shown else {}
    if by:
        acts.pop(by, None)
        acts[by] = int(now)
    return dict(tuple(acts.items())[-_REMEMBERED:])
