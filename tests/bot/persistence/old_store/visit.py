"""People who come back to the tables of the old store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import look
from bot.ratings.scorekeeper import Scorekeeper
from bot.replies.reply import Reply
from bot.store.port import Store
from bot.table.table import Table
from rules.game import ToRoll
from rules.quoridor.distance import distances
from tests.bot.persistence.old_store import MADE, fill
from tests.bot.reading import version_of
from tests.bot.store.stores import opened

ANNA: Final = Player(PlayerId("discord:11"), "Anna")
BEN: Final = Player(PlayerId("discord:12"), "Ben")
CLEO: Final = Player(PlayerId("discord:13"), "Cleo")
DORA: Final = Player(PlayerId("telegram:21"), "Dora")
EMIL: Final = Player(PlayerId("telegram:22"), "Emil")
FINN: Final = Player(PlayerId("telegram:23"), "Finn")
GRETA: Final = Player(PlayerId("telegram:24"), "Greta")

GUILD: Final = "discord:900"
BACKGAMMON: Final = TableId("discord:1001")
CHECKERS: Final = TableId("discord:1002")
GATHERING: Final = TableId("discord:1003")
LADDER: Final = TableId("discord:1004")
NARDE: Final = TableId("telegram:-200:7")
QUORIDOR: Final = TableId("telegram:-300")
BY_USERNAME: Final = TableId("telegram:-400")
FINISHED: Final = TableId("telegram:-500")
MOVED, MOVED_TO = TableId("telegram:-600"), TableId("telegram:-1001600")
ON_THE_WAY, ON_THE_WAY_TO = TableId("telegram:-700"), TableId("telegram:-1001700")

_MOST: Final = 2_000


class Visit:
    """A desk and a sweeper of today over the old store, and a clock that the test sets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = MADE
        self.heard: list[Reply] = []
        self.desk = Desk(store, clock=self._clock)
        chats = {"discord": self, "telegram": self}
        self._sweeper = Sweeper(self.desk, chats)
        self._luck = Random(1)

    def _clock(self) -> Moment:
        return Moment(self.now)

    async def say(self, reply: Reply) -> None:
        """Hear what the sweeper says."""
        self.heard.append(reply)
        await self.desk.announced(reply)

    async def sweep(self, milliseconds: int) -> list[Reply]:
        """Let time pass; return what was said unasked."""
        self.now += milliseconds
        self.heard.clear()
        await self._sweeper.sweep()
        return self.heard

    async def ask(self, where: TableId, who: Player, text: str, **more: Any) -> Reply:  # noqa: ANN401
        """Let somebody type something, or press a button that carries it."""
        chat = GUILD if where.startswith("discord") else ":".join(where.split(":")[:2])
        request = Request(table=where, chat=chat, player=who, text=text, **more)
        reply = await self.desk.handle(request)
        await self.desk.announced(reply)
        return reply

    async def look(self, where: TableId) -> Snapshot:
        """Return what is kept of a place."""
        return await look(self.store, where)

    async def table(self, where: TableId) -> Table:
        """Return the table that is kept."""
        table = (await self.look(where)).table
        assert table is not None
        return table

    async def finish(self, where: TableId) -> Table:
        """Play to the end, and through all games of a match; return the table as it is then."""
        for _ in range(_MOST):
            table = await self.table(where)
            if table.ending:
                return table
            await self._turn(table)
        raise AssertionError(where)

    async def _turn(self, table: Table) -> None:
        assert table.to_act is not None
        text = "/roll" if isinstance(table.stage, ToRoll) else f"/move {self._move(table)}"
        assert version_of(await self.ask(table.id, table.players[table.to_act], text))

    def _move(self, table: Table) -> str:
        """Return any move; in Quoridor a step towards the goal, or the game would not end."""
        game, board, moves = table.game, table.board, list(table.legal_moves)
        self._luck.shuffle(moves)
        if table.setup.game == "quoridor":
            moves.sort(key=lambda move: distances(game.play(board, move))[table.to_act or 0] or 0)
        return game.format(moves[0], board)

    async def count(self) -> None:
        """Count every game that waits to be counted, also what somebody took and left."""
        while await Scorekeeper(self.store.scores, lease=0).keep_score():
            pass


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Visit]:
    """Fill an empty server with the old store, and visit it."""
    fill(url)
    async with opened(url) as store:
        yield Visit(store)
