"""Hints and analyses on the page: pictures with words, and errors to step through."""

import pytest

from bot.desk import coach
from bot.desk.thinker import Thinker
from tests.bot.chat.local_chat.server.pages import Page, labels
from tests.bot.chat.local_chat.server.table import ANNA, Table, ask, heard, run
from tests.bot.chat.local_chat.server.test_computers import desk_for
from tests.bot.quick_computers import PatientWorkers, QuickWorkers


def payload(page: Page, label: str) -> str:
    """Return what a button of the last question carries."""
    groups = page.question["choices"]
    found = (one for group in groups for one in group if one["label"] == label)
    payload: str = next(found)["payload"]
    return payload


async def look(served: Table) -> None:
    """Ask for a hint, give up, and step through the errors."""
    Thinker(served.desk, {"local": served.chat}, QuickWorkers())
    page = await Page(served, ANNA).open()
    await page.say("/play checkers both")
    await page.say("/hint")
    hint = page.private[-1]
    assert hint["text"].startswith("The best choices:\n1. c3-b4")
    assert hint["image"]["alt"]
    await page.say("g3-h4")
    await page.say("/resign yes")
    assert "Analyse" in labels(page.pane)
    await page.say("/analyse")
    told = [one for one in page.log.values() if "largest errors" in one["text"]]
    assert "chances to win" in told[0]["image"]["alt"]
    (errors,) = [one["payload"] for group in told[0]["choices"] for one in group]
    await page.press(errors)
    shown = page.private[-1]
    assert shown["text"].startswith("Error 1 of 1")
    assert shown["image"]["alt"]
    assert shown["menu"]
    await page.press(payload(page, "Overview"))
    assert "The largest errors:" in page.private[-1]["text"]


def test_hints_analysis_and_its_errors() -> None:
    run(look, desk=desk_for())


def test_it_is_told_how_far_an_analysis_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PATIENCE", 0.01)

    async def test(served: Table) -> None:
        workers = PatientWorkers()
        Thinker(served.desk, {"local": served.chat}, workers)
        anna = await served.window(ANNA)
        for text in ("/play checkers both", "g3-h4", "b6-a5", "/resign yes"):
            await ask(anna, text, type="say", text=text)
            await heard(anna, "done")
        await ask(anna, "errors", type="say", text="/analyse")
        working = await heard(anna, "working")
        while "50%" not in working["text"]:
            working = await heard(anna, "working")
        assert working["key"] == "errors"
        workers.go_on.set()
        done = await heard(anna, "done")
        assert (done["key"], done["refused"]) == ("errors", False)

    run(test, desk=desk_for())
