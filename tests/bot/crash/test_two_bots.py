"""Two bots and one table: every request is answered, and what was answered is what was kept."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.identity import Moment
from bot.language import Language
from bot.persistence.tables import look
from bot.replies.news import tell_news
from bot.table.chance import FairChance
from bot.table.change import Change
from bot.table.log import rebuild
from bot.table.news import News
from bot.table.table import Table
from tests.bot.crash.diary import Shown, read_diary
from tests.bot.crash.record import check_table
from tests.bot.crash.talk import HERE
from tests.bot.store.stores import opened
from tests.effort import often

EACH: Final = often(60, 500)
ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 60
FOREVER: Final = Moment(2**41)


async def test_two_bots_answer_hundreds_of_requests(folder: Path, server_url: str) -> None:
    diary = folder / "diary"
    shares = (1, 1 + EACH)
    codes = await asyncio.gather(*(hammered(server_url, diary, first) for first in shares))
    assert codes == [0, 0]
    async with opened(server_url) as store:
        found = await look(store, HERE)
        assert await store.claim_unannounced("test", FOREVER, FOREVER) == ()
    shown = list(read_diary(diary))
    assert sorted(reply.number for reply in shown) == list(range(1, 1 + 2 * EACH))
    accepted = sorted((reply for reply in shown if reply.version), key=lambda reply: reply.version)
    assert [reply.version for reply in accepted] == list(range(1, 1 + found.version))
    assert EACH / 5 < len(accepted) < 2 * EACH
    assert all(reply.private for reply in shown if not reply.version)
    assert not any("didn’t get to you" in reply.text for reply in shown)
    assert found.table is not None
    check_table(found.table)
    check_log(found.table, accepted)


async def hammered(url: str, diary: Path, first: int) -> int:
    """Run a bot until it has answered its share; return its exit code."""
    words = (url, str(diary), str(first), str(first + EACH))
    command = (sys.executable, "-m", "tests.bot.crash.hammer", *words)
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    try:
        async with asyncio.timeout(PATIENCE):
            return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def check_log(table: Table, accepted: list[Shown]) -> None:
    """Check that the replies, put together, tell the game from its beginning."""
    told = iter([line for reply in accepted for line in reply.text.split("\n")])
    assert all(line in told for line in sentences(table))  # one after the other, in that order


def sentences(table: Table) -> Iterator[str]:
    """Tell the game, an event at a time."""
    first, *later = table.log
    before = rebuild(HERE, [first])
    news = News((first.event,), table.players, gathering=True)  # the seal may have been told before
    yield from tell_news(news, Language.ENGLISH).sentences
    for entry in later:
        change = Change(before, entry.at, FairChance()).then(entry.event)  # type: ignore[arg-type]
        yield from tell_news(News.of(change, before), Language.ENGLISH).sentences
        before = change.table
