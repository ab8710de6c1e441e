"""Visitors: people whom a platform sends to our page, inside its own app.

A chat that can do that has a gate. The gate checks the proof that the page brings, and says who the
visitor is on that platform and to which table they have come.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from bot.identity import Player, TableId


@dataclass(frozen=True, slots=True)
class Visitor:
    """A player of a platform who looks at one of its tables on our page."""

    player: Player
    table: TableId
    locale: str = ""
    """The language of their app."""
    chat: str = ""
    """The server or group that the table's channel belongs to, as in a request of its chat."""
    within: TableId | None = None
    """The channel that the table's thread belongs to."""


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
