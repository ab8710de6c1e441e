"""How threads share the processor, of which Python lets one run at a time."""

import sys
from typing import Final

TURN: Final = 0.001
"""Seconds for which a thread that paints keeps the event loop waiting; Python's own choice is five
milliseconds, several times for each command."""


def take_short_turns() -> None:
    """Let the event loop go on soon while pictures and animations are made."""
    sys.setswitchinterval(TURN)
