"""`parlour console` at a real terminal: a pseudo-terminal with a process behind it."""

import json
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 30
"""Seconds until a terminal that shows nothing is given up."""
CTRL_D = "\x04"
_PROMPT = re.compile(r"^(?P<name>\w*)> \Z", re.MULTILINE)


class Terminal:
    """A terminal, and what it has shown so far."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._keyboard, inside = pty.openpty()
        self.shown = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "console"],
            cwd=folder,
            env={**_environment(), "PARLOUR_DATA": str(folder / "data"), **settings},
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self._keyboard, text.encode())

    def prompted(self) -> tuple[str, str]:
        """Wait for the next prompt; return what was shown before it, and who is asked."""
        before = len(self.shown)
        while not (found := _PROMPT.search(self.shown, before)):
            assert self._read(), f"no prompt after {self.shown[before:]!r}"
        return self.shown[before : found.start()], found["name"]

    def close(self) -> int:
        """Wait for the end; return the exit code."""
        while self._read():
            pass
        code = self.process.wait(PATIENCE)
        os.close(self._keyboard)
        return code

    def _read(self) -> bool:
        """Read what is shown next; return whether there was something."""
        ready, _, _ = select.select([self._keyboard], [], [], PATIENCE)
        try:
            seen = os.read(self._keyboard, 65_536) if ready else b""
        except OSError:  # Linux says so when nobody has the other end open any more.
            return False
        self.shown += seen.decode(errors="replace").replace("\r\n", "\n")
        return bool(seen)


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}


@contextmanager
def terminal(folder: Path, **settings: str) -> Iterator[Terminal]:
    """Open a terminal; its process does not outlive the test."""
    opened = Terminal(folder, **settings)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.process.terminate()  # So that it stops its store as well.
            opened.process.wait(PATIENCE)


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        begun, asked = table.prompted()
        assert "/quit or Ctrl-D leaves." in begun
        assert asked == ""
        table.type("Anna: /play checkers\n")
        assert table.prompted()[1] == "Anna"
        table.type("Ben: /join\n")
        begun, first = table.prompted()
        assert f"The game begins: {first} (White)" in begun
        table.type("c3-d4\n")
        moved, second = table.prompted()
        assert f"{first} plays c3-d4." in moved
        assert {first, second} == {"Anna", "Ben"}
        table.type("/nonsense\n")
        refused, still = table.prompted()
        assert "I don’t know /nonsense." in refused
        assert still == second
        table.type(f"{first}: /export\n")
        exported, still = table.prompted()
        assert still == second
        table.type("/quit\n")
        assert table.close() == 0
    path = re.search(r"Saved as (.*\.pdn)", exported)
    assert path
    assert Path(path[1]).parent == tmp_path
    assert "c3-d4" in Path(path[1]).read_text()
    assert "answered" not in table.shown
    log = (tmp_path / "data" / "console.log").read_text().splitlines()
    assert [json.loads(line)["command"] for line in log if "answered" in line][-1] == "export"


@pytest.mark.thorough
def test_ctrl_d_leaves_and_the_game_is_there_the_next_time(tmp_path: Path) -> None:
    with terminal(tmp_path, PARLOUR_LANGUAGE="ru") as first:
        assert "Выйти: /quit или Ctrl-D." in first.prompted()[0]
        first.type("Анна: /play шашки\n")
        assert first.prompted()[1] == "Анна"
        first.type("Борис: /join\n")
        _, to_move = first.prompted()
        first.type(CTRL_D)
        assert first.close() == 0
        assert first.shown.endswith(f"{to_move}> \n")
    with terminal(tmp_path, PARLOUR_LANGUAGE="ru") as second:
        shown, asked = second.prompted()
        second.type(CTRL_D)
        assert second.close() == 0
    assert f"Ходит {to_move}." in shown
    assert asked == to_move


@pytest.mark.thorough
def test_log_lines_go_where_errors_go_if_that_is_no_terminal(tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bot", "console"],
        cwd=tmp_path,
        env={**_environment(), "PARLOUR_DATA": str(tmp_path / "data")},
        input="Anna: /help\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert "answered" in asked.stderr
    assert "> " not in asked.stdout.splitlines()
    assert not (tmp_path / "data" / "console.log").exists()


def test_a_log_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    (tmp_path / "data" / "console.log").mkdir(parents=True)
    with terminal(tmp_path) as table:
        assert table.close() == 2
    assert "PARLOUR_DATA must be a folder that Parlour can write to" in table.shown
