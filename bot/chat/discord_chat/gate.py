"""The gate for people who look at a table on our page, inside Discord."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Final, TypeAlias

import discord
import msgspec
from discord.http import Route

from bot.chat.discord_chat.activities import Activities
from bot.chat.discord_chat.codes import read_code
from bot.chat.discord_chat.oauth import OAuth, Snowflake, User
from bot.chat.discord_chat.places import (
    PLATFORM,
    discord_id,
    player_id,
    shared_number,
    shared_table,
    table_at,
)
from bot.chat.discord_chat.sending import FAILURES, is_final
from bot.desk.visitors import NotAdmitted, Visitor
from bot.identity import Player, TableId

_CODE: Final = re.compile(r"[\w.~-]{1,512}", re.ASCII)
_INSTANCE: Final = re.compile(r"[\w-]{1,200}", re.ASCII)


Seat: TypeAlias = Callable[[Player, TableId, str], Awaitable[bool]]
"""Seats somebody at a table, with the language of their app; returns whether they sit there."""


class Why(StrEnum):
    """Why somebody is not admitted, for the log."""

    NO_CODE = "no code"
    NO_INSTANCE = "no instance"
    NOT_CONNECTED = "Discord is not connected"
    NO_ANSWER = "Discord does not answer"
    UNREADABLE = "Discord's answer cannot be read"
    NOT_RUNNING = "no such instance"
    ELSEWHERE = "the user is not in the instance"
    ANOTHER_TABLE = "the instance is in another channel than its table"
    NOT_INVITED = "the invitation is not open any more"


class _Location(msgspec.Struct, frozen=True):
    """Where an instance runs."""

    channel_id: Snowflake
    guild_id: Snowflake | None = None


class _Instance(msgspec.Struct, frozen=True):
    """A running Activity, and who takes part in it."""

    location: _Location
    users: tuple[Snowflake, ...]


class _Member(msgspec.Struct, frozen=True):
    """A member of a server."""

    nick: str | None = None


class ActivityGate:
    """Admits whoever takes part in an instance of the Activity, to the table it was opened for.

    The page brings a code and the id of its instance. Whose code it is, who takes part and in which
    channel, Discord is asked; nothing that the page says about its visitor is believed. Whoever has
    followed the link of an invitation is seated at its table.
    """

    def __init__(
        self,
        activities: Activities,
        secret: str,
        client: Callable[[], discord.Client | None],
        seat: Seat,
        limit: float,
    ) -> None:
        self._activities = activities
        self._seat = seat
        self._oauth = OAuth(secret)
        self._client = client
        self._limit = limit

    async def admit(self, proof: dict[str, Any]) -> Visitor:
        """Return the visitor; raise NotAdmitted, also if Discord does not answer."""
        code, instance = proof.get("code"), proof.get("instance")
        if not (isinstance(code, str) and _CODE.fullmatch(code)):
            raise NotAdmitted(Why.NO_CODE)
        if not (isinstance(instance, str) and _INSTANCE.fullmatch(instance)):
            raise NotAdmitted(Why.NO_INSTANCE)
        client = self._client()
        if client is None:
            raise NotAdmitted(Why.NOT_CONNECTED)
        try:
            async with asyncio.timeout(self._limit):
                invited = _invited_to(proof.get("invitation"))
                return await self._visitor(client, code, instance, invited)
        except FAILURES:
            raise NotAdmitted(Why.NO_ANSWER) from None
        except (msgspec.DecodeError, ValueError):
            raise NotAdmitted(Why.UNREADABLE) from None

    async def _visitor(
        self, client: discord.Client, code: str, instance: str, invited: TableId | None
    ) -> Visitor:
        application = client.application_id or 0
        user = await self._oauth.identify(code, application, client.http.user_agent)
        running = await _running(client, instance)
        if user.id not in running.users:
            raise NotAdmitted(Why.ELSEWHERE)
        if invited:
            return await self._invited(user, invited)
        server, channel = running.location.guild_id, int(running.location.channel_id)
        table = await self._activities.table_of(instance) or table_at(channel)
        if shared_number(table) is not None:
            return await self._invited(user, table)
        place = client.get_channel(discord_id(table))
        thread = place if isinstance(place, discord.Thread) else None
        if table != table_at(channel) and not _is_seen_from(channel, thread):
            raise NotAdmitted(Why.ANOTHER_TABLE)
        return Visitor(
            Player(player_id(int(user.id)), await _name(client, user, server)),
            table,
            user.locale or "",
            chat=f"{PLATFORM}:{server}" if server else "",
            within=table_at(thread.parent_id) if thread else None,
        )

    async def _invited(self, user: User, table: TableId) -> Visitor:
        """Return somebody who has followed the link of an invitation, and sits at its table."""
        player = Player(player_id(int(user.id)), user.name)
        if not await self._seat(player, table, user.locale or ""):
            raise NotAdmitted(Why.NOT_INVITED)
        return Visitor(player, table, user.locale or "")


def _invited_to(code: object) -> TableId | None:
    """Return the table of an invitation; None if the page was opened in another way."""
    number = read_code(code) if isinstance(code, str) else None
    return None if number is None else shared_table(number)


async def _running(client: discord.Client, instance: str) -> _Instance:
    """Return an instance that is running; raise NotAdmitted if there is none of that id."""
    route = Route(
        "GET",
        "/applications/{application_id}/activity-instances/{instance_id}",
        application_id=client.application_id,
        instance_id=instance,
    )
    try:
        return msgspec.convert(await client.http.request(route), _Instance)
    except discord.NotFound:
        raise NotAdmitted(Why.NOT_RUNNING) from None


def _is_seen_from(channel: int, thread: discord.Thread | None) -> bool:
    """Return whether everybody who sees a channel also sees a thread.

    An instance that was opened in a thread may be said to run in the channel around it.
    """
    return thread is not None and thread.parent_id == channel and not thread.is_private()


async def _name(client: discord.Client, user: User, server: str | None) -> str:
    """Return the name of a user where they play: their nickname, if the server lets us see it."""
    if server is None:
        return user.name
    try:
        member = await client.http.get_member(int(server), int(user.id))
    except discord.HTTPException as error:
        if not is_final(error):
            raise
        return user.name
    return msgspec.convert(member, _Member).nick or user.name
