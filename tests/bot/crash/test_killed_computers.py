"""Bots, workers and servers that are killed while a computer thinks: it moves once, and goes on."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.identity import is_computer
from bot.persistence.tables import look
from bot.store.address import Socket
from bot.store.embedded import server
from bot.store.embedded.folder_lock import PID_FILE
from bot.store.port import Store, StoreUnreachable
from bot.table.events import Moved, Rolled
from bot.table.table import Table
from tests.bot.crash.bot_process import Update
from tests.bot.crash.bots import Bot, Cradle, cradle
from tests.bot.crash.talk import HERE
from tests.bot.store.stores import opened
from tests.effort import THOROUGH, often

KILLS: Final = often(6, 100)
"""How often each of them is killed while a computer thinks."""
THINKS: Final = 0.01
"""Seconds for which a worker thinks, twice a move: it is asked again for less."""
A_TURN: Final = 0.04
"""Seconds: what a turn of a computer takes, and a little more."""
SOON: Final = 20.0
STOPS: Final = often(4, 20)


async def test_bots_are_killed_while_a_computer_thinks(
    folder: Path, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with cradle(folder, server_url) as bots, opened(server_url) as store:

        async def kill(bot: Bot) -> Bot:
            await bot.kill()
            return await bots.start(thinks_for=THINKS)

        await play_through_kills(bots, store, kill, Random(7))
    tell(capsys, "bots")


async def test_workers_are_killed_while_they_think(
    folder: Path, server_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with cradle(folder, server_url) as bots, opened(server_url) as store:

        async def kill(bot: Bot) -> Bot:
            kill_workers_of(bot)
            return bot

        await play_through_kills(bots, store, kill, Random(5))
    tell(capsys, "workers")


async def test_a_bot_that_stops_leaves_its_table_to_the_next_one(
    folder: Path, server_url: str
) -> None:
    luck = Random(17)
    async with cradle(folder, server_url) as bots, opened(server_url) as store:
        updates = Updates()
        table = await anna_to_act(bots, store, updates)
        for _ in range(STOPS):
            bot = await bots.start(thinks_for=10.0, lease=10 * int(SOON) * 1_000)
            await anna_acts(bot, updates.next(table, luck))
            await asyncio.sleep(luck.uniform(A_TURN, 5 * A_TURN))  # it thinks, and would for long
            await bot.stop()
            table = await anna_to_act(bots, store, updates)
            check(table)


async def test_two_bots_think_about_one_table(folder: Path, server_url: str) -> None:
    luck = Random(11)
    async with cradle(folder, server_url) as bots, opened(server_url) as store:
        updates = Updates()
        table = await anna_to_act(bots, store, updates)
        both = [await bots.start(thinks_for=THINKS / 10) for _ in range(2)]
        for turn in range(30):
            bot = both[turn % 2]
            await anna_acts(bot, updates.next(table, luck))
            await anna_waits(store, table)
            table = await found(store)
            check(table)
        for bot in both:
            await bot.kill()


async def test_the_server_is_killed_while_a_computer_thinks(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "STABLE_AFTER", 0)  # the delay never grows
    async with (
        server.run_server(folder) as socket,
        cradle(folder, f"unix://{socket}") as bots,
        opened(Socket(str(socket))) as store,
    ):

        async def kill(bot: Bot) -> Bot:
            os.kill(int((folder / PID_FILE).read_text()), signal.SIGKILL)
            await asyncio.sleep(0.05)
            return bot

        await play_through_kills(bots, store, kill, Random(13))
    tell(capsys, "servers")


async def play_through_kills(
    bots: Cradle, store: Store, kill: Callable[[Bot], Awaitable[Bot]], luck: Random
) -> None:
    """Let Anna play, and kill something after each of her moves, often enough while a bot thinks.

    `kill` returns the bot that goes on. Each of her moves has exactly one answer.
    """
    updates, bot, kills = Updates(), await bots.start(thinks_for=THINKS), 0
    await begin(bot, updates)
    for _ in range(10 * KILLS):
        before = await anna_has_dice(bot, store, updates, luck)
        await anna_acts(bot, updates.next(before, luck))
        await asyncio.sleep(luck.uniform(0, A_TURN))
        kills += is_waiting(await found(store)) and bool(workers_of(bot))
        bot = await kill(bot)
        after = await anna_has_to_act(store)
        check(after)
        check_answered(before, after)
        if kills == KILLS:
            break
    await bot.kill()
    assert kills == KILLS


def tell(capsys: pytest.CaptureFixture[str], killed: str) -> None:
    """Show what a thorough run has seen."""
    if THOROUGH:
        with capsys.disabled():
            print(f"\n{KILLS} kills of {killed}: exactly one move each time")  # noqa: T201


class Updates:
    """Numbers what people say, as a platform does."""

    def __init__(self) -> None:
        self.number = 0

    def say(self, words: str) -> Update:
        """Return the next update, by Anna."""
        self.number += 1
        return Update(self.number, ("Anna", words))

    def next(self, table: Table, luck: Random) -> Update:
        """Return a move of Anna's, or a roll, or another game."""
        if table.ending:
            return self.say("/play backgammon computer")
        if not table.rolled:
            return self.say("/roll")
        move = luck.choice(table.game.legal_moves(table.board))
        return self.say(f"/move {table.game.format(move, table.board)}")


