"""What people ask of a computer: a draw, a move back, another game, a double."""

import pytest

from bot.commands.parser import write_payload
from bot.commands.request import Request
from bot.desk.thinker import DELAY
from bot.engines.question import Task
from bot.identity import is_computer
from bot.replies.reply import Refusal
from bot.table.clock import OFFER_PATIENCE
from bot.table.events import Moved
from bot.table.offers import ways_to_resign
from rules.game import Seat
from tests.bot.desk.club import Club, any_move, begun, begun_and_thinking
from tests.bot.room import ROOM, person


async def test_a_question_to_the_computer_is_answered_before_it_moves() -> None:
    club, thinking, go_on = await begun_and_thinking()
    before = len(await club.moves_of_computer())
    await club.say("/draw")
    go_on.set()
    await thinking
    assert len(await club.moves_of_computer()) == before
    await club.later()
    assert club.minds.asked[-1].task is Task.DRAW
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1


@pytest.mark.parametrize("accept", [True, False])
async def test_a_draw_is_for_the_engine_to_judge(accept: bool) -> None:  # noqa: FBT001
    club = await begun()
    club.minds.accept = accept
    await club.say("/draw")
    await club.later()
    assert club.minds.asked[-1].task is Task.DRAW
    table = await club.table
    assert bool(table.ending) is accept
    assert table.offer is None


@pytest.mark.parametrize("accept", [True, False])
async def test_a_cheap_resignation_is_for_the_engine_to_judge(accept: bool) -> None:  # noqa: FBT001
    club = await begun("31", words="backgammon cube=no")
    club.minds.accept = accept
    await club.say("/resign single")
    await club.later()
    asked = club.minds.asked[-1]
    table = await club.table
    assert (asked.task, asked.points) == (Task.RESIGN, 1)
    assert [is_computer(player.id) for player in table.players][asked.seat]
    assert bool(table.ending) is accept
    assert table.offer is None
    assert ("play on, or resign for more" in club.chat.said[-1].text) is not accept


@pytest.mark.parametrize("words", ["checkers", "quoridor", "backgammon cube=no", "narde"])
async def test_a_resignation_that_offers_everything_needs_no_thought(words: str) -> None:
    club = await begun("31", "31", "42", "52", words=words)
    (*_, how) = ways_to_resign(await club.table, Seat(0))
    asked = len(club.minds.asked)
    await club.say(f"/resign {how}")
    assert (await club.table).ending
    assert len(club.minds.asked) == asked


async def test_it_always_lets_a_move_be_taken_back_even_where_people_may_not_ask() -> None:
    club = await begun()
    moderator = Request(
        table=ROOM, player=person("Anna"), text="/settings chat takebacks no", moderator=True
    )
    await club.desk.handle(moderator)
    before = (await club.table).position
    await club.say(await any_move(club))
    await club.later()
    await club.say("/undo")
    await club.later()
    table = await club.table
    assert table.offer is None
    assert table.position == before


async def test_it_agrees_to_another_game() -> None:
    club = await begun()
    await club.say("/resign yes")
    assert (await club.table).ending
    await club.say("/rematch")
    await club.later()
    assert (await club.table).playing


async def test_a_double_is_answered() -> None:
    club = await begun("31", "52", "64", "21", "43", words="backgammon cube=yes")
    table = await club.table
    while not (table.player_to_act == person("Anna") and "double" in table.words):
        if table.player_to_act == person("Anna"):
            await club.say(await any_move(club))
        await club.later()
        table = await club.table
    await club.say("/double")
    await club.later()
    events = [entry.event for entry in (await club.table).log]
    assert "take" in [event.text for event in events if isinstance(event, Moved)]


async def test_an_offer_that_comes_in_with_the_move_is_not_lost() -> None:
    club = await begun()
    await club.say(await any_move(club))
    found = await club.desk.tables.find(ROOM)
    assert found.table is not None
    computer = found.table.computer_to_act
    assert computer is not None
    await club.say("/draw")
    for exact in (True, False):
        late = Request(
            table=ROOM,
            player=computer,
            text=write_payload(found.version, "move f6-g5"),
            pressed=True,
            exact=exact,
        )
        reply = await club.desk.handle(late)
        assert isinstance(reply, Refusal) is exact
        assert bool((await club.table).offer) is exact


async def test_several_computers_answer_together() -> None:
    club = await begun(words="quoridor 4")
    await club.say(await any_move(club))
    club.time += 6_000
    await club.say("/undo yes")
    await club.later()
    told = club.chat.said[-1].text.splitlines()
    assert told[0] == "🤖 Club computer, 🤖 Club computer 2 and 🤖 Club computer 3 accept."
    assert told[1].startswith("Taken back: ")
    assert (await club.table).player_to_act == person("Anna")


async def asked_by_ben() -> Club:
    """Return a club where a computer is to move, and only Anna has to answer Ben."""
    club = Club()
    await club.say("/play quoridor 4 2 computers")
    await club.say("/join", name="Ben")
    for name in ("Anna", "", "", "Ben", "Anna"):  # the computers sit between them
        if name:
            await club.say(await any_move(club), name=name)
        else:
            await club.later()
    await club.say("/undo", name="Ben")
    await club.later()
    return club


async def test_a_computer_that_waits_for_an_answer_is_not_said_to_think() -> None:
    club = await asked_by_ben()
    waiting = "Waiting for Anna to answer: /accept or /decline."
    assert club.chat.said[-1].text.splitlines()[-1] == waiting


async def test_a_computer_does_not_wait_for_ever_while_people_think_about_an_offer() -> None:
    club = await asked_by_ben()
    table = await club.table
    assert table.waited_for == (person("Anna"),)
    assert table.acting_computer is not None
    before = len(await club.moves_of_computer())
    await club.later(OFFER_PATIENCE - DELAY)
    assert len(await club.moves_of_computer()) == before
    await club.later(DELAY)
    assert len(await club.moves_of_computer()) == before + 1
    assert (await club.table).offer is None
