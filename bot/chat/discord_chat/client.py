"""The connection to Discord: shards, commands and buttons."""

import asyncio
import hashlib
import json
from typing import Any, Final, Protocol, TypeAlias

import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.discord_chat.buttons import CommandButton, CommandSelect
from bot.chat.discord_chat.interactions import Interactions
from bot.chat.discord_chat.places import PLATFORM
from bot.chat.discord_chat.slash_commands import Invocation, slash_commands
from bot.chat.discord_chat.timeouts import Timeouts
from bot.chat.discord_chat.translations import CommandTranslator
from bot.desk.desk import Desk

Interaction: TypeAlias = discord.Interaction[Any]
_log: Final = structlog.get_logger("discord")

# Nobody is told that voice will not work: there is none in a board game.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def use_host(api_url: str | None, gateway_url: str | None) -> None:
    """Talk to another host that speaks the same protocol; the library has one for all clients."""
    if api_url:
        Route.BASE = api_url
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


class Shards(Protocol):
    """The part of all Discord servers that one process looks after."""

    @property
    def ids(self) -> range:
        """Return the shards of this process."""
        ...

    @property
    def count(self) -> int:
        """Return how many shards there are in all processes."""
        ...


class Tree(app_commands.CommandTree[Any]):
    """The slash commands."""

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Let the desk answer what Discord still shows and we no longer have, without its words."""
        _log.info("command not understood", why=type(error).__name__)
        if interaction.type is discord.InteractionType.application_command:
            sent: Any = interaction.data or {}
            await interaction.client.interactions.command(
                interaction, Invocation(f"/{sent.get('name')}")
            )


class Client(discord.AutoShardedClient):
    """Hears what happens in its shards of all servers, of which it wants to know the least."""

    def __init__(
        self, desk: Desk, interactions: Interactions, shards: Shards | None, timeouts: Timeouts
    ) -> None:
        chosen: dict[str, Any] = (
            {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
        )
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=timeouts.guild_ready,
            max_ratelimit_timeout=timeouts.longest_rate_limit,
            **chosen,
        )
        self._desk = desk
        self._timeouts = timeouts
        self.interactions = interactions
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    async def setup_hook(self) -> None:
        """Register everything before the first event comes."""
        for command in slash_commands(self.interactions.command, self.interactions.suggest):
            self.tree.add_command(command)
        self.add_dynamic_items(CommandButton, CommandSelect)
        translator = CommandTranslator()
        await self.tree.set_translator(translator)
        await self._sync(translator)

    async def _sync(self, translator: CommandTranslator) -> None:
        """Hand in the commands if they are not those that were handed in last."""
        commands = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
        note = f"{PLATFORM}:commands:{self.application_id}"
        known, _, ids = (await self._desk.recall(note)).partition(" ")
        if known != digest:
            handed_in = await self.tree.sync()
            ids = json.dumps({command.name: command.id for command in handed_in})
            await self._desk.remember(note, f"{digest} {ids}")
            _log.info("commands handed in", count=len(commands))
        self.interactions.commands.update(json.loads(ids))

    async def press(self, interaction: Interaction, payload: str) -> None:
        """Answer a press of a button."""
        await self.interactions.press(interaction, payload)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait between shards as Discord demands."""
        if not initial:
            await asyncio.sleep(self._timeouts.identify_pause)
        _log.debug("shard identifies", shard=shard_id)

    async def on_ready(self) -> None:
        """Say that all shards are there."""
        _log.info("Discord is there", servers=len(self.guilds), shards=len(self.shards))
