"""Files with /analyse on Telegram: as a caption in a private chat, as a reply in a group."""

from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.telegram_server import Message

PDN = b"""[White "Eve"]
[Black "Mallory"]
[GameType "26"]

1. g3-h4 b6-a5 2. c3-d4 0-1
"""


async def hand_in(members: Club, content: bytes = PDN) -> Message:
    """Let Anna send a file to the bot, and return what it says."""
    own = members.server.own_chat(members.anna)
    await members.server.hand_in(members.anna, own, "game.pdn", content, "/analyse")
    await members.settle()
    return own.last


def fetched(members: Club) -> int:
    """Return how many files the bot has asked for."""
    return sum(method == "getFile" for method, _ in members.server.calls)


async def test_a_file_is_analysed_and_its_errors_are_stepped_through() -> None:
    async with club(workers=QuickWorkers()) as members:
        shown = await hand_in(members)
        assert shown.text.startswith("Brazilian checkers: Eve, Mallory")
        assert shown.is_photo
        await members.press(members.anna, "Errors", shown)
        assert shown.text.startswith("Error 1 of 2: Eve, move")


async def test_in_a_group_a_command_replies_to_the_file() -> None:
    async with club(workers=QuickWorkers()) as members:
        file = await members.server.hand_in(members.ben, members.group, "game.pdn", PDN)
        shown = await members.say(members.anna, "/analyse", answers=file)
        assert shown.text.startswith("Brazilian checkers: Eve, Mallory")
        assert shown.answers == file.id + 1


async def test_a_large_file_is_not_fetched() -> None:
    async with club(workers=QuickWorkers()) as members:
        shown = await hand_in(members, b" " * 300_000)
        assert shown.text.startswith("The file is too large")
        assert not fetched(members)


async def test_a_file_that_telegram_has_lost_is_asked_for_again() -> None:
    async with club(workers=QuickWorkers()) as members:
        file = await members.server.hand_in(members.anna, members.group, "game.pdn", PDN)
        members.server.methods.files.clear()
        told = await members.say(members.anna, "/analyse", answers=file)
        assert told.text.startswith("The file didn’t reach me.")


async def test_a_file_of_unknown_size_is_not_fetched() -> None:
    async with club(workers=QuickWorkers()) as members:
        own = members.server.own_chat(members.anna)
        file = members.server.methods.document("game.pdn", PDN)
        del file["file_size"]
        message = own.add(members.anna.data(), {"document": file, "caption": "/analyse"})
        await members.server.updates.send("message", message.data())
        await members.settle()
        assert own.last.text.startswith("The file is too large")


async def test_a_file_without_a_command_is_left_alone() -> None:
    async with club(workers=QuickWorkers()) as members:
        own = members.server.own_chat(members.anna)
        await members.server.hand_in(members.anna, own, "game.pdn", PDN, "1. g3-h4 is best")
        await members.settle()
        assert not own.of_bot
        assert not fetched(members)
