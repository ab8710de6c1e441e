"""Leaving a game that is on means giving it up, and is asked about like /resign."""

import pytest

from bot.replies.reply import Menu
from tests.bot.desk.club import Club, begun


@pytest.mark.parametrize("words", ["quoridor 4", "quoridor", "backgammon 3"])
async def test_whoever_leaves_a_game_is_asked_as_if_they_resigned(words: str) -> None:
    club = await begun("31", "52", "64", "21", words=words)
    before = (await club.table).log
    left, resigned = await club.say("/leave"), await club.say("/resign")
    assert isinstance(left, Menu)
    assert (left.text, left.choices) == (resigned.text, resigned.choices)
    assert (await club.table).log == before


async def test_whoever_leaves_a_game_to_computers_is_told_of_no_closed_table() -> None:
    club = await begun(words="quoridor 4")
    told = (await club.say("/resign yes")).text
    assert "Only computers are left, so the game ends.\n" in told
    assert "closed" not in told
    assert "/rematch" in told


async def test_before_the_game_nobody_is_asked() -> None:
    club = Club()
    await club.say("/play quoridor")
    await club.say("/leave")
    assert (await club.table).ending
