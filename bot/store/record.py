"""A stored record, with a version that rises by one with every save."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Record:
    """The stored bytes of one table or one player."""

    version: int
    body: bytes
