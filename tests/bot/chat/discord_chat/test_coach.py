"""Hints and analyses on Discord: hints for one, analyses for all, errors in one private answer."""

import pytest

from bot.desk import coach
from tests.bot.chat.discord_chat.club import club
from tests.bot.quick_computers import PatientWorkers, QuickWorkers


async def test_a_hint_and_then_what_went_wrong() -> None:
    async with club(workers=QuickWorkers()) as made:
        await made.anna.slash(made.channel, "computer", game="checkers")
        asked = await made.anna.slash(made.channel, "hint")
        hint = await made.anna.press(asked.said[0], "Hint")
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


async def test_it_is_seen_how_far_an_analysis_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PATIENCE", 0.01)
    workers = PatientWorkers()
    async with club(workers=workers) as made:
        await made.anna.slash(made.channel, "play", game="checkers")
        await made.ben.slash(made.channel, "join")
        await made.anna.slash(made.channel, "move", move="g3-h4")
        await made.ben.slash(made.channel, "move", move="b6-a5")
        await made.anna.slash(made.channel, "resign", how="yes")
        shown = await made.anna.slash(made.channel, "analyse")
        await made.server.until(lambda: "50%" in shown.text)
        workers.go_on.set()
        await made.server.until(
            lambda: any("The largest errors:" in str(one) for one in made.channel.messages.values())
        )
