"""Counts how many buttons a turn takes: whole random games of every game, by buttons alone.

`python -m tests.bench.taps [GAMES]` plays that many games of each kind, for a chat that can list no
moves, and for as many as the chats can. A turn is what a player does between two choices of others;
turns without a choice, which nobody is asked about, are counted apart.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, Any, Final

from bot.commands.parser import parse
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.tables import look
from bot.replies.reply import Announcement, Refusal, Reply
from bot.store.memory import MemoryStore
from bot.table.chance import FairChance
from bot.table.table import Table
from bot.table.values import Dice
from rules.game import ToRoll

if TYPE_CHECKING:
    from bot.replies.choice import Choices

GAMES: Final = {
    "backgammon": "backgammon",
    "backgammon, match to 3": "backgammon 3 cube",
    "long narde": "narde",
    "Brazilian checkers": "checkers",
    "Quoridor": "quoridor",
    "Quoridor for four": "quoridor 4",
}
LISTED: Final = {"none": 0, "Telegram": 12, "page": 20, "Discord": 25}
"""How many whole moves each chat lists."""
TABLE: Final = TableId("bench:table")
PLAYERS: Final = tuple(
    Player(PlayerId(f"bench:{name.lower()}"), name) for name in ("Anna", "Ben", "Cleo", "Dan")
)
WALLS: Final = 0.3
"""How often somebody places a wall in Quoridor, if they can."""
_LONGEST: Final = 400
"""Turns after which a game is stopped."""


@dataclass
class Count:
    """How many taps the turns took, by what was done."""

    taps: dict[str, list[int]] = field(default_factory=dict)
    automatic: int = 0

    def add(self, deed: str, taps: int) -> None:
        """Add a turn."""
        self.taps.setdefault(deed, []).append(taps)

    @property
    def everything(self) -> list[int]:
        """Return the taps of every turn that took any."""
        return [taps for deeds in self.taps.values() for taps in deeds]


class SeededChance(FairChance):
    """Dice that come again with the same seed."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that the seed decides."""
        return Dice(str(self._luck.random()), self._luck.randbytes(32), words)

    def next_dice(self, drawn: Dice) -> Dice:
        """Return another one."""
        return self.draw_dice(drawn.words)


class Game:
    """One game that is played by pressing buttons."""

    def __init__(self, luck: Random, listed: int) -> None:
        self._now = 1_000
        self._luck = luck
        self._store = MemoryStore()
        chance = SeededChance(luck)
        self._desk = Desk(self._store, chance=chance, clock=lambda: Moment(self._now))
        self._desk.lists_moves("bench", listed)
        self._sweeper = Sweeper(self._desk, {"bench": self})
        self._shown: Choices = ()
        self._key = 0

    async def say(self, reply: Announcement) -> None:
        """Take what happens by itself."""
        await self._take(reply)

    async def play(self, setup: str, count: Count) -> None:
        """Play a game to its end."""
        await self._ask(PLAYERS[0], f"/play {setup}")
        seats = (await self._table()).setup.seats
        for player in PLAYERS[1:seats]:
            await self._ask(player, "/join")
        for _ in range(_LONGEST):
            await self._wait(count)
            if not (await self._table()).playing:
                return
            await self._turn(count)

    async def _turn(self, count: Count) -> None:
        """Let the player to act roll and move, and count the taps."""
        table, taps = await self._table(), 0
        player = table.player_to_act
        assert player is not None
        if isinstance(table.stage, ToRoll):
            await self._press(player, self._payload(["roll"]))
            taps += 1
            table = await self._table()
            if not table.playing or table.player_to_act != player:
                count.add("roll", taps)
                return
        move = self._choose(table)
        spelled = table.game.format(move, table.board)
        ways = [" ".join(("tap", *way[:length])) for way in _ways(table, move)
                for length in range(len(way), 0, -1)]  # fmt: skip
        while (await self._table()).position == table.position:
            await self._press(player, self._payload([f"move {spelled}", *ways, "tap"]))
            taps += 1
        count.add(_deed(spelled, table), taps)

    def _choose(self, table: Table) -> Any:  # noqa: ANN401 - every game has moves of its own
        """Return a random move; a wall now and then."""
        moves = table.legal_moves
        steps = [move for move in moves if _deed(str(move), table) != "wall"]
        walls = [move for move in moves if _deed(str(move), table) == "wall"]
        if walls and self._luck.random() < WALLS:
            return self._luck.choice(walls)
        return self._luck.choice(steps or walls)

    def _payload(self, commands: Sequence[str]) -> str:
        """Return what the first button carries that does one of these; longer taps come first."""
        shown = {}
        for group in self._shown:
            for choice in group:
                parsed = parse(choice.payload, pressed=True)
                shown[f"{parsed.command.name} {parsed.words}".rstrip()] = choice.payload
        return next(shown[command] for command in commands if command in shown)

    async def _wait(self, count: Count) -> None:
        """Let the seconds pass in which a move may be taken back."""
        before = (await look(self._store, TABLE)).version
        self._now += 60_000
        await self._sweeper.sweep()
        count.automatic += (await look(self._store, TABLE)).version != before

    async def _press(self, player: Player, payload: str) -> None:
        await self._handle(Request(table=TABLE, player=player, text=payload, pressed=True))

    async def _ask(self, player: Player, text: str) -> None:
        await self._handle(Request(table=TABLE, player=player, text=text))

    async def _handle(self, request: Request) -> None:
        self._now += 10_000
        reply = await self._desk.handle(request)
        assert not isinstance(reply, Refusal), reply.text
        await self._take(reply)

    async def _take(self, reply: Reply) -> None:
        self._shown = reply.choices
        await self._desk.announced(reply)

    async def _table(self) -> Table:
        table = (await look(self._store, TABLE)).table
        assert table is not None
        return table


def _deed(spelled: str, table: Table) -> str:
    """Return what a move is called in the table of results."""
    if table.setup.game != "quoridor":
        return "turn"
    return "wall" if spelled[-1] in "hv" else "pawn"


def _ways(table: Table, move: object) -> Iterator[tuple[str, ...]]:
    """Yield the taps that make a move: one way is enough."""
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        tapped = waiting.pop()
        taps: Any = table.game.taps(table.board, tapped)
        if taps.move == move:
            yield tapped
            return
        waiting += [(*tapped, tap.token) for tap in reversed(taps.next)]


async def measure(setup: str, listed: int, games: int) -> Count:
    """Return the taps of several games."""
    count = Count()
    for number in range(games):
        await Game(Random(f"{setup} {number}"), listed).play(setup, count)
    return count


def main(games: int = 4) -> None:
    """Print a line for each game and chat."""
    print("| game | chat | taps a turn | by what was done | turns | made by themselves |")
    print("|---|---|---|---|---|---|")
    for name, setup in GAMES.items():
        for chat, listed in LISTED.items():
            count = asyncio.run(measure(setup, listed, games))
            taps = count.everything
            deeds = ", ".join(f"{deed} {mean(each):.2f}" for deed, each in count.taps.items())
            print(f"| {name} | {chat} | {mean(taps):.2f} | {deeds} | {len(taps)} "
                  f"| {count.automatic} |")  # fmt: skip


if __name__ == "__main__":
    import structlog

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    main(*map(int, sys.argv[1:]))
