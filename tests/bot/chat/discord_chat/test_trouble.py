"""Slow stores, lost connections, limits and wrong tokens."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
import structlog

from bot.app.setting_types import Shards
from bot.chat.discord_chat import ConnectionRefused, DiscordChat, TokenRefused
from bot.chat.discord_chat.places import table_at
from bot.persistence.tables import look
from bot.replies.reply import Announcement
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.bot.chat.discord_chat.slow_store import SlowStore
from tests.fakes.discord_server import running
from tests.fakes.discord_server.answers import DEADLINE
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.seen import is_private
from tests.fakes.discord_server.server import Bucket
from tests.fakes.discord_server.world import TOKEN

PROMISE, PROMISE_EDIT = 5, 6


async def test_a_slow_store_makes_the_answer_late_and_not_lost() -> None:
    store = SlowStore()
    async with club(store=store, timeouts=replace(QUICK, defer_after=0.5)) as made:
        board = await sit_down(made)
        store.seconds = 0.7
        typed = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert typed.answer == PROMISE
        assert typed.late < DEADLINE
        await made.server.until(lambda: "c3-d4" in text_of(made.channel.public[-1]))
        store.seconds = 0
        new = await made.board()
        assert "Anna plays c3-d4." in text_of(new)
        assert typed.original is None
        assert items_of(board) == []
        store.seconds = 0.7
        pressed = await made.ben.press(new, "More …")
        assert pressed.answer == PROMISE_EDIT
        await made.server.until(lambda: pressed.follow_ups)
        assert is_private(pressed.follow_ups[0])


async def test_a_store_that_is_away_is_told_to_the_asker() -> None:
    store = SlowStore()
    async with club(store=store) as made:
        board = await sit_down(made)
        store.away = True
        asked = await made.anna.press(board, "c3-d4")
        assert "can’t reach my records" in asked.text
        assert await made.anna.complete(made.channel, "move", "move", "") == []


async def test_a_board_stays_up_although_it_could_not_be_noted() -> None:
    store = SlowStore()
    async with club(store=store) as made:
        await sit_down(made)
        store.forgetful = True
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        store.forgetful = False
        assert (await made.ben.slash(made.channel, "help")).said
        assert asked.follow_ups == []
        assert asked.said[0]["attachments"]
        assert "Anna plays" in asked.text


async def test_an_answer_that_comes_too_late_is_put_up_as_a_message() -> None:
    async with club() as made:
        await sit_down(made)
        asked = await made.anna.send_slash(made.channel, "move", move="c3-d4")
        asked.created -= DEADLINE
        await made.server.until(lambda: "c3-d4" in text_of(made.channel.public[-1]))
        await made.board()
        assert not asked.answer
        late = await made.ben.send_slash(made.channel, "help")
        late.created -= DEADLINE
        await made.ben.slash(made.channel, "help")
        assert not late.said


async def test_a_command_that_is_delivered_twice_happens_once() -> None:
    async with club() as made:
        await sit_down(made)
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.board()
        event = next(iter(made.server.gateway.sessions.values())).events[-1]["d"]
        assert event["id"] == str(asked.id)
        assert (await look(made.store, table_at(made.channel.id))).version_of(event["id"])
        await made.server.gateway.tell(made.guild, "INTERACTION_CREATE", event)
        helped = await made.ben.slash(made.channel, "help")
        assert helped.said
        assert "f6" in (await made.board())["attachments"][0]["description"]
        assert sum("c3-d4" in text_of(one) for one in made.channel.public) == 1


async def test_rate_limits_are_waited_for() -> None:
    async with club() as made:
        board = await sit_down(made)
        made.server.limit(f"POST /api/channels/{made.channel.id}/messages", times=2)
        made.server.limit(f"PATCH /api/channels/{made.channel.id}/messages", times=1)
        await made.anna.press(board, "c3-d4")
        assert "Anna plays" in text_of(await made.board())
        made.server.limit("/callback", times=1)
        assert (await made.ben.slash(made.channel, "help")).said


async def test_limits_that_discord_tells_are_kept() -> None:
    async with club() as made:
        bucket = Bucket(f"POST /api/channels/{made.channel.id}/messages", 2, 0.2)
        made.server.buckets.append(bucket)
        assert made.chat is not None
        reply = Announcement(table=table_at(made.channel.id), text="Time is running out.")
        for _ in range(5):
            await made.chat.say(reply)
        assert len(made.channel.public) == 5
        assert bucket.refused == 0


@pytest.mark.parametrize("how", ["reconnect", "break"])
async def test_a_command_in_the_middle_of_a_reconnect_is_answered_once(how: str) -> None:
    async with club() as made:
        await sit_down(made)
        gateway = made.server.gateway
        if how == "reconnect":
            await gateway.ask_to_reconnect()
        else:
            await gateway.interrupt()
        asked = await made.anna.send_slash(made.channel, "move", move="c3-d4")
        await made.anna.answered(asked)
        await made.server.until(lambda: gateway.resumed == 1)
        board = await made.board()
        assert sum("c3-d4" in text_of(one) for one in made.channel.public) == 1
        assert "Ben to move." in text_of(board)
        assert len(gateway.identified) == 1


async def test_a_lost_session_is_begun_anew() -> None:
    async with club() as made:
        board = await sit_down(made)
        await made.server.gateway.forget()
        await made.server.until(lambda: made.server.gateway.connected == {0})
        assert len(made.server.gateway.identified) == 2
        assert (await made.anna.press(board, "More …")).said


async def test_two_shards_hear_of_their_own_servers() -> None:
    async with club(shards=2, prepare=_two_guilds) as made:
        assert [one["shard"] for one in made.server.gateway.identified] == [[0, 2], [1, 2]]
        other = list(made.server.channels.values())[1]
        first = await made.anna.slash(made.channel, "play", game="checkers")
        second = await made.anna.slash(other, "play", game="narde")
        talk = made.server.add_channel(None)
        third = await made.anna.slash(talk, "help")
        assert first.said
        assert second.said
        assert third.said


async def test_a_process_may_have_some_of_the_shards() -> None:
    def prepare(made: Club) -> None:
        _two_guilds(made)
        made.shards = Shards(range(1, 2), 2)

    async with club(shards=2, prepare=prepare) as made:
        assert [one["shard"] for one in made.server.gateway.identified] == [[1, 2]]
        first, second = made.server.channels.values()
        heard = first if first.guild and first.guild.id >> 22 == 1 else second
        assert (await made.anna.slash(heard, "play", game="checkers")).said


def _two_guilds(made: Club) -> None:
    made.server.add_channel(made.server.add_guild(2))


async def test_a_wrong_token_is_told_at_once() -> None:
    async with running() as server:
        DiscordChat.use_host(server.api_url, server.gateway_url)
        chat = DiscordChat(Club(server, server.add_guild(), server.add_channel(None)).desk)
        with pytest.raises(TokenRefused):
            await chat.run("no.such.token")


@pytest.mark.parametrize(
    ("code", "raised"),
    [
        (4004, TokenRefused),
        *((code, ConnectionRefused) for code in (4010, 4011, 4012, 4013, 4014)),
    ],
)
async def test_a_connection_that_discord_closes_for_good(
    code: int, raised: type[Exception]
) -> None:
    async with running() as server:
        DiscordChat.use_host(server.api_url, server.gateway_url)
        made = Club(server, server.add_guild(), server.add_channel(None))
        task = asyncio.create_task(DiscordChat(made.desk, timeouts=QUICK).run(TOKEN))
        await server.until(lambda: server.gateway.connected)
        await server.gateway.close(code)
        with pytest.raises(raised) as refused:
            await asyncio.wait_for(task, 5)
        assert refused.value.args in {(), (code,)}


async def test_an_unreachable_discord_is_tried_again() -> None:
    async with club() as made:
        await made.close()
        DiscordChat.use_host("http://127.0.0.1:9/api", None)
        chat = DiscordChat(made.desk, timeouts=QUICK)
        with structlog.testing.capture_logs() as logs:
            running_chat = asyncio.create_task(chat.run("a.b.c"))
            await asyncio.sleep(0.2)
            running_chat.cancel()
            await asyncio.gather(running_chat, return_exceptions=True)
        assert sum(line["event"] == "Discord unreachable, retrying" for line in logs) > 1


async def test_a_command_of_an_older_version_is_answered() -> None:
    async with club() as made:
        made.server.commands.append({**made.server.commands[1], "name": "teleport"})
        asked = await made.anna.slash(made.channel, "teleport")
        assert "I don’t know /teleport" in asked.text
        made.server.commands[1]["options"] = [{"name": "word", "type": 6}]
        asked = await made.anna.slash(made.channel, "join", word=made.ben)
        assert "No game is being played here" in asked.text
        odd = replace(made.channel, id=made.channel.id + 1, kind=99)
        made.server.channels[odd.id] = odd
        asked = await made.anna.slash(odd, "help")
        assert "Something went wrong" in asked.text


async def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as made:
        board = await sit_down(made)

        async def fail(*_: object) -> Sequence[object]:
            raise ZeroDivisionError

        monkeypatch.setattr("bot.chat.discord_chat.answering.compose", fail)
        asked = await made.anna.press(board, "More …")
        assert "Something went wrong" in asked.text
        late = await made.anna.send_press(board, "More …")
        late.created -= DEADLINE
        await asyncio.sleep(0.05)
        assert not late.said
