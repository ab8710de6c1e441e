"""A studio that takes its time, and tells so soon."""

import time
from collections.abc import Callable

from bot.desk.studio import Studio
from bot.replies.film import Film, shoot


def slow_studio() -> Studio:
    """Return a studio whose films take long enough to be waited for."""

    def make(film: Film, on_progress: Callable[[float], None]) -> bytes:
        on_progress(0.4)
        time.sleep(0.3)
        return shoot(film, on_progress)

    return Studio(patience=0.05, make=make)
