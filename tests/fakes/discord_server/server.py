"""The server: its guilds and channels, and how it is started and stopped."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

from tests.fakes.discord_server.activities import Activities
from tests.fakes.discord_server.emojis import Emojis
from tests.fakes.discord_server.gateway import Gateway
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.rest import Rest, TooFast
from tests.fakes.discord_server.uploads import Uploads
from tests.fakes.discord_server.world import (
    APP,
    DM,
    THREAD,
    THREADS_OF_ANY_KIND,
    Channel,
    Guild,
    Interaction,
    snowflake,
    user_payload,
)
from tests.fakes.outages import Outages


@dataclass
class Limit:
    """Refuses some requests to a path, each with a time to wait."""

    path: str
    times: int
    seconds: float


@dataclass
class Bucket:
    """A rate limit that every response reports, as Discord's do."""

    path: str
    size: int
    seconds: float
    begun: float = 0.0
    used: int = 0
    refused: int = 0

    def take(self) -> dict[str, str]:
        """Count a request, and return the headers about the limit."""
        now = time.monotonic()
        if now - self.begun >= self.seconds:
            self.begun, self.used = now, 0
        left = self.begun + self.seconds - now
        if self.used == self.size:
            self.refused += 1
            raise TooFast(left)
        self.used += 1
        return {
            "X-RateLimit-Bucket": self.path.strip("/"),
            "X-RateLimit-Limit": str(self.size),
            "X-RateLimit-Remaining": str(self.size - self.used),
            "X-RateLimit-Reset": str(time.time() + left),
            "X-RateLimit-Reset-After": str(left),
        }


class Server:
    """Discord."""

    def __init__(self, shards: int = 1) -> None:
        self.shards = shards
        self.port = 0
        self.guilds: list[Guild] = []
        self.channels: dict[int, Channel] = {}
        self._private: dict[int, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.members: dict[int, Callable[[], Json]] = {}
        """The people of all servers, as members of them."""
        self.refused_commands = False
        """Whether something about the commands is not to Discord's taste."""
        self.synced = 0
        self.requests: list[str] = []
        self.violations: list[str] = []
        self.limits: list[Limit] = []
        self.buckets: list[Bucket] = []
        self.outages = Outages(changed=self.changed)
        self.gateway = Gateway(self)
        self.activities = Activities(self)
        self.emojis = Emojis(self)
        self.uploads = Uploads()
        self._change = asyncio.Event()

    @property
    def api_url(self) -> str:
        """Return the URL of the REST API."""
        return f"http://127.0.0.1:{self.port}/api"

    @property
    def gateway_url(self) -> str:
        """Return the URL of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    # What there is

    def add_guild(self, number: int = 1, *, member: bool = True) -> Guild:
        """Add a guild; its number decides its shard."""
        guild = Guild(number << 22, member=member)
        self.guilds.append(guild)
        return guild

    def add_channel(self, guild: Guild | None, *, kind: int | None = None) -> Channel:
        """Add a text channel, or a direct chat with the bot."""
        channel = Channel(snowflake(), guild, kind if kind is not None else (0 if guild else DM))
        self.channels[channel.id] = channel
        return channel

    def private_chat(self, user: int) -> Channel:
        """Return the direct chat of a user with the bot; it is the same one for ever."""
        channel = self._private.get(user) or self.add_channel(None)
        return self._private.setdefault(user, channel)

    async def join(self, guild: Guild) -> None:
        """Let the bot be added to a guild."""
        payload = self.guild_payload(guild)
        del payload["unavailable"]  # only guilds that were known before have it
        await self.gateway.tell(guild, "GUILD_CREATE", payload)

    def open_thread(self, channel: Channel, number: int, name: str) -> Channel:
        """Add a thread that starts at a message and has its id."""
        thread = Channel(
            number, channel.guild, THREAD, name, parent=channel.id, allowed=channel.allowed
        )
        self.channels[number] = thread
        return thread

    def guild_payload(self, guild: Guild) -> Json:
        """Return a guild as the gateway sends it."""
        channels = [one for one in self.channels.values() if one.guild is guild]
        everyone = {
            "id": str(guild.id), "name": "@everyone", "permissions": str(guild.permissions),
            "position": 0, "color": 0, "hoist": False, "managed": False, "mentionable": False,
            "flags": 0,
        }  # fmt: skip
        me = {
            "user": user_payload(APP, "Parlour", bot=True), "roles": [], "deaf": False,
            "mute": False, "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0,
        }  # fmt: skip
        return {
            "id": str(guild.id), "name": guild.name, "owner_id": "1", "roles": [everyone],
            "emojis": [], "stickers": [], "features": guild.features, "members": [me],
            "channels": [one.payload for one in channels if one.kind not in THREADS_OF_ANY_KIND],
            "threads": [one.payload for one in channels if one.kind in THREADS_OF_ANY_KIND],
            "presences": [], "voice_states": [], "stage_instances": [], "member_count": 3,
            "preferred_locale": guild.locale,
            "system_channel_id": str(guild.greets_in) if guild.greets_in else None,
            "large": False, "unavailable": False, "joined_at": "2026-01-01T00:00:00+00:00",
            "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "premium_tier": 0, "nsfw_level": 0,
            "system_channel_flags": 0, "afk_timeout": 300, "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }  # fmt: skip

    # How it goes on

    def limit(self, path: str, *, times: int = 1, seconds: float = 0.1) -> None:
        """Refuse the next requests to a path for their rate."""
        self.limits.append(Limit(path, times, seconds))

    def count(self, request: web.Request) -> dict[str, str]:
        """Refuse a request that exceeds a limit, and return the headers about it."""
        asked = f"{request.method} {request.path}"
        for limit in self.limits:
            if limit.times and limit.path in asked:
                limit.times -= 1
                raise TooFast(limit.seconds)
        return next((one.take() for one in self.buckets if one.path in asked), {})

    def changed(self) -> None:
        """Wake those who wait for a condition."""
        self._change.set()
        self._change = asyncio.Event()

    async def until(self, happened: Callable[[], object], seconds: float = 20) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(seconds):
            while not happened():
                await self._change.wait()


@asynccontextmanager
async def running(shards: int = 1) -> AsyncIterator[Server]:
    """Run a server on a free port."""
    server = Server(shards)
    app = web.Application(client_max_size=20 * 1024 * 1024)
    app.add_routes([*Rest(server).routes, web.get("/gateway", server.gateway.accept)])
    app.add_routes([web.get("/gateway/", server.gateway.accept)])
    app.add_routes([web.get("/ephemeral-attachments/{number}/{name}", server.uploads.hand_out)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.port = runner.addresses[0][1]
    try:
        yield server
    finally:
        await server.gateway.close()
        await runner.cleanup()
