"""A computer's answer comes after its opponent has seen their own move, whatever it has to do."""

import pytest

from bot.desk.thinker import DELAY
from bot.table.events import Event, Moved
from rules.game import Seat
from tests.bot.desk.club import Club, any_move
from tests.bot.room import person

ONLY_REPLY = "checkers computer=1 from W:Wc3,a1,h2,f2:Be5,h8"
"""A position in which c3-d4 leaves Black one move."""
SHUT_OUT = "aBBBBBB-----------C-n-----:0:0:1:21:0:0:0:0:0"
"""Anna has 2-1 to play, and the computer will not come in."""
SHUTS_OUT = "---N---c-----------bbbbbbA:0:0:1:00:0:0:0:0:0"
"""Anna has to roll, and will not come in."""


async def confirming(words: str, *rolls: str) -> Club:
    """Return a club where Anna confirms her moves and plays a computer."""
    club = Club(*rolls)
    await club.say("/settings confirm on")
    await club.say(f"/play {words}")
    return club


@pytest.mark.parametrize("confirm", ["on", "off"])
async def test_the_only_reply_waits_until_the_own_move_was_seen(confirm: str) -> None:
    club = await confirming(ONLY_REPLY)
    await club.say(f"/settings confirm {confirm}")
    reply = await club.say("/move c3-d4", shown=False)
    assert "e5xc3" not in reply.text
    assert "thinking" in reply.text
    assert await club.moves_of_computer() == []
    await club.desk.announced(reply)
    await club.later(DELAY - 1)
    assert await club.moves_of_computer() == []
    await club.later(1)
    assert await club.moves_of_computer() == ["e5xc3"]
    assert club.minds.asked == []  # nothing is thought about
    assert len(club.chat.said) == 1


async def test_its_roll_waits_as_well_and_is_told_with_its_move() -> None:
    club = await confirming("backgammon cube=no computer=1", "52", "31", "64", "21")
    reply = await club.say("/move 13/11 13/8")
    assert "rolls" not in reply.text
    await club.later()
    (news,) = club.chat.said
    assert "rolls 3-1" in news.text
    assert len(await club.moves_of_computer()) == 1
    assert (await club.table).rolled == (6, 4)


async def test_what_a_roll_leaves_no_choice_about_is_done_with_it() -> None:
    club = await confirming(f"backgammon computer=1 from {SHUT_OUT}", "31", "64")
    reply = await club.say(await any_move(club))
    assert "rolls" not in reply.text
    await club.later()
    (news,) = club.chat.said
    assert await club.moves_of_computer() == ["pass"]
    assert (await club.table).player_to_act == person("Anna")
    assert "from the bar" in news.text


async def test_who_can_only_pass_is_told_of_several_turns_at_once() -> None:
    club = await confirming(f"backgammon computer=1 from {SHUTS_OUT}", *20 * ("32", "21"))
    await club.later()
    (news,) = club.chat.said
    assert len(await club.moves_of_computer()) >= 2
    assert news.text.count("computer plays 2-1") >= 2
    anna = [event for event in await events(club) if isinstance(event, Moved) and event.seat == 0]
    assert [event.text for event in anna[:-1]] == ["pass"] * len(anna[:-1])
    assert anna[-1] == Moved(Seat(0), "bar/22* 3/1", unasked=True)  # and she has to see that


async def events(club: Club) -> list[Event]:
    """Return everything that happened at the table."""
    return [entry.event for entry in (await club.table).log]
