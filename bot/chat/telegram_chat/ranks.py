"""What somebody is in a group, asked only where it matters."""

from typing import Final

from telegram import Bot, ChatMember
from telegram.error import BadRequest, Forbidden

from bot.chat.telegram_chat.reading import Typed
from bot.commands import BY_NAME, COMMANDS
from bot.commands.command import Who
from bot.commands.reading import read_typed
from bot.table.refusals import Refused

_ADMINISTRATORS: Final = frozenset({ChatMember.OWNER, ChatMember.ADMINISTRATOR})
_STRANGERS: Final = frozenset({ChatMember.LEFT, ChatMember.BANNED})
_FOR_MODERATORS: Final = frozenset(
    {command.name for command in COMMANDS if command.who is Who.MODERATOR} | {"settings"}
)
"""Commands that may do more for those who look after a chat."""


async def is_moderator(bot: Bot, typed: Typed) -> bool:
    """Tell whether a command is for moderators, and the writer is one."""
    if typed.request.anonymous or not _is_for_moderators(typed.request.text):
        return False
    user = int(typed.request.player.id.partition(":")[2])
    member = await bot.get_chat_member(typed.place.chat, user)
    return member.status in _ADMINISTRATORS


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
    return command is not None and command.name in _FOR_MODERATORS
