"""What a whole command costs: one round trip to load, one to save, counted on the wire."""

from pathlib import Path

import pytest

from bot.desk.desk import Desk
from bot.replies.reply import Reply
from tests.bot.crash.talk import request
from tests.bot.reading import version_of
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import opened
from tests.bot.store.wires import Wire, tapped


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        (("Anna", "/move c3-d4"), 2),
        (("Anna", "/draw"), 2),
        (("Anna", "/move c3-c4"), 1),
        (("Ben", "/move c3-d4"), 1),
        (("Anna", "/moves"), 1),
        (("Cleo", "what is this?"), 1),
    ],
)
async def test_a_command_is_two_round_trips_and_a_refusal_one(
    server_url: str, folder: Path, words: tuple[str, str], cost: int
) -> None:
    async with tapped(server_url.removeprefix("unix://"), folder) as (wire, url), opened(url) as it:
        desk = Desk(it, chance=ScriptedChance())  # it seats people as they come
        await ask(desk, wire, 1, ("Anna", "/play checkers"))
        begun, _ = await ask(desk, wire, 2, ("Ben", "/join"))
        await desk.announced(begun)  # from now on the server knows the scripts
        reply, round_trips = await ask(desk, wire, 3, words)
        assert round_trips == cost
        assert bool(version_of(reply)) == (cost == 2)
        before = wire.round_trips
        await desk.announced(reply)
        assert wire.round_trips - before == bool(version_of(reply))


@pytest.mark.parametrize("words", [("Anna", "/undo"), ("Ben", "/roll"), ("Ben", "/resign single")])
async def test_what_may_be_taken_back_or_rolls_later_costs_no_more(
    server_url: str, folder: Path, words: tuple[str, str]
) -> None:
    async with tapped(server_url.removeprefix("unix://"), folder) as (wire, url), opened(url) as it:
        desk = Desk(it, chance=ScriptedChance("52", "31"))
        await ask(desk, wire, 1, ("Anna", "/play backgammon"))
        await ask(desk, wire, 2, ("Ben", "/join"))
        _, to_move = await ask(desk, wire, 3, ("Anna", "/move 13/8 13/11"))
        reply, to_answer = await ask(desk, wire, 4, words)
        assert version_of(reply) == 4
        assert (to_move, to_answer) == (2, 2)


async def ask(desk: Desk, wire: Wire, number: int, words: tuple[str, str]) -> tuple[Reply, int]:
    """Return the reply, and how often the desk waited for the server."""
    before = wire.round_trips
    reply = await desk.handle(request(number, words))
    return reply, wire.round_trips - before
