"""Finding games to step through."""

import asyncio
from threading import current_thread, main_thread

import pytest

from bot.desk.desk import Desk
from bot.desk.game_steps import CACHED, LATEST, GameSteps, GameUnavailable
from bot.identity import TableId
from bot.replies.course import Course
from bot.replies.steps import Steps, follow
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, RecordFlaw, StoreUnreachable, UnreadableRecord
from bot.table.table import Table
from tests.bot.desk.history.games import match_of_two
from tests.bot.room import ROOM, Room, checkers


def find(games: GameSteps, game_id: str, where: TableId = ROOM) -> Steps | None:
    return asyncio.run(games.find(where, game_id))


def found(games: GameSteps, game_id: str) -> Steps:
    steps = find(games, game_id)
    assert steps
    return steps


class Watched:
    """Follows games as they went, and remembers which and where."""

    def __init__(self) -> None:
        self.followed: list[str] = []
        self.in_the_way = False

    def follow(self, table: Table) -> tuple[Course, ...]:
        self.followed.append(table.dice.game_id)
        self.in_the_way |= current_thread() is main_thread()
        return follow(table)


def test_the_current_game_is_found_by_its_id_and_as_the_latest() -> None:
    room = match_of_two()
    games = GameSteps(room.desk.tables)
    assert found(games, LATEST).table == found(games, "game-2").table == room.table


def test_an_earlier_game_of_a_match_is_found() -> None:
    room = match_of_two()
    steps = found(GameSteps(room.desk.tables), "game-1")
    assert steps.table.ending
    assert steps.table.game_number == 1
    assert steps.count == 6


def test_what_is_not_there_is_not_found() -> None:
    games = GameSteps(match_of_two().desk.tables)
    assert find(games, "game-3") is None
    for game_id in (LATEST, "game-1"):
        assert find(games, game_id, TableId("test:elsewhere")) is None


def test_a_table_without_a_game_has_nothing_to_show() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    games = GameSteps(room.desk.tables)
    assert find(games, LATEST) is None
    assert find(games, "game-1") is None


def test_a_game_is_followed_once_and_in_nobodys_way() -> None:
    watched, room = Watched(), checkers()
    games = GameSteps(room.desk.tables, watched.follow)
    for _ in range(3):
        found(games, LATEST)
    assert watched.followed == ["game-1"]
    assert not watched.in_the_way
    room.say("Anna", "c3-d4")
    assert found(games, LATEST).count == 1
    assert watched.followed == ["game-1", "game-1"]


def test_a_move_taken_back_and_another_made_is_seen() -> None:
    room = checkers()
    games = GameSteps(room.desk.tables)
    room.say("Anna", "c3-d4")
    before = found(games, LATEST).courses[-1]
    room.say("Anna", "/undo")
    room.say("Anna", "c3-b4")
    assert found(games, LATEST).courses[-1] != before


def test_only_the_latest_games_are_cached() -> None:
    watched, room = Watched(), checkers()
    games = GameSteps(room.desk.tables, watched.follow)
    for _ in range(CACHED):
        room.say("Anna", "/resign yes")
        room.say("Anna", "/rematch")
        room.say("Ben", "/accept")
    for number in (*range(1, CACHED + 2), 2, 1):
        found(games, f"game-{number}")
    assert len(watched.followed) == CACHED + 2
    assert watched.followed[-1] == "game-1"


def test_a_forgotten_player_has_no_name_any_more() -> None:
    room = match_of_two()
    games = GameSteps(room.desk.tables)
    names = [player.name for player in found(games, "game-1").table.players]
    room.say("Ben", "/forgetme yes")
    assert "Ben" in names
    assert "Ben" not in [player.name for player in found(games, "game-1").table.players]


@pytest.mark.parametrize("trouble", [StoreUnreachable(), UnreadableRecord(RecordFlaw.NEWER)])
def test_a_store_in_trouble_is_told_apart_from_no_game(trouble: Exception) -> None:
    class InTrouble(MemoryStore):
        async def load(self, table: TableId, *owners: str) -> Loaded:
            del table, owners
            raise trouble

    with pytest.raises(GameUnavailable):
        find(GameSteps(Desk(InTrouble()).tables), LATEST)
