"""A window goes on after the process has ended, with the session that it has."""

from bot.store.memory import MemoryStore
from tests.bot.chat.frames.telegram import APP, OPEN, page_of
from tests.bot.chat.telegram_chat.club import SECOND, Club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.scripted import ScriptedChance
from tests.fakes.telegram_server import TelegramServer


async def test_a_session_outlives_the_process_that_wrote_it() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance(), mini_app=APP)
        async with members.open(), page_of(members) as page:
            proof = server.open_app(members.anna, await begin(members), OPEN)
            session = await page.session("telegram", proof)
            anna = await page.open(session)
            await anna.touch("c3", "b4")
            await members.settle()
        async with members.open(), page_of(members) as page:
            anna = await page.open(session)
            assert (anna.me["id"], anna.mine) == ("telegram:1", False)
            await members.say(members.ben, "/move b6-a5")
            await anna.until(lambda window: window.mine)
            assert anna.news == ["Ben plays b6-a5."]
            await anna.touch("g3", "h4")
            await server.until(lambda: "Anna plays g3-h4." in members.board().text)
            assert await page.knock("telegram", proof) == 403
