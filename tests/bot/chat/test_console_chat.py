"""A game at one keyboard."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app.keyboard import typed_lines
from bot.chat.console_chat import TABLE, Console
from bot.desk.desk import Desk
from bot.desk.problem_poster import ProblemPoster
from bot.export.verification.report import verify
from bot.language import Language
from bot.replies.reply import Announcement
from bot.store.memory import MemoryStore
from tests.bot.clocks import Clock
from tests.bot.mishaps import SAVING, apology_for, break_down, logged
from tests.bot.room import ROOM
from tests.bot.scripted import ScriptedChance

BENS_CHOICES = (
    "[1 b6-a5] [2 d6-c5] [3 f6-e5] [4 h6-g5] [5 b6-c5] [6 d6-e5] [7 f6-g5] [8 Take back] [9 More …]"
)


def play(
    *lines: str, sketches: bool = False, folder: Path = Path("nowhere"), rolls: tuple[str, ...] = ()
) -> list[str]:
    """Return what the console writes while somebody types; a prompt ends with `>`."""
    written: list[str] = []
    console = Console(
        Desk(MemoryStore(), chance=ScriptedChance(*rolls)),
        written.append,
        prompt=lambda prompt: written.append(prompt.strip()),
        folder=folder,
        sketches=sketches,
    )

    async def run() -> None:
        await console.run(typed_lines(io.StringIO("\n".join(lines))))

    asyncio.run(run())
    return written


def test_two_play_at_one_keyboard() -> None:
    written = play("Anna: /play checkers", "Ben: /join", "c3-d4")
    assert written[-4:] == [
        "Anna plays c3-d4.\nBen to move.",
        BENS_CHOICES,
        "Ben>",
        "",
    ]


def test_a_number_presses_a_button() -> None:
    written = play("Anna: /play checkers", "Ben: 1", "5")
    assert written[-4].startswith("Anna plays c3-d4.")


def test_a_number_that_is_no_button_is_just_text() -> None:
    assert "9" in play("Anna: /play checkers", "Ben: 1", "9")[-4]


def test_boards_are_drawn_with_letters() -> None:
    assert any("┌" in text for text in play("A: /play checkers", "B: /join", sketches=True))


def test_people_are_invited_by_name() -> None:
    assert "Ben" in play("Anna: /play checkers @Ben", "", "  ")[3]


def test_a_player_called_table_goes_without_the_table() -> None:
    written = play(
        "Anna: /play checkers", "Ben: /join", "Table: /forgetme yes", "Anna: /board", "c3-d4"
    )
    assert any(text.startswith("Done") for text in written)
    assert written[-4].startswith("Anna plays c3-d4.")


def test_names_are_the_same_in_any_case() -> None:
    written = play("Anna: /play checkers", "anna: /join")
    assert "already" in written[-4]


def test_what_is_said_unasked_is_shown_too() -> None:
    written: list[str] = []
    console = Console(Desk(MemoryStore()), written.append)
    asyncio.run(console.say(Announcement(table=ROOM, text="Time is running out.")))
    assert written == ["Time is running out."]


def test_a_prompt_is_shown_again_below_what_is_said_meanwhile() -> None:
    written: list[str] = []
    desk = Desk(MemoryStore(), chance=ScriptedChance())
    console = Console(desk, written.append, prompt=written.append, sketches=False)

    async def lines() -> AsyncIterator[str]:
        for line in ("Anna: /play checkers", "Ben: /join"):
            yield line
        await console.say(Announcement(table=ROOM, text="Time is running out."))

    asyncio.run(console.run(lines()))
    assert written[-5:] == ["Anna> ", "", "Time is running out.", "Anna> ", ""]


def prompts(written: list[str]) -> list[str]:
    """Return who was asked to speak, line after line."""
    return [text.removesuffix(">") for text in written if text.endswith(">")]


def test_the_prompt_shows_who_is_to_act() -> None:
    written = play(
        "Anna: /play checkers", "Ben: /join", "c3-d4", "f6-g5", "Ben: /stats", "Cleo: /top"
    )
    assert prompts(written) == ["", "Anna", "Anna", "Ben", "Anna", "Anna", "Anna"]


def test_whoever_is_invited_or_asked_is_to_act() -> None:
    written = play("Anna: /play checkers @Ben", "/accept", "Ben: /draw", "/decline")
    assert prompts(written) == ["", "Ben", "Anna", "Anna", "Anna"]
    assert "Anna declines." in written[-4]


def test_what_one_is_shown_alone_is_for_oneself_to_choose_from() -> None:
    written = play("Anna: /play checkers", "Ben: /join", "Ben: /settings", "2", "2", "Anna:")
    assert prompts(written) == ["", "Anna", "Anna", "Ben", "Ben", "Ben", "Anna"]
    assert any("[2 Board: green baize]" in text for text in written)


def test_a_name_alone_is_whose_line_comes_next() -> None:
    written = play("Anna: /play checkers", "Ben:", "/join")
    assert prompts(written)[2] == "Ben"
    assert any("Ben joins the table." in text for text in written)


@pytest.mark.parametrize("word", ["/quit", "/exit", "!quit", "Ben: /quit", "/выход"])
def test_somebody_quits(word: str) -> None:
    written = play("Anna: /play checkers", word, "Ben: /join")
    assert prompts(written) == ["", "Anna"]
    assert not any("Ben joins" in text for text in written)


def test_how_to_begin_and_to_leave_is_said_at_the_start() -> None:
    begin, leave, *_ = play()
    assert "Anna: /play checkers" in begin
    assert leave.startswith("/quit or Ctrl-D leaves.")


def test_the_table_is_shown_as_it_was_left() -> None:
    store, written = MemoryStore(), list[str]()

    async def sit(*lines: str) -> None:
        desk = Desk(store, chance=ScriptedChance())
        console = Console(desk, written.append, prompt=written.append, sketches=False)
        await console.run(typed_lines(io.StringIO("\n".join(lines))))

    asyncio.run(sit("Anna: /play checkers", "Ben: /join", "c3-d4"))
    written.clear()
    asyncio.run(sit("f6-g5"))
    assert written[2:4] == [
        "Anna played c3-d4.\nBen to move.",
        BENS_CHOICES,
    ]
    assert "Ben plays f6-g5." in written[5]


MOVED = ("Anna: /play backgammon", "Ben: /join", "8/5 6/5")


def saved(written: list[str]) -> list[Path]:
    return [
        Path(text.removeprefix("Saved as ")) for text in written if text.startswith("Saved as ")
    ]


def test_files_are_written_and_it_is_said_where(tmp_path: Path) -> None:
    asked = ("/export", "/export json", "/replay", "Anna: /resign backgammon", "/verify")
    mat, match, replay, proof = saved(play(*MOVED, *asked, folder=tmp_path, rolls=("31", "64")))
    assert mat.read_text().startswith("; ")
    assert mat.suffix == ".mat"
    assert '"games"' in match.read_text()
    assert replay.read_bytes().startswith(b"GIF89a")
    assert verify(proof.read_bytes()).games[0].rolls == 1
    assert {path.parent for path in (mat, match, replay, proof)} == {tmp_path}


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    first, second, third = saved(
        play(*MOVED, "/export", "/export", "/export", folder=tmp_path, rolls=("31", "64"))
    )
    assert second.name == f"{first.stem}-2.mat"
    assert third.name == f"{first.stem}-3.mat"
    assert first.read_bytes() == second.read_bytes() == third.read_bytes()


def test_a_file_that_cannot_be_written_is_said_to_be_missing(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    written = play(*MOVED, "/export", "/board", folder=gone, rolls=("31", "64"))
    assert f"I can’t write to {gone}: No such file or directory" in written
    assert not saved(written)


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
        assert written[-1] == apology_for(fault, language)
        assert logged(lines) == [(TABLE, version)]
        await console.type("Anna: /board")
        assert written[-1] != apology_for(fault, language)

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


def test_a_problem_is_solved_by_its_number() -> None:
    written = play("Anna: /problem checkers", "1", "2")
    question = next(line for line in written if line.startswith("Brazilian checkers, "))
    choices = written[written.index(question) + 1]
    assert choices.startswith("[1 ")
    assert "[2 " in choices
    verdict = written[written.index(choices) + 2]
    assert verdict[0] in "✅❌"


async def test_the_problem_of_the_day_is_shown_above_the_prompt() -> None:
    written, clock = list[str](), Clock()
    desk = Desk(MemoryStore(), clock=clock)
    console = Console(desk, written.append, sketches=False)
    await console.type("Anna: /problems on 9:00")
    clock.time += 86_400_000
    await ProblemPoster(desk, {"console": console}).post_due()
    assert written[-2].startswith("🧩 Problem of the day.")
