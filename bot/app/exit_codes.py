"""The exit codes of `parlour` when something goes wrong."""

from typing import Final

FAILED: Final = 1
WRONG_USE: Final = 2
