"""The users of a message as players: who wrote it, and whom it mentions."""

from collections.abc import Iterable, Iterator
from typing import Final

from telegram import Message, MessageEntity, User

from bot.chat.telegram_chat.places import PLATFORM, Place
from bot.identity import Player, PlayerId

_MAX_NAME: Final = 64


def player(user: User) -> Player:
    """Return a user as a player."""
    return Player(PlayerId(f"{PLATFORM}:{user.id}"), user.full_name[:_MAX_NAME])


def private_chat(player: PlayerId) -> Place | None:
    """Return the private chat of a player; None if only their username is known."""
    number = player.removeprefix(f"{PLATFORM}:")
    return Place(int(number)) if number.isdecimal() else None


def known_as(user: User) -> tuple[PlayerId, ...]:
    """Return the ids by which a user may have been invited: that of their username."""
    return (_by_name(f"@{user.username}").id,) if user.username else ()


def sender_of(message: Message) -> tuple[Player, bool] | None:
    """Return who wrote a message, and whether they are anonymous; None if nobody did.

    A post of a channel that Telegram forwards to its discussion group is for readers, not for us.
    """
    if message.is_automatic_forward:
        return None
    if message.sender_chat:
        # Anonymous administrators and channels: all of them share one user id.
        name = message.author_signature or message.sender_chat.effective_name or ""
        sender = PlayerId(f"{PLATFORM}:{message.sender_chat.id}")
        return Player(sender, name[:_MAX_NAME]), True
    return (player(message.from_user), False) if message.from_user else None


def named(message: Message, bot: str) -> tuple[Player, ...]:
    """Return the players whom a message mentions or replies to, without the bot itself."""
    people = dict.fromkeys(who for who in _named(message) if who.id != _by_name(f"@{bot}").id)
    return tuple(people)


def spell_names(message: Message) -> str:
    """Return the text with mentions of users who have no username written as `@id`."""
    text = (message.text or "").encode("utf-16-le")
    for entity in reversed(message.entities):
        if entity.type == MessageEntity.TEXT_MENTION and entity.user:
            start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
            text = text[:start] + f"@{entity.user.id}".encode("utf-16-le") + text[end:]
    return text.decode("utf-16-le")


def _replied_to(message: Message) -> User | None:
    """Return whom a message replies to; None if it is nobody else.

    In a topic every message replies to the one that created it, and a comment to its post.
    """
    original = message.reply_to_message
    if original is None or original.forum_topic_created or original.is_automatic_forward:
        return None
    return None if original.from_user == message.from_user else original.from_user


def _named(message: Message) -> Iterator[Player]:
    replied_to = _replied_to(message)
    known = [user for user in (message.from_user, replied_to) if user]
    for entity, text in message.parse_entities(
        [MessageEntity.MENTION, MessageEntity.TEXT_MENTION]
    ).items():
        yield player(entity.user) if entity.user else _find(text, known)
    if replied_to and not replied_to.is_bot:
        yield player(replied_to)


def _find(name: str, known: Iterable[User]) -> Player:
    """Return the known user with a username, or a player of whom only the username is known."""
    found = (player(user) for user in known if _by_name(name).id in known_as(user))
    return next(found, _by_name(name))


def _by_name(name: str) -> Player:
    """Return a player of whom only the username is known."""
    return Player(PlayerId(f"{PLATFORM}:{name.casefold()}"), name)
