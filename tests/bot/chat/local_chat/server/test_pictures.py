"""Pictures at the page: drawn beside the event loop, of tables, games and links."""

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


async def table_of(window: aiohttp.ClientWebSocketResponse) -> Any:  # noqa: ANN401
    """Return the table as soon as the game has begun."""
    pane = {"phase": ""}
    while pane["phase"] != "playing":
        pane = await heard(window, "pane")
    return pane


@pytest.mark.parametrize("broken", [False, True])
def test_a_board_is_drawn_in_a_thread_of_its_own_or_the_table_comes_without(
    *, broken: bool
) -> None:
    easel = Easel(broken=broken)

    async def test(served: Table) -> None:
        pane = await table_of(await begin(served))
        assert (pane.get("image") is None) == broken
        assert pane["status"] == "Anna to move."
        assert pane["choices"]

    run(test, painter=easel.painter)
    assert easel.apart


def test_the_games_are_shown_as_they_begin() -> None:
    async def test(served: Table) -> None:
        for game in ("backgammon", "narde", "checkers", "quoridor"):
            async with served.client.get(f"{served.url}pictures/{game}.png") as answer:
                assert (await answer.read()).startswith(b"\x89PNG")
        assert await served.status("pictures/chess.png") == 404

    run(test)


def test_a_link_is_drawn_for_a_phone_to_open() -> None:
    async def test(served: Table) -> None:
        async with served.client.get(f"{served.url}qr?text=http://parlour.example/") as answer:
            assert answer.content_type == "image/svg+xml"
            assert b"<svg" in await answer.read()
        assert await served.status("qr") == 400
        assert await served.status(f"qr?text={'x' * 501}") == 400

    run(test)
