"""What somebody is in a group, asked only where it matters."""

from typing import Final

import structlog
from telegram import Bot, ChatMember
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.chat.telegram_chat.people import player
from bot.chat.telegram_chat.reading import Typed
from bot.commands import BY_NAME
from bot.commands.reading import read_typed
from bot.table.refusals import Refused

_STRANGERS: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})
_log: Final = structlog.get_logger("telegram")


async def is_moderator(bot: Bot, typed: Typed) -> bool:
    """Tell whether a command is for moderators, and the writer is one."""
    if typed.request.anonymous or not _is_for_moderators(typed.request.text):
        return False
    try:
        administrators = await bot.get_chat_administrators(typed.place.chat)
    except TelegramError as error:
        _log.warning("administrators not known", table=typed.place.table, why=error.message)
        return False
    return typed.request.player.id in {player(member.user).id for member in administrators}


async def is_member(bot: Bot, chat: int, user: int) -> bool:
    """Tell whether somebody is in a group that we are in as well."""
    try:
        member = await bot.get_chat_member(chat, user)
    except (BadRequest, Forbidden):
        return False
    return member.status not in _STRANGERS


def _is_for_moderators(text: str) -> bool:
    try:
        command = BY_NAME.get(read_typed(text).name)
    except Refused:
        return False
    return command is not None and command.moderated
