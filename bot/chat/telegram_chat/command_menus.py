"""The command menus that Telegram shows, for each kind of chat in each language."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.chat.telegram_chat.connection import retry
from bot.commands.command import Command
from bot.language import Language
from bot.replies.menu import describe_command, listed_commands

_SCOPES: Final[tuple[tuple[BotCommandScope, bool], ...]] = (
    (BotCommandScopeAllGroupChats(), False),
    (BotCommandScopeAllPrivateChats(), True),
    (BotCommandScopeAllChatAdministrators(), True),
)
"""Each kind of chat, and whether its menu is for moderators."""


async def set_command_menus(bot: Bot, default: Language, *, computers: bool) -> None:
    """Send Telegram all commands, however busy it is; other languages see the default one."""
    for scope, moderator in _SCOPES:
        in_group = not isinstance(scope, BotCommandScopeAllPrivateChats)
        for language, code in _languages(default):
            commands = [
                _entry(command, language, in_group=in_group)
                for command in listed_commands(computers=computers)
                if moderator or not command.impersonal
            ]
            await retry(partial(bot.set_my_commands, commands, scope, code))


def _entry(command: Command, language: Language, *, in_group: bool) -> BotCommand:
    """Return a command of a menu; in a group nobody else sees one that is discreet."""
    hidden = {"is_ephemeral": True} if command.discreet and in_group else None
    return BotCommand(command.name, describe_command(command, language), api_kwargs=hidden)


def _languages(default: Language) -> Iterator[tuple[Language, str]]:
    yield default, ""
    for language in Language:
        if language is not default:
            yield language, language.partition("-")[0]
