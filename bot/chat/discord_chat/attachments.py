"""Files that users attach to a slash command."""

import asyncio
from typing import Final

import discord
from aiohttp import ClientError

from bot.commands.request import AttachedFile, NotFetched

_PATIENCE: Final = 10.0
"""Seconds in which a file has to come."""


def attached_file(attachment: discord.Attachment) -> AttachedFile:
    """Return a file that can be fetched from Discord."""

    async def fetch() -> bytes:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await attachment.read()
        except (discord.HTTPException, ClientError, TimeoutError) as error:
            raise NotFetched from error

    return AttachedFile(attachment.size, fetch)
