"""A finger that taps twice does no harm, wherever the second tap lands.

When a keyboard changes between the taps, a phone keeps its first row in place or its last one. A
new message pushes the others up: the last row of its keyboard comes where the last row was before.
"""

from dataclasses import replace
from random import Random

import pytest

from bot.language import Language
from bot.table.events import Declined, Ended, Gone, Left, Moved, Offered, TurnedDown
from bot.table.table import Table
from bot.table.values import Cause, Proposal
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.crowd import Button, Crowd, buttons_of, command_of, may_press
from tests.bot.chat.telegram_chat.players import MIXED_DICE
from tests.effort import few_or_all
from tests.fakes.telegram_server import Message, User

TAPS = 40


def landings(before: Message, tapped: Button, after: Message) -> list[Button]:
    """Return the buttons under a finger that has tapped a button before the keyboard changed."""
    row = next(at for at, row in enumerate(before.buttons) if tapped in row)
    middle = (before.buttons[row].index(tapped) + 0.5) / len(before.buttons[row])
    from_end = len(after.buttons) - len(before.buttons) + row
    same = (before.id, before.private) == (after.id, after.private)
    rows = {row, from_end} if same else {from_end}
    there = [after.buttons[at] for at in rows if 0 <= at < len(after.buttons)]
    return [buttons[int(middle * len(buttons))] for buttons in there]


def copy_of(message: Message) -> Message:
    """Return a message as it is now."""
    return replace(message)


def graves(before: Table, after: Table) -> list[object]:
    """Return what has happened that nobody may do by accident."""
    same = after.log[: len(before.log)] == before.log
    new = after.log[len(before.log) :] if same else after.log
    return [entry.event for entry in new if _is_grave(entry.event)]


def _is_grave(event: object) -> bool:
    match event:
        case Declined() | Left() | TurnedDown() | Gone():
            return True
        case Ended(cause):
            return cause is not Cause.RULES
        case Offered(offer):
            return offer.proposal in {Proposal.DRAW, Proposal.RESIGN}
        case Moved(text=text):
            return text == "drop"
        case _:
            return False


async def tap_twice(people: Crowd, user: User, message: Message, button: Button) -> None:
    """Let somebody tap twice, and see that the second tap has done nothing grave."""
    before = copy_of(message)
    await people.press(user, message, button)
    shown = people.shown_to(user)
    under = [
        (each, landing)
        for each in shown
        if each in (message, people.chat.last, shown[-1])
        for landing in landings(before, button, each)
        if may_press(user, landing) and command_of(landing) != command_of(button)
    ]
    if not under:
        return
    table = await people.table()
    await people.press(user, *people.chance.choice(under))
    assert graves(table, await people.table()) == []


@pytest.mark.parametrize("game", few_or_all("backgammon", ["backgammon", "checkers", "quoridor"]))
async def test_a_second_tap_is_never_grave(game: str) -> None:
    async with club(*MIXED_DICE) as members:
        people = Crowd(
            members, members.group, (members.anna, members.ben), game, Random(f"twice {game}")
        )
        for _ in range(TAPS):
            await people.begin()
            user = people.chance.choice(people.users)
            ways = [
                (message, button)
                for message in people.shown_to(user)
                for button in buttons_of(message)
                if may_press(user, button)
            ]
            if ways:
                await tap_twice(people, user, *people.chance.choice(ways))


async def test_who_sits_down_twice_stays() -> None:
    async with club() as members:
        people = Crowd(members, members.group, (members.anna, members.ben), "quoridor", Random(1))
        for label, user in (("Join", members.cleo), ("Accept", members.ben)):
            for _ in range(4):
                board = await members.say(members.anna, "/play quoridor 4 @benb")
                button = next(each for each in buttons_of(board) if each["text"] == label)
                await tap_twice(people, user, board, button)
                await members.say(members.anna, "/stop")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", ["backgammon", "narde", "checkers", "quoridor"])
async def test_no_grave_button_comes_where_another_was(language: Language, game: str) -> None:
    private = language is not Language.ENGLISH
    async with club("61", *MIXED_DICE, private=private) as members:
        members.anna.language = members.ben.language = language
        people = Crowd(members, members.group, (members.anna, members.ben), game, Random(1))
        await people.begin()
        board = members.board()
        more = next(each for each in buttons_of(board) if command_of(each) == "more")
        await people.press(members.anna, board, more)
        menu = people.shown_to(members.anna)[-1]
        assert [each["text"] for each in landings(board, more, menu) if _is_red(each)] == []
        before = copy_of(menu)
        resign = next(each for each in buttons_of(menu) if command_of(each) == "resign")
        await people.press(members.anna, menu, resign)
        assert any(_is_red(each) for each in buttons_of(menu))
        assert [each["text"] for each in landings(before, resign, menu) if _is_red(each)] == []


@pytest.mark.parametrize("answer", ["Accept", "Decline"])
async def test_an_offer_is_not_answered_by_a_finger_on_its_way(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr("bot.chat.telegram_chat.fresh_boards.SETTLE", 20)
    async with club() as members:
        await members.say(members.anna, "/play checkers @benb")
        await members.press(members.ben, "Accept")
        await members.say(members.ben, "/draw")
        told = await members.press(members.anna, answer, members.board())
        assert "just changed" in told.text
        assert (await members.table()).playing
        monkeypatch.setattr("bot.chat.telegram_chat.fresh_boards.SETTLE", 0)
        await members.press(members.anna, answer, members.board())
        assert (await members.table()).offer is None
        assert (await members.table()).playing is (answer == "Decline")


def _is_red(button: Button) -> bool:
    return button.get("style") == "danger"
