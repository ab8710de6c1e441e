"""What somebody is in a group, asked only where it matters."""

from dataclasses import replace
from typing import Final

import structlog
from telegram import Bot, ChatMember
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.chat.telegram_chat.people import player
from bot.chat.telegram_chat.updates import Pressed, Typed
from bot.commands import BY_NAME
from bot.commands.parser import read_press, read_typed
from bot.desk.request import Request
from bot.table.refusals import Refused

_STRANGERS: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})
_log: Final = structlog.get_logger("telegram")


async def ranked(bot: Bot, event: Typed | Pressed) -> Request:
    """Return the request, by a moderator if it is for moderators and the writer is one."""
    request = event.request
    if request.moderator or request.anonymous or not _is_for_moderators(request):
        return request
    try:
        administrators = await bot.get_chat_administrators(event.place.chat)
    except TelegramError as error:
        _log.warning("administrators not known", table=event.place.table, why=error.message)
        return request
    rank = request.player.id in {player(member.user).id for member in administrators}
    return replace(request, moderator=rank)


async def is_member(bot: Bot, chat: int, user: int) -> bool:
    """Tell whether somebody is in a group that we are in as well, also under its new id."""
    try:
        member = await bot.get_chat_member(chat, user)
    except ChatMigrated as error:
        return await is_member(bot, error.new_chat_id, user)
    except (BadRequest, Forbidden):
        return False
    return member.status not in _STRANGERS


def _is_for_moderators(request: Request) -> bool:
    try:
        text = read_press(request.text)[1] if request.pressed else request.text
        command = BY_NAME.get(read_typed(text).name)
    except Refused:
        return False
    return command is not None and command.moderated
