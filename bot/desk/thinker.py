"""Lets computers act where it is their turn. They act by requests, as everybody does.

Where a computer has to act is an index in the store. A process claims a table there for a while,
asks a worker what to do, and hands the answer in as a press on the version it was thought for. So
if two processes think about the same position, or one dies, the table still gets one move.
"""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import takewhile
from math import ceil
from secrets import token_hex
from typing import Final

import structlog

from bot.commands.parser import write_payload
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.computers.workers import Workers
from bot.desk.coach import Coach
from bot.desk.decision import decide, plain_decision
from bot.desk.desk import Desk
from bot.desk.guarded import guarded
from bot.desk.leases import Leases
from bot.desk.outgoing import Outgoing
from bot.identity import Moment, Player, TableId, platform_of
from bot.persistence.record import Done
from bot.persistence.snapshot import Snapshot
from bot.replies.reply import Announcement, Refusal, Reply
from bot.store.port import Index, StoreUnreachable
from bot.table.events import Began, Ended
from bot.table.table import Table
from rules.game import PASS

PAUSE: Final = 1.0
"""Seconds between two looks at the index, unless something is due earlier."""
DELAY: Final = 500
"""Milliseconds from when a player has seen their own move until the computer thinks about it."""
SEEN_WITHIN: Final = 60_000
"""Milliseconds after which a computer acts although no chat has shown what happened before."""
LATE: Final = 60_000
"""Milliseconds after which a player no longer waits for a computer, and is alerted."""
BUSY_AFTER: Final = 5_000
"""Milliseconds without a free worker after which no further games with computers are begun."""

_KEY: Final = "computer:"
"""How the keys of their requests begin."""
_log: Final = structlog.get_logger("computers")


