"""Who asks for too much at the page is told so and waits; the others go on."""

import pytest

from bot.chat.local_chat import answers
from bot.desk.budgets import Budget, Budgets
from bot.desk.desk import Desk
from bot.store.memory import MemoryStore
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, ask, heard, run

HURRY = "That was a lot at once"


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "WAITS", (0.01, 0.01))


def frugal(tokens: float) -> Desk:
    return Desk(MemoryStore(), budgets=Budgets(person=Budget(tokens, 0.001)))


def test_who_talks_too_much_is_told_so_and_the_others_read_no_more_of_it() -> None:
    async def test(served: Table) -> None:
        eve, anna = await served.window(BEN), await served.window(ANNA)
        for number in range(4):
            await ask(eve, str(number), type="say", text=f"line {number}")
        said = [(await heard(eve, "told"))["message"] for _ in range(4)]
        assert [told["text"] for told in said[:2]] == ["line 0", "line 1"]
        assert all(told["text"].startswith(HURRY) and told["private"] for told in said[2:])
        await ask(anna, type="say", text="peace")
        read = [(await heard(anna, "told"))["message"]["text"] for _ in range(3)]
        assert read == ["line 0", "line 1", "peace"]

    run(test, desk=frugal(2))


def test_a_press_too_many_is_answered_and_may_be_made_again() -> None:
    async def test(served: Table) -> None:
        eve = await served.window(BEN)
        await ask(eve, type="press", payload="0 help")
        assert not (await heard(eve, "done"))["refused"]
        await ask(eve, type="press", payload="0 help")
        assert (await heard(eve, "told"))["message"]["text"].startswith(HURRY)
        assert (await heard(eve, "done"))["refused"]

    run(test, desk=frugal(1))


def test_who_waits_is_answered_before_parlour_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "WAITS", (60, 60))

    async def test(served: Table) -> None:
        eve = await served.window(BEN)
        for number in range(4):
            await ask(eve, str(number), type="press", payload="0 help")
        for number in range(2):
            assert (await heard(eve, "done"))["key"] == str(number)
        await served.desk.close()
        for number in range(2, 4):
            assert (await heard(eve, "done"))["key"] == str(number)

    run(test, desk=frugal(1))


def test_suggestions_come_as_long_as_somebody_types_like_a_person() -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, type="say", text="/play checkers", quiet=True)
        await ask(await served.window(BEN), type="say", text="/join", quiet=True)
        while (await heard(anna, "pane"))["phase"] != "playing":
            pass
        moves = []
        for _ in range(6):
            await ask(anna, type="suggest", text="")
            moves.append(bool((await heard(anna, "suggestions"))["moves"]))
        assert moves == [True] * 5 + [False]

    run(test, desk=frugal(2))
