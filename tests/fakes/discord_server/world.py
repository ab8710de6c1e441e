"""What the server has: users, guilds, channels, messages and interactions."""

import asyncio
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import EPHEMERAL, LOADING, Json

VIEW, SEND, ATTACH, THREADS, IN_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 35, 1 << 38
MANAGE_MESSAGES, HISTORY = 1 << 13, 1 << 16
EXTERNAL_APPS = 1 << 50
ENOUGH = VIEW | SEND | ATTACH | THREADS | IN_THREADS
TEXT, DM, GROUP, THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
THREADS_OF_ANY_KIND = (THREAD, PRIVATE_THREAD)

APP = 900_000_000_000_000_001
TOKEN = "fake.discord.token"  # noqa: S105 - of a server that lasts for a test

_numbers = count(1)


def snowflake() -> int:
    """Return a new id; later ids are higher."""
    return (int(time.time() * 1000) - 1_420_070_400_000) << 22 | next(_numbers) % (1 << 22)


@dataclass
class Guild:
    """A guild, which users call a server."""

    id: int
    name: str = "The Club"
    member: bool = True
    """Whether the bot is a member; otherwise users have installed it for themselves."""
    locale: str = "en-US"
    """The language of the server, which only communities can choose."""
    community: bool = False
    greets_in: int = 0
    """The channel where new members are greeted; 0 if there is none."""
    permissions: int = 0
    """What everybody may do."""
    external_apps: bool = True
    """Whether members may use apps that the server has not added, and others see the answers."""

    @property
    def features(self) -> list[str]:
        """Return what the server can do."""
        return ["COMMUNITY"] if self.community else []


@dataclass
class Channel:
    """A channel, thread or direct chat."""

    id: int
    guild: Guild | None = None
    kind: int = TEXT
    name: str = "games"
    parent: int = 0
    allowed: int = ENOUGH | HISTORY
    """What the bot may do here."""
    messages: dict[int, Json] = field(default_factory=dict)
    readers: dict[int, int] = field(default_factory=dict)
    """Who sees each private message."""
    worn_out: set[int] = field(default_factory=set)
    """Messages of more than an hour that were edited too often."""
    renames: int = 0
    """How often it was given another name."""
    closed: bool = False
    """Whether it is the chat of a user who shares no server with the bot."""
    last_message: int = 0
    """The newest public message, even if it was deleted since; 0 if there never was one."""

    @property
    def open_to_bot(self) -> bool:
        """Return whether the bot can post here without an interaction."""
        return self.guild.member if self.guild else self.kind == DM

    @property
    def payload(self) -> Json:
        """Return it as the gateway sends it."""
        payload: Json = {
            "id": str(self.id),
            "type": self.kind,
            "name": self.name,
            "position": 0,
            "permission_overwrites": [],
            "last_message_id": str(self.last_message) if self.last_message else None,
            "nsfw": False,
            "flags": 0,
        }
        if self.guild:
            payload |= {"guild_id": str(self.guild.id), "parent_id": str(self.parent) or None}
        if self.kind in THREADS_OF_ANY_KIND:
            payload |= {
                "owner_id": str(APP),
                "message_count": 0,
                "member_count": 1,
                "rate_limit_per_user": 0,
                "thread_metadata": {
                    "archived": False,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "locked": False,
                },
            }
        if self.kind == DM:
            payload["recipients"] = []
        return payload

    @property
    def public(self) -> list[Json]:
        """Return the public messages, the oldest first."""
        return [one for one in self.messages.values() if not one["flags"] & EPHEMERAL]

    def seen_by(self, user: int) -> list[Json]:
        """Return the messages that a user sees, the oldest first."""
        everything = self.messages.items()
        return [one for number, one in everything if self.readers.get(number, user) == user]

    @property
    def live(self) -> list[Json]:
        """Return the public messages with buttons that the bot hears of."""
        public = ((message, items_of(message)) for message in self.public)
        return [one for one, items in public if any("custom_id" in item for item in items)]


@dataclass
class Interaction:
    """An interaction of a user, and its answers."""

    id: int
    token: str
    kind: int
    channel: Channel
    user: int
    source: Json | None = None
    """The message whose button was pressed."""
    visitor: bool = False
    forced_private: bool = False
    """Whether only the user sees any answer, whatever the bot asks for."""
    created: float = field(default_factory=time.monotonic)
    answer: int = 0
    """The kind of the first answer."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    late: float = 0
    original: Json | None = None
    follow_ups: list[Json] = field(default_factory=list)
    suggestions: list[Json] = field(default_factory=list)
    form: Json | None = None
    """The form that was opened."""
    activity: str = ""
    """The instance of the Activity that was opened."""

    @property
    def loading(self) -> bool:
        """Return whether the answer is deferred and has not come yet."""
        return bool(self.original and self.original["flags"] & LOADING)

    @property
    def said(self) -> list[Json]:
        """Return every message that answered it."""
        return [*([self.original] if self.original else []), *self.follow_ups]

    @property
    def text(self) -> str:
        """Return the text of all answers."""
        return "\n".join(map(text_of, self.said))


def user_payload(number: int, name: str, *, bot: bool = False) -> Json:
    """Return a user as Discord sends it."""
    return {
        "id": str(number),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def message_payload(channel: Channel, content: str, **more: Any) -> Json:  # noqa: ANN401
    """Return a new message, of the bot unless another author is given."""
    return {
        "id": str(snowflake()),
        "channel_id": str(channel.id),
        "author": user_payload(APP, "Parlour", bot=True),
        "content": content,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
        **more,
    }