class Thinker:
    """Acts for computers. Any number of thinkers may share a store."""

    def __init__(self, desk: Desk, chats: Mapping[str, Outgoing], workers: Workers) -> None:
        self._desk = desk
        self._store, self._tables, self._clock = desk.store, desk.tables, desk.clock
        self._chats = chats
        self._workers = workers
        self._name = token_hex(4)
        """In the keys of requests: a move that another process made is told by that one."""
        self._leases = Leases(desk.store, desk.tables.known, desk.clock)
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        """The tables at which a computer is acting."""
        self._nudges: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._full_since: Moment | None = None
        self._platforms = deque(chats)
        desk.when_shown.append(self.nudge)
        desk.computers = lambda: self.availability
        desk.coach = Coach(workers, desk.store, desk.timeouts.memory)

    @property
    def availability(self) -> Availability:
        """Return whether the workers can think about another table."""
        since = self._full_since
        full = since is not None and self._clock() >= since + BUSY_AFTER
        return Availability.BUSY if full else Availability.READY

    async def run(self) -> None:
        """Act wherever a computer has to, until cancelled."""
        async with self._workers.running():
            try:
                while True:
                    await self._look()
                    await self._rest()
            finally:
                await self._stop()

    async def _stop(self) -> None:
        """Stop thinking, and leave the tables to whoever comes next."""
        tables, tasks = [*self._tasks], [*self._tasks.values(), *self._nudges]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.give_back(tables)

    async def think(self) -> None:
        """Act once wherever a computer has to, and return when that is done."""
        await asyncio.gather(*self._nudges)
        await self._claim()
        await asyncio.gather(*self._tasks.values())

    def nudge(self, table: TableId) -> None:
        """Let a computer act soon at a table that has just been shown, if it has to.

        Where it is thinking already, its lease is not made shorter.
        """
        if self._tables.known.waits_for_computer(table) and not self._leases.is_renewed(table):
            task = asyncio.create_task(guarded("computer", table, self._hasten(table)))
            self._nudges.add(task)
            task.add_done_callback(self._nudges.discard)

    async def _hasten(self, table: TableId) -> None:
        soon, version = Moment(self._clock() + DELAY), self._tables.known.version_of(table)
        await self._store.reschedule(table, version, soon, Index.COMPUTER)
        asyncio.get_running_loop().call_later(DELAY / 1_000, self._wake.set)

    async def _rest(self) -> None:
        """Wait until something may be due."""
        try:
            async with asyncio.timeout(PAUSE):
                await self._wake.wait()
        except TimeoutError:
            pass
        self._wake.clear()

    async def _look(self) -> None:
        try:
            await self._claim()
        except StoreUnreachable as error:
            _log.warning("store unreachable", why=str(error))

    async def _claim(self) -> None:
        """Claim tables where a computer has to act, no more than the workers can soon answer.

        Another platform is first each time, so that none has to wait for all tables of another.
        """
        self._platforms.rotate()
        for number, platform in enumerate(self._platforms):
            share = ceil(self._room / (len(self._platforms) - number))
            if share > 0:
                await self._claim_of(platform, share)
        self._note_room()

    @property
    def _room(self) -> int:
        """Return at how many more tables computers can act."""
        return self._workers.size - len(self._tasks)

    async def _claim_of(self, platform: str, limit: int) -> None:
        at, until = self._clock(), self._leases.end
        for table in await self._store.claim_due(platform, at, until, limit, Index.COMPUTER):
            if table in self._tasks:  # it has acted, and is still telling so
                self.nudge(table)
            else:
                self._start(table)

    def _note_room(self) -> None:
        if self._room > 0:
            self._full_since = None
        elif self._full_since is None:
            self._full_since = self._clock()
            _log.info("all computers are busy", tables=len(self._tasks))

    def _start(self, table: TableId) -> None:
        task = asyncio.create_task(guarded("computer", table, self._act(table)))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._finish(table))

    def _finish(self, table: TableId) -> None:
        del self._tasks[table]
        self._wake.set()  # there is room for another table

    async def _act(self, where: TableId) -> None:
        """Act for the computer at a table, if it still has to and everybody has seen the board."""
        found = await self._tables.find(where)
        if found.table is None or found.table.acting_computer is None:
            await self._store.reschedule(where, found.version, None, Index.COMPUTER)
        elif await self._is_seen(found, found.table):
            await self._take_turn(found, found.table)
        else:
            later = Moment(self._clock() + DELAY)
            await self._store.reschedule(where, found.version, later, Index.COMPUTER)

    async def _is_seen(self, found: Snapshot, table: Table) -> bool:
        if self._clock() >= table.log[-1].at + SEEN_WITHIN:
            return True
        return await self._store.held_until(table.id, found.version) is None

    async def _take_turn(self, found: Snapshot, table: Table) -> None:
        """Act until another player has to; what was rolled on the way is told with the move."""
        versions, begun = set[int](), table.log[-1].at
        async with AsyncExitStack() as held:
            while (acted := await self._act_once(found, table)) is not None:
                holding = self._desk.deliveries.holding(table.id, *acted.versions)
                await held.enter_async_context(holding)
                versions.update(acted.versions)
                found = await self._tables.find(table.id)
                if found.table is None or not _goes_on_at_once(table, found.table):
                    break
                table = found.table
            told = sorted(versions | _told_with(found)) if versions else ()
            if told and (news := await self._desk.catch_up(table.id, *told)):
                late = self._clock() - begun > LATE
                await self._chats[platform_of(table.id)].say(replace(news, urgent=late))

    async def _act_once(self, found: Snapshot, table: Table) -> Announcement | None:
        """Hand in what a computer decides; return None if the table has changed meanwhile."""
        computer = table.acting_computer
        if computer is None:
            return None
        seed = f"{table.dice.game_id}:{found.version}"
        async with self._leases.renewing(table.id, found.version):
            text = await decide(table, computer, seed, self._workers)
        reply = await self._hand_in(found, table, computer, text)
        if _is_refused(reply):
            reply = await self._hand_in(found, table, computer, plain_decision(table, computer))
        return reply if isinstance(reply, Announcement) and reply.versions else None

    async def _hand_in(
        self, found: Snapshot, table: Table, computer: Player, command: str
    ) -> Reply:
        reply = await self._desk.handle(self._request(found, table, computer, command))
        if _is_refused(reply):
            _log.error("computer refused", table=table.id, command=command, why=reply.text)
        return reply

    def _request(self, found: Snapshot, table: Table, computer: Player, text: str) -> Request:
        """Return a press on the version that was thought about; its key says so as well."""
        return Request(
            table=table.id,
            chat=table.chat,
            player=computer,
            text=write_payload(found.version, text),
            pressed=True,
            exact=True,
            key=f"{_KEY}{found.version}:{self._name}",
        )


def _is_refused(reply: Reply) -> bool:
    """Return whether a command was wrong; not if the table has changed, and is due again."""
    if isinstance(reply, Announcement):
        return not reply.versions
    return not (isinstance(reply, Refusal) and reply.passes)


def _goes_on_at_once(before: Table, after: Table) -> bool:
    """Return whether a computer has rolled, or has to roll after others could only pass."""
    if after.player_to_act != before.player_to_act:
        return False
    passed = after.last_move is not None and after.last_move.text == PASS
    return bool(after.rolled) or (passed and not after.legal_moves)


def _told_with(found: Snapshot) -> frozenset[int]:
    """Return the versions that computers have led to in this game since a person acted.

    Several computers move one after the other, each in the board of the one before: what all of
    them did is told together.
    """
    recent = found.record.recent if found.record else ()
    return frozenset(done.version for done in takewhile(_is_followed, reversed(recent)))


def _is_followed(done: Done) -> bool:
    """Return whether a computer has acted, and the game went on."""
    ended = any(isinstance(event, Began | Ended) for event in done.news.events)
    return done.key.startswith(_KEY) and not ended
