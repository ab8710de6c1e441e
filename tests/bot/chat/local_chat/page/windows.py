"""Browser windows, and people who sit at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

expect.set_options(timeout=10_000)

HURRIED = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".choices { animation: none !important; }");
  document.adoptedStyleSheets = [sheet];
"""
"""Lets buttons be pressed as soon as they appear."""

COUNTED = """
  window.presses = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).type === "press") window.presses += 1;
    return send.call(this, data);
  };
"""
"""Counts the presses that are sent."""

OFFERED = """() => {
  if (document.getElementById("turn").hidden) return [];
  const box = [...document.querySelectorAll(".choices")].pop();
  const main = box.querySelectorAll(".button.main");
  const offered = main.length ? main : box.querySelector(".group").querySelectorAll(".button");
  return [...offered].map((button) => button.textContent);
}"""
"""What may be pressed, the likeliest if something is; nothing if it is another's turn."""

Choose = Callable[[list[str]], str]


def main_choice(labels: list[str]) -> str:
    """Choose the likeliest."""
    return labels[0]


class Wire:
    """A window's connection, which can be cut and mended."""

    def __init__(self) -> None:
        self._whole = True
        self._laid: list[WebSocketRoute] = []

    def lay(self, socket: WebSocketRoute) -> None:
        """Connect, unless the wire is cut."""
        if self._whole:
            socket.connect_to_server()
            self._laid.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        """Let nothing through."""
        self._whole = False
        for socket in self._laid:
            socket.close()
        self._laid.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._whole = True


class Window:
    """A browser window of its own: nothing is shared with others but the server."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        hurried: bool = True,
        script: str = "",
        **settings: Any,  # noqa: ANN401
    ) -> None:
        size = {"width": 1000, "height": 720}
        self.troubles: list[str] = []
        usual = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce"}
        self.context = browser.new_context(**{**usual, **settings})
        self.page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.page.add_init_script(COUNTED + script)
        if hurried:
            self.page.add_init_script(HURRIED)
        self.page.goto(url)

    def _hear(self, message: Any) -> None:  # noqa: ANN401
        # What the network could not do is the browser's own affair; what the page did wrong is not.
        if (
            message.type == "error"
            and "ERR_" not in message.text
            and "WebSocket" not in message.text
        ):
            self.troubles.append(message.text)

    def enter(self, name: str) -> Window:
        """Join under a name."""
        self.page.fill("#name", name)
        self.page.click("#name-form button")
        self.page.wait_for_selector(".message")
        return self

    def go_by_wire(self) -> Wire:
        """Load the page again, with a connection that can be cut."""
        wire = Wire()
        self.page.route_web_socket("**/socket", wire.lay)
        self.page.reload()
        return wire

    def type(self, text: str) -> None:
        """Send a message."""
        self.page.fill("#message", text)
        self.page.press("#message", "Enter")

    def press(self, label: str) -> None:
        """Press a button under a message."""
        self._press(self.page.locator(".choices button", has_text=label).last)

    def _press(self, button: Locator) -> None:
        """Press until it counts: a double press does not."""
        before = self.presses
        while self.presses == before:
            button.click()
        self.settle()

    @property
    def presses(self) -> int:
        """Return how many presses were sent since the page was loaded."""
        return int(self.page.evaluate("presses"))

    def settle(self) -> None:
        """Wait until what was pressed has been answered."""
        self.page.wait_for_selector(".choices[data-key]", state="detached")

    def start(self, game: str, **options: str) -> None:
        """Open a table by the form."""
        self.page.click("#new-game")
        self.page.locator("#games label", has_text=game).click()
        if options:
            self.page.click("#options-box summary")
        for name, value in options.items():
            self.page.select_option(f"#options select[name={name}]", value)
        self.page.click("#game-form button[type=submit]")

    def take_turn(self, choose: Choose = main_choice) -> bool:
        """Make one click if it is this window's turn."""
        labels = self.page.evaluate(OFFERED)
        if not labels:
            return False
        box = self.page.locator(".choices").last
        self._press(box.get_by_role("button", name=choose(labels), exact=True))
        return True

    @property
    def messages(self) -> Locator:
        """Return what is shown."""
        return self.page.locator(".message")

    @property
    def boards(self) -> Locator:
        """Return the messages that show the table."""
        return self.page.locator(".message.table")

    @property
    def last(self) -> Locator:
        """Return the latest message."""
        return self.messages.last

    def close(self) -> None:
        """Close it; nothing may have gone wrong on the page."""
        self.context.close()
        assert self.troubles == []


def play_on(windows: list[Window], ending: str, choose: Choose = main_choice) -> int:
    """Click in whichever window it is the turn of, until that is said; return how often."""
    clicks = 0
    while ending not in windows[0].last.inner_text():
        for window in windows:
            while window.take_turn(choose):
                clicks += 1
        assert clicks < 500
    return clicks
