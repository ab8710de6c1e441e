"""Heals what can be healed in the folder of the embedded server, before the server starts.

Nothing is thrown away: what is changed is copied first. What cannot be healed is said; an empty
store is never begun in the place of one that is damaged.
"""

import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from bot.store.embedded.append_file import end_of_good_part, zeros_at_end
from bot.store.embedded.errors import Damage, NoStore, StoreDamaged

DATA: Final = "appendonlydir"
MANIFEST: Final = "appendonly.aof.manifest"
BEGUN: Final = "begun"
"""A file that says that a server has already run in the folder, so that there are data."""
_WITH_DATA: Final = "with data"
"""What that file says if something was stored."""
_EMPTY: Final = 200
"""Bytes that the files of an empty server have at most."""
_SNAPSHOT: Final = "dump.rdb"
_LISTED: Final = re.compile(r"file \S+ seq \d+ type [bhi]( .*)?")
_PART: Final = re.compile(r"appendonly\.aof\.(\d+)\.(base|incr)\.(rdb|aof)")

_log: Final = structlog.get_logger("store")


def prepare(folder: Path) -> None:
    """Make the folder fit for a server; raise StoreDamaged if only its owner can do that."""
    _restrict(folder)
    if not _lists_all(folder):
        _find_manifest(folder)
    if not (folder / DATA / MANIFEST).exists():
        return
    last = _last_part(folder)
    with last.open("rb") as file:
        zeros = zeros_at_end(file)
    if zeros:
        aside = _keep_copy(last)
        with last.open("r+b") as file:
            file.truncate(last.stat().st_size - zeros)
        _log.warning("zeros cut off behind the end of the store", bytes=zeros, copy=str(aside))
    if not _has_data(folder) and (folder / BEGUN).exists() and (folder / BEGUN).read_text():
        raise StoreDamaged(folder, Damage.NO_DATA)


def note_begun(folder: Path) -> None:
    """Note that a server has run in the folder, and whether it has stored anything."""
    begun = folder / BEGUN
    begun.touch(mode=0o600)
    if _has_data(folder) and not begun.read_text():
        begun.write_text(_WITH_DATA)


def _has_data(folder: Path) -> bool:
    """Return whether there is more than an empty server writes."""
    return sum((folder / DATA / name).stat().st_size for *_, name in _parts(folder)) > _EMPTY


class Repaired(NamedTuple):
    """How many bytes were cut off, and where the file is as it was."""

    cut: int
    copy: Path


class NothingFound(NamedTuple):
    """The part that is written to last can be read; nothing was changed."""

    folder: Path


def repair(folder: Path) -> Repaired | NothingFound:
    """Cut off everything from the first damage on, in the part that is written to last.

    Raise NoStore if there never was a store, and StoreDamaged if its files are missing.
    """
    if not _lists_all(folder):
        _find_manifest(folder)
    if not (folder / DATA / MANIFEST).exists():
        raise NoStore(folder)
    last = _last_part(folder)
    with last.open("rb") as file:
        good = end_of_good_part(file)
    cut = last.stat().st_size - good
    if not cut:
        return NothingFound(folder)
    aside = _keep_copy(last)
    with last.open("r+b") as file:
        file.truncate(good)
    return Repaired(cut, aside)


def _restrict(folder: Path) -> None:
    """Let only the owner read it, also after somebody has copied it back from elsewhere."""
    folder.chmod(0o700)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o700 if path.is_dir() else 0o600)


def _lists_all(folder: Path) -> bool:
    """Return whether the list of data files is there, can be read, and lacks none with data.

    A server writes to a new file only when its list has it.
    """
    manifest = folder / DATA / MANIFEST
    if not manifest.exists():
        return False
    text = manifest.read_text(errors="replace")
    lines = text.splitlines()
    listed = [line.split()[1] for line in lines if _LISTED.fullmatch(line)]
    if not text.endswith("\n") or len(listed) < len(lines):
        return False
    parts = [part for part in _parts(folder) if part[1] == "incr"]
    last = max((number for number, _, name in parts if name in listed), default=0)
    return not any(
        number > last and (folder / DATA / name).stat().st_size for number, _, name in parts
    )


def _find_manifest(folder: Path) -> None:
    """Write the list of data files anew if they leave no doubt; return if there are no data."""
    parts, manifest = _parts(folder), folder / DATA / MANIFEST
    if not parts:
        if any(sign.exists() for sign in (folder / BEGUN, folder / _SNAPSHOT, manifest)):
            raise StoreDamaged(folder, Damage.NO_DATA)
        return
    bases = [name for _, kind, name in parts if kind == "base"]
    numbers = [number for number, kind, _ in parts if kind == "incr"]
    if not numbers:
        raise StoreDamaged(folder, Damage.NO_DATA)
    first = min(numbers)
    if len(bases) != 1 or numbers != list(range(first, first + len(numbers))):
        raise StoreDamaged(folder, Damage.NO_MANIFEST)
    lines = [f"file {name} seq {number} type {kind[0]}\n" for number, kind, name in parts]
    aside = str(_keep_copy(manifest)) if manifest.exists() else ""
    manifest.write_text("".join(lines))
    manifest.chmod(0o600)
    _log.warning("list of data files written anew", files=len(lines), copy=aside)


def _parts(folder: Path) -> list[tuple[int, str, str]]:
    """Return the number, kind and name of each data file: first the base, then what follows."""
    names = (path.name for path in (folder / DATA).glob("*"))
    found = (match for name in names if (match := _PART.fullmatch(name)))
    return sorted(((int(one[1]), one[2], one[0]) for one in found), key=lambda one: (one[1], one))


def _last_part(folder: Path) -> Path:
    """Return the file that the server writes to: the last one in its list."""
    lines = (folder / DATA / MANIFEST).read_text(errors="replace").split("\n")
    names = [words[1] for line in lines if len(words := line.split()) > 1 and words[0] == "file"]
    last = folder / DATA / names[-1] if names else folder / DATA
    if not last.is_file():
        raise StoreDamaged(folder, Damage.NO_DATA)
    return last


def _keep_copy(file: Path) -> Path:
    """Copy a file that is about to be changed, and return where the copy is."""
    folder = file.parent.parent / "damaged"
    folder.mkdir(mode=0o700, exist_ok=True)
    copy = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}-{file.name}"
    shutil.copyfile(file, copy)
    copy.chmod(0o600)
    return copy
