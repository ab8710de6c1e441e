"""The log of the embedded server: why it died, which it tells nobody else."""

from pathlib import Path
from shutil import disk_usage
from typing import Final

from bot.store.embedded.process import LOG_FILE

NO_SPACE: Final = "No space left on device"
_SIGNS: Final = (NO_SPACE, "Short write while writing to the AOF file")
"""What a server writes that could not save: it says the second if a part of it found room."""
_LINES: Final = 65_536
"""Bytes that must be free, or else the log itself may be cut off."""


class ServerLog:
    """The log of the server in a folder, from now on."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / LOG_FILE
        self._begin = self._file.stat().st_size

    def reasons(self) -> tuple[str, ...]:
        """Return why the server could not save; nothing if that is not known."""
        full = self._says_so() or disk_usage(self._file.parent).free < _LINES
        return (NO_SPACE,) if full else ()

    def _says_so(self) -> bool:
        with self._file.open("rb") as file:
            file.seek(self._begin)
            written = file.read().decode(errors="replace")
        return any(sign in written for sign in _SIGNS)
