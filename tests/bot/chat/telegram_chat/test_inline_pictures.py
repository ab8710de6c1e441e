"""Pictures in messages that take no uploads."""

from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.telegram_chat import MiniApp
from bot.chat.telegram_chat.table_tokens import TableTokens
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.elsewhere import STAGING, begin, put, table_of
from tests.fakes.telegram_server.world import TOKEN


async def test_boards_are_in_words_where_no_picture_can_be_had() -> None:
    async with club() as members:
        message = await begin(members)
        assert not message.is_photo
        assert "I can’t show pictures in this chat" in message.text
        assert "a1" in message.text


async def test_a_picture_comes_from_the_staging_chat() -> None:
    async with club(staging_chat=STAGING) as members:
        message = await begin(members)
        staging = members.server.methods.chats[STAGING]
        assert message.is_photo
        assert message.payload["photo"] == staging.last.payload["photo"]
        assert staging.last.silent
        await members.press(members.anna, "c3-d4", message)
        assert message.payload["photo"] == staging.last.payload["photo"]
        assert len(staging.of_bot) == 2


async def test_a_staging_chat_that_is_gone_costs_the_picture_and_not_the_move() -> None:
    async with club(staging_chat=STAGING) as members:
        message = await begin(members)
        members.dan.blocked = True
        await members.press(members.anna, "c3-d4", message)
        assert "Anna plays c3-d4." in message.text


async def test_a_picture_is_read_from_the_public_address() -> None:
    async with club(mini_app=MiniApp("https://parlour.example", "board")) as members:
        page = web.Application()
        page.add_routes(members.chat.routes)
        async with TestClient(TestServer(page)) as internet:

            async def fetch(address: str) -> bytes | None:
                async with internet.get(address.removeprefix("https://parlour.example")) as got:
                    return await got.read() if got.status == 200 else None

            members.server.methods.fetch = fetch
            message = await begin(members)
            assert message.is_photo
            address = message.payload["photo"][0]["file_id"]
            assert address.startswith("https://parlour.example/telegram/boards/")
            await members.press(members.anna, "c3-d4", message)
            assert message.payload["photo"][0]["file_id"] != address
            assert await fetch(address.replace("boards/", "boards/x")) is None
        members.server.methods.fetch = None
        await members.press(members.ben, "f6-g5", message)
        assert "Ben plays f6-g5." in message.text


async def test_the_address_of_a_table_without_a_board_shows_none() -> None:
    async with club(mini_app=MiniApp("https://parlour.example", "board")) as members:
        message = await put(members, members.anna)
        table = await table_of(members, message)
        page = web.Application()
        page.add_routes(members.chat.routes)
        token = TableTokens(TOKEN, "picture").seal(table.id)
        async with TestClient(TestServer(page)) as internet:
            got = await internet.get(f"/telegram/boards/{token}/{'0' * 16}.png")
            assert got.status == 404
