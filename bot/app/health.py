"""`parlour health`: whether the Parlour on a data folder is running and well.

It is asked every few seconds, so it loads nothing that it can do without.
"""

import os
import sys
from pathlib import Path
from typing import Final

from bot.app import data_folder
from bot.app.exit_codes import FAILED, WRONG_USE
from bot.store.embedded.errors import FolderUnusable

ENV_FILE: Final = ".env"
VARIABLE: Final = "PARLOUR_DATA"
DEFAULT: Final = "data"
STORE: Final = "store"
"""The part without which nothing can be saved."""
DATA_FOLDER: Final = "data folder"
"""The part without which nobody learns how Parlour is, and the built-in store saves nothing."""
_NEEDED: Final = {
    DATA_FOLDER: "The data folder",
    STORE: "Parlour cannot save anything:",
}
"""How sentences begin about parts that Parlour cannot do without."""


def main() -> int:
    """Say what is wrong, if anything is, and return the exit code."""
    folder = data_path()
    try:
        wrong = find_fault(folder)
    except FolderUnusable as error:
        print(f"{VARIABLE}: {folder} cannot be used: {error.reason}.", file=sys.stderr)
        return WRONG_USE
    if wrong:
        print(wrong, file=sys.stderr)
    return FAILED if wrong else 0


def find_fault(folder: Path) -> str:
    """Return what is wrong with the Parlour on a data folder; nothing if it is well."""
    if data_folder.heartbeat_age(folder) is None:
        return f"No Parlour is running with the data folder {folder}."
    if silence := find_silence(folder):
        return silence
    failing = data_folder.read_report(folder).parts
    return "\n".join(f"{said} {failing[part]}" for part, said in _NEEDED.items() if part in failing)


def find_silence(folder: Path) -> str:
    """Return for how long the Parlour on a folder has said nothing; nothing if it has lately."""
    age = data_folder.heartbeat_age(folder)
    if age is None or age <= data_folder.HEARTBEAT_TIMEOUT:
        return ""
    if data_folder.is_full(folder):
        return (
            f"Parlour could not note for {age:.0f} seconds how it is: the disk of {folder} is "
            "full. Free some space there."
        )
    return f"Parlour has not responded for {age:.0f} seconds."


def data_path() -> Path:
    """Return the data folder of the settings, which this reads like all settings are read."""
    variables = {name.upper(): value for name, value in os.environ.items()}
    return Path((variables.get(VARIABLE) or _in_file() or DEFAULT).strip()).expanduser()


def _in_file() -> str | None:
    if not Path(ENV_FILE).is_file():
        return None
    from dotenv import dotenv_values  # noqa: PLC0415 - only if there is a file to read

    try:
        values = dotenv_values(ENV_FILE, encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return {name.upper(): value for name, value in values.items()}.get(VARIABLE)
