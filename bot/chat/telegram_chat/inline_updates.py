"""What people do in chats that the bot is not in: they look for a game, choose one, or call it."""

from dataclasses import dataclass
from typing import TypeAlias

from telegram import Bot, Update, User


@dataclass(frozen=True, slots=True)
class LookedFor:
    """A user writes the name of the bot in a chat, and is offered games."""

    query: str
    user: User
    text: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A user has put a game into a chat."""

    inline: str
    user: User
    words: str


@dataclass(frozen=True, slots=True)
class Called:
    """A user mentions the bot in a chat that it is not in; it may answer once."""

    query: str
    user: User
    text: str


InlineEvent: TypeAlias = LookedFor | Chosen | Called


def read_inline(update: Update, bot: Bot) -> InlineEvent | None:
    """Return what an update says of a chat that the bot is not in; None if nothing."""
    if asked := update.inline_query:
        return LookedFor(asked.id, asked.from_user, asked.query)
    if chosen := update.chosen_inline_result:
        inline = chosen.inline_message_id
        return Chosen(inline, chosen.from_user, chosen.result_id) if inline else None
    message = update.guest_message
    if message and message.guest_query_id and message.from_user:
        words = (message.text or "").split()
        name = f"@{bot.username}".casefold()
        text = " ".join(word for word in words if word.casefold() != name)
        return Called(message.guest_query_id, message.from_user, text)
    return None
