"""How much the tests do: what fits into three minutes, or all that takes longer as well.

`make thorough` asks for all: hundreds of kills, and whole games by every hand in the browser.
"""

import os
from typing import Final

THOROUGH: Final = bool(os.environ.get("THOROUGH"))


def often(usually: int, thoroughly: int) -> int:
    """Return how often to do something, by how much the tests are to do."""
    return thoroughly if THOROUGH else usually
