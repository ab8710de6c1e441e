"""Turns of computers at a table: what they decide is handed in as a request, as everybody's is.

It is a press on the version that was thought about. So if two processes think about the same
position, or one dies, the table still gets one move.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import takewhile
from secrets import token_hex
from typing import Final

import structlog

from bot.commands.parser import write_payload
from bot.commands.request import Request
from bot.computers.worker import NoAnswer
from bot.computers.workers import Workers
from bot.desk.decision import decide, plain_decision
from bot.desk.desk import Desk
from bot.desk.leases import Leases
from bot.identity import Player
from bot.persistence.record import Done
from bot.persistence.snapshot import Snapshot
from bot.replies.reply import Announcement, Refusal, Reply
from bot.table.events import Began, Ended
from bot.table.lines import lines
from bot.table.table import Table
from rules.game import PASS

LATE: Final = 60_000
"""Milliseconds after which a player no longer waits for a computer, and is alerted."""

_KEY: Final = "computer:"
"""How the keys of their requests begin."""
_log: Final = structlog.get_logger("computers")


class ComputerTurns:
    """Lets computers act at the tables of one process."""

    def __init__(self, desk: Desk, workers: Workers, leases: Leases) -> None:
        self._desk = desk
        self._tables, self._clock = desk.tables, desk.clock
        self._workers = workers
        self._leases = leases
        self._name = token_hex(4)
        """In the keys of requests: a move that another process made is told by that one."""

    @asynccontextmanager
    async def taken(self, found: Snapshot, table: Table) -> AsyncIterator[Announcement | None]:
        """Act until another player has to; give what is to be told of it, if anything is.

        What was rolled on the way is told with the move, unless the chat shows each step: then
        there is one. Nobody else tells it within the block.
        """
        versions, begun = set[int](), table.log[-1].at
        async with AsyncExitStack() as held:
            while (acted := await self._act_once(found, table)) is not None:
                holding = self._desk.deliveries.holding(table.id, *acted.versions)
                await held.enter_async_context(holding)
                versions.update(acted.versions)
                found = await self._tables.find(table.id)
                if found.table is None or not self._goes_on_at_once(table, found.table):
                    break
                table = found.table
            told = sorted(versions | _told_with(found)) if versions else ()
            news = await self._desk.catch_up(table.id, *told) if told else None
            late = self._clock() - begun > LATE
            yield replace(news, urgent=late) if news else None

    def _goes_on_at_once(self, before: Table, after: Table) -> bool:
        """Return whether what a computer has done is told together with what it does next."""
        return not self._desk.is_shown_each_step(after.id) and _is_same_turn(before, after)

    async def _act_once(self, found: Snapshot, table: Table) -> Announcement | None:
        """Hand in what a computer decides; return None if the table has changed meanwhile."""
        computer = table.acting_computer
        if computer is None:
            return None
        decided = await self._decide(found, table, computer)
        reply = decided and await self._hand_in(self._request(found, table, computer, decided))
        if not reply or _is_refused(reply):
            plain = self._request(found, table, computer, plain_decision(table, computer))
            reply = await self._hand_in(replace(plain, unaided=True))
        return reply if isinstance(reply, Announcement) and reply.versions else None

    async def _decide(self, found: Snapshot, table: Table, computer: Player) -> str:
        """Return the command of a computer; nothing if its engine has none."""
        # If a move is taken back and made again, the computer answers as it did before.
        seed = f"{table.dice.game_id}:{len(lines(table.log))}"
        async with self._leases.renewing(table.id, found.version):
            try:
                return await decide(table, computer, seed, self._workers)
            except NoAnswer:
                return ""

    async def _hand_in(self, request: Request) -> Reply:
        reply = await self._desk.handle(request)
        if _is_refused(reply):
            _log.error(
                "computer refused", table=request.table, command=request.text, why=reply.text
            )
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


def _is_same_turn(before: Table, after: Table) -> bool:
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
