"""Whatever people do, the one to move can move by buttons alone, of what the chat shows."""

from random import Random

import pytest

from bot.chat.telegram_chat import chat
from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.chat.telegram_chat.crowd import Crowd
from tests.bot.chat.telegram_chat.players import MIXED_DICE
from tests.effort import often

ROUNDS = often(4, 8)
AT_ONCE = 4
"""How much happens before the next move."""


@pytest.fixture(autouse=True)
def _menus_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let apps know at once which commands nobody else sees."""
    monkeypatch.setattr(chat, "_MENUS_PAUSE", 0)


def crowd(members: Club, where: str, game: str) -> Crowd:
    """Return people in a group, in a topic of a forum, or somebody who plays alone."""
    people = (members.anna, members.ben, members.cleo, members.dan)
    chance = Random(f"{where} {game}")
    match where:
        case "group":
            return Crowd(members, members.group, people, game, chance)
        case "topic":
            forum = members.server.supergroup(-1_000_000_000_052, *people, topics=(7,))
            return Crowd(members, forum, people, game, chance, 7)
        case _:
            own = members.server.own_chat(members.anna)
            return Crowd(members, own, people[:1], game, chance)


@pytest.mark.parametrize(
    ("where", "game"),
    [
        ("group", "backgammon"),
        ("topic", "quoridor"),
        ("private", "checkers"),
        pytest.param("group", "quoridor", marks=pytest.mark.thorough),
        pytest.param("group", "checkers", marks=pytest.mark.thorough),
        pytest.param("topic", "narde", marks=pytest.mark.thorough),
        pytest.param("private", "backgammon", marks=pytest.mark.thorough),
    ],
)
async def test_the_one_to_move_can_always_move(where: str, game: str) -> None:
    async with club(*MIXED_DICE) as members:
        people = crowd(members, where, game)
        for _ in range(ROUNDS):
            await people.begin()
            for _ in range(AT_ONCE):
                await people.do_something()
            await people.move()
