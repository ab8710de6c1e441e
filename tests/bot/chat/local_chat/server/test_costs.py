"""What a press at the page costs: one reading of the text, and three questions to the store."""

from tests.bot.chat.local_chat.server.table import Table, ask, heard, run
from tests.bot.chat.local_chat.server.test_pictures import begin, board
from tests.bot.parses import counted_parses
from tests.bot.store.counting import CountingStore


def test_a_press_is_read_once_and_asks_the_store_three_times() -> None:
    store = CountingStore()

    async def test(served: Table) -> None:
        ben = await begin(served)
        choices = [button for group in (await board(ben))["choices"] for button in group]
        await heard(ben, "done")
        payload = next(one["payload"] for one in choices if one["label"] == "Resign")
        store.taken()
        with counted_parses() as parses:
            await ask(ben, "look", type="press", payload=payload)
            await heard(ben, "done")
            await ask(ben, "resign", type="press", payload=f"{payload} yes")
            await heard(ben, "done")
        assert parses == ["resign", "resign"]
        assert store.taken() == ["load", "load", "save", "mark_announced"]

    run(test, store)
