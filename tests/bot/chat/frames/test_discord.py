"""The page inside Discord: the table of the channel, played here and there."""

import aiohttp
import pytest

from bot.chat.local_chat.sockets import NOT_ADMITTED
from tests.bot.chat.frames.discord import ORIGIN, discord, instance_of, join, page_of, proof_of
from tests.bot.chat.frames.page import HOST, PUBLIC
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.world import APP


async def test_the_page_is_told_the_id_that_it_has_to_name_to_discord() -> None:
    async with discord() as (_, page):
        url, headers = f"{page.url}visits", {"Host": HOST}
        async with page.client.get(url, headers=headers) as answer:
            assert await answer.json() == {"discord": str(APP)}


async def test_what_is_played_in_the_activity_shows_in_the_channel_and_the_reverse() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        anna = await join(made, page, made.anna, instance)
        assert (anna.me["name"], anna.pane["status"]) == ("Anna", "Your move.")
        await anna.touch("c3", "b4")
        board = await made.board()
        assert "Anna plays c3-b4." in text_of(board)
        await made.ben.press(board, "b6-a5")
        await anna.until(lambda window: window.mine)
        assert anna.news == ["Anna plays c3-b4.", "Ben plays b6-a5."]


async def test_both_windows_follow() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        anna = await join(made, page, made.anna, instance)
        ben = await join(made, page, made.ben, instance)
        assert (anna.mine, ben.mine, ben.touches) == (True, False, [])
        await anna.touch("c3", "b4")
        await ben.until(lambda window: window.mine)
        await ben.touch("b6", "a5")
        await anna.until(lambda window: window.mine)
        assert "Ben plays b6-a5." in text_of(await made.board())


async def test_somebody_who_looks_on_can_press_nothing_of_the_players() -> None:
    async with discord() as (made, page):
        clara = Person(made.server, "Clara")
        instance = await instance_of(made, made.anna)
        window = await join(made, page, clara, instance)
        assert (window.touches, window.mine) == ([], False)
        assert not await window.press("2 move c3-b4")


async def test_who_is_not_in_the_instance_is_refused() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        assert await page.knock("discord", proof_of(made.ben, instance)) == 403


async def test_the_instance_of_another_table_is_refused() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        instance.channel = made.server.add_channel(made.guild)
        assert await page.knock("discord", proof_of(made.anna, instance)) == 403


async def test_an_instance_that_discord_does_not_know_is_refused() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        for unknown in ("i-1-gc-2-3", "", None, "../users/@me"):
            proof = {**proof_of(made.anna, instance), "instance": unknown}
            assert await page.knock("discord", proof) == 403


async def test_a_code_counts_once_and_cannot_be_made_up() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        proof = proof_of(made.anna, instance)
        assert [await page.knock("discord", proof) for _ in range(2)] == [200, 403]
        assert await page.knock("discord", {**proof, "code": "made-up"}) == 403


@pytest.mark.parametrize(
    "origin",
    [
        f"https://{APP + 1}.discordsays.com",
        f"http://{APP}.discordsays.com",
        f"https://{APP}.discordsays.com.evil.example",
        "https://discordsays.com",
        "https://discord.com",
        "",
    ],
)
async def test_only_the_page_of_this_application_may_come_through_discord(origin: str) -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        proof = proof_of(made.anna, instance)
        assert await page.knock("discord", proof, origin) == 403
        session = await page.session("discord", proof)
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await page.connect(session, origin)
        assert error.value.status == 403
        for ours in (ORIGIN, PUBLIC):
            assert (await (await page.connect(session, ours)).until(lambda one: one.pane)).mine


async def test_before_discord_has_told_the_id_nobody_comes_through_it() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        assert made.chat is not None
        made.chat._application = None  # noqa: SLF001 - as before the first login
        assert await page.knock("discord", proof_of(made.anna, instance)) == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await page.connect("", "https://None.discordsays.com")


async def test_a_session_works_after_everything_was_started_again() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        session = await page.session("discord", proof_of(made.anna, instance))
        await (await page.open(session)).touch("c3", "b4")
        await made.board()
        await made.restart()
        async with page_of(made) as new:
            anna = await new.open(session)
            assert (anna.mine, anna.news) == (False, [])
            await made.ben.press(await made.board(), "b6-a5")
            await anna.until(lambda window: window.mine)
            assert await (await new.connect(session[:-4] + "AAAA")).close_code() == NOT_ADMITTED


async def test_while_discord_is_away_the_table_can_be_played_on_the_page() -> None:
    async with discord() as (made, page):
        instance = await instance_of(made, made.anna)
        anna = await join(made, page, made.anna, instance)
        ben = await join(made, page, made.ben, instance)
        await made.close()
        await anna.touch("c3", "b4")
        await ben.until(lambda window: window.mine)
        await made.open()
        await made.later(60)
        assert "Anna plays c3-b4." in text_of(await made.board())
