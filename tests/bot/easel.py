"""A painter whose pictures are counted, or cannot be drawn."""

from threading import current_thread

from bot.desk.painter import Painter
from bot.replies.drawings import Drawing, draw
from render import Picture
from tests.bot.mishaps import Mishap


class Easel:
    """Draws as always; notes what was drawn, and in which threads."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.drawn = list[Drawing]()
        self.threads = set[str]()
        self.painter = Painter(self.make)

    def make(self, drawing: Drawing) -> Picture:
        """Draw, unless it is broken."""
        self.drawn.append(drawing)
        self.threads.add(current_thread().name)
        if self.broken:
            raise Mishap
        return draw(drawing)

    @property
    def apart(self) -> bool:
        """Return whether something was drawn, and everything in the painter's own thread."""
        return bool(self.drawn) and all(name.startswith("painter") for name in self.threads)
