"""The way into `parlour`: Ctrl-C is quiet from the first moment."""

import os
import signal
import sys
from contextlib import suppress

INTERRUPTED = 128 + signal.SIGINT


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    usual = signal.signal(signal.SIGINT, _leave)
    from bot.app import command_line  # noqa: PLC0415 - it takes long enough for Ctrl-C to come

    signal.signal(signal.SIGINT, usual)
    try:
        return command_line.main(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def enter() -> None:
    """Run the command and be gone: everything is closed, and tidying up memory takes a second."""
    code = main()
    with suppress(OSError):  # Nobody may be listening any more.
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _leave(*_: object) -> None:
    # Libraries written in C turn an exception that comes during their import into others.
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    enter()
