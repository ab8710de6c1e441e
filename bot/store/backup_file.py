"""The file of a backup: everything in a store, compressed, so that damage is noticed."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from bot.store.redis.copying import Item

SCHEMA: Final = 1
_MARK: Final = b"parlour backup\n"
_LENGTH: Final = 4
"""Bytes that say how long the next part is."""
_COMPRESSED: Final = b"\x1f\x8b"
"""How a file begins that gzip can read."""
_UNREADABLE: Final = (
    gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, UnicodeDecodeError,
)  # fmt: skip
"""What is raised about a file that was cut off or changed."""


class NotABackup(Exception):
    """A file is no backup, or one of a later version of Parlour."""


class DamagedBackup(Exception):
    """A backup was cut off or changed."""


class _Header(msgspec.Struct, frozen=True, tag=True):
    schema: int


class _Group(msgspec.Struct, frozen=True, tag=True):
    items: list[Item]


class _End(msgspec.Struct, frozen=True, tag=True):
    count: int


_decoder: Final = msgspec.msgpack.Decoder(_Header | _Group | _End)


class BackupWriter:
    """Writes a backup into a new file that only its owner may read."""

    def __init__(self, path: Path) -> None:
        """Create the file; raise FileExistsError if there is one."""
        self._path = path
        self._raw = os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
        self._file = gzip.GzipFile(fileobj=self._raw, mode="wb", compresslevel=6, mtime=0)
        self.count = 0
        try:
            self._file.write(_MARK)
            self._write(_Header(SCHEMA))
        except BaseException:
            self.abandon()
            raise

    def add(self, items: list[Item]) -> None:
        """Write items that belong together."""
        self._write(_Group(items))
        self.count += len(items)

    def finish(self) -> None:
        """Write the end, and return when everything is on the disk."""
        self._write(_End(self.count))
        self._file.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._raw.close()

    def abandon(self) -> None:
        """Delete what was written, also where nothing more can be written."""
        with suppress(OSError):
            self._raw.close()
        self._path.unlink(missing_ok=True)

    def _write(self, part: msgspec.Struct) -> None:
        encoded = msgspec.msgpack.encode(part)
        self._file.write(len(encoded).to_bytes(_LENGTH) + encoded)


def count_items(path: Path) -> int:
    """Read a whole backup and return how many items it has; raise what `read_groups` raises."""
    return sum(map(len, read_groups(path)))


def read_groups(path: Path) -> Iterator[list[Item]]:
    """Yield the groups of a backup; raise NotABackup or DamagedBackup if it is none or not whole.

    Whether it is whole is known at its end only.
    """
    with path.open("rb") as raw:
        if raw.read(len(_COMPRESSED)) != _COMPRESSED:
            raise NotABackup
    try:
        with gzip.open(path) as file:
            if file.read(len(_MARK)) != _MARK:
                raise NotABackup
            yield from _groups(_parts(file))
    except _UNREADABLE as error:
        raise DamagedBackup from error


def _groups(parts: "Iterator[_Header | _Group | _End]") -> Iterator[list[Item]]:
    count = 0
    for part in parts:
        match part:
            case _Header(schema=schema) if schema != SCHEMA:
                raise NotABackup
            case _Group(items=items):
                count += len(items)
                yield items
            case _End(count=expected) if expected == count and next(parts, None) is None:
                return
    raise DamagedBackup


def _parts(file: gzip.GzipFile) -> "Iterator[_Header | _Group | _End]":
    while length := file.read(_LENGTH):
        yield _decoder.decode(file.read(int.from_bytes(length)))
