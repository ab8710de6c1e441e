"""Writes the store that `store.jsonl` and `buttons.json` hold, with the code of version 0.1.0.

It imports modules by the names they had then, so it runs in a checkout of that version:

    git worktree add /tmp/parlour-0.1.0 dc7d66a
    cd /tmp/parlour-0.1.0
    PYTHONPATH=. python .../tests/bot/persistence/old_store/make.py
"""

import asyncio
import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from redis import Redis

from bot import dice, moving
from bot.chat.discord_chat.boards import Boards, Shown
from bot.chat.telegram_chat.board_message import Shown as TelegramShown
from bot.chat.telegram_chat.places import Place
from bot.desk import Desk
from bot.identity import Moment, Player, PlayerId, TableId
from bot.keeping import look
from bot.ratings.scorekeeper import Scorekeeper
from bot.replies.reply import Reply
from bot.requests import Request
from bot.store.address import read_address
from bot.store.port import Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from bot.sweeper import Sweeper
from bot.table.chance import FairChance
from bot.table.table import Table
from bot.table.values import Dice
from rules.game import ToRoll
from tests.bot.store import servers

HERE: Final = Path(__file__).parent
MORNING: Final = 1_767_258_000_000
MINUTE: Final = 60_000
CHAIN: Final = 100

ANNA = Player(PlayerId("discord:11"), "Anna")
BEN = Player(PlayerId("discord:12"), "Ben")
CLEO = Player(PlayerId("discord:13"), "Cleo")
DORA = Player(PlayerId("telegram:21"), "Dora")
EMIL = Player(PlayerId("telegram:22"), "Emil")
FINN = Player(PlayerId("telegram:23"), "Finn")
GRETA = Player(PlayerId("telegram:24"), "Greta")

GUILD: Final = "discord:900"
BACKGAMMON: Final = TableId("discord:1001")
CHECKERS: Final = TableId("discord:1002")
GATHERING: Final = TableId("discord:1003")
NARDE: Final = TableId("telegram:-200:7")
QUORIDOR: Final = TableId("telegram:-300")
BY_USERNAME: Final = TableId("telegram:-400")
FINISHED: Final = TableId("telegram:-500")
MOVED: Final = TableId("telegram:-600"), TableId("telegram:-1001600")
ON_THE_WAY: Final = TableId("telegram:-700"), TableId("telegram:-1001700")
LADDER: Final = TableId("discord:1004")


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


async def live(town: Town) -> None:
    """Leave everything behind that the test reads."""
    await choose(town)
    await rate(town)
    await town.sit(BACKGAMMON, "/play backgammon 5 cube clock=1h", ANNA, BEN)
    await town.play(BACKGAMMON, 6)
    await until_rolled(town, BACKGAMMON)
    await town.sit(CHECKERS, "/play checkers", BEN, CLEO)
    await town.play(CHECKERS, 5)
    await town.say(CHECKERS, BEN, "/draw")
    await town.sit(NARDE, "/play narde", DORA, EMIL)
    await until_to_roll(town, NARDE)
    await town.say(NARDE, await mover(town, NARDE), "/undo")
    await town.say(GATHERING, ANNA, "/play quoridor 4", named=(BEN, CLEO))
    await town.say(GATHERING, BEN, "/join")
    stranger = Player(PlayerId("telegram:@greta"), "@greta")
    await town.say(BY_USERNAME, DORA, "/play narde clock=3d", named=(stranger,))
    await finish(town)
    await four(town)
    await note(town)
    await move_away(town)
    town.now += 46 * MINUTE
    await town.sweeper.ring()
    await move_halfway(town)


async def choose(town: Town) -> None:
    """Choose settings, of players and of chats."""
    for words in ("theme contrast", "language ru", "autoroll on"):
        await town.say(TableId(ANNA.id), ANNA, f"/settings {words}")
    for words in ("side fixed", "words on", "reminders off"):
        await town.say(TableId(BEN.id), BEN, f"/settings {words}")
    for words in ("clock 8h", "stop players", "takebacks off"):
        await town.say(LADDER, ANNA, f"/settings chat {words}")


async def rate(town: Town) -> None:
    """Play games that count, and leave one that nobody took and one that somebody took."""
    keeper = Scorekeeper(town.store.scores)
    for winner, loser in ((ANNA, BEN), (BEN, CLEO), (ANNA, CLEO)):
        for _ in range(3):
            await lose(town, winner, loser)
    while await keeper.keep_score():
        pass
    await lose(town, CLEO, ANNA)
    await town.store.scores.take(0)
    await lose(town, BEN, ANNA)


async def lose(town: Town, winner: Player, loser: Player) -> None:
    """Play checkers until somebody resigns."""
    await town.sit(LADDER, "/play checkers clock=off", winner, loser)
    await town.play(LADDER, 2)
    await town.say(LADDER, loser, "/resign resigned")


