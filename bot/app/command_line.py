"""The `parlour` command: its arguments, its error messages and its exit codes."""

import argparse
import errno
import os
import shlex
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Final, assert_never

from bot.app import (
    backup_command,
    board_command,
    data_folder,
    doctor,
    health,
    records_command,
    verify_command,
)
from bot.app.exit_codes import FAILED, WRONG_USE
from bot.app.interrupts import loading
from bot.app.logs import configure_logs
from bot.app.setting_types import LogLevel
from bot.app.settings import Settings, WrongSetting, read_settings
from bot.app.store_errors import STORE_ERRORS, explain_no_answer, explain_store_error
from bot.app.termination import TERMINATED, Terminated, run_tool
from bot.app.verify_command import Verdict
from bot.store.embedded.errors import FolderUnusable, NoStore, StoreDamaged, using
from bot.store.embedded.healing import NothingFound, Repaired, repair
from bot.store.opening import FOLDER
from bot.store.port import StoreUnreachable

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
    except FolderUnusable as error:
        return _fail(_explain_folder(error), WRONG_USE)
    except Terminated:
        return TERMINATED


def _explain_folder(error: FolderUnusable) -> str:
    told = (
        "PARLOUR_DATA must be a folder that Parlour can write to, but "
        f"{error.folder} cannot be used: {error.reason}."
    )
    if not error.reason.endswith((os.strerror(errno.EACCES), os.strerror(errno.EPERM))):
        return told
    give = shlex.join(["chown", "-R", str(os.getuid()), str(error.folder)])
    return f"{told} If another user has written there, run as root: {give}"


def _run_command(parsed: argparse.Namespace) -> int:
    if alone := _ALONE.get(parsed.command):
        return alone(parsed)
    settings = read_settings()
    if tool := _TOOLS.get(parsed.command):
        configure_logs(LogLevel.ERROR, settings.log_format, settings.secrets)
        return tool(settings, parsed)
    with loading():
        from bot.app import run_command  # noqa: PLC0415 - all chats, which takes a while

    how = run_command.in_terminal if parsed.command == "console" else run_command.with_chats
    failure = how(settings, open_browser=parsed.open)
    return _fail(failure.message, failure.code) if failure else 0


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
    commands.add_parser("repair", help="cut off what is damaged in the built-in store")
    records = commands.add_parser("records", help="list, show or drop records that are damaged")
    records.add_argument("action", nargs="?", choices=("list", "show", "drop"), default="list")
    records.add_argument("name", nargs="?", metavar="RECORD", help="a name from the list")
    board = commands.add_parser("board", help="draw a position as a PNG file")
    board_command.add_arguments(board)
    commands.add_parser("console", help="play in this terminal, with all players at one keyboard")
    backup_command.add_arguments(commands)
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


def _health(_: argparse.Namespace) -> int:
    return health.main()


def _verify(parsed: argparse.Namespace) -> int:
    checked = verify_command.check_file(parsed.file)
    if checked.verdict is Verdict.REFUSED:
        return _fail(checked.message, FAILED)
    print(checked.message)
    return 0 if checked.verdict is Verdict.PROVED else IN_PART


def _fail(message: str, code: int) -> int:
    print(message, file=sys.stderr)
    return code


def _repair(settings: Settings, _: argparse.Namespace) -> int:
    folder = settings.data / FOLDER
    try:
        with data_folder.locked(settings.data), using(folder):
            outcome = repair(folder)
    except data_folder.FolderInUse:
        return _fail("Stop Parlour first.", FAILED)
    except NoStore:
        return _fail(
            f"There is no built-in store in {folder}, so nothing can be repaired. If yours is in "
            "another data folder, set PARLOUR_DATA to that.",
            FAILED,
        )
    except StoreDamaged as error:
        return _fail(explain_store_error(error), FAILED)
    print(_explain_repair(outcome))
    return 0


def _explain_repair(outcome: Repaired | NothingFound) -> str:
    match outcome:
        case Repaired(cut, copy):
            return f"{cut} bytes were cut off. The file as it was is {copy}."
        case NothingFound(folder):
            return (
                f"Nothing to repair was found in the latest part of {folder}, and nothing was "
                "changed. If Parlour starts, all is well; if it does not, it says why."
            )
        case _:
            assert_never(outcome)


def _records(settings: Settings, parsed: argparse.Namespace) -> int:
    if (parsed.action == "list") != (parsed.name is None):
        return _fail("Say which record, as the list names it: parlour records show RECORD", 2)
    try:
        match parsed.action:
            case "show":
                print(run_tool(records_command.show_record(settings, parsed.name)))
            case "drop":
                run_tool(records_command.drop_record(settings, parsed.name))
                print(f"{parsed.name} is gone.")
            case _:
                lines = run_tool(records_command.list_records(settings))
                print("\n".join(lines) if lines else "Every record can be read.")
    except records_command.NoSuchRecord as error:
        return _fail(f"Nothing is stored under the name {error.name}.", FAILED)
    except STORE_ERRORS as error:
        return _fail(explain_store_error(error), FAILED)
    except StoreUnreachable as error:
        return _fail(explain_no_answer(error), FAILED)
    return 0


def _copy(settings: Settings, parsed: argparse.Namespace) -> int:
    copied = backup_command.copy(settings, parsed)
    if copied.code:
        return _fail(copied.message, copied.code)
    print(copied.message)
    return 0


def _doctor(settings: Settings, _: argparse.Namespace) -> int:
    findings = run_tool(doctor.examine(settings))
    print("\n".join(map(str, findings)))
    return 0 if all(finding.ok for finding in findings) else FAILED


_ALONE: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "board": _board,
    "health": _health,
    "verify": _verify,
}
"""The commands that need no settings."""
_TOOLS: Final[Mapping[str, Callable[[Settings, argparse.Namespace], int]]] = {
    "backup": _copy,
    "doctor": _doctor,
    "move": _copy,
    "records": _records,
    "repair": _repair,
    "restore": _copy,
}
"""The commands that look after a Parlour; they log errors alone."""
