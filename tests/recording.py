"""Make docs/play.gif: two windows of the page in a real Chromium, played as people play."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import structlog
from PIL import Image
from playwright.sync_api import Page

from tests.bot.chat.local_chat.page.conftest import chromium
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.scripted import ScriptedChance

FILE = Path("docs/play.gif")
SIZE = {"width": 880, "height": 720}
WIDTH = 660
COLOURS = 64
SHORT, LONG = 700, 1800
"""Milliseconds that a frame stays."""
THROWS = ("31", "42", "65", "21", "63")


class Recording:
    """Frames of a window."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[Image.Image] = []
        self._times: list[int] = []

    def take(self, time: int = SHORT) -> None:
        """Take a picture of the window as it is."""
        self._page.wait_for_timeout(250)
        frame = Image.open(BytesIO(self._page.screenshot())).convert("RGB")
        height = round(frame.height * WIDTH / frame.width)
        self._frames.append(frame.resize((WIDTH, height), Image.Resampling.LANCZOS))
        self._times.append(time)

    def type(self, selector: str, text: str) -> None:
        """Type a text as one watches it being typed."""
        self._page.focus(selector)
        for at in range(0, len(text), 4):
            self._page.keyboard.type(text[at : at + 4])
            self.take(250)

    def save(self, path: Path) -> None:
        """Write all frames in the colours of the fullest one."""
        palette = self._frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
        frames = [
            frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in self._frames
        ]
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=self._times,
            loop=0,
            optimize=True,
        )


@contextmanager
def at_the_table() -> Iterator[tuple[Window, Window]]:
    """Open two windows beside each other."""
    with table(ScriptedChance(*THROWS)) as url, chromium() as browser:
        yield Window(browser, url, viewport=SIZE), Window(browser, url)


def main() -> None:
    """Play the opening of a game of backgammon."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with at_the_table() as (anna, ben):
        record = Recording(anna.page)
        record.take(SHORT)
        record.type("#name", "Anna")
        anna.enter("Anna")
        record.take()
        ben.enter("Ben")
        record.take()
        anna.press("Backgammon")
        record.take(LONG)
        ben.type("Hello Anna, I am in")
        ben.press("Join")
        record.take(LONG)
        for label in ("Move", "8", "5"):
            anna.press(label)
            record.take(LONG if label == "5" else SHORT + 300)
        anna.press("6")
        record.take()
        anna.press("Play 8/5 6/5")
        record.take(LONG)
        ben.press("Roll")
        record.take()
        ben.type("/move 8/4 6/4")
        record.take(LONG)
        anna.press("Roll")
        record.take()
        record.type("#message", "/move 24")
        record.take(LONG)
        anna.page.keyboard.press("ArrowDown")
        record.take()
        anna.page.keyboard.press("Enter")
        record.take(2 * LONG)
        record.save(FILE)
        print(f"{FILE}: {FILE.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
