"""The menu of commands: in each kind of chat, in each language."""

import pytest

from bot.commands import COMMANDS
from bot.language import Language
from bot.replies.menu import describe_command
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.crowd import MENUS
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.outages import Failure


async def test_every_kind_of_chat_has_a_menu_in_every_language() -> None:
    async with club(workers=QuickWorkers()) as members:
        menus = members.server.methods.menus
        await members.server.until(lambda: len(menus) == MENUS)
    scopes = ("all_private_chats", "all_group_chats", "all_chat_administrators")
    assert menus.keys() == {(scope, code) for scope in scopes for code in ("", "ru", "pt")}
    names = [command.name for command in COMMANDS if command.listed]
    assert [entry["command"] for entry in menus["all_chat_administrators", "ru"]] == names
    assert "stop" not in [entry["command"] for entry in menus["all_group_chats", "ru"]]
    play = next(command for command in COMMANDS if command.name == "play")
    assert menus["all_private_chats", "pt"][0]["description"] == describe_command(
        play, Language.BRAZILIAN
    )


async def test_menus_come_although_telegram_is_busy_at_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chat.telegram_chat.chat._MENUS_PAUSE", 0)
    monkeypatch.setattr("bot.chat.telegram_chat.connection.RETRY_PAUSE", 0.01)
    async with club() as members:
        members.server.busy = ["setMyCommands"]
        members.server.outages.plan("setMyCommands", Failure.UNAVAILABLE)
        await members.server.until(lambda: len(members.server.methods.menus) == MENUS)
    assert members.server.busy == []
