"""A server on Discord, and the page that it opens."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.app.discord_platform import discord_frame
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.test_gate import instance_of, opened
from tests.bot.chat.frames.page import PublicPage, Window, public_page
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.activities import Instance
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.world import APP, TOKEN

ORIGIN = f"https://{APP}.discordsays.com"


@asynccontextmanager
async def discord(
    prepare: Callable[[Club], None] = opened,
) -> AsyncIterator[tuple[Club, PublicPage]]:
    """Run Discord, the bot and the page while the block runs."""
    async with club(prepare=prepare) as made, page_of(made) as page:
        yield made, page


@asynccontextmanager
async def page_of(made: Club) -> AsyncIterator[PublicPage]:
    """Serve the page of a club while the block runs, as Discord's proxy shows it."""
    assert made.chat is not None
    async with public_page(made.desk, discord_frame(made.chat, TOKEN)) as page:
        page.origin = ORIGIN
        yield page


def proof_of(person: Person, instance: Instance) -> Json:
    """Return what the page of somebody brings."""
    return {"code": person.authorize(), "instance": instance.id}


async def join(made: Club, page: PublicPage, person: Person, instance: Instance) -> Window:
    """Let somebody join an instance, and return the window that opens."""
    made.server.activities.launch(instance.channel, person.id)
    return await page.open(await page.session("discord", proof_of(person, instance)))


__all__ = ["ORIGIN", "discord", "instance_of", "join", "opened", "page_of", "proof_of"]
