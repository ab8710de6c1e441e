"""A button that is pressed twice does once what it says, and nothing that comes in its place."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import labels

DEFERRED_EDIT, EDIT = 6, 7
ROLLS = ("61", "31", "52", "43", "21")
LONG_AGO = "2026-01-01T00:00:01+00:00"

Shown = tuple[Person, Json]
"""Who presses, and in which message."""


async def opened(made: Club) -> Shown:
    asked = await made.anna.slash(made.channel, "play", game="backgammon", autoroll="no")
    return made.ben, asked.said[0]


async def invited(made: Club) -> Shown:
    asked = await made.anna.slash(
        made.channel, "play", game="backgammon", opponent=made.ben, autoroll="no"
    )
    return made.ben, asked.said[0]


async def to_move(made: Club) -> Shown:
    return made.anna, await sit_down(made, "backgammon", autoroll="no", cube="yes")


async def moved(made: Club) -> Shown:
    person, board = await to_move(made)
    await person.press(board, "13/7 8/7")
    return person, await made.board()


async def to_roll(made: Club) -> Shown:
    await moved(made)
    return made.ben, await made.board()


async def doubled(made: Club) -> Shown:
    person, board = await to_roll(made)
    await person.press(board, "Double")
    return made.anna, await made.board()


async def more(made: Club) -> Shown:
    person, board = await to_roll(made)
    return person, (await person.press(board, "More …")).said[0]


async def resigning(made: Club) -> Shown:
    person, private = await more(made)
    await person.press(private, "Resign")
    return person, private


async def resigned(made: Club) -> Shown:
    person, private = await resigning(made)
    await person.press(private, "single game (1)")
    return made.anna, await made.board()


async def over(made: Club) -> Shown:
    person, private = await resigning(made)
    await person.press(private, "backgammon (3)")
    return person, await made.board()


async def games(made: Club) -> Shown:
    person, board = await over(made)
    return person, (await person.press(board, "New game")).said[0]


@dataclass(frozen=True)
class Press:
    """A button, and how one comes to it."""

    come: Callable[[Club], Awaitable[Shown]]
    label: str


PRESSES = [
    Press(opened, "Join"),
    Press(invited, "Accept"),
    Press(invited, "Decline"),
    Press(to_move, "13/7 8/7"),
    Press(to_move, "More …"),
    Press(moved, "Take back"),
    Press(to_roll, "Roll"),
    Press(to_roll, "Double"),
    Press(doubled, "Take"),
    Press(doubled, "Drop"),
    Press(more, "Resign"),
    Press(resigning, "single game (1)"),
    Press(resigning, "backgammon (3)"),
    Press(resigned, "Accept"),
    Press(resigned, "Decline"),
    Press(over, "Rematch"),
    Press(over, "Replay"),
    Press(games, "Quoridor"),
]


async def events(press: Press, times: int) -> list[str]:
    """Press a button so many times at once, and return what has happened at the table."""
    async with club(chance=ScriptedChance(*ROLLS)) as made:
        person, message = await press.come(made)
        shown = {**message, "components": message["components"]}
        sent = [await person.send_press(shown, press.label) for _ in range(times)]
        for asked in sent:
            await person.answered(asked)
        await made.board()
        return [type(entry.event).__name__ for entry in (await made.table()).log]


@pytest.mark.parametrize("press", PRESSES, ids=lambda press: f"{press.come.__name__}-{press.label}")
async def test_a_button_pressed_twice_at_once_does_what_it_does_once(press: Press) -> None:
    assert await events(press, 2) == await events(press, 1)


async def test_the_second_press_of_a_double_click_does_not_hit_what_has_come_in_its_place() -> None:
    async with club(chance=ScriptedChance(*ROLLS), timeouts=replace(QUICK, settle=60.0)) as made:
        await made.anna.slash(made.channel, "play", game="backgammon", autoroll="no")
        await made.ben.slash(made.channel, "join")
        await made.anna.slash(made.channel, "move", move="13/7 8/7")
        board = await made.board()
        too_soon = await made.ben.press(board, "Roll")
        assert too_soon.answer == DEFERRED_EDIT
        assert "Roll" in labels(board)
        board["edited_timestamp"] = LONG_AGO
        assert (await made.ben.press(board, "Roll")).answer == EDIT
        rolled = await made.table()
        assert "Roll" not in labels(board)
        second = await made.ben.press(board, labels(board)[0])
        assert second.answer == DEFERRED_EDIT
        assert second.follow_ups == []
        assert await made.table() == rolled
        board["edited_timestamp"] = LONG_AGO
        await made.ben.press(board, labels(board)[0])
        await made.server.until(lambda: made.channel.public[-1] is not board)
        assert await made.table() != rolled


async def test_a_tap_is_not_pressed_twice_either() -> None:
    async with club(timeouts=replace(QUICK, settle=60.0)) as made:
        await made.anna.slash(made.channel, "play", game="quoridor")
        await made.ben.slash(made.channel, "join")
        board = await made.board()
        board["edited_timestamp"] = LONG_AGO
        private = (await made.anna.press(board, "Wall ▬")).said[0]
        private["edited_timestamp"] = LONG_AGO
        await made.anna.press(private, "3")
        shown = labels(private)
        assert (await made.anna.press(private, "a")).answer == DEFERRED_EDIT
        assert labels(private) == shown
        private["edited_timestamp"] = LONG_AGO
        await made.anna.press(private, "a")
        await made.server.until(lambda: made.channel.public[-1] is not board)
        assert "Anna plays a3h." in text_of(made.channel.public[-1])


async def test_two_players_who_press_at_once_are_both_answered() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "play", game="checkers")
        caio = Person(made.server, "Caio")
        sent = [await person.send_press(asked.said[0], "Join") for person in (made.ben, caio)]
        await asyncio.gather(*(made.ben.answered(one) for one in sent))
        await made.server.until(lambda: sent[1].said)
        assert "Ben" in text_of(await made.board())
        assert {player.name for player in (await made.table()).players} == {"Anna", "Ben"}
