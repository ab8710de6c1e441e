"""Games against computers at one keyboard."""

import asyncio
import io

import pytest

from bot.app.keyboard import typed_lines
from bot.chat.console_chat import Console
from bot.desk.desk import Desk
from bot.desk.thinker import Thinker
from bot.store.memory import MemoryStore
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.bot.scripted import ScriptedChance


def play(*lines: str, thinks: bool = True) -> list[str]:
    """Return what the console writes while somebody types; a prompt ends with `>`."""
    written: list[str] = []
    desk = Desk(MemoryStore(), chance=ScriptedChance())
    console = Console(
        desk,
        written.append,
        prompt=lambda prompt: written.append(prompt.strip()),
        sketches=False,
    )
    thinker = Thinker(desk, {"console": console}, QuickWorkers(by_chance("f6-g5")))

    async def run() -> None:
        thinking = asyncio.create_task(thinker.run() if thinks else asyncio.sleep(60))
        await console.run(typed_lines(io.StringIO("\n".join(lines))))
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)

    asyncio.run(run())
    return written


def test_the_next_line_is_for_the_board_after_the_computers_move() -> None:
    written = play("Anna: /computer checkers", "c3-d4", "d4-e5")
    assert "Anna plays c3-d4.\n🤖 Casual computer is thinking …" in written
    assert "🤖 Casual computer plays f6-g5.\nAnna to move." in written
    assert any(text.startswith("Anna plays d4-e5.") for text in written)
    assert {text for text in written if text.endswith(">")} == {">", "Anna>"}


def test_what_several_computers_do_is_shown_once() -> None:
    written = play("Anna: /play quoridor 3 computers", "e2")
    told = next(text for text in written if "Casual computer 3 plays" in text)
    assert [line.partition(" plays")[0] for line in told.splitlines()[:3]] == [
        f"🤖 Casual computer{number}" for number in ("", " 2", " 3")
    ]
    assert len([text for text in written if "Casual computer plays" in text]) == 1


def test_a_whole_game_by_the_numbers_of_buttons() -> None:
    written = play("Anna: /computer", "4", *["1"] * 9)
    assert any("Anna plays" in text for text in written)
    assert any(" wins: first to the goal." in text for text in written)


def test_a_computer_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.console_chat._PATIENCE", 0.01)
    written = play("Anna: /computer checkers", "c3-d4", "/help", thinks=False)
    assert any("First step" in text or "/board" in text for text in written)
    assert written[-2] == "Anna>"
