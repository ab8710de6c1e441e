"""Whatever goes wrong, a player on Discord gets an answer, and play goes on."""

import re

import pytest
from structlog.testing import capture_logs

from bot.chat.discord_chat.places import table_at
from bot.language import Language
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import club
from tests.bot.mishaps import APOLOGY, SAVING, apology_for, break_down, logged
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import is_private, labels

SHOWING = "bot.chat.discord_chat.answering.compose"


def as_typed(text: str) -> str:
    """Return a text with its commands as one would type them."""
    return re.sub(r"<(/\w+):\d+>", r"\1", text)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.RUSSIAN])
@pytest.mark.parametrize(("fault", "version"), [(SAVING, 2), (SHOWING, 3)])
async def test_a_fault_is_answered_with_an_apology(
    fault: str, version: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as made:
        await sit_down(made)
        made.anna.locale = language
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, fault)
            asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert as_typed(asked.text) == apology_for(fault, language)
        assert is_private(asked.said[0])
        assert logged(lines) == [(table_at(made.channel.id), version)]
        made.anna.locale = "en-US"
        await made.anna.slash(made.channel, "board")
        board = await made.board()
        assert ("Anna to move." in text_of(board)) == (fault == SAVING)


async def test_a_press_is_answered_with_an_apology(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as made:
        board = await sit_down(made)
        with monkeypatch.context() as patch:
            break_down(patch, SHOWING)
            asked = await made.anna.press(board, "More …")
        assert as_typed(asked.text) == APOLOGY[Language.ENGLISH]
        assert "Resign" in labels((await made.anna.press(board, "More …")).said[0])
