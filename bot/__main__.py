"""The entry point of `parlour`, which Ctrl-C ends quietly from the first moment on."""

import os
import signal
import sys
from contextlib import suppress

INTERRUPTED = 128 + signal.SIGINT


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    default = signal.signal(signal.SIGINT, _exit)
    from bot.app import command_line  # noqa: PLC0415 - slow enough for Ctrl-C to come

    signal.signal(signal.SIGINT, default)
    try:
        return command_line.main(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def enter() -> None:
    """Run the command and exit without freeing memory, which would take a second."""
    code = main()
    with suppress(OSError):  # The other end of the pipe may be closed.
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _exit(*_: object) -> None:
    # During an import, libraries written in C would replace a KeyboardInterrupt by other errors.
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    enter()
