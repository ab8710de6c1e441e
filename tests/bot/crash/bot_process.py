"""A bot in a process of its own: requests come in by a socket, replies go into a diary."""

import asyncio
from pathlib import Path
from unittest.mock import patch

import msgspec
from msgspec import Struct
from redis.asyncio import Redis

from bot.computers.workers import Workers
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from tests.bot.computers.commands import dull
from tests.bot.crash.diary import Diary
from tests.bot.crash.fate import DoomedDiary, DoomedServer, DoomedStore, Fate, Step
from tests.bot.crash.talk import BY_HAND, request


class Life(Struct, frozen=True):
    """What a bot is born with."""

    line: str
    """The socket that requests come from."""
    store: str
    """The socket of the server."""
    diary: str
    last: Step = Step.NEVER
    confirm_within: int = 20
    """Milliseconds for which a change belongs to the bot that saved it."""
    alone: bool = False
    """Whether no other bot uses the store."""
    thinks_for: float = 0.0
    """Seconds for which its computers think about a move; 0: it has none."""
    lease: int = 60
    """Milliseconds for which a table belongs to the bot whose computer thinks."""


class Update(Struct, frozen=True):
    """What a platform delivers, until it is confirmed."""

    number: int
    words: tuple[str, str]


async def live(life: Life) -> None:
    """Answer until the line goes dead."""
    line = await asyncio.open_unix_connection(life.line)
    fate = Fate(life.last)
    client = Redis(unix_socket_path=life.store)
    store = DoomedStore(DoomedServer(client, fate), fate)
    desk = Desk(store, timeouts=BY_HAND)
    diary = DoomedDiary(Path(life.diary), desk)
    diary.fate = fate
    sweeper = Sweeper(desk, {"test": diary})
    # The times that a real bot leaves for a chat and for other processes are long for a test.
    hasty = patch.multiple("bot.desk.sweeper", PAUSE=0.01, LEASE=100)
    lease = patch("bot.desk.delivery.LEASE", 100)
    sure = patch("bot.desk.doubts.DOUBT", 10)
    with hasty, lease, sure, patch("bot.persistence.saving.CONFIRM_WITHIN", life.confirm_within):
        if life.alone:
            await sweeper.take_over()
        parts = [sweeper.run()]
        if life.thinks_for:
            workers = Workers(1, *dull(life.thinks_for))
            parts.append(Thinker(desk, {"test": diary}, workers).run())
        quick = patch.multiple("bot.desk.thinker", PAUSE=0.01, DELAY=2)
        renewed = life.lease / 3_000
        leases = patch.multiple("bot.desk.leases", LEASE=life.lease, RENEWED_EVERY=renewed)
        with quick, leases, patch("bot.table.clock.COMPUTER_PATIENCE", 20):
            tasks = [asyncio.create_task(part) for part in parts]
            await _answer(*line, desk, diary)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    diary.close()
    await store.close()


async def _answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, desk: Desk, diary: Diary
) -> None:
    while delivered := await reader.readline():
        update = msgspec.json.decode(delivered, type=Update)
        reply = await desk.handle(request(update.number, update.words))
        diary.show(reply, update.number)
        await desk.announced(reply)
        writer.write(b"confirmed\n")
    writer.close()
