"""Whatever goes wrong, a player at the page gets an answer, and play goes on."""

import pytest
from structlog.testing import capture_logs

from bot.desk.desk import now
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.language import Language
from bot.store.memory import MemoryStore
from bot.table.clock import MINUTE
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, ask, heard, run
from tests.bot.mishaps import APOLOGY, SAVING, apology_for, break_down, logged

SHOWING = "bot.chat.local_chat.panes.Image"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.RUSSIAN])
@pytest.mark.parametrize(("fault", "version"), [(SAVING, 2), (SHOWING, 3)])
def test_a_fault_is_answered_with_an_apology(
    fault: str, version: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA | {"locale": language}), await served.window(BEN)
        for window, text in ((anna, "/play checkers"), (ben, "/join")):
            await ask(window, text, type="say", text=text)
            await heard(window, "done")
        with monkeypatch.context() as patch, capture_logs() as lines:
            break_down(patch, fault)
            await ask(anna, "move", type="say", text="/move c3-d4")
            texts = [""]
            while texts[-1] != apology_for(fault, language):
                texts.append((await heard(anna, "told"))["message"]["text"])
            assert (await heard(anna, "done"))["key"] == "move"
        assert logged(lines) == [("local:parlour", version)]
        await ask(ben, "board", type="say", text="/board")
        expected = "Anna to move." if fault == SAVING else "Your move."
        while (await heard(ben, "pane")).get("status") != expected:
            pass

    run(test)


def test_a_board_that_could_not_be_shown_follows_by_itself_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(served: Table) -> None:
        anna, ben = await served.window(ANNA), await served.window(BEN)
        for window, text in ((anna, "/play checkers"), (ben, "/join")):
            await ask(window, text, type="say", text=text)
            await heard(window, "done")
        with monkeypatch.context() as patch, capture_logs():
            break_down(patch, SHOWING)
            await ask(anna, "move", type="say", text="/move c3-d4")
            await heard(anna, "done")
        later = Sweeper(served.desk, {"local": served.chat}, clock=lambda: Moment(now() + MINUTE))
        await later.sweep()
        await later.sweep()
        await ask(ben, "end", type="say", text="Is that all?")
        told = [""]
        while told[-1] != "Is that all?":
            told.append((await heard(ben, "told"))["message"]["text"])
        assert sum(text.startswith("Anna plays c3-d4.") for text in told) == 1

    run(test)


def test_a_window_that_cannot_be_shown_the_table_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()

    async def before(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, type="say", text="/play checkers both")
        await heard(anna, "done")

    async def after(served: Table) -> None:
        with monkeypatch.context() as patch:
            break_down(patch, "bot.chat.local_chat.panes.Plate")
            anna = await served.window(ANNA)
            told = (await heard(anna, "told"))["message"]
        assert told["text"] == APOLOGY[Language.ENGLISH]
        await ask(anna, type="say", text="/help")
        assert (await heard(anna, "done"))["key"] == "1"

    run(before, store)
    run(after, store)


def test_a_fault_in_suggestions_leaves_the_list_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(served: Table) -> None:
        anna = await served.window(ANNA)
        await ask(anna, type="say", text="/play checkers")
        await heard(anna, "done")
        with monkeypatch.context() as patch:
            break_down(patch, "bot.desk.lookups.suggest_moves")
            await ask(anna, type="suggest", text="c3")
            assert (await heard(anna, "suggestions"))["moves"] == []

    run(test)
