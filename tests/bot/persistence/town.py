"""Several chats where people play, and everything that they leave in a store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis import Redis

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.ratings.ratings import Ratings
from bot.replies.reply import Reply
from bot.store.address import read_address
from bot.store.port import Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.bot.scripted import ScriptedChance

ANNA = Player(PlayerId("telegram:4711"), "Annabelle")
BEN = Player(PlayerId("telegram:47110"), "Benedict")
CLEO = Player(PlayerId("telegram:815"), "Cleopatra")
USERNAME = PlayerId("telegram:@annabelle")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open the store of a server while the block runs."""
    store = RedisStore(connect(read_address(url)))
    try:
        yield store
    finally:
        await store.close()


class Town:
    """Several chats where people play."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.desk = Desk(store, chance=ScriptedChance(), clock=lambda: Moment(0))
        self.number = 0

    async def say(self, where: str, who: Player, text: str, *named: Player) -> Reply:
        """Let somebody type something, and note that the reply was shown."""
        self.number += 1
        reply = await self.desk.handle(
            Request(
                table=TableId(where),
                player=who,
                known_as=(USERNAME,) if who is ANNA else (),
                text=text,
                named=named,
                moderator=True,
                key=f"{who.id} {self.number}",
            )
        )
        await self.desk.announced(reply)
        return reply

    async def settle(self) -> None:
        """Count the games that are over."""
        for pending in await self.store.scores.claim_pending(0):
            await Ratings(self.store.scores).count(pending)


async def live(town: Town) -> None:
    """Let Anna do everything that leaves something behind."""
    await town.say("telegram:-1", ANNA, "/play checkers")
    await town.say("telegram:-1", BEN, "/join")
    await town.say("telegram:-1", ANNA, "/move c3-d4")
    await town.say("telegram:-2", BEN, "/play checkers")
    await town.say("telegram:-2", ANNA, "/join")
    await town.say("telegram:-2", ANNA, "/resign resigned")
    await town.say("telegram:-3", BEN, "/play quoridor 4", Player(USERNAME, "@annabelle"))
    await town.say("telegram:-3", CLEO, "/join")
    await town.say("telegram:-4", BEN, "/play narde")
    await town.say("telegram:-4", ANNA, "/stop")
    await town.say("telegram:-5", ANNA, "/play narde")
    await town.say(ANNA.id, ANNA, "/play checkers", ANNA)
    await town.say(ANNA.id, ANNA, "/resign resigned")
    await town.say(ANNA.id, ANNA, "/settings theme contrast")
    await town.say(ANNA.id, ANNA, "/settings chat takebacks off")
    await town.say(BEN.id, BEN, "/settings theme contrast")
    for number, player in enumerate((ANNA, BEN), 1):
        where = TableId(f"discord:{number}")
        await town.desk.shown(where, message=ShownMessage(where, 7, awaited=player.id))
    await town.desk.shown(TableId(f"{ANNA.id}:5"), message=ShownMessage(TableId(f"{ANNA.id}:5"), 9))
    await town.settle()
    await town.say("telegram:-6", ANNA, "/play checkers")
    await town.say("telegram:-6", BEN, "/join")
    await town.say("telegram:-6", BEN, "/resign resigned")
    await town.say("telegram:-7", CLEO, "/play checkers", Player(USERNAME, "@annabelle"))


READ: dict[bytes, tuple[str, tuple[str | int, ...]]] = {
    b"string": ("GET", ()),
    b"zset": ("ZRANGE", (0, -1)),
    b"stream": ("XRANGE", ("-", "+")),
    b"hash": ("HGETALL", ()),
}
"""How each kind of value is read whole."""


def everything(url: str) -> str:
    """Return every key and every value of a server as one text."""
    parts: list[object] = []
    with Redis.from_url(url) as client:
        for key in client.scan_iter(count=1000):
            command, rest = READ[client.type(key)]
            parts += [key, client.execute_command(command, key, *rest)]
    return "\n".join(map(str, parts))
