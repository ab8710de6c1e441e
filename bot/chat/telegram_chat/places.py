"""Places of tables: chats, topics of forums, and the comments on posts of a channel."""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Self

from telegram import Message

from bot.identity import TableId

PLATFORM: Final = "telegram"
_SUPERGROUPS_BELOW: Final = -1_000_000_000_000
"""Ids of supergroups begin with -100; ids of people are above zero."""
_SHARED_FROM: Final = 2**62
"""Ids of shared tables are above those of people, which have 52 bits."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a thread of it: a topic of a forum, or the comments on a post."""

    chat: int
    topic: int | None = None
    """The number of the topic; of comments, the number of the post below zero."""
    shared: int | None = None
    """The shared table that a private chat shows in place of its own."""

    @classmethod
    def of_table(cls, table: TableId) -> Self:
        """Return the place of a table."""
        _, chat, *topic = table.split(":")
        return cls(int(chat), int(topic[0]) if topic else None)

    @classmethod
    def of_shared(cls, number: int) -> Self:
        """Return the place of a shared table, which has no chat of its own."""
        return cls(_SHARED_FROM + number % _SHARED_FROM)

    @classmethod
    def of_inline(cls, message: str) -> Self:
        """Return the place of a message in a chat of which nothing else is known."""
        return cls.of_shared(int.from_bytes(sha256(message.encode()).digest()[:8]))

    @classmethod
    def of_message(cls, message: Message) -> Self:
        """Return the place of a message; an ordinary thread of replies is part of its chat."""
        if message.is_topic_message:
            return cls(message.chat_id, message.message_thread_id)
        post = _post_of(message)
        return cls(message.chat_id, -post if post else None)

    @property
    def thread(self) -> int | None:
        """Return the number of the topic; None if it is none."""
        return self.topic if self.topic and self.topic > 0 else None

    @property
    def post(self) -> int | None:
        """Return the post of a channel whose comments it is; None if it is none."""
        return -self.topic if self.topic and self.topic < 0 else None

    @property
    def table(self) -> TableId:
        """Return the id of the table."""
        return self.own_table if self.shared is None else TableId(f"{PLATFORM}:{self.shared}")

    @property
    def own_table(self) -> TableId:
        """Return the id of the table that nobody shares with another chat."""
        topic = "" if self.topic is None else f":{self.topic}"
        return TableId(f"{PLATFORM}:{self.chat}{topic}")

    @property
    def whole_chat(self) -> str:
        """Return the id of the chat, which its topics share settings by."""
        return f"{PLATFORM}:{self.chat if self.shared is None else self.shared}"

    @property
    def is_shared(self) -> bool:
        """Return whether its table is shown in the private chats of its players."""
        return self.shared is not None or self.chat >= _SHARED_FROM

    @property
    def is_inline(self) -> bool:
        """Return whether it is no chat, but perhaps a message in one that the bot is not in."""
        return self.shared is None and self.is_shared

    def showing(self, table: "Place") -> Self:
        """Return a private chat as one that shows a shared table."""
        return replace(self, shared=table.chat)

    @property
    def is_group(self) -> bool:
        """Return whether it is a group."""
        return self.chat < 0

    @property
    def counts_messages(self) -> bool:
        """Return whether message ids count up by one here.

        Elsewhere they are counted over all chats of the bot, or over all topics.
        """
        return self.chat < _SUPERGROUPS_BELOW and self.topic is None


def thread_of(message: Message) -> int:
    """Return the first message of a thread that may be a post, if a message comments on a comment.

    Telegram does not say of that one whether it is a post. 0 if what the message says is enough.
    """
    thread, original = message.message_thread_id, message.reply_to_message
    if thread is None or message.is_topic_message:
        return 0
    known = original and (original.is_automatic_forward or original.message_id == thread)
    return 0 if known else thread


def _post_of(message: Message) -> int | None:
    """Return the post that a message comments on; None if it replies to none."""
    original = message.reply_to_message
    return original.message_id if original and original.is_automatic_forward else None
