"""What is not as Telegram promises: channels, pages instead of JSON, and bodies nobody can read."""

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.chat.telegram_chat import connection
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.scripted import ScriptedChance
from tests.fakes.outages import Failure
from tests.fakes.telegram_server import TelegramServer


async def test_nothing_is_posted_into_a_channel() -> None:
    async with club() as members:
        channel = members.server.group(-1_000_000_000_070, members.anna, kind="channel")
        await members.server.let_in(members.anna, channel)
        await members.settle()
        assert channel.of_bot == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b"{}", b'{"update_id": {}, "message": 3}']
)
async def test_a_body_that_nobody_can_read_is_refused_and_the_next_is_handled(body: bytes) -> None:
    async with club(webhook=True) as members, aiohttp.ClientSession() as session:
        await members.say(members.anna, "/play checkers")
        headers = {"X-Telegram-Bot-Api-Secret-Token": members.server.updates.secret}
        async with session.post(members.routes[0], data=body, headers=headers) as answer:
            assert answer.status == 400
        assert "Ben" in (await members.say(members.ben, "/join")).text


@pytest.mark.parametrize("failure", [Failure.PAGE, Failure.FORBIDDEN_PAGE, Failure.UNAVAILABLE])
async def test_a_page_instead_of_an_answer_is_one_sentence(
    failure: Failure, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "RETRY_PAUSE", 0.01)
    async with TelegramServer.running(SECOND) as server:
        server.outages.plan("getMe", failure)
        members = Club(server, MemoryStore(), ScriptedChance())
        with capture_logs() as lines:
            async with members.open():
                await members.say(members.anna, "/play checkers")
    warnings = [line for line in lines if line["log_level"] == "warning"]
    assert [line["event"] for line in warnings] == ["Telegram unreachable, retrying"]
    assert warnings[0]["why"].startswith("something else than Telegram has answered")
    assert "html" not in repr(lines) + caplog.text


async def test_without_photo_rights_the_board_in_words_is_edited_in_place() -> None:
    async with club() as members:
        members.group.pictures = False
        board = await begin(members)
        assert not board.is_photo
        assert await members.say(members.anna, "/move c3-d4") is board
        assert "Anna plays c3-d4." in board.text
        await members.press(members.ben, "f6-g5", board)
        assert members.group.last is board
        assert "Ben plays f6-g5." in board.text


async def test_a_picture_comes_when_it_is_allowed_again() -> None:
    async with club() as members:
        members.group.pictures = False
        await begin(members)
        members.group.pictures = True
        await members.wait(90)
        assert (await members.say(members.anna, "/move c3-d4")).is_photo
