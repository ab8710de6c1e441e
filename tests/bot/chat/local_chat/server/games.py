"""Games that people play on the page, to be stepped through."""

from typing import Any

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.store.memory import MemoryStore
from tests.bot.chat.local_chat.server.table import Table
from tests.bot.scripted import ScriptedChance

PARLOUR = TableId("local:parlour")


async def say(desk: Desk, *lines: str, table: TableId = PARLOUR) -> None:
    """Let people say something at a table: their name, a colon, and the text."""
    for line in lines:
        name, _, text = line.partition(": ")
        player = Player(PlayerId(f"local:{name.lower()}"), name)
        reply = await desk.handle(Request(table=table, player=player, text=text))
        await desk.announced(reply)


async def play_checkers(desk: Desk, table: TableId = PARLOUR) -> None:
    """Let Anna and Ben begin a game of checkers; Ben has lost a man."""
    await say(desk, "Anna: /play checkers", "Ben: /join", table=table)
    await say(desk, "Anna: c3-d4", "Ben: f6-e5", "Anna: d4xf6", table=table)


async def play_match(desk: Desk) -> None:
    """Let Anna win the first game of a match; the second is on."""
    await say(desk, "Anna: /play backgammon 3 cube", "Ben: /join", "Anna: 8/5 6/5", "Ben: /roll")
    await say(desk, "Ben: 8/4 6/4", "Anna: /double", "Ben: /drop", "Ben: 24/18 13/11")


def match_desk() -> Desk:
    """Return a desk with the dice of that match."""
    return Desk(MemoryStore(), chance=ScriptedChance("31", "42", "26", "53", "64"))


async def read(served: Table, path: str) -> Any:  # noqa: ANN401 - whatever the server says
    """Return what the server says of a game."""
    async with served.client.get(served.url + path) as answer:
        assert answer.status == 200
        assert answer.content_type == "application/json"
        return await answer.json()
