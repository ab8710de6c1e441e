"""The board keeps its buttons and its language, whoever asks for what."""

import re

from bot.commands import COMMANDS
from tests.bot.chat.telegram_chat.club import AT_ONCE, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.quick_computers import QuickWorkers

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile(r"(?<![/\w])(?!Anna|UTC)[a-z]{3,}", re.IGNORECASE)
"""Words that are neither commands nor names."""


async def test_no_answer_takes_the_buttons_of_the_board() -> None:
    async with club(workers=QuickWorkers()) as members:
        board = await begin(members)
        before = board.labels
        for command in COMMANDS:
            for user in (members.dan, members.cleo):
                await members.say(user, f"/{command.name}")
                assert members.board().labels == before, command.name


def words(members: Club) -> str:
    """Return all that everybody has read so far, and can press; without the name of Cleo."""
    shown = [line for one in members.group.of_bot for line in (one.text, *one.labels)]
    return "\n".join(shown).replace("Клео", "")


async def play(members: Club) -> str:
    """Let Anna and Cleo play, offer and refuse; return all that everybody could read."""
    seen = ""
    await members.say(members.anna, "/play backgammon autoroll=no clock=10m")
    await members.press(members.cleo, members.board().labels[0])
    for label in (0, 0, 0, 0):
        for user in (members.anna, members.cleo):
            seen += words(members)
            await members.press(user, members.board().labels[label], members.board())
    await members.wait(400)
    seen += words(members)
    await members.say(members.cleo, "/resign backgammon")
    seen += words(members)
    await members.say(members.anna, "/accept")
    return seen + words(members)


async def test_a_table_is_in_the_language_of_whoever_opened_it() -> None:
    async with club("31", timeouts=AT_ONCE, private=False) as members:
        assert CYRILLIC.findall(await play(members)) == []


async def test_a_table_is_in_the_language_of_its_chat() -> None:
    async with club("31", timeouts=AT_ONCE, private=False) as members:
        await members.say(members.anna, "/settings chat language ru")
        members.group.messages.clear()
        assert LATIN.findall(await play(members)) == []
