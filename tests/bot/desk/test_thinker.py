"""Computers at the desk: they act when it is their turn, once, and as everybody does."""

import pytest

from bot.desk.thinker import DELAY, SEEN_WITHIN
from bot.engines.question import Answer, Question
from bot.table.clock import COMPUTER_PATIENCE
from tests.bot.desk.club import Club, any_move, begun
from tests.bot.room import person


async def test_a_computer_moves_soon_after_its_opponent_has_seen_their_move() -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club))
    await club.later(DELAY - 1)
    assert len(await club.moves_of_computer()) == before
    await club.later(1)
    assert len(await club.moves_of_computer()) == before + 1
    assert "Club computer" in club.chat.said[-1].text
    assert club.chat.said[-1].mention == person("Anna")


async def test_it_waits_until_the_own_move_was_seen() -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club), shown=False)
    await club.later(COMPUTER_PATIENCE)
    for _ in range(10):
        await club.later()
    assert len(await club.moves_of_computer()) == before
    await club.later(SEEN_WITHIN)  # a chat that is broken for a minute stops nobody
    assert len(await club.moves_of_computer()) == before + 1


async def test_it_sees_the_position_and_nothing_else() -> None:
    club = await begun()
    await club.say(await any_move(club))
    position = (await club.table).position
    await club.later()
    question = club.minds.asked[-1]
    assert (question.position, question.game, question.level) == (position, "checkers", 3)
    secret = (await club.table).dice.secret
    assert secret.hex() not in str(question)


async def test_a_roll_is_told_together_with_the_move() -> None:
    club = await begun("31", "52", "64", words="backgammon")  # Anna begins with 3-1
    said = len(club.chat.said)
    await club.say(await any_move(club))
    await club.later()
    (news,) = club.chat.said[said:]
    assert "rolls 5-2" in news.text
    assert "plays 5-2" in news.text


async def test_a_chat_that_shows_each_step_is_told_the_roll_before_the_move() -> None:
    club = await begun("31", "52", "64", words="backgammon")
    club.desk.shows_each_step("test")
    said = len(club.chat.said)
    await club.say(await any_move(club))
    await club.later()
    (roll,) = club.chat.said[said:]
    assert "rolls 5-2" in roll.text
    assert "plays" not in roll.text
    await club.later(DELAY - 1)
    assert len(club.chat.said) == said + 1
    await club.later(1)
    *_, move = club.chat.said[said:]
    assert "plays 5-2" in move.text
    assert len(club.chat.said) == said + 2


async def test_a_move_that_the_rules_refuse_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    club = await begun()
    before = len(await club.moves_of_computer())

    async def ask(_: Question) -> Answer:
        return Answer(move="a1-h8")

    monkeypatch.setattr(club.minds, "ask", ask)
    await club.say(await any_move(club))
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1


async def test_nothing_else_is_looked_for_unless_a_move_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("bot.desk.computer_turns.plain_decision")
    club = await begun()
    before = len(await club.moves_of_computer())
    await club.say(await any_move(club))
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1


async def test_three_computers_play_one_after_the_other() -> None:
    club = Club()
    await club.say("/play quoridor 4 computer=1")
    for _ in range(8):
        await club.later()
    table = await club.table
    assert table.player_to_act == person("Anna")
    assert len({player.id for player in table.players}) == 4
    await club.say("/move " + table.game.format(table.legal_moves[0], table.board))
    for _ in range(4):
        await club.later()
    assert (await club.table).player_to_act == person("Anna")


async def test_computers_do_not_play_on_by_themselves() -> None:
    club = Club()
    await club.say("/play quoridor 4 computer=1")
    await club.say("/resign yes")
    table = await club.table
    assert table.ending is not None
    assert table.computer_to_act is None
    asked = len(club.minds.asked)
    await club.later(COMPUTER_PATIENCE)
    assert len(club.minds.asked) == asked


async def test_nobody_else_acts_for_a_computer() -> None:
    club = await begun()
    await club.say(await any_move(club))
    table = await club.table
    move = table.game.format(table.legal_moves[0], table.board)
    for name in ("Anna", "Ben"):
        reply = await club.say(f"/move {move}", name=name)
        assert reply.private
    assert (await club.table).log == table.log