async def begin(bot: Bot, updates: Updates) -> None:
    bot.deliver(updates.say("/play backgammon computer"))
    assert await bot.confirms()


async def anna_acts(bot: Bot, update: Update) -> None:
    """Let a bot hear what Anna does, and wait until that is saved."""
    bot.deliver(update)
    assert await bot.confirms()


async def anna_to_act(bots: Cradle, store: Store, updates: Updates) -> Table:
    """Let a bot live until the computer has moved: nothing may be stuck."""
    bot = await bots.start(thinks_for=THINKS)
    if (await look(store, HERE)).table is None:
        await begin(bot, updates)
    table = await anna_has_to_act(store)
    await bot.kill()
    return table


async def anna_has_dice(bot: Bot, store: Store, updates: Updates, luck: Random) -> Table:
    """Let Anna roll, or begin another game, until she has dice to play."""
    while True:
        table = await anna_has_to_act(store)
        if table.rolled and not table.ending:
            return table
        await anna_acts(bot, updates.next(table, luck))


async def found(store: Store) -> Table:
    table = (await look(store, HERE)).table
    assert table is not None
    return table


async def anna_has_to_act(store: Store) -> Table:
    """Return the table when no computer has to act any more."""
    async with asyncio.timeout(SOON):
        while True:
            with suppress(StoreUnreachable):
                table = (await look(store, HERE)).table
                if table and (table.ending or not is_waiting(table)):
                    return table
            await asyncio.sleep(0.005)


async def anna_waits(store: Store, before: Table) -> None:
    """Return when the computer has moved since."""
    async with asyncio.timeout(SOON):
        while is_waiting(table := await found(store)) or len(table.log) <= len(before.log):
            if table.ending or table.dice.game_id != before.dice.game_id:
                return
            await asyncio.sleep(0.005)


def is_waiting(table: Table) -> bool:
    """Return whether a computer has to act, or the dice are about to roll."""
    return table.computer_to_act is not None or table.player_to_act is None


def workers_of(bot: Bot) -> list[int]:
    """Return the processes that a bot has started."""
    children = Path(f"/proc/{bot.process}/task/{bot.process}/children")
    return [int(child) for child in children.read_text().split()]


def kill_workers_of(bot: Bot) -> None:
    """Kill the processes that a bot has started."""
    for worker in workers_of(bot):
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def check(table: Table) -> None:
    """Check that everybody rolled and moved once a turn, and that nobody rolled twice."""
    turns = list(events_of(table))
    for seat in range(2):
        mine = [event for event in turns if event.seat == seat]
        kinds = [type(event) for event in mine]
        assert all(one is not other for one, other in pairwise(kinds)), kinds
    rolled = [entry.event for entry in table.log if isinstance(entry.event, Rolled)]
    assert len(rolled) == table.rolls


def check_answered(before: Table, after: Table) -> None:
    """Check that the computer has moved once for each move of Anna's, unless she has won by it.

    Moves of hers to which there is no other are made for her.
    """
    assert after.dice.game_id == before.dice.game_id
    new = [entry.event for entry in after.log[len(before.log) :]]
    moves = [event for event in new if isinstance(event, Moved)]
    moved = [is_computer(after.players[move.seat].id) for move in moves]
    by_anna = moved.count(False)
    answered = [False, True] * by_anna
    assert moved == answered or (after.ending and moved == answered[:-1]), new
    assert by_anna == 1 + sum(move.unasked for move in moves if move.seat == moves[0].seat), new


def events_of(table: Table) -> Sequence[Moved | Rolled]:
    """Return the moves and rolls after the opening roll, which is its winner's first."""
    events = [entry.event for entry in table.log if isinstance(entry.event, Moved | Rolled)]
    assert any(is_computer(player.id) for player in table.players)
    return [event for event in events if event.seat is not None]
