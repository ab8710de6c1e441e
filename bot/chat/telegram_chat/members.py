"""Who is a member of a group, and who is an administrator."""

from typing import Final

import structlog
from telegram import Bot, ChatMember
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.chat.telegram_chat.people import player
from bot.chat.telegram_chat.places import Place
from bot.identity import PlayerId

_NOT_MEMBERS: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})
_log: Final = structlog.get_logger("telegram")


async def is_moderator(bot: Bot, place: Place, who: PlayerId) -> bool:
    """Return whether a player is an administrator of a group; False if Telegram does not say."""
    try:
        administrators = await bot.get_chat_administrators(place.chat)
    except TelegramError as error:
        _log.warning("administrators not available", table=place.table, why=error.message)
        return False
    return who in {player(member.user).id for member in administrators}


async def is_member(bot: Bot, chat: int, user: int) -> bool:
    """Return whether a user is a member of a group that the bot is in, also under its new id."""
    try:
        member = await bot.get_chat_member(chat, user)
    except ChatMigrated as error:
        return await is_member(bot, error.new_chat_id, user)
    except (BadRequest, Forbidden):
        return False
    return member.status not in _NOT_MEMBERS
