"""Chats of both platforms over one store, as they were run then."""

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import Final

from bot import dice
from bot.desk import Desk
from bot.identity import Moment, Player, TableId
from bot.keeping import look
from bot.replies.reply import Reply
from bot.requests import Request
from bot.store.port import Store
from bot.sweeper import Sweeper
from bot.table.chance import FairChance
from bot.table.table import Table
from bot.table.values import Dice
from rules.game import ToRoll

MORNING: Final = 1_767_258_000_000
MINUTE: Final = 60_000
CHAIN: Final = 100
GUILD: Final = "discord:900"


class KnownChance(FairChance):
    """Honest dice from secrets that are the same whenever the store is made."""

    def __init__(self) -> None:
        self._games = count(1)

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the first link of the next chain."""
        number = next(self._games)
        root = hashlib.sha256(f"old store {number}".encode()).digest()
        return Dice(f"oldgame{number:05}", dice.link(root, CHAIN), words, root, CHAIN)

    def draw_lots(self, people: int) -> list[int]:
        """Seat people in the order in which they came."""
        return list(range(people))


class Silent:
    """A chat that hears what the sweeper says."""

    async def say(self, reply: Reply) -> None:
        """Hear it."""


class Town:
    """Chats of both platforms over one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = MORNING
        self._numbers = count(70_001)
        chance = KnownChance()
        self.desk = Desk(store, chance=chance, clock=self._clock)
        chats = {"discord": Silent(), "telegram": Silent()}
        self.sweeper = Sweeper(store, chats, chance=chance, clock=self._clock)
        self.buttons: dict[TableId, dict[str, list[str]]] = {}

    def _clock(self) -> Moment:
        return Moment(self.now)

    async def say(
        self,
        where: TableId,
        who: Player,
        text: str,
        *,
        named: Sequence[Player] = (),
        told: bool = True,
    ) -> Reply:
        """Let somebody type. The key is what the platform calls the message."""
        platform, number = where.partition(":")[0], next(self._numbers)
        chat = GUILD if platform == "discord" else ":".join(where.split(":")[:2])
        reply = await self.desk.handle(
            Request(
                table=where,
                chat=chat,
                player=who,
                text=text,
                named=tuple(named),
                moderator=True,
                key=str(number) if platform == "discord" else f"telegram:{number}",
            )
        )
        if reply.refused:
            raise AssertionError(where, text, reply.text)
        if told:
            await self.desk.announced(reply)
        if reply.version:
            payloads = [choice.payload for group in reply.choices for choice in group]
            shown = self.buttons.setdefault(where, {"first": payloads})
            shown["latest"] = payloads
        return reply

    async def table(self, where: TableId) -> Table:
        """Return the table that is kept."""
        table = (await look(self.store, where)).table
        if table is None:
            raise LookupError(where)
        return table

    async def play(self, where: TableId, plies: int) -> None:
        """Let those who are to act roll, or make the middle one of their moves."""
        for _ in range(plies):
            table = await self.table(where)
            if table.to_act is None:
                return
            who = table.players[table.to_act]
            if isinstance(table.stage, ToRoll):
                await self.say(where, who, "/roll")
            else:
                moves = table.legal_moves
                move = table.game.format(moves[len(moves) // 2], table.board)
                await self.say(where, who, f"/move {move}")

    async def sit(self, where: TableId, text: str, *people: Player) -> None:
        """Open a table and let the others join."""
        await self.say(where, people[0], text)
        for player in people[1:]:
            await self.say(where, player, "/join")
