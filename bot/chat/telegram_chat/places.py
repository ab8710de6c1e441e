"""Where a table is: a chat, or a topic of one."""

from dataclasses import dataclass
from typing import Final, Self

from telegram import Message

from bot.identity import TableId

PLATFORM: Final = "telegram"
_SUPERGROUPS_BELOW: Final = -1_000_000_000_000
"""Ids of supergroups begin with -100; ids of people are above zero."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic of one."""

    chat: int
    topic: int | None = None

    @classmethod
    def of_table(cls, table: TableId) -> Self:
        """Return where a table is."""
        _, chat, *topic = table.split(":")
        return cls(int(chat), int(topic[0]) if topic else None)

    @classmethod
    def of_message(cls, message: Message) -> Self:
        """Return where a message was written; a thread that is no topic belongs to its chat."""
        return cls(message.chat_id, message.message_thread_id if message.is_topic_message else None)

    @property
    def table(self) -> TableId:
        """Return the id of the table that is here."""
        topic = "" if self.topic is None else f":{self.topic}"
        return TableId(f"{PLATFORM}:{self.chat}{topic}")

    @property
    def whole_chat(self) -> str:
        """Return the id of the chat, whose settings hold for all its topics."""
        return f"{PLATFORM}:{self.chat}"

    @property
    def is_group(self) -> bool:
        """Tell whether more than one person may be here."""
        return self.chat < 0

    @property
    def counts_messages(self) -> bool:
        """Tell whether the numbers of messages here are one after the other.

        Elsewhere they are counted over all chats of the bot, or over all topics.
        """
        return self.chat < _SUPERGROUPS_BELOW and self.topic is None
