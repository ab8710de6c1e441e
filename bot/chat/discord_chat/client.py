"""The client that is connected to Discord: its shards, commands and buttons."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias

import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.chat.discord_chat.about import about_command
from bot.chat.discord_chat.buttons import pressed_payload
from bot.chat.discord_chat.context_menus import context_menus
from bot.chat.discord_chat.emojis import provide
from bot.chat.discord_chat.forms import read_form
from bot.chat.discord_chat.greeting import greet
from bot.chat.discord_chat.handing_in import keep_trying
from bot.chat.discord_chat.identifying import IdentifiesTooOften, Identifying, hang_up
from bot.chat.discord_chat.interactions import Interactions
from bot.chat.discord_chat.owners import answer_owner
from bot.chat.discord_chat.places import PLATFORM
from bot.chat.discord_chat.raw_events import guard_events
from bot.chat.discord_chat.registration import ENTRY_POINT, register
from bot.chat.discord_chat.slash_commands import Invocation, slash_commands
from bot.chat.discord_chat.timeouts import Timeouts
from bot.chat.discord_chat.translations import CommandTranslator
from bot.desk.desk import Desk
from bot.recent import RecentCache

Interaction: TypeAlias = discord.Interaction[Any]
_INTERACTION: Final = "INTERACTION_CREATE"
_LONGEST_PAUSE: Final = 30.0
"""Seconds that a connection waits before it identifies; for more it has to be opened anew."""
_INTERACTIONS: Final = 1_000
"""Of how many interactions the last message of their channel is remembered."""
_log: Final = structlog.get_logger("discord")

# The warning that voice is not supported does not matter: nothing here uses voice.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def use_host(api_url: str | None, gateway_url: str | None) -> None:
    """Talk to another host with the same protocol; discord.py has one host for all clients."""
    if api_url:
        Route.BASE = api_url
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


class Shards(Protocol):
    """The shards that one process runs."""

    @property
    def ids(self) -> range:
        """Return the ids of the shards of this process."""
        ...

    @property
    def count(self) -> int:
        """Return the number of shards in all processes together."""
        ...


class Tree(app_commands.CommandTree[Any]):
    """The slash commands."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer the Entry Point command, which discord.py would look up as a context menu."""
        sent: Any = interaction.data or {}
        if sent.get("type") != ENTRY_POINT:
            return True
        await interaction.client.interactions.open_board(interaction)
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that Discord still shows but we no longer have."""
        _log.info("unknown slash command", why=type(error).__name__)
        if interaction.type is discord.InteractionType.application_command:
            sent: Any = interaction.data or {}
            await interaction.client.interactions.command(
                interaction, Invocation(f"/{sent.get('name')}")
            )


class Client(discord.AutoShardedClient):
    """Receives interactions; of everything else it asks Discord for as little as possible."""

    def __init__(  # noqa: PLR0913 - each is one thing that a test or an owner decides
        self,
        desk: Desk,
        interactions: Interactions,
        shards: Shards | None,
        timeouts: Timeouts,
        identifying: Identifying,
        *,
        hears_owners: bool = False,
    ) -> None:
        chosen: dict[str, Any] = (
            {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
        )
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=hears_owners),
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
        self._identifying = identifying
        self._language = interactions.language
        self._handing_in = set[asyncio.Task[None]]()
        self.interactions = interactions
        self.last_messages = RecentCache[int, int](_INTERACTIONS)
        """The last message of the channel of each interaction, by the interaction's id."""
        guard_events(self._connection.parsers, self._note_last_message)
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    def _note_last_message(self, event: str, sent: Any) -> None:  # noqa: ANN401 - as it came
        """Note what discord.py drops: it knows the channel, and does not read it again."""
        last = (sent.get("channel") or {}).get("last_message_id")
        if event == _INTERACTION and last:
            self.last_messages.put(int(sent["id"]), int(last))

    async def setup_hook(self) -> None:
        """Make the commands known here; hand them and the emojis in beside everything else."""
        answer, suggest = self.interactions.command, self.interactions.suggest
        for command in slash_commands(answer, suggest, computers=self._desk.has_computers):
            self.tree.add_command(command)
        self.tree.add_command(about_command(self.interactions.about))
        for entry in context_menus(self.interactions.challenge, answer):
            self.tree.add_command(entry)
        self.interactions.know(self.application_id or 0)
        translator = CommandTranslator()
        await self.tree.set_translator(translator)
        self._hand_in("slash commands", lambda: self._sync(translator))
        self._hand_in("emojis", lambda: provide(self, self._desk.notes, self.interactions.signs))

    def _hand_in(self, what: str, hand_in: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(keep_trying(what, hand_in, self._timeouts.resync))
        self._handing_in.add(task)
        task.add_done_callback(self._handing_in.discard)

    async def close(self) -> None:
        """Stop handing in commands and emojis, and close every connection."""
        for task in self._handing_in:
            task.cancel()
        await super().close()

    async def _sync(self, translator: CommandTranslator) -> None:
        """Send Discord the commands if they have changed since the last start."""
        commands = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()
        note = f"{PLATFORM}:commands:{self.application_id}"
        known, _, ids = (await self._desk.notes.load(note)).partition(" ")
        if known != digest:
            ids = json.dumps(await register(self, commands))
            await self._desk.notes.save(note, f"{digest} {ids}")
            _log.info("slash commands synced", count=len(commands))
        self.interactions.commands.update(json.loads(ids))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press of a button, or a form; commands go to the tree."""
        if payload := pressed_payload(interaction):
            await self.interactions.press(interaction, payload)
        elif invocation := read_form(interaction):
            await self.interactions.command(interaction, invocation)

    async def on_message(self, message: discord.Message) -> None:
        """Answer an owner who writes to the bot; nobody else is answered, or heard of."""
        await answer_owner(self, self._desk, self.interactions, message)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has just added the bot, where that is allowed."""
        await greet(guild, self._language)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Pause between two shards, as Discord requires; longer for one that fails repeatedly."""
        shard = shard_id or 0
        pause = max(self._identifying.wait(shard), 0 if initial else self._timeouts.identify_pause)
        if pause > _LONGEST_PAUSE:
            await hang_up(shard)
            raise IdentifiesTooOften(pause)
        await asyncio.sleep(pause)
        self._identifying.note(shard)
        _log.debug("shard identifying", shard=shard)

    async def on_ready(self) -> None:
        """Log that all shards are connected."""
        _log.info("Discord connected", servers=len(self.guilds), shards=len(self.shards))
