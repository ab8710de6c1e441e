"""A game at one keyboard."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app.keyboard import typed_lines
from bot.chat.console_chat import TABLE, Console
from bot.desk.desk import Desk
from bot.language import Language
from bot.replies.reply import Announcement
from bot.store.memory import MemoryStore
from tests.bot.mishaps import APOLOGY, SAVING, break_down, logged
from tests.bot.room import ROOM
from tests.bot.scripted import ScriptedChance


def play(*lines: str, sketches: bool = False) -> list[str]:
    """Return what the console writes while somebody types."""
    written: list[str] = []
    console = Console(
        Desk(MemoryStore(), chance=ScriptedChance()), written.append, sketches=sketches
    )

    async def run() -> None:
        await console.run(typed_lines(io.StringIO("\n".join(lines))))

    asyncio.run(run())
    return written


def test_two_play_at_one_keyboard() -> None:
    written = play("Anna: /play checkers", "Ben: /join", "c3-d4")
    assert written[-2:] == [
        "Anna plays c3-d4.\nBen to move.",
        "[1 Move] [2 Take back] [3 Draw] [4 Resign] [5 My side]",
    ]


def test_a_number_presses_a_button() -> None:
    written = play("Anna: /play checkers", "Ben: 1", "1", "2", "2", "1")
    assert written[-2].startswith("Anna plays c3-d4.")


def test_a_number_that_is_no_button_is_just_text() -> None:
    assert "9" in play("Anna: /play checkers", "Ben: 1", "9")[-2]


def test_boards_are_drawn_with_letters() -> None:
    assert any("┌" in text for text in play("A: /play checkers", "B: /join", sketches=True))


def test_people_are_invited_by_name() -> None:
    assert "Ben" in play("Anna: /play checkers @Ben", "", "  ")[0]


def test_a_player_called_table_goes_without_the_table() -> None:
    written = play(
        "Anna: /play checkers", "Ben: /join", "Table: /forgetme yes", "Anna: /board", "c3-d4"
    )
    assert any(text.startswith("Done") for text in written)
    assert written[-2].startswith("Anna plays c3-d4.")


def test_names_are_the_same_in_any_case() -> None:
    written = play("Anna: /play checkers", "anna: /join")
    assert "already" in written[-2]


def test_what_is_said_unasked_is_shown_too() -> None:
    written: list[str] = []
    console = Console(Desk(MemoryStore()), written.append)
    asyncio.run(console.say(Announcement(table=ROOM, text="Time is running out.")))
    assert written == ["Time is running out."]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.RUSSIAN])
@pytest.mark.parametrize(("fault", "version"), [(SAVING, 2), ("bot.chat.console_chat.board_of", 3)])
def test_a_fault_is_answered_with_an_apology(
    fault: str, version: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    desk = Desk(MemoryStore(), language=language, chance=ScriptedChance())
    console = Console(desk, written.append)

    async def play() -> None:
        await console.type("Anna: /play checkers")
        await console.type("Ben: /join")
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, fault)
            await console.type("Anna: c3-d4")
        assert written[-1] == APOLOGY[language]
        assert logged(lines) == [(TABLE, version)]
        await console.type("Anna: /board")
        assert written[-1] != APOLOGY[language]

    asyncio.run(play())


def console_process(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bot", "console"],
        cwd=folder,
        env={**os.environ, "PARLOUR_DATA": str(folder), "PARLOUR_LOG_LEVEL": "error"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_command_plays_on_a_real_store_and_remembers(tmp_path: Path) -> None:
    with console_process(tmp_path) as first:
        out, err = first.communicate("Anna: /play checkers\nBen: /join\n", timeout=20)
    assert (first.returncode, err) == (0, "")
    assert "The game begins" in out
    with console_process(tmp_path) as second:
        out, _ = second.communicate("Ben: /board\n", timeout=20)
    assert " to move." in out


def test_ctrl_c_ends_it_in_the_middle_of_a_line(tmp_path: Path) -> None:
    with console_process(tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=5) == 0


def test_a_number_that_is_no_button_is_only_text() -> None:
    lines: list[str] = []
    chat = Console(Desk(MemoryStore()), lines.append)
    asyncio.run(chat.type("9" * 5_000))
    assert lines
