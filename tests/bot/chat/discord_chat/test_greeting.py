"""A server that adds the bot is greeted, where that is allowed."""

import pytest

from tests.bot.chat.discord_chat.club import Club, club
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.world import SEND, VIEW, Channel
from tests.fakes.outages import Failure


async def ready(made: Club) -> None:
    """Wait until the bot knows the servers that it was in before."""
    assert made.chat is not None
    assert made.chat._client is not None  # noqa: SLF001
    await made.chat._client.wait_until_ready()  # noqa: SLF001


async def join(made: Club, permissions: int = VIEW | SEND, locale: str = "en-US") -> Channel:
    """Let another server add the bot, and return the channel where it greets."""
    await ready(made)
    guild = made.server.add_guild(2)
    channel = made.server.add_channel(guild)
    guild.greets_in, guild.permissions, guild.locale = channel.id, permissions, locale
    await made.server.join(guild)
    return channel


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Hello"), ("ru", "Это Parlour")])
async def test_a_server_that_adds_the_bot_is_told_the_first_step(locale: str, said: str) -> None:
    async with club() as made:
        channel = await join(made, locale=locale)
        await made.server.until(lambda: channel.public)
        (greeting,) = channel.public
        assert text_of(greeting).startswith(said)
        assert "/play" in text_of(greeting)
        assert not made.channel.public


@pytest.mark.parametrize("permissions", [VIEW, SEND, 0])
async def test_a_server_where_that_is_not_allowed_is_left_alone(permissions: int) -> None:
    async with club() as made:
        channel = await join(made, permissions)
        await made.anna.slash(made.channel, "help")
        assert not channel.public


async def test_a_server_without_such_a_channel_is_left_alone() -> None:
    async with club() as made:
        await ready(made)
        await made.server.join(made.server.add_guild(2))
        await made.anna.slash(made.channel, "help")
        assert not [one for one in made.server.requests if one.startswith("POST /api/channels")]


async def test_a_greeting_that_cannot_be_sent_is_let_go() -> None:
    async with club() as made:
        made.server.outages.plan("POST /api/channels", Failure.FORBIDDEN_PAGE)
        await join(made)
        await made.server.until(lambda: made.server.outages.over)
        assert (await made.anna.slash(made.channel, "help")).said
