"""What the owner is told when the store cannot be used until they do something."""

import shlex
from typing import Final, assert_never

from bot.app.store_place import NoBuiltInStore
from bot.store.embedded.errors import Damage, StoreDamaged
from bot.store.embedded.executable import NoExecutable
from bot.store.embedded.folder_lock import FolderLocked
from bot.store.embedded.process import ServerFailed
from bot.store.errors import UnfinishedCopy
from bot.store.port import RefusalReason, StoreRefused, StoreUnreachable, TooFewReplicas

StoreError = (
    NoExecutable
    | FolderLocked
    | ServerFailed
    | StoreDamaged
    | NoBuiltInStore
    | UnfinishedCopy
    | StoreRefused
)
STORE_ERRORS: Final = (
    NoExecutable, FolderLocked, ServerFailed, StoreDamaged, NoBuiltInStore, UnfinishedCopy,
    StoreRefused,
)  # fmt: skip

_NO_EXECUTABLE: Final = (
    "Parlour has no built-in store for this kind of machine. Install valkey-server or "
    "redis-server, or set REDIS_URL to a running server."
)
_NO_BUILT_IN_STORE: Final = (
    "The Parlour that is running with {} has no built-in store there, or is just starting. Give "
    "this command the same REDIS_URL as that Parlour, or try again."
)
_UNFINISHED_COPY: Final = (
    "The store has only a part of a copy: parlour restore or parlour move did not come to its end. "
    "What it copied from is whole. Run the same command again: it deletes that part and begins "
    "anew."
)
_DAMAGES: Final = {
    Damage.NO_DATA: "The data of the store are missing in {folder}.",
    Damage.NO_MANIFEST: "In {folder} the file appendonlydir/appendonly.aof.manifest is missing, "
    "and the other files leave doubts what belongs into it.",
    Damage.MIDDLE: "The store in {folder} is damaged. To drop the damaged place and what was saved "
    "after it, run: parlour repair. That keeps a copy.",
    Damage.ELSEWHERE: "The store in {folder} is damaged in a place that cannot be repaired.",
}
_FROM_A_BACKUP: Final = (
    " To restore a backup, run: {away} && parlour restore FILE. If you only move the folder away, "
    "Parlour begins with an empty store."
)

_REFUSALS: Final = {
    RefusalReason.LOGIN: "does not accept the user name or password",
    RefusalReason.RIGHTS: "does not allow this user to do what Parlour needs",
    RefusalReason.CERTIFICATE: "has a certificate that this machine does not trust",
    RefusalReason.CERTIFICATE_NAME: "has a certificate for another name than the one in REDIS_URL",
    RefusalReason.NO_TLS: "does not encrypt on this port, so REDIS_URL must begin with redis "
    "instead of rediss, or name the port for TLS",
    RefusalReason.SERVICE: "is a sentinel that knows no service of the name in REDIS_URL",
    RefusalReason.CLUSTER: "is part of a cluster, so REDIS_URL must begin with redis+cluster://",
    RefusalReason.NO_CLUSTER: "is not a cluster, so REDIS_URL must begin with redis://",
    RefusalReason.OTHER: "refused a request",
}


_HINTS: Final = {
    "Connection closed by server": " If it encrypts on this port, REDIS_URL must begin with rediss "
    "instead of redis.",
    "Timeout connecting": " If REDIS_URL begins with rediss, the port must be the one for TLS.",
}
"""What may be the reason, by what a server or redis-py says."""


def explain_outage(error: Exception) -> str:
    """Return one sentence about a store that does not save anything while Parlour is running."""
    match error:
        case StoreRefused():
            return explain_store_error(error)
        case TooFewReplicas(wanted=wanted, confirmed=confirmed):
            return (
                f"only {confirmed} of the {wanted} replicas that PARLOUR_REPLICAS asks for have "
                "what the server has saved. Start replicas of it, or lower PARLOUR_REPLICAS."
            )
        case StoreUnreachable() as failed if failed.args:
            hint = next((hint for words, hint in _HINTS.items() if words in str(failed)), "")
            return f"the store cannot be used: {str(failed).rstrip('.')}.{hint}"
        case _:
            return "the store does not answer."


def explain_no_answer(error: StoreUnreachable, state: str = "Nothing was changed.") -> str:
    """Return what a command says about a store that does not answer, and what state it is in."""
    outage = explain_outage(error)
    return f"{outage[0].upper()}{outage[1:]} {state} When that is mended, run the command again."


def explain_store_error(error: StoreError) -> str:  # noqa: PLR0911 - one for each error
    """Return one line that says what is wrong and what to do."""
    match error:
        case NoExecutable():
            return _NO_EXECUTABLE
        case UnfinishedCopy():
            return _UNFINISHED_COPY
        case FolderLocked(folder=folder):
            return f"A store server that Parlour cannot stop is still running in {folder}. Stop it."
        case ServerFailed(log=log, last_line=last_line):
            return f"The store server did not start. The last line of {log} is: {last_line}"
        case StoreDamaged(folder=folder, damage=damage):
            away = shlex.join(["mv", str(folder), f"{folder}.damaged"])
            return _DAMAGES[damage].format(folder=folder) + _FROM_A_BACKUP.format(away=away)
        case NoBuiltInStore(folder=folder):
            return _NO_BUILT_IN_STORE.format(folder)
        case StoreRefused(reason=reason, message=message):
            return f"The server at REDIS_URL {_REFUSALS[reason]}. It says: {message}"
        case _:
            assert_never(error)
