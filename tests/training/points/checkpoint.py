"""Training under way as a file, so that it goes on as if never interrupted."""

import pickle
from pathlib import Path
from typing import TypeVar

_Part = TypeVar("_Part")


def write_checkpoint(part: object, path: Path) -> None:
    """Write a part of training to a file, which is never there incomplete."""
    partial = path.with_suffix(".partial")
    partial.write_bytes(pickle.dumps(part))
    partial.replace(path)


def read_checkpoint(kind: type[_Part], path: Path) -> _Part | None:
    """Return the part of training that was written; None if it has not begun."""
    if not path.exists():
        return None
    part = pickle.loads(path.read_bytes())  # noqa: S301 - we wrote it ourselves
    assert isinstance(part, kind)
    return part
