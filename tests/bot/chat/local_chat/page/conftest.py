"""What the tests of the page share: one Chromium for all, windows for each."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.bot.chat.local_chat.page.beside import beside
from tests.bot.chat.local_chat.page.friends import BringFriend, Friend, coming
from tests.bot.chat.local_chat.page.windows import Window

NAMES = (
    "chromium-headless-shell",  # the same engine without a browser around it: half the work
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
)  # fmt: skip
QUIET = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
MISSING = "the page is tested in a real Chromium, and none is installed (apt install chromium)"

OpenWindow = Callable[..., Window]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Chromium while the block runs; where there is none, say how to get it."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*QUIET, *sandbox])
        try:
            yield browser
        finally:
            browser.close()


# While it is there, nothing else in this thread may run an event loop: it ends with the package.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium once."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def open_window(browser: Browser) -> Iterator[OpenWindow]:
    """Open windows, and close all of them in the end."""
    opened: list[Window] = []

    def open_one(url: str, name: str = "", **settings: Any) -> Window:  # noqa: ANN401
        opened.append(Window(browser, url, name, **settings))
        return opened[-1]

    yield open_one
    for window in opened:
        window.close()


@pytest.fixture
def bring_friend() -> Iterator[BringFriend]:
    """Let friends come who need no window, and all of them go in the end."""
    with ExitStack() as visits:

        def bring_one(url: str, name: str) -> Friend:
            return Friend(*visits.enter_context(beside(lambda: coming(url, name))))

        yield bring_one
