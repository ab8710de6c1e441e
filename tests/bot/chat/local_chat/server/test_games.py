"""Games to step through: their moves, pictures and words, over a real connection."""

from typing import Any

import pytest
from yarl import URL

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, StoreUnreachable
from bot.table.chance import FairChance
from render import draw
from rules import GAMES
from rules.game import Seat
from tests.bot.chat.local_chat.server.table import Table, run
from tests.bot.easel import Easel
from tests.bot.scripted import ScriptedChance

PARLOUR = TableId("local:parlour")
RUSSIAN = TableId("local:комната-7")


async def say(desk: Desk, *lines: str, table: TableId = PARLOUR) -> None:
    """Let people say something at a table: their name, a colon, and the text."""
    for line in lines:
        name, _, text = line.partition(": ")
        player = Player(PlayerId(f"local:{name.lower()}"), name)
        reply = await desk.handle(Request(table=table, player=player, text=text))
        await desk.announced(reply)


async def play_checkers(desk: Desk, table: TableId = PARLOUR) -> None:
    await say(desk, "Anna: /play checkers", "Ben: /join", table=table)
    await say(desk, "Anna: c3-d4", "Ben: f6-e5", "Anna: d4xf6", table=table)


async def play_match(desk: Desk) -> None:
    """Let Anna win the first game of a match; the second is on."""
    await say(desk, "Anna: /play backgammon 3 cube", "Ben: /join", "Anna: 8/5 6/5", "Ben: /roll")
    await say(desk, "Ben: 8/4 6/4", "Anna: /double", "Ben: /drop", "Ben: 24/18 13/11")


def match_desk() -> Desk:
    return Desk(MemoryStore(), chance=ScriptedChance("31", "42", "26", "53", "64"))


async def read(served: Table, path: str) -> Any:  # noqa: ANN401 - whatever the server says
    async with served.client.get(served.url + path) as answer:
        assert answer.status == 200
        assert answer.content_type == "application/json"
        return await answer.json()


def test_a_game_in_words() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        await say(served.desk, "Ben: /resign yes")
        assert await read(served, "games/parlour/game-1") == {
            "id": "game-1",
            "title": "Brazilian checkers · Anna (White), Ben (Black)",
            "players": ["Anna", "Ben"],
            "seats": 2,
            "finished": True,
            "result": "Ben resigns. Anna wins.",
            "count": 3,
            "moves": [
                {"line": 1, "round": 1, "seat": 0, "text": "c3-d4"},
                {"line": 2, "round": 1, "seat": 1, "text": "f6-e5"},
                {"line": 3, "round": 2, "seat": 0, "text": "d4xf6"},
            ],
            "told": [
                "The game begins: Anna (White), Ben (Black).",
                "Anna plays c3-d4.",
                "Ben plays f6-e5.",
                "Anna plays d4xf6. Ben resigns. Anna wins.",
            ],
        }

    run(test)


def test_a_game_can_be_stepped_through_while_it_is_played() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        latest = await read(served, "games/parlour/last")
        assert (latest["id"], latest["finished"], latest["result"]) == ("game-1", False, "")
        assert latest["count"] == 3
        assert latest == await read(served, "games/parlour/game-1")

    run(test)


def test_a_game_is_told_in_the_language_of_the_reader() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        told = {
            locale: (await read(served, f"games/parlour/last?locale={locale}"))["told"][1]
            for locale in ("ru-RU", "pt", "de", "")
        }
        assert told == {
            "ru-RU": "Anna ходит c3-d4.",
            "pt": "Anna joga c3-d4.",
            "de": "Anna plays c3-d4.",
            "": "Anna plays c3-d4.",
        }
        alts = [
            (await read(served, f"games/parlour/last/1?locale={locale}"))["alt"]
            for locale in ("en", "ru")
        ]
        assert "Last move" in alts[0]
        assert "Последний ход" in alts[1]

    run(test)


