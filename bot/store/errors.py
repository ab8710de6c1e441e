"""What can go wrong with a store.

StoreUnreachable
├── NotCarriedOut
│   └── StoreRefused
├── TooFewReplicas
└── Unconfirmed
UnfinishedCopy
UnreadableRecord
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from bot import troubles


class StoreUnreachable(Exception):
    """The store did not respond. The request may or may not have been carried out."""


class NotCarriedOut(StoreUnreachable):
    """The store has not carried out the request: it was never sent, or the server said no."""


class TooFewReplicas(StoreUnreachable):
    """Something was saved, and too few replicas have it: it may be lost with its server."""

    def __init__(self, wanted: int, confirmed: int) -> None:
        super().__init__(wanted, confirmed)
        self.wanted = wanted
        self.confirmed = confirmed

    def __str__(self) -> str:
        return f"{self.confirmed} of {self.wanted} replicas have confirmed a save"


class Unconfirmed(StoreUnreachable):
    """A change was sent, and the answer was lost: only a later look can tell what became of it."""


class RefusalReason(StrEnum):
    """Why a server refuses Parlour until somebody changes something."""

    LOGIN = "login"
    """It does not accept the user name or password."""
    RIGHTS = "rights"
    """The user is not allowed to do what Parlour needs."""
    CERTIFICATE = "certificate"
    """Its certificate is not trusted."""
    CERTIFICATE_NAME = "certificate name"
    """Its certificate is for another name than the one it is called by."""
    NO_TLS = "no TLS"
    """It does not encrypt on this port."""
    SERVICE = "service"
    """The sentinels know no service of that name."""
    CLUSTER = "cluster"
    """It is part of a cluster and was not addressed as one."""
    NO_CLUSTER = "no cluster"
    """It was addressed as a cluster and is not part of one."""
    OTHER = "other"


class StoreRefused(NotCarriedOut):
    """The server responds, and will go on refusing."""

    def __init__(self, reason: RefusalReason, message: str) -> None:
        super().__init__(reason, message)
        self.reason = reason
        self.message = message
        """The server's own words."""


class UnfinishedCopy(Exception):
    """The store has a part of a copy that was never finished."""


class RecordFlaw(StrEnum):
    """Why a record cannot be read."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """It has a schema that only a newer version of Parlour knows."""
    GAME = "game"
    """It has a game that this version of Parlour does not have."""
    POSITION = "position"
    """It has a position that is none of its game."""


class UnreadableRecord(Exception):
    """A record that this version of Parlour cannot read."""

    def __init__(self, flaw: RecordFlaw = RecordFlaw.DAMAGED, *, key: str = "") -> None:
        super().__init__(flaw)
        self.flaw = flaw
        self.key = key
        """Which record it is, such as `table:telegram:7`."""

    def __str__(self) -> str:
        return f"{self.key or 'record'}: {self.flaw}"


def flaw_of(schema: int | None, known: int) -> RecordFlaw:
    """Return why a record cannot be read that has, if anything, this schema."""
    return RecordFlaw.NEWER if schema is not None and schema > known else RecordFlaw.DAMAGED


@contextmanager
def reading(key: str) -> Iterator[None]:
    """Say which record it is if the block cannot read it; if it can, it is no trouble any more."""
    try:
        yield
    except UnreadableRecord as error:
        error.key = error.key or key
        raise
    troubles.readable(key)
