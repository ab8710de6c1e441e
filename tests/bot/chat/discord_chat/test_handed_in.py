"""Files with /analyse on Discord: an option of the command, and an answer for the asker alone."""

from tests.bot.chat.discord_chat.club import club
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.discord_server.uploads import Upload

PDN = b"""[White "Eve"]
[Black "Mallory"]
[GameType "26"]

1. g3-h4 b6-a5 2. c3-d4 0-1
"""


async def test_a_file_is_analysed_and_its_errors_are_stepped_through() -> None:
    async with club(workers=QuickWorkers()) as made:
        shown = await made.anna.slash(made.channel, "analyse", file=Upload("game.pdn", PDN))
        await made.server.until(lambda: bool(shown.said))
        assert "Brazilian checkers: Eve, Mallory" in shown.text
        assert shown.said[0]["flags"] & 64
        error = await made.anna.press(shown.said[0], "Errors")
        await made.server.until(lambda: "Error 1 of 2" in error.text)


async def test_a_file_that_does_not_come_is_asked_for_again() -> None:
    async with club(workers=QuickWorkers()) as made:
        made.server.uploads.lost = True
        shown = await made.anna.slash(made.channel, "analyse", file=Upload("game.pdn", PDN))
        await made.server.until(lambda: bool(shown.said))
        assert "The file didn’t reach me." in shown.text


async def test_a_large_file_is_not_fetched() -> None:
    async with club(workers=QuickWorkers()) as made:
        large = Upload("game.pdn", b" " * 300_000)
        shown = await made.anna.slash(made.channel, "analyse", file=large)
        await made.server.until(lambda: bool(shown.said))
        assert "The file is too large" in shown.text
        assert not made.server.uploads.fetched
