"""What a store keeps under a name, with a number that rises by one with every save."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Record:
    """What is kept of one table, or of one player."""

    version: int
    body: bytes
