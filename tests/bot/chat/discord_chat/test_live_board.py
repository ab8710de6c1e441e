"""Only what shows the table takes the place of the live board, whoever asks for whatever else."""

from copy import deepcopy
from typing import Any

import pytest

from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.test_records import films, with_a_slow_studio
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Interaction, Person
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, labels, payloads
from tests.fakes.outages import Failure

ANSWERS: list[tuple[str, dict[str, Any]]] = [
    ("stats", {}),
    ("stats", {"game": "checkers"}),
    ("top", {}),
    ("top", {"game": "narde"}),
    ("replay", {}),
    ("replay", {"moves": "99-100"}),
    ("history", {}),
    ("export", {}),
    ("export", {"format": "json"}),
    ("verify", {}),
    ("rules", {}),
    ("rules", {"game": "quoridor"}),
    ("help", {}),
    ("moves", {}),
    ("board", {"how": "mine"}),
    ("board", {"how": "words"}),
    ("settings", {}),
    ("settings", {"language": "ru"}),
    ("forgetme", {}),
    ("roll", {}),
    ("double", {}),
    ("take", {}),
    ("accept", {}),
    ("decline", {}),
    ("claim", {}),
    ("join", {}),
    ("rematch", {}),
    ("stop", {}),
    ("play", {"game": "narde"}),
]
"""Commands that change nothing at a table of checkers where Anna is to move."""
STRANGERS: list[tuple[str, dict[str, Any]]] = [
    ("move", {"move": "f6-g5"}),
    ("move", {}),
    ("undo", {}),
    ("draw", {}),
    ("resign", {"how": "yes"}),
    ("leave", {}),
]
"""Commands that change nothing if somebody else types them."""


async def answered(made: Club, asked: Interaction) -> Interaction:
    """Wait for the whole answer; that with a film takes a while."""
    await made.server.until(lambda: not asked.loading)
    return asked


def name(who: str, made: Club) -> Person:
    people = {"Anna": made.anna, "Ben": made.ben}
    return people.get(who) or Person(made.server, who)


@pytest.mark.parametrize("who", ["Anna", "Ben", "Caio"])
async def test_no_other_answer_touches_the_live_board(who: str) -> None:
    async with club() as made:
        await sit_down(made)
        for move in ("c3-d4", "f6-g5"):
            await (await made.to_act()).slash(made.channel, "move", move=move)
        board = await made.board()
        before = deepcopy(board)
        person = name(who, made)
        for command, options in ANSWERS + (STRANGERS if who == "Caio" else []):
            await answered(made, await person.slash(made.channel, command, **options))
            assert made.channel.live == [board] == [before], (command, options)
        await made.server.until(lambda: films(made))
        assert made.channel.live == [board] == [before]
        await made.anna.press(board, "g3-h4")
        await made.board()


async def finish_a_game(made: Club) -> Json:
    """Let Anna move once and Ben resign, and return the board."""
    await sit_down(made, "backgammon")
    await made.anna.slash(made.channel, "move", move="13/7 8/7")
    await made.board()
    await made.ben.slash(made.channel, "resign", how="backgammon")
    return await made.board()


@pytest.mark.parametrize("who", ["Anna", "Ben", "Caio"])
async def test_the_buttons_of_a_game_that_is_over_leave_its_board_alone(who: str) -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        board = await finish_a_game(made)
        before = deepcopy(board)
        person = name(who, made)
        for label, payload in payloads(board).items():
            if payload.endswith(" rematch") and who != "Caio":
                continue
            await answered(made, await person.press(board, label))
            assert made.channel.live == [board] == [before], label
        await made.server.until(lambda: films(made))
        assert made.channel.live == [board] == [before]


async def test_a_replay_asked_for_in_a_private_message_leaves_that_message_alone() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        board = await finish_a_game(made)
        private = (await made.ben.slash(made.channel, "board", how="mine")).said[0]
        before = deepcopy(private)
        await made.ben.press(private, "Replay")
        await made.server.until(lambda: films(made))
        assert private == before
        assert made.channel.live == [board]


async def test_a_long_film_leaves_the_live_board_alone() -> None:
    async with club(prepare=with_a_slow_studio) as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        board = await made.board()
        caio = Person(made.server, "Caio")
        await caio.slash(made.channel, "replay")
        await made.server.until(lambda: films(made))
        assert made.channel.live == [board]


@pytest.mark.parametrize("who", ["Anna", "Ben", "Caio"])
async def test_looking_at_the_board_alerts_nobody(who: str) -> None:
    async with club() as made:
        old = await sit_down(made)
        asked = await name(who, made).slash(made.channel, "board")
        board = await made.board()
        assert board == asked.said[0]
        assert alerted(board) == []
        assert "<@" not in text_of(board)
        assert items_of(old) == []
        await made.anna.press(board, "c3-d4")
        assert alerted(await made.board()) == [str(made.ben.id)]


async def test_the_old_board_keeps_its_buttons_until_the_new_one_has_them() -> None:
    async with club() as made:
        board = await sit_down(made)
        posting = f"POST /api/channels/{made.channel.id}/messages"
        made.server.outages.plan(posting, Failure.FORBIDDEN_PAGE)
        asked = await made.anna.press(board, "c3-d4")
        await made.server.until(lambda: asked.follow_ups)
        assert made.channel.live == [board]
        stale = await made.ben.press(board, "c3-d4")
        assert "f6-g5" in labels(stale.said[0])
        await made.later(60)
        assert "Anna plays c3-d4." in text_of(await made.board())
        assert items_of(board) == []


async def test_a_board_that_cannot_be_taken_down_does_not_stop_the_next() -> None:
    async with club() as made:
        board = await sit_down(made)
        made.server.outages.plan("PATCH /api/webhooks", Failure.FORBIDDEN_PAGE)
        await made.anna.press(board, "c3-d4")
        await made.server.until(lambda: made.channel.public[-1] is not board)
        new = made.channel.public[-1]
        assert "Anna plays c3-d4." in text_of(new)
        await made.server.until(lambda: made.server.outages.over)
        assert items_of(board)
        # The one who presses it takes it down.
        asked = await made.anna.press(board, "c3-d4")
        assert is_private(asked.said[0])
        await made.server.until(lambda: not items_of(board))
        assert await made.board() == new
