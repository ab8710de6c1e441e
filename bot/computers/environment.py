"""The environment in which a worker runs: ours without the settings, and one thread for numpy."""

import os
from typing import Final

_SETTINGS: Final = ("DISCORD_", "TELEGRAM_", "PARLOUR_", "REDIS_")
"""How the names of our settings begin: a worker reads none, and tokens are no business of it."""

_ONE_THREAD: Final = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
}
"""What numpy's libraries read. They would take a thread a core, for matrices too small to share."""


def worker_environment() -> dict[str, str]:
    """Return the variables that a worker is started with."""
    kept = {name: word for name, word in os.environ.items() if not _is_setting(name)}
    return kept | _ONE_THREAD


def _is_setting(name: str) -> bool:
    """Return whether a variable is a setting, however its name is written."""
    return name.upper().startswith(_SETTINGS)
