"""`parlour backup`, `restore` and `move`: what they ask for, and what they say."""

import argparse
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from bot.app import store_copies
from bot.app.data_folder import FolderInUse
from bot.app.exit_codes import FAILED, WRONG_USE
from bot.app.settings import Settings
from bot.app.store_copies import LeftUnfinished, NotEmpty, NotTheSame, SameStore
from bot.app.store_errors import STORE_ERRORS, explain_no_answer, explain_store_error
from bot.app.termination import run_tool
from bot.store.address import Address, UnreadableAddress, read_address
from bot.store.backup_file import DamagedBackup, NotABackup
from bot.store.opening import FOLDER
from bot.store.port import StoreUnreachable

BUILT_IN: Final = "built-in"
"""The word for the store in the data folder, where an address could stand."""

_SENTENCES: Final[Mapping[type[Exception], tuple[str, int]]] = {
    UnreadableAddress: (f"--to must be {BUILT_IN}, or an address as for REDIS_URL.", WRONG_USE),
    FileExistsError: ("{file} is there already. Choose another name.", WRONG_USE),
    FileNotFoundError: ("{file} is not there, or its folder is not.", WRONG_USE),
    OSError: ("{file} cannot be used: {error.strerror}. Nothing was changed.", WRONG_USE),
    NotABackup: ("{file} is no backup that this Parlour can read.", FAILED),
    DamagedBackup: ("{file} is damaged. Nothing was changed.", FAILED),
    SameStore: ("That is the store in use. Nothing was changed.", WRONG_USE),
    NotTheSame: ("{error.keys[0]} was read back otherwise. The copy was deleted again.", FAILED),
    FolderInUse: ("A Parlour is running with {error.folder}. Stop it first.", FAILED),
}
"""What is said about each error, and the exit code; the first that fits counts."""
_LEFT: Final = (
    "A part of the copy is still there: Parlour will not start on it, and this command deletes it "
    "and begins anew. What was copied from is whole."
)


class Copied(NamedTuple):
    """What came of a command: a message, and its exit code."""

    message: str
    code: int = 0


def add_arguments(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the three commands."""
    backup = commands.add_parser("backup", help="write all that is stored into a file")
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    restore = commands.add_parser("restore", help="read a backup into an empty store")
    restore.add_argument("file", type=Path, metavar="FILE", help="the file of a backup")
    move = commands.add_parser("move", help="copy all that is stored into another, empty store")
    move.add_argument("--to", required=True, metavar="STORE", help=f"an address, or {BUILT_IN}")


def copy(settings: Settings, parsed: argparse.Namespace) -> Copied:
    """Carry out one of the commands."""
    try:
        return Copied(_copy(settings, parsed))
    except STORE_ERRORS as error:
        return Copied(explain_store_error(error), FAILED)
    except StoreUnreachable as error:
        return Copied(explain_no_answer(error), FAILED)
    except LeftUnfinished as error:
        return Copied(_explain_left(error.__cause__), FAILED)
    except NotEmpty as error:
        return Copied(_explain_not_empty(error, settings.data / FOLDER), FAILED)
    except tuple(_SENTENCES) as error:
        known = next(kind for kind in _SENTENCES if isinstance(error, kind))
        sentence, code = _SENTENCES[known]
        return Copied(sentence.format(error=error, file=getattr(parsed, "file", "")), code)


def _explain_left(cause: BaseException | None) -> str:
    if isinstance(cause, StoreUnreachable):
        return explain_no_answer(cause, _LEFT)
    return f"The copy did not come to its end. {_LEFT} Run it again."


def _explain_not_empty(error: NotEmpty, folder: Path) -> str:
    found = f"must be empty, but it has {error.count:,} records. Nothing was changed."
    if error.address:
        return f"The store there {found} Choose an empty server, or another database of it."
    aside = shlex.join(["mv", str(folder), f"{folder}.old"])
    return f"The built-in store {found} To move it away and begin anew, run: {aside}"


def _copy(settings: Settings, parsed: argparse.Namespace) -> str:
    match parsed.command:
        case "backup":
            count = run_tool(store_copies.back_up(settings, parsed.file))
            return f"{count:,} records are in {parsed.file}."
        case "restore":
            count = run_tool(store_copies.restore(settings, parsed.file))
            return f"{count:,} records are back, and were read again to be sure."
        case _:
            count = run_tool(store_copies.move(settings, _address(parsed.to)))
            return f"{count:,} records were copied and read again. {_next_step(parsed.to)}"


def _address(to: str) -> Address | None:
    return None if to == BUILT_IN else read_address(to)


def _next_step(to: str) -> str:
    if to == BUILT_IN:
        return "Remove REDIS_URL from the settings, and start Parlour."
    return "Set REDIS_URL to the new address, and start Parlour."
