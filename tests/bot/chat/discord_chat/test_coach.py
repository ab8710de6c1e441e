"""Hints and analyses on Discord: hints for one, analyses for all, errors in one private answer."""

from tests.bot.chat.discord_chat.club import club
from tests.bot.quick_computers import QuickWorkers


async def test_a_hint_and_then_what_went_wrong() -> None:
    async with club(workers=QuickWorkers()) as made:
        await made.anna.slash(made.channel, "computer", game="checkers")
        hint = await made.anna.slash(made.channel, "hint")
        await made.server.until(lambda: bool(hint.said))
        assert "1. c3-b4" in hint.text
        assert hint.said[0]["flags"] & 64
        await made.anna.slash(made.channel, "move", move="g3-h4")
        await made.anna.slash(made.channel, "resign", how="yes")
        shown = await made.anna.slash(made.channel, "analyse")
        await made.server.until(lambda: bool(shown.said))
        assert "The largest errors:" in shown.text
        error = await made.ben.press(shown.said[0], "Errors")
        await made.server.until(lambda: bool(error.said))
        assert "Error 1 of 1" in error.text
        assert error.said[0]["flags"] & 64
