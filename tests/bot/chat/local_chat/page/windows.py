"""Browser windows, and people who sit at them."""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Any

from playwright.sync_api import Browser, Frame, Locator, Page, WebSocketRoute, expect

from tests.bot.chat.local_chat.page.board import Board

expect.set_options(timeout=20_000)

HURRIED = """
  delete window.AudioContext;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".choices { animation: none !important; } :root { --read: 0s; }");
  document.adoptedStyleSheets = [sheet];
  let seconds = 0;
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => (seconds += 1) * 1000 });
"""
"""Lets buttons be pressed as soon as they appear, and again and again, and makes no sound."""

COUNTED = """
  window.presses = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const asked = JSON.parse(data);
    if (asked.type === "press") window.presses.push(asked.payload);
    return send.call(this, data);
  };
"""
"""Notes the presses that are sent."""

KNOWN = """
  if (!localStorage.getItem("parlour.guests")) {
    localStorage.setItem("parlour.guests", JSON.stringify([%s]));
  }
"""
"""Lets the browser remember a guest from earlier."""


def secret_of(name: str) -> str:
    """Return the secret of a guest who was here before."""
    return sha256(name.encode()).hexdigest()[:48]


def until(page: Page | Frame, truth: str) -> None:
    """Wait until something is true; the page's own policy allows nobody to wait inside it."""
    for _ in range(1_000):
        if page.evaluate(truth):
            return
        page.wait_for_timeout(20)
    raise AssertionError(truth)


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
        name: str = "",
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
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        known = KNOWN % dumps({"secret": secret_of(name), "name": name}) if name else ""
        self.page.add_init_script(COUNTED + known + script + (HURRIED if hurried else ""))
        self.board = Board(self.page)
        self.page.goto(url)
        # Whoever is admitted is among the people in the room; whoever is not is told so.
        self.page.wait_for_selector("#people li, #banner:not(:empty)", state="attached")

    def _hear(self, message: Any) -> None:  # noqa: ANN401
        # What the network could not do is the browser's own affair; what the page did wrong is not.
        if (
            message.type == "error"
            and "ERR_" not in message.text
            and "WebSocket" not in message.text
        ):
            self.troubles.append(message.text)

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
        """Press a button below the board, or under a message."""
        button = self.page.locator(".choices button", has_text=label).last
        before = self.presses
        while self.presses == before:  # A double press does not count.
            button.click()
        self.page.wait_for_selector(".choices[data-key]", state="detached")

    @property
    def presses(self) -> int:
        """Return how many presses were sent since the page was loaded."""
        return int(self.page.evaluate("presses.length"))

    def start(self, game: str, **options: str) -> None:
        """Open a table by the form, with values of options by their words."""
        self.page.click("#new-game")
        self.page.locator("#games label", has_text=game).click()
        for name, value in options.items():
            self.option(name, value).click()
        self.page.click("#game-form button[type=submit]")

    def option(self, name: str, value: str) -> Locator:
        """Return the chip of an option in the form."""
        return self.page.locator(f"[data-option={name}] .chip:has([value='{value}'])")

    @property
    def messages(self) -> Locator:
        """Return what is said in the chat."""
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        """Return the latest message."""
        return self.messages.last

    @property
    def menu(self) -> Locator:
        """Return the menus that are open."""
        return self.page.locator(".message.menu")

    @property
    def status(self) -> Locator:
        """Return whose turn it is, or how the game ended."""
        return self.page.locator("#status")

    @property
    def actions(self) -> Locator:
        """Return the buttons below the board."""
        return self.page.locator("#actions button")

    @property
    def names(self) -> Locator:
        """Return the names of those who sit at the table."""
        return self.page.locator(".plate .name")

    @property
    def turn(self) -> Locator:
        """Return the sign that it is this guest's turn."""
        return self.page.locator("#turn")

    def close(self) -> None:
        """Close it; nothing may have gone wrong on the page."""
        self.context.close()
        assert self.troubles == []
