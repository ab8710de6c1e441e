"""Whole games over the wire, from the first message to the last."""

import pytest

from rules import GAMES
from tests.bot.chat.telegram_chat.club import AT_ONCE, Club, club
from tests.bot.chat.telegram_chat.players import DICE, MIXED_DICE, tap_a_game, type_a_game
from tests.effort import few_or_all

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def dice(game: str) -> tuple[str, ...]:
    """Return rolls that make a game short."""
    return MIXED_DICE if game == "narde" else DICE


def check_end(members: Club) -> None:
    """Look at the board after the game: nobody is alerted, and one may play again."""
    board = members.group.last
    assert " wins: " in board.text or "It’s a draw" in board.text
    assert "Rematch" in board.labels
    assert board.payload["caption_entities"] == []
    others = [message for message in members.group.of_bot if message is not board]
    assert [message.id for message in others if message.buttons] == []


@pytest.mark.parametrize("game", few_or_all("quoridor", GAMES))
async def test_a_game_by_commands(game: str) -> None:
    async with club(*dice(game), timeouts=AT_ONCE) as members:
        await members.say(members.anna, f"/play {game}")
        await members.say(members.ben, "/join")
        await type_a_game(members, members.group)
        check_end(members)


@pytest.mark.parametrize("game", few_or_all("checkers", GAMES))
async def test_a_game_by_buttons_alone(game: str) -> None:
    async with club(*DICE, webhook=True) as members:
        await members.say(members.anna, "/start")
        await members.press(
            members.anna,
            next(label for label in members.group.last.labels if game in label.casefold()),
        )
        await members.press(members.ben, "Join")
        await tap_a_game(members, members.group)
        check_end(members)
