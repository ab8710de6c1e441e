"""Commands that start workers."""

import sys
from pathlib import Path
from typing import Final

_DULL: Final = Path(__file__).with_name("dull_worker.py")


def dull(seconds: float) -> tuple[str, ...]:
    """Return the command of a worker that thinks for so long about each question, in vain."""
    return sys.executable, "-S", "-E", str(_DULL), str(seconds)
