"""What redis-py raises, in the store's words."""

from collections.abc import Iterator
from ssl import SSLCertVerificationError
from typing import Final

from redis import exceptions

from bot.store.port import RefusalReason, StoreRefused, StoreUnreachable

TROUBLE: Final = (exceptions.RedisError, exceptions.RedisClusterException)
"""Everything that can go wrong while asking a server."""

_PASSING: Final = (
    exceptions.AskError,
    exceptions.ClusterError,
    exceptions.OutOfMemoryError,
    exceptions.ReadOnlyError,
    exceptions.TryAgainError,
)
_PASSING_WORDS: Final = ("BUSY", "LOADING", "MISCONF", "NOREPLICAS", "UNKILLABLE")
"""Answers of a server that cannot serve right now, and that redis-py has no type for."""

_REFUSALS: Final[tuple[tuple[type[BaseException], RefusalReason], ...]] = (
    (SSLCertVerificationError, RefusalReason.CERTIFICATE),
    (exceptions.AuthenticationError, RefusalReason.LOGIN),
    (exceptions.AuthorizationError, RefusalReason.LOGIN),
    (exceptions.AuthenticationWrongNumberOfArgsError, RefusalReason.LOGIN),
    (exceptions.NoPermissionError, RefusalReason.RIGHTS),
    (exceptions.ClusterCrossSlotError, RefusalReason.CLUSTER),
    (exceptions.MovedError, RefusalReason.CLUSTER),
)
_NO_CLUSTER: Final = "Cluster mode is not enabled"
_LENGTH: Final = 200


def translate(error: BaseException) -> StoreUnreachable:
    """Return what it means: a server that is away for a while, or one that will not have us."""
    for cause in _causes(error):
        why = _refusal(cause)
        if why:
            return StoreRefused(why, str(cause)[:_LENGTH])
    return StoreUnreachable()


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Go down to where it began; redis-py wraps some errors in others."""
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or cause.__context__


def _refusal(error: BaseException) -> RefusalReason | None:
    for kind, why in _REFUSALS:
        if isinstance(error, kind):
            return why
    if isinstance(error, exceptions.RedisClusterException) and _NO_CLUSTER in str(error):
        return RefusalReason.NO_CLUSTER
    if isinstance(error, exceptions.ResponseError) and not _passes(error):
        return RefusalReason.OTHER
    return None


def _passes(error: exceptions.ResponseError) -> bool:
    return isinstance(error, _PASSING) or str(error).startswith(_PASSING_WORDS)
