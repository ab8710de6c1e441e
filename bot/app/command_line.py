"""The `parlour` command: what it takes, and what it says when something is wrong."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bot.app import board_command, data_folder, doctor, store_errors, verify_command, wiring
from bot.app.logs import configure_logs
from bot.app.settings import LogLevel, Settings, WrongSetting, read_settings
from bot.chat.discord_chat import TokenRefused
from bot.chat.local_chat.server import NoPort
from bot.store.embedded.errors import FolderUnusable

FAILED = 1
WRONG_USE = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    asked = _command_line().parse_args(board_command.shield(words))
    try:
        return _obey(asked)
    except WrongSetting as error:
        wrong = (error, *error.more)
        return _fail(
            "\n".join(f"{one.variable} must be {one.expected}." for one in wrong), WRONG_USE
        )
    except NoPort as error:
        return _fail(
            f"The page cannot listen on {error.host}, port {error.port} ({error.why}); set "
            "PARLOUR_HOST and PARLOUR_PORT to what is free.",
            FAILED,
        )
    except FolderUnusable as error:
        return _fail(
            f"PARLOUR_DATA must be a folder that Parlour may write to, and {error.folder} is not "
            f"one: {error.reason}.",
            WRONG_USE,
        )


def _obey(asked: argparse.Namespace) -> int:
    if asked.command == "board":
        return _board(asked)
    if asked.command == "verify":
        return _verify(asked.file)
    settings = read_settings()
    match asked.command:
        case "health":
            return _health(settings.data)
        case "doctor":
            return _doctor(settings)
        case "console":
            return _run(settings, wiring.play_here)
        case _:
            return _run(settings, partial(wiring.serve_chats, open_browser=asked.open))


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="parlour",
        description="Board games inside a chat. Settings come from the environment and a .env "
        "file; the README lists them.",
    )
    parser.add_argument("--version", action="version", version=f"Parlour {version('parlour')}")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser(
        "run", help="run Parlour until it is stopped (what happens without COMMAND)"
    )
    commands.add_parser("doctor", help="check everything that Parlour needs, and say what to fix")
    commands.add_parser("health", help="tell whether Parlour is running and well")
    board = commands.add_parser("board", help="draw a position into a PNG file")
    board_command.add_arguments(board)
    commands.add_parser("console", help="play in this terminal, everybody at one keyboard")
    verify = commands.add_parser("verify", help="check the dice of a game that was played")
    verify.add_argument("file", type=Path, metavar="FILE", help="what /verify handed out")
    return parser


def _board(asked: argparse.Namespace) -> int:
    try:
        print(board_command.draw_board(asked))
    except board_command.CannotDraw as error:
        return _fail(str(error), WRONG_USE)
    return 0


def _verify(file: Path) -> int:
    verdict = verify_command.verify(file)
    if not verdict.honest:
        return _fail(verdict.sentence, FAILED)
    print(verdict.sentence)
    return 0


def _fail(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _health(folder: Path) -> int:
    age = data_folder.seconds_since_life(folder)
    if age is None:
        return _fail(f"No Parlour is running on the data folder {folder}.", FAILED)
    if age > data_folder.PATIENCE:
        return _fail(f"Parlour has shown no sign of life for {age:.0f} seconds.", FAILED)
    return 0


def _doctor(settings: Settings) -> int:
    configure_logs(LogLevel.ERROR, settings.log_format, settings.secrets)
    findings = asyncio.run(doctor.examine(settings))
    print("\n".join(map(str, findings)))
    return 0 if all(finding.well for finding in findings) else FAILED


def _run(settings: Settings, what: Callable[[Settings], Coroutine[Any, Any, None]]) -> int:
    configure_logs(settings.log_level, settings.log_format, settings.secrets)
    try:
        with data_folder.own(settings.data):
            asyncio.run(what(settings))
    except data_folder.FolderInUse as error:
        return _fail(
            f"Another Parlour is already running on the data folder {error.folder}; stop it, or "
            "set PARLOUR_DATA to another folder.",
            FAILED,
        )
    except store_errors.TROUBLES as error:
        return _fail(store_errors.sentence(error), FAILED)
    except TokenRefused:
        return _fail(
            "DISCORD_TOKEN must be a token that Discord knows, and Discord refuses this one: copy "
            "it again from the developer portal, or make a new one there.",
            WRONG_USE,
        )
    return 0
