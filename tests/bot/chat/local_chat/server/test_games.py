"""Games to step through: their moves and words, over a real connection."""

from bot.desk.desk import Desk
from bot.store.memory import MemoryStore
from bot.table.chance import FairChance
from tests.bot.chat.local_chat.server.games import (
    PARLOUR,
    match_desk,
    play_checkers,
    play_match,
    read,
    say,
)
from tests.bot.chat.local_chat.server.table import Table, run


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