def test_earlier_games_of_a_match_and_the_one_being_played() -> None:
    async def test(served: Table) -> None:
        await play_match(served.desk)
        first, second = [await read(served, f"games/parlour/game-{game}") for game in (1, 2)]
        assert first["title"].endswith("game 1")
        assert first["moves"][-1] == {"line": 6, "round": 2, "seat": 1, "text": "drops"}
        assert second["title"].endswith("game 2")
        assert second == await read(served, "games/parlour/last")
        assert await served.status("games/parlour/game-1/6.png") == 200

    run(test, desk=match_desk())


def test_ids_of_games_as_they_really_look() -> None:
    async def test(served: Table) -> None:
        await say(served.desk, "Anna: /play checkers", "Ben: /join", "Ben: /resign yes")
        await say(served.desk, "Anna: /rematch", "Ben: /accept")
        following = (await read(served, "games/parlour/last"))["id"]
        first = following.removesuffix(".2")
        assert first != following
        assert (await read(served, f"games/parlour/{first}"))["finished"]
        assert not (await read(served, f"games/parlour/{following}"))["finished"]

    run(test, desk=Desk(MemoryStore(), chance=FairChance()))


def test_the_secret_of_the_dice_is_not_told() -> None:
    async def test(served: Table) -> None:
        await say(served.desk, "Anna: /play backgammon", "Ben: /join lucky-word")
        table = (await served.desk.tables.find(PARLOUR)).table
        assert table
        async with served.client.get(f"{served.url}games/parlour/last") as answer:
            told = await answer.text()
        assert "Opening roll" in told
        for secret in (table.dice.secret.hex(), table.dice.root.hex(), "lucky-word"):
            assert secret not in told

    run(test, desk=Desk(MemoryStore(), chance=FairChance()))


def test_pictures_show_the_position_from_a_seat_in_a_theme() -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        game = GAMES["checkers"]
        opening = game.opening(2)
        move = game.parse("c3-d4", opening)
        for query, seat, theme in [
            ("", 0, "wood"),
            ("?seat=1&theme=modern", 1, "modern"),
            ("?seat=9&theme=plaid", 0, "wood"),
        ]:
            async with served.client.get(f"{served.url}games/parlour/last/1.png{query}") as answer:
                assert answer.content_type == "image/png"
                shown = await answer.read()
            after = game.play(opening, move)
            side = Seat(seat)
            drawn = draw(after, seat=side, numbers=side, theme=theme, last_move=move)
            assert shown == drawn.png

    run(test)


def test_words_for_a_picture_are_from_the_same_side() -> None:
    async def test(served: Table) -> None:
        await play_match(served.desk)
        white, black = [
            (await read(served, f"games/parlour/game-1/0?seat={seat}"))["alt"] for seat in (0, 1)
        ]
        assert white != black

    run(test, desk=match_desk())


@pytest.mark.parametrize(
    ("finished", "game", "header"),
    [
        (True, "game-1", "private, max-age=86400, immutable"),
        (True, "last", "private, max-age=10"),
        (False, "game-1", "private, max-age=10"),
    ],
)
def test_browsers_keep_the_pictures_of_finished_games(
    *, finished: bool, game: str, header: str
) -> None:
    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        if finished:
            await say(served.desk, "Ben: /resign yes")
        for path, expected in [("/1.png", header), ("/1", "no-cache"), ("", "no-cache")]:
            async with served.client.get(f"{served.url}games/parlour/{game}{path}") as answer:
                assert answer.headers["Cache-Control"] == expected
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    run(test)


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


def test_a_picture_that_cannot_be_drawn_may_be_tried_again() -> None:
    easel = Easel(broken=True)

    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        assert await served.status("games/parlour/last/1.png") == 503
        assert await served.status("games/parlour/last/1") == 200

    run(test, painter=easel.painter)


def test_a_store_that_is_away_is_not_a_game_that_is_gone() -> None:
    class Away(MemoryStore):
        async def load(self, table: TableId, *owners: str) -> Loaded:
            del table, owners
            raise StoreUnreachable

    async def test(served: Table) -> None:
        assert await served.status("games/parlour/last") == 503

    run(test, Away())
