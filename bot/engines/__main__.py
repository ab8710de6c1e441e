"""Starts a worker: `python -m bot.engines`."""

import os
import signal
import sys
from typing import Final

_NICENESS: Final = 10
"""Chats go first: a worker takes what they leave of the processor."""


def main() -> None:
    """Answer the questions of standard input, at low priority from the first import on."""
    os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    from bot.engines.worker import serve  # noqa: PLC0415 - rules and engines take a second

    serve(sys.stdin.buffer, _say)


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
