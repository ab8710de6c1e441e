"""What can go wrong with a store.

StoreUnreachable
├── NotCarriedOut
│   └── StoreRefused
└── Unconfirmed
UnreadableRecord
"""

from enum import StrEnum


class StoreUnreachable(Exception):
    """The store did not respond. The request may or may not have been carried out."""


class NotCarriedOut(StoreUnreachable):
    """The store has not carried out the request: it was never sent, or the server said no."""


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


class UnreadableRecord(Exception):
    """A record that this version of Parlour cannot read: a newer one wrote it, or it is damaged."""

    def __init__(self, schema: int | None = None) -> None:
        super().__init__(schema)
        self.schema = schema
