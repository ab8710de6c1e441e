"""A way around a limit: the path of a socket has room for about a hundred bytes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

LONGEST: Final = 100
"""Bytes; macOS takes 103 and Linux 107."""


@contextmanager
def short_path(path: Path) -> Iterator[Path]:
    """Give a path to the same file that is short enough while the block runs."""
    if len(os.fsencode(path)) <= LONGEST:
        yield path
        return
    with TemporaryDirectory(prefix="parlour-") as folder:
        link = Path(folder, "store")
        link.symlink_to(path.parent.absolute(), target_is_directory=True)
        yield link / path.name
