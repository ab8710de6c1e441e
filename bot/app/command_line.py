"""The `parlour` command: its arguments, its error messages and its exit codes."""

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
from bot.app.setting_types import LogLevel
from bot.app.settings import Settings, WrongSetting, read_settings
from bot.app.verify_command import Verdict
from bot.chat.discord_chat import TokenRefused
from bot.chat.local_chat.server import NoPort
from bot.store.embedded.errors import FolderUnusable

FAILED = 1
WRONG_USE = 2
IN_PART = 3
"""A file was checked, and not everything in it could be."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    parsed = _parser().parse_args(board_command.shield(words))
    try:
        return _run_command(parsed)
    except WrongSetting as error:
        wrong = (error, *error.more)
        return _fail(
            "\n".join(f"{one.variable} must be {one.expected}." for one in wrong), WRONG_USE
        )
    except NoPort as error:
        return _fail(
            f"The page cannot listen on {error.host}, port {error.port} ({error.why}). Set "
            "PARLOUR_HOST and PARLOUR_PORT to an address and a port that are free.",
            FAILED,
        )
    except FolderUnusable as error:
        return _fail(
            "PARLOUR_DATA must be a folder that Parlour can write to, but "
            f"{error.folder} cannot be used: {error.reason}.",
            WRONG_USE,
        )


def _run_command(parsed: argparse.Namespace) -> int:
    if parsed.command == "board":
        return _board(parsed)
    if parsed.command == "verify":
        return _verify(parsed.file)
    settings = read_settings()
    match parsed.command:
        case "health":
            return _health(settings.data)
        case "doctor":
            return _doctor(settings)
        case "console":
            return _run(settings, wiring.play_in_terminal, _console_log(settings))
        case _:
            return _run(settings, partial(wiring.serve_chats, open_browser=parsed.open))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="parlour",
        description="Board games in a chat. Settings are read from environment variables and a "
        ".env file; docs/running.md lists them.",
    )
    parser.add_argument("--version", action="version", version=f"Parlour {version('parlour')}")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run Parlour until it is stopped (the default)")
    commands.add_parser("doctor", help="check everything that Parlour needs and say what to fix")
    commands.add_parser("health", help="check whether Parlour is running and healthy")
    board = commands.add_parser("board", help="draw a position as a PNG file")
    board_command.add_arguments(board)
    commands.add_parser("console", help="play in this terminal, with all players at one keyboard")
    verify = commands.add_parser("verify", help="check the dice and the moves of a game or a match")
    verify.add_argument(
        "file", type=Path, metavar="FILE", help="the file from /verify or /export json"
    )
    return parser


def _board(parsed: argparse.Namespace) -> int:
    try:
        print(board_command.draw_board(parsed))
    except board_command.CannotDraw as error:
        return _fail(str(error), WRONG_USE)
    return 0


def _verify(file: Path) -> int:
    checked = verify_command.check_file(file)
    if checked.verdict is Verdict.REFUSED:
        return _fail(checked.message, FAILED)
    print(checked.message)
    return 0 if checked.verdict is Verdict.PROVED else IN_PART


def _fail(message: str, code: int) -> int:
    print(message, file=sys.stderr)
    return code


def _health(folder: Path) -> int:
    age = data_folder.heartbeat_age(folder)
    if age is None:
        return _fail(f"No Parlour is running with the data folder {folder}.", FAILED)
    if age > data_folder.HEARTBEAT_TIMEOUT:
        return _fail(f"Parlour has not responded for {age:.0f} seconds.", FAILED)
    return 0


def _doctor(settings: Settings) -> int:
    configure_logs(LogLevel.ERROR, settings.log_format, settings.secrets)
    findings = asyncio.run(doctor.examine(settings))
    print("\n".join(map(str, findings)))
    return 0 if all(finding.ok for finding in findings) else FAILED


def _console_log(settings: Settings) -> Path | None:
    """Return the file for log lines that would stand between the boards of a terminal."""
    return settings.data / data_folder.CONSOLE_LOG if sys.stderr.isatty() else None


def _run(
    settings: Settings,
    program: Callable[[Settings], Coroutine[Any, Any, None]],
    log_file: Path | None = None,
) -> int:
    try:
        with data_folder.locked(settings.data):
            configure_logs(settings.log_level, settings.log_format, settings.secrets, log_file)
            asyncio.run(program(settings))
    except data_folder.FolderInUse as error:
        return _fail(
            f"Another Parlour is already running with the data folder {error.folder}. Stop it, or "
            "set PARLOUR_DATA to another folder.",
            FAILED,
        )
    except store_errors.STORE_ERRORS as error:
        return _fail(store_errors.explain_store_error(error), FAILED)
    except TokenRefused:
        return _fail(
            "DISCORD_TOKEN must be a valid token, but Discord does not accept this one. Copy it "
            "again from the developer portal, or reset it there.",
            WRONG_USE,
        )
    return 0
