"""How many files and connections the system lets this process have open."""

import resource
from typing import Final

WANTED: Final = 65_536


def raise_limit() -> None:
    """Let this process have as many files open as the system allows it, up to enough."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