async def until_rolled(town: Town, where: TableId) -> None:
    """Play on until dice lie on the board, and somebody has to move."""
    while isinstance((await town.table(where)).stage, ToRoll):
        await town.play(where, 1)


async def until_to_roll(town: Town, where: TableId) -> None:
    """Play on until somebody is to roll who has moved before."""
    await town.play(where, 8)
    while not isinstance((await town.table(where)).stage, ToRoll):
        await town.play(where, 1)


async def mover(town: Town, where: TableId) -> Player:
    """Return who made the latest move."""
    table = await town.table(where)
    assert table.last_move is not None
    return table.players[table.last_move.seat]


async def finish(town: Town) -> None:
    """Play a match to its end, and ask for another."""
    await town.sit(FINISHED, "/play backgammon 3 cube", DORA, FINN)
    while (await town.table(FINISHED)).ending is None:
        await town.play(FINISHED, 15)
        await town.say(FINISHED, FINN, "/resign single")
        await town.say(FINISHED, DORA, "/accept")
    await town.say(FINISHED, FINN, "/rematch")


async def move_away(town: Town) -> None:
    """Move a table to another id."""
    old, new = MOVED
    await town.say(old, DORA, "/settings chat language ru")
    await town.say(old, DORA, "/settings chat rooms here")
    await town.sit(old, "/play narde", DORA, GRETA)
    await town.play(old, 7)
    await town.desk.move(old, new)


async def move_halfway(town: Town) -> None:
    """Move another table, and stop before it has arrived, as a process that is killed."""
    old, new = ON_THE_WAY
    await town.sit(old, "/play checkers", EMIL, FINN)
    await town.play(old, 4)

    async def die(*_: object) -> None:
        raise InterruptedError

    arrive, moving.arrive = moving.arrive, die
    with suppress(InterruptedError):
        await town.desk.move(old, new)
    moving.arrive = arrive


async def four(town: Town) -> None:
    """Let one of four give up, and tell nobody of it."""
    await town.sit(QUORIDOR, "/play quoridor 4 clock=1d", DORA, EMIL, FINN, GRETA)
    await town.play(QUORIDOR, 6)
    await town.say(QUORIDOR, EMIL, "/leave", told=False)


async def note(town: Town) -> None:
    """Write down where boards are shown, as the adapters do."""
    boards = Boards(town.desk)
    await boards.keep(BACKGAMMON, Shown(5001, ANNA.id))
    await boards.keep(CHECKERS, Shown(5002))
    shown = TelegramShown(601, MORNING // 1000, photo=True)
    await town.desk.remember(Place(-200, 7).table, msgspec.json.encode(shown).decode())
    text = TelegramShown(602, MORNING // 1000)
    await town.desk.remember(Place(-400).table, msgspec.json.encode(text).decode())
    commands = TableId("discord:commands:77")
    await town.desk.remember(commands, f"{'0' * 64} {json.dumps({'play': 801, 'move': 802})}")


def entries(client: "Redis[str]") -> Iterator[dict[str, Any]]:
    """Return every key with its type, its time to live and its value, as plain data."""
    for key in sorted(client.scan_iter()):
        kind, left = client.type(key), client.pttl(key)
        # To the minute: what is over between two commands is not worth a difference.
        ttl = None if left < 0 else -(-left // MINUTE) * MINUTE
        yield {"key": key, "type": kind, "ttl": ttl, **VALUES[kind](client, key)}


def pending(client: "Redis[str]", key: str, group: str) -> list[str]:
    """Return what somebody took out of a stream and has not settled."""
    return [entry["message_id"] for entry in client.xpending_range(key, group, "-", "+", 99)]


VALUES: Final = {
    "string": lambda client, key: {"text": client.get(key)},
    "hash": lambda client, key: {"fields": client.hgetall(key)},
    "zset": lambda client, key: {"members": dict(client.zrange(key, 0, -1, withscores=True))},
    "stream": lambda client, key: {
        "entries": client.xrange(key),
        "groups": [
            {
                "name": group["name"],
                "last": group["last-delivered-id"],
                "taken": pending(client, key, group["name"]),
            }
            for group in client.xinfo_groups(key)
        ],
    },
}


async def write(url: str) -> dict[TableId, dict[str, list[str]]]:
    """Fill a server; return the buttons that people were shown."""
    store = RedisStore(connect(read_address(url)))
    town = Town(store)
    await live(town)
    await store.close()
    return town.buttons


def main() -> None:
    """Make the files anew."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.server(Path(made)) as url:
        buttons = asyncio.run(write(url))
        with Redis.from_url(url, decode_responses=True) as client:
            lines = [json.dumps(entry, ensure_ascii=False) for entry in entries(client)]
    (HERE / "store.jsonl").write_text("\n".join(lines) + "\n")
    (HERE / "buttons.json").write_text(json.dumps(buttons, indent=1) + "\n")


if __name__ == "__main__":
    main()
