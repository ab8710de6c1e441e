"""Who writes, and whom a message names."""

from collections.abc import Iterable, Iterator
from typing import Final

from telegram import Message, MessageEntity, User

from bot.chat.telegram_chat.places import PLATFORM
from bot.identity import Player, PlayerId

_MAX_NAME: Final = 64


def player(user: User) -> Player:
    """Return a person."""
    return Player(PlayerId(f"{PLATFORM}:{user.id}"), user.full_name[:_MAX_NAME])


def known_as(user: User) -> tuple[PlayerId, ...]:
    """Return by which other ids a person may have been invited."""
    return (_by_name(f"@{user.username}").id,) if user.username else ()


def sender_of(message: Message) -> tuple[Player, bool] | None:
    """Return who wrote a message, and whether that may be any of several people."""
    if message.sender_chat:
        # Administrators who stay anonymous, and channels: all of them share one user id.
        name = message.author_signature or message.sender_chat.effective_name or ""
        sender = PlayerId(f"{PLATFORM}:{message.sender_chat.id}")
        return Player(sender, name[:_MAX_NAME]), True
    return (player(message.from_user), False) if message.from_user else None


def named(message: Message, bot: str) -> tuple[Player, ...]:
    """Return whom a message names, and whom it answers; the bot itself is nobody."""
    people = dict.fromkeys(who for who in _named(message) if who.id != _by_name(f"@{bot}").id)
    return tuple(people)


def spell_names(message: Message) -> str:
    """Return the text, with the names of people who have none that can be typed as one word."""
    text = (message.text or "").encode("utf-16-le")
    for entity in reversed(message.entities):
        if entity.type == MessageEntity.TEXT_MENTION and entity.user:
            start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
            text = text[:start] + f"@{entity.user.id}".encode("utf-16-le") + text[end:]
    return text.decode("utf-16-le")


def _named(message: Message) -> Iterator[Player]:
    answered = message.reply_to_message.from_user if message.reply_to_message else None
    here = [user for user in (message.from_user, answered) if user]
    for entity, text in message.parse_entities(
        [MessageEntity.MENTION, MessageEntity.TEXT_MENTION]
    ).items():
        yield player(entity.user) if entity.user else _find(text, here)
    if answered and not answered.is_bot:
        yield player(answered)


def _find(name: str, here: Iterable[User]) -> Player:
    """Return the one of those who are known who has that name, or somebody who is not known."""
    known = (player(user) for user in here if _by_name(name).id in known_as(user))
    return next(known, _by_name(name))


def _by_name(name: str) -> Player:
    """Return somebody of whom only the name is known that can be typed."""
    return Player(PlayerId(f"{PLATFORM}:{name.casefold()}"), name)
