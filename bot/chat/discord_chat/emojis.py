"""The emojis of the application: each is uploaded once, under a name that has its hash.

Discord keeps them, so they are listed at every start. A note in the store keeps several processes
from uploading at the same time.
"""

from asyncio import sleep, to_thread
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.places import PLATFORM
from bot.chat.discord_chat.signs import Signs
from bot.desk.notes import ChatNotes
from render import EMBLEMS, emblem

_HASH: Final = 8
"""Characters of a hash in a name, of which Discord allows 32 in all."""
_TURN: Final = 60_000
"""Milliseconds in which one process uploads what is missing."""
_SECOND: Final = 1_000
_log: Final = structlog.get_logger("discord")


@cache
def drawn() -> Mapping[str, tuple[str, bytes]]:
    """Return all pictures by the names of their emojis, with the names of their signs."""
    pictures = {name: emblem(name).png for name in EMBLEMS}
    return {
        f"{name}_{sha256(png).hexdigest()[:_HASH]}": (name, png) for name, png in pictures.items()
    }


async def provide(client: discord.Client, notes: ChatNotes, signs: Signs) -> None:
    """Make all signs emojis: those that Discord has, and those that are uploaded now."""
    wanted = await to_thread(drawn)
    while missing := wanted.keys() - await _known(client, wanted, signs):
        turn = f"{PLATFORM}:emojis:{client.application_id}"
        wait = await notes.take_turn(turn, 1, _TURN)
        if wait:
            await sleep(wait / _SECOND)
            continue
        for name in sorted(missing):
            sign, png = wanted[name]
            signs.add(sign, str(await client.create_application_emoji(name=name, image=png)))
        _log.info("emojis uploaded", count=len(missing))
        return


async def _known(
    client: discord.Client, wanted: Mapping[str, tuple[str, bytes]], signs: Signs
) -> set[str]:
    """Use the emojis that Discord has, and return their names."""
    listed = [one for one in await client.fetch_application_emojis() if one.name in wanted]
    for one in listed:
        signs.add(wanted[one.name][0], str(one))
    return {one.name for one in listed}
