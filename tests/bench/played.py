"""Games that were played at a desk, command by command, to be played again somewhere else."""

import gc
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from msgspec import structs

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.persistence.record import TableRecord, encode
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save, Store
from bot.table import positions
from bot.table.chance import FairChance
from bot.table.table import Table
from bot.table.values import Dice
from rules.game import ToRoll

ANNA, BEN = (Player(PlayerId(f"telegram:{number}"), f"Player {number}") for number in (1, 2))
HERE = TableId("telegram:0")
_ids = count(1)


class KnownChance(FairChance):
    """Dice that are worked out as always, from a secret that is known beforehand."""

    def __init__(self, secret: int) -> None:
        self._secret = secret

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the secret."""
        return Dice(f"game-{self._secret:07}", self._secret.to_bytes(32), words)

    def draw_lots(self, drawn: Dice, people: int) -> list[int]:
        """Let people sit as they came."""
        del drawn
        return list(range(people))


@dataclass(frozen=True)
class Turn:
    """A table at some point of its game, and what is said there next."""

    kept: TableRecord
    request: Request

    def at(self, table: TableId) -> "Turn":
        """Return the same at another table."""
        kept = structs.replace(self.kept, table=structs.replace(self.kept.table, id=table))
        return Turn(kept, replace(self.request, table=table))


async def play(game: str, seed: int) -> list[Turn]:
    """Return a whole game, from its first turn to its end."""
    store, luck = MemoryStore(), Random(seed)
    desk = Desk(store, chance=KnownChance(seed))
    keys = count(seed * 1_000)
    await desk.handle(_ask(ANNA, f"/play {game}", next(keys)))
    await desk.handle(_ask(BEN, "/join", next(keys)))
    turns: list[Turn] = []
    for key in keys:
        kept = (await look(store, HERE)).record
        assert kept is not None
        if kept.table.ending:
            return turns
        request = _ask(*_choose(kept.table, luck), key)
        turns.append(Turn(kept, request))
        await desk.handle(request)
    raise AssertionError


def _choose(table: Table, luck: Random) -> tuple[Player, str]:
    assert table.to_act is not None
    player = table.players[table.to_act]
    if isinstance(table.stage, ToRoll):
        return player, "/roll"
    move = luck.choice(table.game.legal_moves(table.board))
    return player, f"/move {table.game.format(move, table.board)}"


def _ask(player: Player, text: str, key: int) -> Request:
    return Request(table=HERE, player=player, text=text, key=f"{key:09}")


async def begin(store: Store, game: Sequence[Turn]) -> list[Request]:
    """Put one new table into the store, and return everything that is said there."""
    (first,) = await lay(store, game[:1])
    return [replace(turn.request, table=first.table) for turn in game]


async def meet(desk: Desk, requests: Iterable[Request]) -> None:
    """Let a desk see each table once, as it has after the first command of a game."""
    for request in requests:
        await desk.handle(replace(request, text="/board", key=""))


async def lay(store: Store, turns: Iterable[Turn]) -> list[Request]:
    """Put a new table into the store for each turn, and return what is said there."""
    requests: list[Request] = []
    for turn in turns:
        there = turn.at(TableId(f"telegram:{next(_ids)}"))
        table = there.request.table
        assert await store.save(table, Save(Record(1, encode(there.kept))))
        requests.append(there.request)
    return requests


def forget() -> None:
    """Forget what a process remembers that has seen the same games before."""
    positions._positions.clear()  # noqa: SLF001
    for cached in (
        positions.read_move,
        positions.stage,
        positions.words,
        positions.legal_moves,
        positions.taps,
        positions.after_roll,
        positions.after_move,
    ):
        cached.cache_clear()
    gc.collect()
    gc.freeze()
