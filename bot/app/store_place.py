"""Where the store is, for commands that look after it while a Parlour may be running."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.app import data_folder
from bot.app.settings import Settings
from bot.store.address import Address, Socket
from bot.store.embedded.process import SOCKET
from bot.store.embedded.short_path import short_path
from bot.store.opening import FOLDER


class NoBuiltInStore(Exception):
    """A Parlour is running with the data folder, and no built-in store."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


@contextmanager
def store_place(settings: Settings) -> Iterator[Address | None]:
    """Yield the address of the store, also while a Parlour is running on the data folder.

    None stands for the built-in store that nobody is using; nobody can while the block runs.
    """
    with ExitStack() as stack:
        try:
            stack.enter_context(data_folder.locked(settings.data))
        except data_folder.FolderInUse:
            yield settings.store_address or stack.enter_context(_socket_in(settings.data))
        else:
            yield settings.store_address


@contextmanager
def _socket_in(data: Path) -> Iterator[Socket]:
    with short_path(data / FOLDER / SOCKET) as socket:
        if not socket.exists():
            raise NoBuiltInStore(data)
        yield Socket(str(socket))
