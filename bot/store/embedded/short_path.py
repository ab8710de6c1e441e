"""Short paths for sockets: operating systems limit them to about a hundred bytes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

MAX_LENGTH: Final = 100
"""Bytes; macOS allows 103 and Linux 107."""


@contextmanager
def short_path(path: Path) -> Iterator[Path]:
    """Yield a path to the same file that is short enough, valid while the block runs."""
    if len(os.fsencode(path)) <= MAX_LENGTH:
        yield path
        return
    with TemporaryDirectory(prefix="parlour-") as folder:
        link = Path(folder, "store")
        link.symlink_to(path.parent.absolute(), target_is_directory=True)
        yield link / path.name
