"""Errors about the folder of the embedded server."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path


class FolderUnusable(Exception):
    """The folder, or a file in it, cannot be created or written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(folder, reason)
        self.folder = folder
        self.reason = reason


@contextmanager
def using(folder: Path) -> Iterator[None]:
    """Raise FolderUnusable if the block cannot use a file in the folder."""
    try:
        yield
    except OSError as error:
        file = f"{Path(error.filename).name}: " if isinstance(error.filename, str | Path) else ""
        raise FolderUnusable(folder, f"{file}{error.strerror}") from error


class NoStore(Exception):
    """No server has ever run in the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder


class Damage(StrEnum):
    """What is wrong with the data of the embedded server."""

    NO_DATA = "no data"
    """There were data, and they are gone."""
    NO_MANIFEST = "no manifest"
    """The list of the data files is gone, and the files leave doubts."""
    MIDDLE = "middle"
    """Something cannot be read in the part that is written to last."""
    ELSEWHERE = "elsewhere"
    """Something cannot be read in an older part."""


class StoreDamaged(Exception):
    """The data of the embedded server are damaged, and only the owner can decide what to do."""

    def __init__(self, folder: Path, damage: Damage) -> None:
        super().__init__(folder, damage)
        self.folder = folder
        self.damage = damage
