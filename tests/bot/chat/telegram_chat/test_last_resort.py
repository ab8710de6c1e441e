"""Whatever goes wrong, a player on Telegram gets an answer, and play goes on."""

import pytest
from structlog.testing import capture_logs

from bot.language import Language
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.mishaps import (
    APOLOGY,
    SAVING,
    UNSHOWN,
    Mishap,
    apology_for,
    break_down,
    logged,
)

CHOOSING, SENDING = (
    "bot.chat.telegram_chat.board_sender.BoardMessage",
    "bot.chat.telegram_chat.board_calls.entities_of",
)
FAULTS = pytest.mark.parametrize(("fault", "version"), [(SAVING, 2), (CHOOSING, 3), (SENDING, 3)])


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.RUSSIAN])
@FAULTS
async def test_a_fault_is_answered_with_an_apology(
    fault: str, version: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as members:
        await begin(members)
        members.anna.language = language
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, fault)
            told = await members.say(members.anna, "/move c3-d4")
        assert told.text == apology_for(fault, language)
        assert logged(lines) == [("telegram:-50", version)]
        members.anna.language = "en"
        board = await members.say(members.anna, "/board")
        assert ("Anna to move." in board.text) == (fault == SAVING)


@FAULTS
async def test_a_press_is_answered_with_an_apology(
    fault: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club("61", "11") as members:
        board = await begin(members, "backgammon")
        await members.say(members.anna, "/move 13/7 8/7")
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, fault)
            answer = await members.press(members.ben, "Roll", board)
        said = (answer.text, members.group.last.text)
        assert apology_for(fault, Language.ENGLISH) in said
        assert logged(lines) == [("telegram:-50", version + 1)]
        assert "Ben" in (await members.say(members.ben, "/board")).text


async def test_a_menu_that_cannot_be_changed_is_answered_with_an_apology(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as members:
        members.anna.language = Language.RUSSIAN
        menu = await members.say(members.anna, "/settings")
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, "bot.chat.telegram_chat.text_messages.cut_start")
            await members.press(members.anna, menu.labels[0], menu)
        assert members.group.last.text == APOLOGY[Language.RUSSIAN]
        assert logged(lines) == [("telegram:-50", 0)]


async def test_an_own_board_that_cannot_be_sent_is_logged_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club(private=False) as members:
        board = await begin(members)
        members.server.own_chat(members.ben)
        await members.press(members.ben, "More …", board)
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, "bot.chat.telegram_chat.text_messages.drawing_of")
            answer = await members.press(members.ben, "My side")
        assert answer.url
        failures = [line for line in lines if line["log_level"] == "error"]
        assert [(line["event"], line["table"]) for line in failures] == [
            ("message not sent", "telegram:-50")
        ]
        assert isinstance(failures[0]["exc_info"], Mishap)


async def test_a_link_is_answered_with_an_apology(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as members:
        await members.say(members.anna, "/play checkers")
        own = members.server.own_chat(members.ben)
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, CHOOSING)
            told = await members.say(members.ben, "/start join_-50", own)
        assert told.text == UNSHOWN[Language.ENGLISH]
        assert logged(lines) == [("telegram:-50", 2)]
