"""What an update means for the tables: something typed, a press, a chat that changes."""

import re
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from telegram import Bot, CallbackQuery, ChatMemberUpdated, Message, Update

from bot.chat.telegram_chat.links import ADDED, Link, read_link
from bot.chat.telegram_chat.people import known_as, named, player, sender_of, spell_names
from bot.chat.telegram_chat.places import PLATFORM, Place
from bot.commands import BY_NAME
from bot.commands.parser import is_meant
from bot.commands.request import Request

_START: Final = re.compile(r"/start(?:@\w+)?(?:\s+(?P<payload>.*))?", re.DOTALL | re.IGNORECASE)
"""What Telegram types for somebody who meets a bot, or follows a link to it."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Somebody typed something for a table."""

    request: Request
    place: Place
    message: int


@dataclass(frozen=True, slots=True)
class Pressed:
    """Somebody pressed a button under a message."""

    request: Request
    place: Place
    message: int
    query: str
    user: int
    photo: bool
    """Whether the message is a picture."""


@dataclass(frozen=True, slots=True)
class Followed:
    """Somebody followed a link that leads to a table elsewhere."""

    request: Request
    place: Place
    user: int
    link: Link


@dataclass(frozen=True, slots=True)
class Moved:
    """A chat has another id from now on."""

    old: Place
    new: Place


@dataclass(frozen=True, slots=True)
class Added:
    """The bot has come into a group."""

    request: Request
    place: Place


Event: TypeAlias = Typed | Pressed | Followed | Moved | Added


def read(update: Update, bot: Bot) -> Event | None:
    """Return what an update means; None if it is not for us."""
    key = f"{PLATFORM}:{update.update_id}"
    if update.callback_query:
        return _press(update.callback_query, key)
    if update.my_chat_member:
        return _added(update.my_chat_member, key)
    message = update.message
    if message is None:
        return None
    if message.migrate_to_chat_id:
        return Moved(Place(message.chat_id), Place(message.migrate_to_chat_id))
    if message.migrate_from_chat_id:
        return Moved(Place(message.migrate_from_chat_id), Place(message.chat_id))
    return _typed(message, key, bot)


def _press(query: CallbackQuery, key: str) -> Pressed | None:
    message = query.message
    if message is None or query.data is None:
        return None
    # Of a message from long ago Telegram tells no more than its chat.
    whole = message if isinstance(message, Message) else None
    place = Place.of_message(whole) if whole else Place(message.chat.id)
    request = Request(
        table=place.table,
        chat=place.whole_chat,
        player=player(query.from_user),
        known_as=known_as(query.from_user),
        text=query.data,
        pressed=True,
        locale=query.from_user.language_code,
        moderator=not place.is_group,
        key=key,
    )
    photo = bool(whole and whole.photo)
    return Pressed(request, place, message.message_id, query.id, query.from_user.id, photo)


def _added(change: ChatMemberUpdated, key: str) -> Added | None:
    """Offer the games where the bot has just been let in."""
    place = Place(change.chat.id)
    here = change.new_chat_member.status in {"member", "administrator"}
    before = change.old_chat_member.status in {"member", "administrator", "restricted"}
    if not place.is_group or not here or before:
        return None
    request = Request(
        table=place.table,
        chat=place.whole_chat,
        player=player(change.from_user),
        text="/play",
        locale=change.from_user.language_code,
        key=key,
    )
    return Added(request, place)


def _typed(message: Message, key: str, bot: Bot) -> Typed | Followed | None:
    found = sender_of(message)
    if found is None or not message.text or not _is_for_us(message, bot):
        return None
    who, anonymous = found
    place = Place.of_message(message)
    user = message.from_user
    admin = not place.is_group or bool(message.sender_chat and message.sender_chat == message.chat)
    request = Request(
        table=place.table,
        chat=place.whole_chat,
        player=who,
        known_as=known_as(user) if user and not anonymous else (),
        text=spell_names(message),
        named=named(message, bot.username),
        locale=user.language_code if user else None,
        moderator=admin,
        anonymous=anonymous,
        key=key,
    )
    start = _START.fullmatch(message.text.strip())
    if start is None:
        return Typed(request, place, message.message_id)
    payload = (start["payload"] or "").strip()
    if payload == ADDED and place.is_group:
        return None  # That somebody added us says so already.
    return _started(request, place, user.id if user else 0, message.message_id, payload)


def _started(
    request: Request, place: Place, user: int, message: int, payload: str
) -> Typed | Followed:
    """Follow a link, or offer the games."""
    link = read_link(payload)
    if link and not place.is_group:
        return Followed(_with(request, link.text, link.place), place, user, link)
    return Typed(_with(request, "/play", place), place, message)


def _with(request: Request, text: str, place: Place) -> Request:
    moderator = request.moderator and not place.is_group
    return replace(
        request,
        table=place.table,
        chat=place.whole_chat,
        text=text,
        named=(),
        moderator=moderator,
    )


def _is_for_us(message: Message, bot: Bot) -> bool:
    """Tell whether a message in a group speaks to us: by a command of ours, or by an answer."""
    text = message.text or ""
    if text.startswith("/"):
        name, _, addressee = text.split()[0].removeprefix("/").partition("@")
        if addressee:
            return addressee.casefold() == bot.username.casefold()
        return message.chat.type == "private" or name.casefold() in BY_NAME
    answered = message.reply_to_message
    ours = bool(answered and answered.from_user and answered.from_user.id == bot.id)
    return message.chat.type == "private" or (ours and _is_meant(text))


def _is_meant(text: str) -> bool:
    """Tell talk under a board from a move, or from a word like `take`."""
    return is_meant(text) or text.strip().casefold() in BY_NAME
