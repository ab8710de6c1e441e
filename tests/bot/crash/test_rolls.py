"""Dice that nobody can roll twice: neither an undo nor a lost race nor a crash changes a roll."""

import asyncio

import pytest

from bot.desk.desk import Desk
from bot.identity import TableId
from bot.persistence.record import decode
from bot.persistence.tables import look
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save
from bot.table.chance import FairChance
from bot.table.events import Rolled
from bot.table.table import Table
from rules.game import ToRoll
from tests.bot.crash.record import check_table
from tests.bot.crash.talk import HERE, request
from tests.bot.reading import version_of


class Crash(BaseException):
    """The process is gone."""


class Trials(MemoryStore):
    """Remembers all dice that somebody tried to save; the next saves go wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.rolled: list[tuple[int, ...]] = []
        self.races = 0
        self.crashes = 0

    async def save(self, table: TableId, save: Save) -> bool:
        """Save, or lose a race, or die."""
        events = [entry.event for entry in decode(save.record.body).table.log]
        self.rolled += [event.dice for event in events[-1:] if isinstance(event, Rolled)]
        if self.crashes:
            self.crashes -= 1
            raise Crash
        if self.races:
            self.races -= 1
            loaded = await self.load(table)
            assert loaded.record is not None
            faster = Record(loaded.record.version + 1, loaded.record.body)
            assert await super().save(table, Save(faster))
        return await super().save(table, save)


class Game:
    """Backgammon with real dice, at a desk that is a new process every time."""

    def __init__(self) -> None:
        self.store = Trials()
        self._asked = 0
        self.say("Anna", "/play backgammon autoroll=no")
        self.say("Ben", "/join")

    @property
    def table(self) -> Table:
        """Return the table that is kept."""
        table = asyncio.run(look(self.store, HERE)).table
        assert table is not None
        return table

    def say(self, name: str, text: str) -> None:
        """Let somebody say something that is accepted."""
        self._asked += 1
        asked = request(self._asked, (name, text))
        assert version_of(asyncio.run(Desk(self.store, chance=FairChance()).handle(asked)))

    def play(self) -> None:
        """Let the one to move make the first move there is."""
        table = self.table
        move = table.game.format(table.game.legal_moves(table.board)[0], table.board)
        self.act(f"/move {move}")

    def act(self, text: str) -> None:
        """Let the one whose turn it is say something."""
        table = self.table
        assert table.to_act is not None
        self.say(table.players[table.to_act].name, text)

    def to_roll(self) -> None:
        """Play until somebody is to roll."""
        while not isinstance(self.table.stage, ToRoll):
            self.play()


@pytest.fixture
def game() -> Game:
    """Return a game where the second roll is to come."""
    game = Game()
    game.to_roll()
    game.store.rolled.clear()
    return game


def test_whoever_loses_races_rolls_the_same_every_time(game: Game) -> None:
    game.store.races = 5
    game.act("/roll")
    assert len(game.store.rolled) == 6
    assert len(set(game.store.rolled)) == 1
    check_table(game.table)


def test_a_crash_between_roll_and_save_does_not_buy_another_roll(game: Game) -> None:
    game.store.crashes = 5
    for _ in range(5):
        with pytest.raises(Crash):
            game.act("/roll")
    game.act("/roll")
    assert len(game.store.rolled) == 6
    assert len(set(game.store.rolled)) == 1
    check_table(game.table)


def test_a_move_taken_back_does_not_buy_another_roll(game: Game) -> None:
    first, second = (player.name for player in game.table.players)
    for _ in range(3):
        game.act("/roll")
        last = game.table.last_move
        assert last is not None
        asker, other = (first, second) if last.seat == 0 else (second, first)
        game.say(asker, "/undo")
        game.say(other, "/accept")
        game.play()
    assert len(set(game.store.rolled)) == 1
    check_table(game.table)
