"""What a press at the page costs: one reading of the text, and three questions to the store."""

from typing import Any

from tests.bot.chat.local_chat.server.table import Table, ask, heard, run
from tests.bot.chat.local_chat.server.test_pictures import begin, table_of
from tests.bot.parses import counted_parses
from tests.bot.store.counting import CountingStore


def payload(message: Any, label: str) -> str:  # noqa: ANN401
    """Return what a button of a message sends."""
    buttons = [button for group in message["choices"] for button in group]
    return next(str(one["payload"]) for one in buttons if one["label"] == label)


def test_a_press_is_read_once_and_asks_the_store_three_times() -> None:
    store = CountingStore()

    async def test(served: Table) -> None:
        ben = await begin(served)
        more = payload(await table_of(ben), "More …")
        await heard(ben, "done")
        store.taken()
        with counted_parses() as parses:
            await ask(ben, "more", type="press", payload=more)
            menu = (await heard(ben, "told"))["message"]
            await heard(ben, "done")
            await ask(ben, "resign", type="press", payload=f"{payload(menu, 'Resign')} yes")
            await heard(ben, "done")
        assert parses == ["more", "resign"]
        assert store.taken() == ["load", "load", "save", "mark_announced"]

    run(test, store)
