"""The toy game in the chats: no chat knows which games there are."""

import asyncio
import io
import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.board_command import draw_board
from bot.app.keyboard import typed_lines
from bot.chat.console_chat import Console
from bot.chat.local_chat.page_texts import vocabulary
from bot.desk.desk import Desk
from bot.engines.games import COMPUTER_GAMES
from bot.language import Language
from bot.store.memory import MemoryStore
from render import USUAL
from tests.bot.chat.discord_chat.club import club
from tests.bot.chat.discord_chat.play import play_by_buttons, play_by_commands
from tests.bot.scripted import ScriptedChance
from tests.bot.toy_game.adding import toy_game
from tests.fakes.discord_server.layouts import text_of
from tests.rules.sprint import Sprint

ROLLS = ("52", "6", "3", "2", "1", "4")
MOVES = ("0", "0", "0", "3", "2")
SPRINT = {"game": "sprint", "length": "6", "autoplay": "no"}
"""A short game in which every move is asked for."""
WON = "Anna wins: both runners home."


@pytest.fixture(autouse=True)
def toy_game_added() -> Iterator[None]:
    with toy_game():
        yield


def test_it_is_played_at_one_keyboard() -> None:
    written: list[str] = []
    console = Console(Desk(MemoryStore(), chance=ScriptedChance(*ROLLS)), written.append)
    turns = [line for move in MOVES for line in ("/roll", f"/move {move}")]
    lines = "\n".join(("Anna: /play sprint length 6 autoplay=no", "Ben: /join", *turns))
    asyncio.run(console.run(typed_lines(io.StringIO(lines))))
    *_, board, text, _ = written
    assert board == "  X ······2\n  O O···O··"
    assert WON in text


async def test_it_is_played_on_discord_by_commands() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        await made.anna.slash(made.channel, "play", **SPRINT, opponent=made.ben)
        await made.ben.slash(made.channel, "accept")
        await play_by_commands(made, MOVES)
        assert WON in text_of(await made.board())


async def test_it_is_played_on_discord_by_buttons() -> None:
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        opened = await made.anna.slash(made.channel, "play", **SPRINT)
        await made.ben.press(opened.said[0], "Join")
        await play_by_buttons(made, MOVES)
        assert WON in text_of(await made.board())


@pytest.mark.parametrize(
    ("language", "label"),
    [
        (Language.ENGLISH, "Track length"),
        (Language.RUSSIAN, "Длина дорожки"),
        (Language.BRAZILIAN, "Comprimento da pista"),
    ],
)
def test_the_page_offers_it_with_its_option(language: Language, label: str) -> None:
    *_, last = json.loads(vocabulary(language, COMPUTER_GAMES))["games"]
    assert last["word"] == "sprint"
    assert next(option["label"] for option in last["options"]) == label


def test_its_board_is_drawn_into_a_file_for_the_smallest_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Sprint, "table_sizes", frozenset({3, 4}))
    asked = Namespace(
        game="sprint",
        position=None,
        theme="wood",
        seat=3,
        size=USUAL,
        names=(),
        output=tmp_path / "b.png",
    )
    assert draw_board(asked).endswith("bytes.")
