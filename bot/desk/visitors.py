"""Visitors: people whom a platform sends to our page, inside its own app.

A chat that can do that has a gate. The gate checks the proof that the page brings, and says who the
visitor is on that platform and to which table they have come.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from bot.identity import Player, PlayerId, TableId


@dataclass(frozen=True, slots=True)
class Visitor:
    """A player of a platform who looks at one of its tables on our page."""

    player: Player
    table: TableId
    locale: str = ""
    """The language of their app."""
    chat: str = ""
    """The server, group or private chat that the table belongs to, if that is more than it."""
    within: TableId | None = None
    """The channel that the table's thread belongs to."""
    known_as: tuple[PlayerId, ...] = ()
    """Other ids of the player that an invitation may have used."""
    alone: bool = False
    """Whether nobody else can come to that chat."""


class NotAdmitted(Exception):
    """The proof is forged, too old, or not for this table."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """For the log; the visitor only learns that they were not admitted."""


class Gate(Protocol):
    """Admits visitors of one platform."""

    async def admit(self, proof: dict[str, Any]) -> Visitor:
        """Return the visitor; raise NotAdmitted. `proof` is what the page was given, unchecked."""
        ...
