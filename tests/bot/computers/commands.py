"""Commands that start workers."""

import sys
from pathlib import Path
from typing import Final

from bot.engines.question import Answer

SHARP_ANSWER: Final = Answer(move="a move")
"""What a sharp worker answers to every question."""

_STUB: Final = Path(__file__).with_name("stub_worker.py")


def dull(seconds: float) -> tuple[str, ...]:
    """Return the command of a worker that thinks for so long about each question, in vain."""
    return sys.executable, "-S", "-E", str(_STUB), str(seconds)


def sharp(seconds: float) -> tuple[str, ...]:
    """Return the command of a worker that has an answer after so many seconds."""
    return *dull(seconds), SHARP_ANSWER.move
