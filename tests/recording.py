"""Make docs/play.webp: two people play backgammon on the page, recorded in a real Chromium.

Anna reads English by day, Bruno reads Portuguese by night, and each sees the board from their own
side. The text is in the fonts of this machine: Noto Sans, or another one that the page names, looks
best.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import structlog
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import Browser, Locator, expect

from bot.table.clock import Timeouts
from tests.bot.chat.local_chat.page.conftest import chromium
from tests.bot.chat.local_chat.page.serving import table
from tests.bot.chat.local_chat.page.windows import Window
from tests.bot.scripted import ScriptedChance

FILE = Path("docs/play.webp")
ROLLS = ("31", "62", "61", "43")
UNHURRIED = Timeouts(take_back=2000)
"""Long enough to show a move before the next dice roll by themselves."""
SCALE = 2
"""Pixels of the recording for each pixel of the page, so that it is crisp on good screens."""
WIDTH, HEIGHT = 400, 780
MARGIN, GAP, CORNER = 22, 18, 14
FELT, TAP = "#1d6b4c", "#f2b705"
TAPPING, SHORT, LONG, LAST = 500, 900, 1900, 3000
"""Milliseconds for which a frame is shown."""

PLAIN = """
  const plain = (text) => text.replace(/\\p{Extended_Pictographic}\\s?/gu, "");
  new MutationObserver(() => {
    for (const line of document.querySelectorAll(".text")) {
      for (const node of line.childNodes) {
        const text = plain(node.textContent);
        if (text !== node.textContent) node.textContent = text;
      }
    }
    for (const button of document.querySelectorAll(".choices button")) {
      if (!plain(button.textContent)) button.remove();
    }
  }).observe(document, { childList: true, subtree: true });
"""
"""Leaves out emoji, for which the machine that records may have no font."""

Point = tuple[float, float]


def open_window(browser: Browser, url: str, name: str, scheme: str, locale: str) -> Window:
    """Open a window as wide as a phone."""
    return Window(
        browser,
        url,
        name,
        script=PLAIN,
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=SCALE,
        color_scheme=scheme,
        locale=locale,
    )


@contextmanager
def two_windows() -> Iterator[tuple[Window, Window]]:
    """Serve the page and open it twice, in one room."""
    with table(ScriptedChance(*ROLLS), timeouts=UNHURRIED) as url, chromium() as browser:
        room = f"{url}#evening"
        yield (
            open_window(browser, room, "Anna", "light", "en-GB"),
            open_window(browser, room, "Bruno", "dark", "pt-BR"),
        )


def rounded(size: tuple[int, int], corner: int) -> Image.Image:
    """Return a mask with round corners, smooth at the edges."""
    large = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(large).rounded_rectangle((0, 0, *large.size), corner * 4, fill=255)
    return large.resize(size, Image.Resampling.LANCZOS)


def felt() -> Image.Image:
    """Return what the windows lie on, with their shadows."""
    size = ((2 * WIDTH + GAP + 2 * MARGIN) * SCALE, (HEIGHT + 2 * MARGIN) * SCALE)
    shadow = Image.new("L", size)
    for at in (MARGIN, MARGIN + WIDTH + GAP):
        box = (at, MARGIN + 4, at + WIDTH, MARGIN + 4 + HEIGHT)
        draw = ImageDraw.Draw(shadow)
        draw.rounded_rectangle([edge * SCALE for edge in box], CORNER * SCALE, fill=110)
    shadow = shadow.filter(ImageFilter.GaussianBlur(8 * SCALE))
    ground = Image.new("RGB", size, FELT)
    ground.paste(Image.new("RGB", size, "black"), mask=shadow)
    return ground


def mark(picture: Image.Image, at: Point) -> None:
    """Draw the ring of a fingertip."""
    layer = Image.new("RGBA", picture.size)
    x, y = at[0] * SCALE, at[1] * SCALE
    radius = 17 * SCALE
    ImageDraw.Draw(layer).ellipse(
        (x - radius, y - radius, x + radius, y + radius),
        fill=f"{TAP}66",
        outline=f"{TAP}ee",
        width=2 * SCALE,
    )
    picture.paste(layer, mask=layer)


@dataclass(eq=False)
class Recording:
    """Frames of two windows side by side."""

    left: Window
    right: Window
    _frames: list[Image.Image] = field(default_factory=list)
    _times: list[int] = field(default_factory=list)

    def take(self, time: int = SHORT, *, tapped: Window | None = None, at: Point = (0, 0)) -> None:
        """Take a picture of both windows, with the tap if there is one."""
        self.right.page.wait_for_timeout(400)
        frame = felt()
        for index, window in enumerate((self.left, self.right)):
            window.page.mouse.move(0, 0)
            picture = Image.open(BytesIO(window.page.screenshot())).convert("RGB")
            if window is tapped:
                mark(picture, at)
            corner = ((MARGIN + index * (WIDTH + GAP)) * SCALE, MARGIN * SCALE)
            frame.paste(picture, corner, rounded(picture.size, CORNER * SCALE))
        frame.putalpha(rounded(frame.size, CORNER * SCALE))
        self._frames.append(frame)
        self._times.append(time)

    def press(self, window: Window, label: str, time: int = SHORT) -> None:
        """Show which button is pressed, press it, and show what comes of it."""
        button = window.page.locator(".choices button", has_text=label).last
        self.take(TAPPING, tapped=window, at=fingertip(button))
        window.press(label)
        self.take(time)

    def touch(self, window: Window, label: str, time: int = SHORT) -> None:
        """Show what is pressed on the board, press it, and show what comes of it."""
        place = window.board.find(label)
        self.take(TAPPING, tapped=window, at=(place.x, place.y))
        window.board.press_at(place)
        self.take(time)

    def say(self, window: Window, text: str, time: int = SHORT) -> None:
        """Send a message and show what comes of it."""
        window.type(text)
        window.page.evaluate("document.activeElement.blur()")
        self.take(time)

    def await_roll(self, window: Window, dice: str) -> None:
        """Wait until the dice have rolled by themselves, and show them."""
        expect(window.status).to_contain_text(dice)
        self.take(LONG)

    def save(self, path: Path) -> None:
        """Write all frames, beginning with the last: many places show only the first."""
        first, *others = self._frames[-1:] + self._frames
        times = [LONG, *self._times]
        first.save(
            path, save_all=True, append_images=others, duration=times, loop=0, quality=82, method=6
        )


def fingertip(button: Locator) -> Point:
    """Return where a finger touches a button, beside its label."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2


def main() -> None:
    """Play the opening of a game: a point is made, and a checker is hit."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with two_windows() as (anna, bruno):
        expect(bruno.page.locator(".card img").last).to_have_js_property("complete", value=True)
        record = Recording(anna, bruno)
        record.take(LONG)
        anna.page.locator(".card").first.get_by_text("With a friend").click()
        record.take()
        record.press(bruno, "Entrar", LONG)
        record.touch(anna, "Point 8, 3 of your checkers")
        record.touch(anna, "To 5")
        record.touch(anna, "Point 6, 5 of your checkers", LONG)
        record.await_roll(bruno, "6-2")
        record.touch(bruno, "Para 18")
        record.touch(bruno, "Para 11", LONG)
        record.await_roll(anna, "6-1")
        record.touch(anna, "Point 13, 5 of your checkers")
        record.touch(anna, "Point 8, 2 of your checkers", LONG)
        record.say(bruno, "Ai! Boa jogada, Anna.", LAST)
        record.save(FILE)
    print(f"{FILE}: {FILE.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
