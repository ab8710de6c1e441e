"""The board of a window, as hands reach it: pressed, tapped, dragged or by the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

LOOK = """async ({ again }) => {
  const by = (id) => document.getElementById(id);
  const { dataset } = by("pane");
  const state = () => [by("picture").src, by("status").textContent, dataset.phase].join(" ");
  const pressed = () => document.querySelector(".touch.pressed, #touches[aria-busy]");
  const idle = () => !pressed() && (!again || state() !== window.seen);
  for (let tries = 0; !idle(); tries += 1) {
    if (tries > 1000) throw new Error(`nothing came of it: ${window.seen}`);
    await new Promise((done) => setTimeout(done, 4));
  }
  window.seen = state();
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const all = (those) => [...document.querySelectorAll(those)].map((one) => {
    return [one.getAttribute("aria-label") ?? "", one.classList[1] ?? "", ...middle(one)];
  });
  return {
    touches: all("#touches .touch"),
    ways: all("#layer .way"),
    mine: !by("turn").hidden,
    over: dataset.phase === "finished",
  };
}"""
"""Returns what there is on the board; again, once something has come of the last press."""


class Touch(NamedTuple):
    """A place on the screen where something can be pressed, or put down."""

    label: str
    kind: str
    x: float
    y: float


Hand = Callable[[Touch], None]
"""A way to do something with what can be pressed."""


class Board:
    """The board of one window."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.touches: Sequence[Touch] = ()
        """What the guest could press when they last looked; nothing if it was another's turn."""
        self.over = False

    @property
    def picture(self) -> Locator:
        """Return the picture."""
        return self._page.locator("#picture")

    @property
    def all(self) -> Locator:
        """Return everything that can be pressed."""
        return self._page.locator("#touches .touch")

    def touch(self, label: str) -> Locator:
        """Return what can be pressed under a name."""
        return self._page.locator("#touches").get_by_role("button", name=label, exact=True)

    def look(self, *, again: bool = False) -> Sequence[Touch]:
        """Return what the guest can press; again, once something came of what they did."""
        seen = self._page.evaluate(LOOK, {"again": again})
        self.touches = [Touch(*one) for one in seen["touches"]] if seen["mine"] else []
        self.over = seen["over"]
        return self.touches

    def find(self, label: str) -> Touch:
        """Return where something lies, as soon as it is there."""
        expect(self.touch(label)).to_have_count(1)
        return next(one for one in self.look() if one.label == label)

    def press(self, label: str) -> None:
        """Press something by its name."""
        self.press_at(self.find(label))

    def press_at(self, touch: Touch) -> None:
        """Press a place on the screen with the mouse."""
        self._page.mouse.click(touch.x, touch.y)
        self.look(again=True)

    def tap_at(self, touch: Touch) -> None:
        """Tap a place on the screen with a finger; a wall is shown by the first tap."""
        if touch.kind == "slot":
            self._page.touchscreen.tap(touch.x, touch.y)
            expect(self._page.locator(".ghost.armed")).to_be_visible()
        self._page.touchscreen.tap(touch.x, touch.y)
        self.look(again=True)

    def take_up(self, piece: Touch) -> Sequence[Touch]:
        """Begin to drag a piece; return where it can be put down."""
        mouse = self._page.mouse
        mouse.move(piece.x, piece.y)
        mouse.down()
        mouse.move(piece.x + 10, piece.y + 10)
        return [Touch(*one) for one in self._page.evaluate(LOOK, {"again": False})["ways"]]

    def put_down(self, x: float, y: float) -> None:
        """Put the piece down that is dragged."""
        self._page.mouse.move(x, y)
        self._page.mouse.up()

    def drag_at(self, piece: Touch, choose: Callable[[Sequence[Touch]], Touch]) -> None:
        """Drag a piece to one of the places that are marked once it is taken up."""
        target = choose(self.take_up(piece))
        self.put_down(target.x, target.y)
        self.look(again=True)

    def key(self, name: str) -> None:
        """Press a key that does something, and wait for what comes of it."""
        self.look()
        self._page.keyboard.press(name)
        self.look(again=True)
