"""Reads updates: what has happened, if it is for the bot."""

import re
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from typing import Final

from telegram import Bot, CallbackQuery, ChatMemberUpdated, Message, PollAnswer, Update
from telegram.constants import ChatType

from bot.chat.telegram_chat.attachments import attached_file, command_of_caption
from bot.chat.telegram_chat.events import (
    Added,
    Event,
    Followed,
    Invited,
    Moved,
    Pressed,
    Typed,
    Voted,
    at_place,
)
from bot.chat.telegram_chat.links import ADDED, read_invitation, read_link
from bot.chat.telegram_chat.people import known_as, named, player, sender_of, spell_names
from bot.chat.telegram_chat.places import PLATFORM, Place, thread_of
from bot.commands import BY_NAME
from bot.commands.parser import is_command_word, is_meant
from bot.commands.request import Request

_START: Final = re.compile(r"/start(?:@\w+)?(?:\s+(?P<payload>.*))?", re.DOTALL | re.IGNORECASE)
"""Telegram sends it when a user starts the bot or follows a link to it."""
_CORRECTED_WITHIN: Final = timedelta(minutes=5)
"""How old a message may be that is heard again when it is corrected."""
_KEY: Final = 20
"""Characters of the key of a message."""
_GROUPS: Final = frozenset({ChatType.GROUP, ChatType.SUPERGROUP})
"""The chats of many people who may all write; a channel is none."""


def read(update: Update, bot: Bot) -> Event | None:
    """Return the event of an update; None if it is not for the bot."""
    key = f"{PLATFORM}:{update.update_id}"
    if update.callback_query:
        return _press(update.callback_query, key)
    if update.my_chat_member:
        return _added(update.my_chat_member, key)
    if update.poll_answer:
        return _vote(update.poll_answer, key)
    if update.edited_message:
        return _corrected(update.edited_message, bot)
    message = update.message
    return (_moved(message) or _typed(message, bot)) if message else None


def _moved(message: Message) -> Moved | None:
    if message.migrate_to_chat_id:
        return Moved(Place(message.chat_id), Place(message.migrate_to_chat_id))
    if message.migrate_from_chat_id:
        return Moved(Place(message.migrate_from_chat_id), Place(message.chat_id))
    return None


def _press(query: CallbackQuery, key: str) -> Pressed | None:
    if query.data is None:
        return None
    if query.inline_message_id:
        place = Place.of_inline(query.inline_message_id)
        request = at_place(_pressed(query, place, key), place)
        return Pressed(
            request,
            place,
            0,
            query.id,
            query.from_user.id,
            photo=False,
            is_shown=True,
            inline=query.inline_message_id,
        )
    message = query.message
    if message is None:
        return None
    # Of an old message Telegram sends no more than its chat.
    whole = message if isinstance(message, Message) and message.is_accessible else None
    place = Place.of_message(whole) if whole else Place(message.chat.id)
    photo = bool(whole and whole.photo)
    shown = whole is None or _has_button(whole, query.data)
    return Pressed(
        _pressed(query, place, key),
        place,
        message.message_id,
        query.id,
        query.from_user.id,
        photo,
        shown,
        is_old=whole is None,
        private=_private_number(whole) if whole else 0,
        thread=thread_of(whole) if whole else 0,
    )


def _vote(vote: PollAnswer, key: str) -> Voted | None:
    """Return a vote; None if it was taken back, or nobody in particular has voted."""
    if vote.user is None or vote.voter_chat or not vote.option_ids:
        return None
    return Voted(vote.poll_id, vote.option_ids[0], player(vote.user), vote.user.language_code, key)


def _private_number(message: Message) -> int:
    """Return the number of a message that one member alone sees; 0 if everybody does."""
    number = message.api_kwargs.get("ephemeral_message_id", 0)
    return number if isinstance(number, int) else 0


