"""What a test knows about a table: looked at after every request, and compared with the diary."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.language import Language
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import look
from bot.replies.news import tell_news
from bot.store.port import Store
from bot.table.chance import FairChance
from bot.table.events import Opened
from bot.table.lines import rolls
from bot.table.log import rebuild
from bot.table.table import Table
from tests.bot.crash.diary import Shown, read_diary
from tests.bot.crash.talk import HERE


@dataclass(frozen=True)
class Change:
    """What came of one request, and how much had been shown before it was made."""

    version: int
    sentences: tuple[str, ...]
    shown_before: int

    def shown_in(self, diary: Sequence[Shown]) -> bool:
        """Return whether everybody could read it."""
        return any(
            not shown.private and all(line in shown.text.split("\n") for line in self.sentences)
            for shown in diary[self.shown_before :]
        )


@dataclass
class Record:
    """Follows a table."""

    store: Store
    diary: Path
    found: Snapshot = field(default_factory=lambda: Snapshot(0, None))
    changes: list[Change] = field(default_factory=list)
    seen: int = 0
    """How much stood in the diary when the table was looked at."""

    async def follow(self) -> bool:
        """Look at the table again, check that it is whole, and tell whether it has changed."""
        before, self.found = self.found, await look(self.store, HERE)
        seen, self.seen = self.seen, len(self.shown())
        assert self.found.version - before.version in {0, 1}
        if self.found.version == before.version:
            assert self.found == before
            return False
        table = self.found.table
        assert table is not None
        _check_growth(before.table, table)
        check_table(table)
        self._note(seen)
        return True

    def shown(self) -> list[Shown]:
        """Return the diary."""
        return list(read_diary(self.diary))

    def untold(self) -> list[Change]:
        """Return what nobody could read."""
        diary = self.shown()
        return [change for change in self.changes if not change.shown_in(diary)]

    def _note(self, seen: int) -> None:
        version = self.found.version
        (news,) = self.found.news_of((version,))
        sentences = tell_news(news, Language.ENGLISH).sentences
        self.changes.append(Change(version, tuple(sentences), seen))


def check_table(table: Table) -> None:
    """Check that a table is what its log tells, with the dice that were fixed before the game."""
    assert rebuild(table.id, table.log) == table
    for number, dice in rolls(table.log):
        assert FairChance().roll(table.dice, number, len(dice)) == dice


def _check_growth(before: Table | None, after: Table) -> None:
    """Check that nothing that had happened was forgotten, unless another game has begun."""
    if before and before.dice == after.dice and before.position:
        assert after.log[: len(before.log)] == before.log
        assert len(after.log) > len(before.log)
    elif before is None:
        assert isinstance(after.log[0].event, Opened)
