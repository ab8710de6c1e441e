"""The append-only file of the embedded server: every change, one command after the other.

A command is `*<number of words>` and then `$<length>` and the word itself for each of them, all on
lines of their own that end with a carriage return and a line feed.
"""

from typing import Final, Protocol

_CHUNK: Final = 65_536
_END: Final = b"\r\n"
_MAX_LINE: Final = 32


class Bytes(Protocol):
    """A file that is open for reading, or anything that is read like one."""

    def read(self, size: int, /) -> bytes:
        """Return so many bytes, or fewer at the end."""
        ...

    def readline(self, size: int, /) -> bytes:
        """Return a line, or so many bytes of it."""
        ...

    def seek(self, offset: int, whence: int = 0, /) -> int:
        """Go to a place, and return where that is."""
        ...


def zeros_at_end(file: Bytes) -> int:
    """Return how many zeros are at the end, where a power loss may have left them.

    The file system has made room for what was to be written, and it was never written. A complete
    command never ends with a zero.
    """
    size = end = file.seek(0, 2)
    while end:
        start = max(0, end - _CHUNK)
        file.seek(start)
        rest = file.read(end - start).rstrip(b"\0")
        if rest:
            return size - start - len(rest)
        end = start
    return size


def end_of_good_part(file: Bytes) -> int:
    """Return where the last command ends before the first that cannot be read."""
    good = file.seek(0)
    while (length := _command_length(file)) is not None:
        good += length
    return good


def _command_length(file: Bytes) -> int | None:
    """Read one command, and return its length; None if there is none."""
    words = _number(file, b"*")
    if words is None:
        return None
    count, length = words
    for _ in range(count):
        word = _number(file, b"$")
        if word is None:
            return None
        size, header = word
        if len(file.read(size)) < size or file.read(2) != _END:
            return None
        length += header + size + len(_END)
    return length


def _number(file: Bytes, sign: bytes) -> tuple[int, int] | None:
    """Read a line with a number, and return the number and the length of the line."""
    line = file.readline(_MAX_LINE)
    digits = line[1:-2]
    if line[:1] != sign or line[-2:] != _END or not digits.isdigit():
        return None
    return int(digits), len(line)
