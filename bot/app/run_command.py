"""Running Parlour until it ends, and why it could not."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bot.app import data_folder, store_errors, wiring
from bot.app.descriptors import raise_limit
from bot.app.exit_codes import FAILED, WRONG_USE
from bot.app.logs import configure_logs
from bot.app.platform_errors import NoPlatform
from bot.app.settings import Settings
from bot.app.threads import take_short_turns
from bot.chat.local_chat.server import NoPort


class Failure(NamedTuple):
    """Why Parlour could not run."""

    message: str
    code: int


def with_chats(settings: Settings, *, open_browser: bool) -> Failure | None:
    """Serve every chat that has a token, and the page."""
    return _run(settings, partial(wiring.serve_chats, open_browser=open_browser))


def in_terminal(settings: Settings, *, open_browser: bool) -> Failure | None:  # noqa: ARG001 - none
    """Play in this terminal."""
    # Log lines would stand between the boards of a terminal.
    log = settings.data / data_folder.CONSOLE_LOG if sys.stderr.isatty() else None
    return _run(settings, wiring.play_in_terminal, log)


def _run(
    settings: Settings,
    program: Callable[[Settings], Coroutine[Any, Any, None]],
    log_file: Path | None = None,
) -> Failure | None:
    try:
        raise_limit()
        take_short_turns()
        with data_folder.locked(settings.data):
            configure_logs(settings.log_level, settings.log_format, settings.secrets, log_file)
            asyncio.run(program(settings))
    except data_folder.FolderInUse as error:
        return Failure(
            f"Another Parlour is already running with the data folder {error.folder}. Stop it, or "
            "set PARLOUR_DATA to another folder.",
            FAILED,
        )
    except NoPort as error:
        return Failure(
            f"The page cannot listen on {error.host}, port {error.port} ({error.why}). Set "
            "PARLOUR_HOST and PARLOUR_PORT to an address and a port that are free.",
            FAILED,
        )
    except store_errors.STORE_ERRORS as error:
        return Failure(store_errors.explain_store_error(error), FAILED)
    except NoPlatform as error:
        return Failure("\n".join(error.reasons), WRONG_USE)
    return None
