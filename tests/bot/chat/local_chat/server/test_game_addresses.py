"""The addresses of games: what they find, and what they never reach."""

import pytest
from yarl import URL

from bot.identity import TableId
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, StoreUnreachable
from tests.bot.chat.local_chat.server.games import play_checkers, read
from tests.bot.chat.local_chat.server.table import Table, run

RUSSIAN = TableId("local:комната-7")


@pytest.mark.parametrize(
    "path",
    [
        "elsewhere/last",
        "elsewhere/game-1",
        "parlour/game-2",
        "parlour/game-1.2",
        "parlour/game-1/4",
        "parlour/game-1/4.png",
        "parlour/game-1/99999.png",
        f"parlour/game-1/{'9' * 5000}.png",
        "parlour/game-1/-1.png",
        "parlour/game-1/one.png",
        "parlour/game-1/1.gif",
        "parlour/game-1/",
        "parlour",
        "",
        "..%2fparlour/game-1",
        "%2e%2e/game-1",
        "parlour/..%2f..%2fsecret",
        "parlour/game-1%00",
        "parlour/game-1%0a",
        "parlour%0a/game-1",
        "other%3aparlour/game-1",
        f"{'r' * 41}/last",
        f"parlour/{'g' * 41}",
    ],
)
def test_what_is_not_there_is_not_found(path: str) -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        assert await served.status("games/parlour/game-1/3.png") == 200
        async with served.client.get(URL(f"{served.url}games/{path}", encoded=True)) as answer:
            assert answer.status == 404

    run(test)


def test_names_that_cannot_be_are_not_looked_for() -> None:
    asked = list[tuple[TableId, str]]()

    class Noting(MemoryStore):
        async def load(self, table: TableId, *owners: str) -> Loaded:
            asked.append((table, ""))
            return await super().load(table, *owners)

        async def load_game(self, table: TableId, game_id: str) -> bytes | None:
            asked.append((table, game_id))
            return await super().load_game(table, game_id)

    async def test(served: Table) -> None:
        for path in ("a%3ab/x", "a%2f..%2fb/x", "a%0a/x", "a/x%3ay", "a/..%2fx", "a/x.y", "a/x%0a"):
            url = URL(f"{served.url}games/{path}/0.png", encoded=True)
            async with served.client.get(url) as answer:
                assert answer.status == 404
        assert asked == []
        assert await served.status("games/a/x/0.png") == 404
        assert asked == [("local:a", ""), ("local:a", "x")]

    run(test, Noting())


def test_tables_of_other_platforms_are_not_shown() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk, TableId("telegram:-100"))
        assert await served.status("games/-100/last") == 404

    run(test)


def test_a_room_may_have_a_name_in_any_script() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk, RUSSIAN)
        assert (await read(served, "games/комната-7/last"))["count"] == 3

    run(test)


def test_a_store_that_is_away_is_not_a_game_that_is_gone() -> None:
    class Away(MemoryStore):
        async def load(self, table: TableId, *owners: str) -> Loaded:
            del table, owners
            raise StoreUnreachable

    async def test(served: Table) -> None:
        assert await served.status("games/parlour/last") == 503

    run(test, Away())