def _pressed(query: CallbackQuery, place: Place, key: str) -> Request:
    return Request(
        table=place.table,
        chat=place.whole_chat,
        player=player(query.from_user),
        known_as=known_as(query.from_user),
        text=query.data or "",
        pressed=True,
        locale=query.from_user.language_code,
        moderator=not place.is_group,
        alone=not place.is_group,
        invites=not place.is_group,
        key=key,
    )


def _has_button(message: Message, payload: str) -> bool:
    rows = message.reply_markup.inline_keyboard if message.reply_markup else ()
    return any(button.callback_data == payload for row in rows for button in row)


def _added(change: ChatMemberUpdated, key: str) -> Added | None:
    """Return the event of a bot that was just added to a group."""
    place = Place(change.chat.id)
    here = change.new_chat_member.status in {"member", "administrator"}
    before = change.old_chat_member.status in {"member", "administrator", "restricted"}
    if change.chat.type not in _GROUPS or not here or before:
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


def _corrected(message: Message, bot: Bot) -> Typed | None:
    """Return what a user has typed and then corrected, unless they typed it long ago."""
    event = _typed(message, bot)
    soon = message.edit_date and message.edit_date - message.date < _CORRECTED_WITHIN
    return replace(event, corrected=True) if soon and isinstance(event, Typed) else None


def _typed(message: Message, bot: Bot) -> Typed | Followed | Invited | None:
    found = sender_of(message)
    text = message.text or command_of_caption(message)
    if found is None or not text or not _is_for_us(message, text, bot):
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
        text=spell_names(message) if message.text else text,
        named=named(message, bot.username) if message.text else (),
        locale=user.language_code if user else None,
        moderator=admin,
        alone=not place.is_group,
        invites=not place.is_group,
        anonymous=anonymous,
        attached=attached_file(message),
        key=_key_of(message),
    )
    start = _START.fullmatch(text.strip())
    if start is None:
        return Typed(
            request,
            place,
            message.message_id,
            user.id if user else 0,
            private=_private_number(message),
            thread=thread_of(message),
        )
    payload = (start["payload"] or "").strip()
    if payload == ADDED and place.is_group:
        return None  # The update about the bot's membership says so already.
    return _started(request, place, user.id if user else 0, message.message_id, payload)


def _key_of(message: Message) -> str:
    """Return the key of a message, the same after it was edited; it names no private chat.

    Numbers of messages that nobody else sees are used again.
    """
    named = f"{message.chat_id} {message.message_id}"
    if private := _private_number(message):
        named = f"{message.chat_id} {private} {message.date.timestamp()}"
    digest = sha256(named.encode()).hexdigest()
    return f"{PLATFORM}:{digest[:_KEY]}"


def _started(
    request: Request, place: Place, user: int, message: int, payload: str
) -> Typed | Followed | Invited:
    """Return a followed link, or else a request for the list of games."""
    token = read_invitation(payload)
    if token and not place.is_group:
        return Invited(Typed(_with(request, "/come", place), place, message, user), token)
    link = read_link(payload)
    if link and not place.is_group:
        return Followed(_with(request, link.text, link.place), place, user, link)
    return Typed(_with(request, "/play", place), place, message, user)


def _with(request: Request, text: str, place: Place) -> Request:
    return replace(at_place(request, place), text=text, named=())


def _is_for_us(message: Message, text: str, bot: Bot) -> bool:
    """Return whether a message is for the bot: in a group, a command or a reply to the bot."""
    if text.startswith("/"):
        name, _, addressee = text.split(maxsplit=1)[0].removeprefix("/").partition("@")
        if addressee:
            return addressee.casefold() == bot.username.casefold()
        return message.chat.type == "private" or name.casefold() in BY_NAME
    original = message.reply_to_message
    ours = bool(original and original.from_user and original.from_user.id == bot.id)
    return message.chat.type == "private" or (ours and (is_meant(text) or is_command_word(text)))
