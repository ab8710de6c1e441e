"""Hints and analyses on the page: pictures with words, and errors to step through."""

from bot.desk.thinker import Thinker
from tests.bot.chat.local_chat.server.pages import Page, labels
from tests.bot.chat.local_chat.server.table import ANNA, Table, run
from tests.bot.chat.local_chat.server.test_computers import desk_for
from tests.bot.quick_computers import QuickWorkers


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
