"""Whatever anybody does, the one to move can move by what their own window offers."""

import random
import re
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.desk.desk import Desk
from bot.desk.painter import Painter
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, PlayerId, TableId
from bot.persistence.snapshot import Snapshot
from bot.store.memory import MemoryStore
from bot.table.playing import next_automatic
from render import Picture
from tests.bot.chat.local_chat.server.pages import Message, Page, buttons
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, run
from tests.bot.chat.local_chat.server.test_readers import CLEO
from tests.effort import often

ROOM: Final = TableId("local:parlour")
GAMES: Final = ("backgammon", "backgammon 3", "narde", "checkers", "quoridor", "checkers 4m")
TYPED: Final = (
    "Hello.", "/board", "/board mine", "/board words", "/help", "/rules", "/history", "/moves",
    "/top", "/stats", "/verify", "/export", "/settings", "/settings theme modern", "/settings ru",
    "/settings en", "/settings autoroll no", "/settings autoroll yes", "/settings confirm yes",
    "/settings confirm no", "/settings words yes", "/settings chat ru", "/undo", "/accept",
    "/decline", "/draw", "/resign", "/forgetme", "/roll", "/double", "/take", "/drop", "/claim",
    "/join", "/leave", "/play", "/play checkers", "/rematch", "/move c3-d4", "8/5 6/5", "e2",
)  # fmt: skip
SPANS: Final = (1_000, 6_000, 70_000, 3_600_000)
"""Milliseconds that may pass between two deeds."""
MOST_TAPS: Final = 12


def sketch(_: object) -> Picture:
    """Draw nothing: only what can be pressed matters."""
    return Picture(b"", 1, 1)


@dataclass
class Club:
    """Two players and a stranger, in windows of their own, with a clock that they share."""

    chance: random.Random
    time: int = 0
    pages: list[Page] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    """What can or could be pressed in any of the windows."""

    def __post_init__(self) -> None:
        self.desk = Desk(MemoryStore(), clock=lambda: Moment(self.time), painter=Painter(sketch))

    async def play(self, served: Table) -> None:
        """Let anybody do anything, and see again and again that the one to move can move."""
        self.sweeper = Sweeper(self.desk, {"local": served.chat})
        self.pages = [await Page(served, each).open() for each in (ANNA, BEN, CLEO)]
        game = self.chance.choice(GAMES)
        for _ in range(8):
            if not (await self._found()).playing:
                await self._begin(game)
            for _ in range(self.chance.randrange(7)):
                await self._do_something()
            await self._move()

    async def _begin(self, game: str) -> None:
        anna, ben, _ = self.pages
        await anna.say("/stop")
        await anna.say(f"/play {game}")
        await ben.say("/join")

    async def _do_something(self) -> None:
        page = self.chance.choice(self.pages)
        match self.chance.choices(("type", "press", "old", "wait", "leave"), (4, 5, 2, 3, 1)):
            case ["type"]:
                await page.say(self.chance.choice(TYPED))
            case ["press"]:
                await self._press(page, [*page.offered, *buttons(page.question)])
            case ["old"] if self.seen:
                await page.press(self.chance.choice(self.seen))
            case ["wait"]:
                await self._wait(self.chance.choice(SPANS))
            case _:
                await page.close()
                await page.open(again=self.chance.random() < 0.5)
        await self._look()

    async def _press(self, page: Page, offered: list[Message]) -> None:
        if offered:
            await page.press(self.chance.choice(offered)["payload"])

    async def _wait(self, span: int) -> None:
        self.time += span
        await self.sweeper.sweep()

    async def _look(self) -> None:
        for page in self.pages:
            await page.look()
            shown = [*page.offered, *buttons(page.question)]
            self.seen += [one["payload"] for one in shown if one["payload"] not in self.seen]

    async def _found(self) -> "Situation":
        return Situation(await self.desk.tables.find(ROOM))

    async def _move(self) -> None:
        """Press what the one to move has in front of them, until something was played."""
        before = await self._found()
        while before.automatic(self.desk):
            await self._wait(6_000)
            before = await self._found()
        await self._look()
        page = next((page for page in self.pages if page.me == before.to_act), None)
        if page is None:
            return
        page.choosing = {}
        taps = list[str]()
        while (await self._found()).version == before.version:
            offered = further(page.offered)
            assert offered, (page.pane, page.choosing, taps)
            taps.append(self.chance.choice(offered))
            assert len(taps) < MOST_TAPS
            await page.press(taps[-1])
        await self._look()


@dataclass
class Situation:
    """How the table stands."""

    found: Snapshot

    @property
    def version(self) -> int:
        return self.found.version

    @property
    def playing(self) -> bool:
        return self.found.table is not None and self.found.table.playing

    @property
    def to_act(self) -> PlayerId | None:
        player = self.found.table.player_to_act if self.found.table else None
        return player.id if player else None

    def automatic(self, desk: Desk) -> bool:
        """Return whether something happens by itself soon."""
        pace = self.found.pace(desk.timeouts.take_back)
        return self.found.table is not None and next_automatic(self.found.table, pace) is not None


def further(offered: list[Message]) -> list[str]:
    """Return what leads to a move, and not back."""
    deeds = [deed for one in offered if (deed := DEED.match(one["payload"]))]
    most = max((len(deed["words"].split()) for deed in deeds), default=0)
    return [deed[0] for deed in deeds if len(deed["words"].split()) == most or not deed["tap"]]


DEED: Final = re.compile(r"\S+ (?:(?P<tap>tap)|move|roll|double|take|drop)(?P<words>.*)")


@pytest.mark.parametrize("seed", range(often(6, 12)))
def test_the_one_to_move_can_move(seed: int) -> None:
    club = Club(random.Random(seed))
    run(club.play, desk=club.desk)
