"""A slip against a computer, which has answered it before it can be taken back."""

import pytest

from bot.desk.thinker import DELAY
from bot.replies.reply import Menu, Reply
from bot.table.table import Table
from tests.bot.desk.club import Club, any_move, begun
from tests.bot.room import person

ASKED = "If you take this move back, this game is not rated any more. Take it back?"


async def answered(words: str = "quoridor", *rolls: str) -> Club:
    """Return a club where the computer has just answered Anna's move."""
    club = await begun(*rolls, words=words)
    while (await club.table).player_to_act != person("Anna"):
        await club.later()
    await club.say(await any_move(club))
    await club.later()
    return club


async def taken_back(club: Club, text: str = "/undo") -> Table:
    """Return the table after Anna has taken back her move, which the computer accepts."""
    before = len((await club.table).log)
    await club.say(text)
    await club.later()
    table = await club.table
    assert len(table.log) > before, "nothing was taken back"
    return table


async def asked(club: Club) -> Reply:
    """Return what Anna is asked before anything is taken back."""
    before = (await club.table).log
    reply = await club.say("/undo")
    assert (await club.table).log == before
    assert isinstance(reply, Menu)
    return reply


@pytest.mark.parametrize("words", ["quoridor", "quoridor 4", "checkers"])
async def test_without_dice_a_slip_that_was_answered_costs_nothing(words: str) -> None:
    club = await answered(words)
    table = await taken_back(club)
    assert table.last_move is None
    assert table.rated
    assert "rated" not in club.chat.said[-1].text


async def test_an_older_move_costs_the_rating_and_whoever_takes_it_back_is_asked_first() -> None:
    club = await answered()
    club.time += 5_000 - DELAY
    reply = await asked(club)
    assert reply.text == ASKED
    assert not (await taken_back(club, "/undo yes")).rated
    assert "This game is not rated any more." in club.chat.said[-1].text


async def test_the_same_move_is_a_slip_only_once() -> None:
    club = await answered()
    await taken_back(club)
    await club.say(await any_move(club))
    await club.later()
    await asked(club)


async def test_the_same_move_made_again_is_answered_in_the_same_way() -> None:
    club = await answered()
    await taken_back(club)
    await club.say(await any_move(club))
    await club.later()
    await club.say(await any_move(club))
    await club.later()
    first, again, next_one = [question.seed for question in club.minds.asked][-3:]
    assert first == again != next_one


async def test_the_move_before_a_slip_is_none() -> None:
    club = await answered()
    await club.say(await any_move(club))
    await club.later()
    await taken_back(club)
    await asked(club)


async def test_whoever_knows_the_next_roll_pays_for_it() -> None:
    club = await answered("backgammon", "31", "52", "64", "21", "43")
    assert (await asked(club)).text == ASKED


async def test_in_a_match_the_whole_match_is_at_stake() -> None:
    club = await answered("backgammon 3", "31", "52", "64", "21", "43")
    assert (await asked(club)).text == ASKED.replace("this game", "this match")
    offered = await club.say("/undo yes")
    assert "This match would then not be rated." in offered.text
    await club.later()
    assert "This match is not rated any more." in club.chat.said[-1].text


async def test_whoever_confirms_their_moves_has_made_no_slip() -> None:
    club = await begun(words="quoridor")
    await club.say("/settings confirm yes")
    await club.say(await any_move(club))
    await club.later()
    await asked(club)


async def test_a_game_that_does_not_count_costs_nothing_more() -> None:
    club = await answered()
    club.time += 5_000
    await taken_back(club, "/undo yes")
    await club.say(await any_move(club))
    await club.later(10_000)
    await taken_back(club)
