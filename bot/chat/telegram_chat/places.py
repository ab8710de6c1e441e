"""Places of tables: chats, and topics of forums."""

from dataclasses import dataclass
from typing import Final, Self

from telegram import Message

from bot.identity import TableId

PLATFORM: Final = "telegram"
_SUPERGROUPS_BELOW: Final = -1_000_000_000_000
"""Ids of supergroups begin with -100; ids of people are above zero."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic of a forum."""

    chat: int
    topic: int | None = None

    @classmethod
    def of_table(cls, table: TableId) -> Self:
        """Return the place of a table."""
        _, chat, *topic = table.split(":")
        return cls(int(chat), int(topic[0]) if topic else None)

    @classmethod
    def of_message(cls, message: Message) -> Self:
        """Return the place of a message; a thread of replies is not a topic."""
        return cls(message.chat_id, message.message_thread_id if message.is_topic_message else None)

    @property
    def table(self) -> TableId:
        """Return the id of the table."""
        topic = "" if self.topic is None else f":{self.topic}"
        return TableId(f"{PLATFORM}:{self.chat}{topic}")

    @property
    def whole_chat(self) -> str:
        """Return the id of the chat, which its topics share settings by."""
        return f"{PLATFORM}:{self.chat}"

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
