"""Pictures at the page: drawn beside the event loop, and told in words if they cannot be drawn."""

from typing import Any

import aiohttp
import pytest

from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, ask, heard, run
from tests.bot.easel import Easel


async def begin(served: Table) -> aiohttp.ClientWebSocketResponse:
    """Let Anna and Ben sit down, and return Ben's window."""
    anna, ben = await served.window(ANNA), await served.window(BEN)
    await ask(anna, type="say", text="/play checkers")
    await heard(anna, "done")
    await ask(ben, type="say", text="/join")
    return ben


async def board(window: aiohttp.ClientWebSocketResponse) -> Any:  # noqa: ANN401
    """Return the first message that shows the game."""
    message = {"text": ""}
    while "Anna to move." not in message["text"]:
        message = (await heard(window, "told"))["message"]
    return message


@pytest.mark.parametrize("broken", [False, True])
def test_a_board_is_drawn_in_a_thread_of_its_own_or_told_in_words(*, broken: bool) -> None:
    easel = Easel(broken=broken)

    async def test(served: Table) -> None:
        message = await board(await begin(served))
        assert (message.get("image") is None) == broken
        assert ("Anna, White: men a1" in message["text"]) == broken
        assert message["choices"]

    run(test, painter=easel.painter)
    assert easel.apart
