"""The owner of the bot on Discord, who writes to it directly."""

import pytest

from bot.chat.discord_chat import DiscordChat
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow
from bot.desk.owner.desk import OwnerDesk
from bot.desk.owner.notice_poster import NoticePoster
from bot.identity import PlayerId, TableId
from bot.store.memory import MemoryStore
from tests.bot.chat.discord_chat.club import Club, club
from tests.fakes.discord_server import Channel
from tests.fakes.discord_server.gateway import DIRECT_MESSAGES_INTENT
from tests.fakes.discord_server.layouts import text_of


def hear(made: Club) -> None:
    made.hears_owners = True


def with_owner(made: Club) -> Channel:
    """Let Anna be the owner, and return her chat with the bot."""
    assert made.chat is not None
    owners = {PlayerId(f"discord:{made.anna.id}")}
    made.desk.owner = OwnerDesk(made.desk, {"discord": made.chat}, owners)
    return made.server.add_channel(None)


async def order(made: Club, own: Channel, text: str) -> str:
    """Let Anna write to the bot, and return the answer."""
    before = len(own.public)
    await made.anna.write(own, text)
    await made.server.until(lambda: len(own.public) == before + 2)
    return text_of(own.public[-1])


async def test_an_owner_is_answered_and_nobody_else_is() -> None:
    async with club(prepare=hear) as made:
        own, bens = with_owner(made), made.server.add_channel(None)
        await made.anna.slash(made.channel, "play", game="checkers")
        await made.ben.write(bens, "/owner")
        await made.anna.write(own, "Hello, bot")
        assert (await order(made, own, "/owner")).startswith("Chats: 1\n")
        assert len(bens.public) == 1
        assert len(own.public) == 3
        assert "owner" not in [command["name"] for command in made.server.commands]


async def test_bots_are_no_owners() -> None:
    async with club(prepare=hear) as made:
        own = with_owner(made)
        made.anna.bot = True
        await made.anna.write(own, "/owner")
        made.anna.bot = False
        await order(made, own, "/owner chats")
        assert len(own.public) == 3, "two questions and one answer"


async def test_what_others_write_is_asked_for_only_if_there_is_an_owner() -> None:
    async with club() as made:
        assert not made.server.gateway.identified[0]["intents"] & DIRECT_MESSAGES_INTENT
        own = with_owner(made)
        await made.anna.write(own, "/owner")
        await made.anna.slash(made.channel, "help")
        assert len(own.public) == 1


async def test_a_server_is_blocked_and_left() -> None:
    async with club(prepare=hear) as made:
        own, guild = with_owner(made), f"discord:{made.guild.id}"
        await order(made, own, f"/owner block {guild}")
        refused = await made.ben.slash(made.channel, "play", game="checkers")
        assert text_of(refused.said[0]).startswith("Whoever runs this bot has closed it")
        assert await order(made, own, f"/owner leave {guild}") == f"I have left {guild}."
        assert not made.guild.member
        assert (await order(made, own, f"/owner leave {guild}")).startswith("I can’t leave")


async def test_an_announcement_comes_to_the_channel_where_people_play() -> None:
    async with club(prepare=hear) as made:
        own = with_owner(made)
        assert made.chat is not None
        await made.anna.slash(made.channel, "play", game="checkers")
        prepared = await order(made, own, "/owner announce We move tonight.")
        await order(made, own, prepared.split("type ")[1].split(" within")[0])
        await NoticePoster(made.desk, {"discord": made.chat}).post_due()
        assert text_of(made.channel.public[-1]) == "We move tonight."
        assert text_of(own.public[-1]) != "We move tonight."


async def test_nothing_is_sent_before_discord_is_connected() -> None:
    with pytest.raises(NotNow) as error:
        await DiscordChat(Desk(MemoryStore())).notify(TableId("discord:5"), "Hello")
    assert error.value.pause is not None


async def test_an_owner_whom_discord_does_not_let_us_answer_is_logged() -> None:
    async with club(prepare=hear) as made:
        own = with_owner(made)
        asked = f"POST /api/channels/{own.id}/messages"
        del made.server.channels[own.id]
        await made.anna.write(own, "/owner")
        await made.server.until(lambda: asked in made.server.requests)
        assert len(own.public) == 1
