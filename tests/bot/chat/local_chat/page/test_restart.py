"""Parlour as people run it, with its own store, killed in the middle of a game."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.bot.chat.local_chat.page.conftest import OpenWindow
from tests.bot.chat.local_chat.page.hands import pressing
from tests.bot.chat.local_chat.page.windows import Window


@contextmanager
def parlour(folder: Path, port: str = "0") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run Parlour, and give the address that it tells."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**os.environ, "PARLOUR_PORT": port, "PARLOUR_LOG_LEVEL": "error"},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        said = next(line for line in process.stdout if "http://" in line)
        found = re.search(r"http://\S+", said)
        assert found is not None
        try:
            yield found[0], process
        finally:
            began = monotonic()
            process.terminate()
            process.wait(10)
            assert monotonic() - began < 2  # also while windows are open


@pytest.mark.thorough
def test_a_killed_server_loses_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    with parlour(tmp_path) as (url, process):
        room = f"{url}#evening"
        anna, ben = open_window(room, "Anna"), open_window(room, "Ben")
        anna.start("checkers")
        ben.press("Join")
        for window in (anna, ben):
            expect(window.page.locator("#pane")).to_have_attribute("data-phase", "playing")
        mover, other = (anna, ben) if anna.turn.is_visible() else (ben, anna)
        move(mover, other)
        process.send_signal(signal.SIGKILL)
        expect(anna.page.locator("#banner")).to_contain_text("Trying again")
    port = url.rstrip("/").rpartition(":")[2]
    with parlour(tmp_path, port):
        for window in (anna, ben):
            expect(window.page.locator("#banner")).not_to_contain_text("Trying again")
            expect(window.board.picture).to_be_visible()
        ben.page.reload()
        expect(other.turn).to_be_visible()
        move(other, mover)


def move(mover: Window, other: Window) -> None:
    """Make a move, which the other window shows."""
    act = pressing(1)
    expect(mover.board.all.first).to_be_attached()
    while mover.board.look():
        act(mover.board)
    expect(other.turn).to_be_visible()
