"""The entry point of `parlour`, which Ctrl-C ends quietly from the first moment on."""

import os
import sys
from contextlib import suppress

from bot.app.interrupts import INTERRUPTED, loading


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    with loading():
        if words == ["health"]:
            from bot.app import health  # noqa: PLC0415 - loads in milliseconds, the others do not

            command = health.main
        else:
            from bot.app import command_line  # noqa: PLC0415 - slow enough for Ctrl-C to come

            def command() -> int:
                return command_line.main(words)

    try:
        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


def enter() -> None:
    """Run the command and exit without freeing memory, which would take a second."""
    code = main()
    with suppress(OSError):  # The other end of the pipe may be closed.
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    enter()
