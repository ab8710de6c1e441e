"""The buttons below a game that is over, where their player has another game by now."""

import pytest

from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.friends import Friends
from tests.bot.quick_computers import QuickWorkers
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import labels
from tests.fakes.discord_server.world import Interaction


async def resign(friends: Friends) -> Json:
    """Let Anna resign a game against a computer in her own chat, and return its board."""
    await friends.anna.slash(friends.annas, "play", game="checkers")
    await friends.anna.slash(friends.annas, "resign", how="yes")
    return await friends.made.board(friends.annas)


async def press(friends: Friends, board: Json, button: str) -> Interaction:
    """Let Anna press the button that has this word."""
    return await friends.anna.press(board, next(one for one in labels(board) if button in one))


async def has_game_alone(made: Club, friends: Friends) -> bool:
    """Return whether a game goes on at Anna's own table."""
    return (await made.table(friends.annas)).playing


@pytest.mark.parametrize("again", ["Harder", "Rematch", "New game"])
async def test_an_old_game_against_a_computer_is_not_played_again_meanwhile(again: str) -> None:
    async with club(workers=QuickWorkers()) as made:
        friends = Friends(made)
        over = await resign(friends)
        await friends.begin()
        asked = await press(friends, over, again)
        assert ("Finish it first, or" in asked.text) == (again != "New game")
        assert not await has_game_alone(made, friends)
        await friends.anna.slash(friends.annas, "move", move="c3-d4")
        await friends.until(friends.iras, "Anna ходит c3-d4")


@pytest.mark.parametrize("again", ["Harder", "Rematch"])
async def test_alone_the_same_is_played_again_at_ones_own_table(again: str) -> None:
    async with club(workers=QuickWorkers()) as made:
        friends = Friends(made)
        await press(friends, await resign(friends), again)
        await made.think()
        assert await has_game_alone(made, friends)
