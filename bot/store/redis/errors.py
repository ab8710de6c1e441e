"""Translates the exceptions of redis-py into those of the store's port."""

from collections.abc import Iterator
from ssl import SSLCertVerificationError, SSLError
from typing import Final

from redis import exceptions

from bot.store.errors import (
    NotCarriedOut,
    RefusalReason,
    StoreRefused,
    StoreUnreachable,
    TooFewReplicas,
    UnreadableRecord,
)

CLIENT_ERRORS: Final = (exceptions.RedisError, exceptions.RedisClusterException)
"""Every exception of redis-py."""


class UnknownService(exceptions.RedisError):
    """No sentinel knows a service of that name."""


class NotConnected(exceptions.ConnectionError):
    """No connection could be made, so nothing was sent."""


class NotReplicated(exceptions.RedisError):
    """Fewer replicas have confirmed a save than have to."""

    def __init__(self, wanted: int, confirmed: int) -> None:
        super().__init__(wanted, confirmed)
        self.wanted = wanted
        self.confirmed = confirmed


_NOT_CARRIED_OUT: Final = (
    NotConnected,
    exceptions.BusyLoadingError,
    exceptions.ResponseError,
)
"""Errors after which the request has certainly not been carried out."""
_TEMPORARY: Final = (
    exceptions.AskError,
    exceptions.ClusterError,
    exceptions.OutOfMemoryError,
    exceptions.ReadOnlyError,
    exceptions.TryAgainError,
)
_TEMPORARY_PREFIXES: Final = ("BUSY", "LOADING", "MISCONF", "NOREPLICAS", "UNKILLABLE")
"""How errors begin that pass by themselves and have no type in redis-py."""

_REFUSALS: Final[tuple[tuple[type[BaseException], RefusalReason], ...]] = (
    (UnknownService, RefusalReason.SERVICE),
    (exceptions.AuthenticationError, RefusalReason.LOGIN),
    (exceptions.AuthorizationError, RefusalReason.LOGIN),
    (exceptions.AuthenticationWrongNumberOfArgsError, RefusalReason.LOGIN),
    (exceptions.NoPermissionError, RefusalReason.RIGHTS),
    (exceptions.ClusterCrossSlotError, RefusalReason.CLUSTER),
    (exceptions.MovedError, RefusalReason.CLUSTER),
)
_NO_RIGHTS: Final = ("no permissions", "can't run this command")
"""What scripts say that are not allowed to run a command."""
_OTHER_NAME: Final = frozenset({62, 64})
"""The codes of OpenSSL for a certificate of another host name, or of another IP address."""
_NO_TLS: Final = frozenset({"WRONG_VERSION_NUMBER", "RECORD_LAYER_FAILURE"})
"""What OpenSSL says of an answer that is not encrypted."""
NO_CLUSTER: Final = "Cluster mode is not enabled"
"""What is said of a server that was addressed as a cluster and is none."""
_MAX_MESSAGE: Final = 200


def is_wrong_type(error: BaseException) -> bool:
    """Return whether a server says that a key has something else than what was asked for."""
    return isinstance(error, exceptions.ResponseError) and "WRONGTYPE" in str(error)


def translate(error: BaseException) -> StoreUnreachable | UnreadableRecord:
    """Return StoreRefused if only a person can mend it; otherwise it may pass."""
    if is_wrong_type(error):
        return UnreadableRecord()
    if isinstance(error, NotReplicated):
        return TooFewReplicas(error.wanted, error.confirmed)
    for cause in _causes(error):
        reason = _refusal_reason(cause)
        if reason:
            return StoreRefused(reason, str(cause)[:_MAX_MESSAGE])
    said = [str(cause)[:_MAX_MESSAGE] for cause in _causes(error) if str(cause)][:1]
    if isinstance(error, _NOT_CARRIED_OUT):
        return NotCarriedOut(*said)
    return StoreUnreachable(*said)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield the error and its causes; redis-py wraps some errors in others."""
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or cause.__context__


def _refusal_reason(error: BaseException) -> RefusalReason | None:
    for error_type, reason in _REFUSALS:
        if isinstance(error, error_type):
            return reason
    match error:
        case SSLError():
            return _tls_reason(error)
        case exceptions.RedisClusterException() if NO_CLUSTER in str(error):
            return RefusalReason.NO_CLUSTER
        case exceptions.ResponseError() if any(words in str(error) for words in _NO_RIGHTS):
            return RefusalReason.RIGHTS
        case exceptions.ResponseError() if not _is_temporary(error):
            return RefusalReason.OTHER
        case _:
            return None


def _tls_reason(error: SSLError) -> RefusalReason | None:
    if isinstance(error, SSLCertVerificationError):
        other_name = getattr(error, "verify_code", 0) in _OTHER_NAME
        return RefusalReason.CERTIFICATE_NAME if other_name else RefusalReason.CERTIFICATE
    return RefusalReason.NO_TLS if error.reason in _NO_TLS else None


def _is_temporary(error: exceptions.ResponseError) -> bool:
    return isinstance(error, _TEMPORARY) or str(error).startswith(_TEMPORARY_PREFIXES)
