"""What to say when there will be no store until somebody does something."""

from typing import Final, assert_never

from bot.store.embedded.executable import NoExecutable
from bot.store.embedded.folder_lock import FolderLocked
from bot.store.embedded.process import ServerFailed
from bot.store.port import RefusalReason, StoreRefused

Trouble = NoExecutable | FolderLocked | ServerFailed | StoreRefused
TROUBLES: Final = (NoExecutable, FolderLocked, ServerFailed, StoreRefused)

_REFUSALS: Final = {
    RefusalReason.LOGIN: "does not accept the user name or password",
    RefusalReason.RIGHTS: "does not allow this user what Parlour needs",
    RefusalReason.CERTIFICATE: "has a certificate that is not trusted here",
    RefusalReason.CLUSTER: "is part of a cluster, so REDIS_URL has to begin with redis+cluster://",
    RefusalReason.NO_CLUSTER: "is no cluster, so REDIS_URL has to begin with redis://",
    RefusalReason.OTHER: "refuses",
}


def sentence(trouble: Trouble) -> str:
    """Return one sentence for the one who runs Parlour."""
    match trouble:
        case NoExecutable():
            return (
                "Parlour has no store of its own for this kind of machine: install valkey-server "
                "or redis-server, or set REDIS_URL to a server that is running."
            )
        case FolderLocked(folder=folder):
            return f"A server that Parlour cannot stop is still running on {folder}; stop it."
        case ServerFailed(log=log, last_line=last_line):
            return f"The store's server did not start; {log} ends with: {last_line}"
        case StoreRefused(reason=reason, message=message):
            return f"The store at REDIS_URL {_REFUSALS[reason]} (it says: {message})."
        case _:
            assert_never(trouble)
