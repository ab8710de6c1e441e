"""A process with everything loaded, of which bots are forked: a start takes milliseconds."""

import asyncio
import gc
import os
import signal
import sys
import traceback

import msgspec

from bot.app.logs import configure_logs
from bot.app.setting_types import LogFormat, LogLevel
from bot.language import Language
from bot.texts.bundles import load
from tests.bot.crash.bot_process import Life, live


def main() -> None:
    """Start a bot for every line, and say which process it is."""
    configure_logs(LogLevel.ERROR, LogFormat.JSON)
    load(Language.ENGLISH)
    gc.freeze()  # a bot that looked for garbage in here would copy it first
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            _be(msgspec.json.decode(line, type=Life))
        print(process, flush=True)  # noqa: T201 - this is how it answers


def _be(life: Life) -> None:
    """Live a life, and never come back to what the cradle does."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # it may have workers of its own
    try:
        asyncio.run(live(life))
    except BaseException:  # noqa: BLE001 - told, whatever it is, and then the process ends
        traceback.print_exc()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
