"""The pictures of a game to step through."""

import pytest

from render import draw
from rules import GAMES
from rules.game import Seat
from tests.bot.chat.local_chat.server.games import match_desk, play_checkers, play_match, read, say
from tests.bot.chat.local_chat.server.table import Table, run
from tests.bot.easel import Easel


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


def test_a_picture_that_cannot_be_drawn_may_be_tried_again() -> None:
    easel = Easel(broken=True)

    async def test(served: Table) -> None:
        await play_checkers(served.desk)
        assert await served.status("games/parlour/last/1.png") == 503
        assert await served.status("games/parlour/last/1") == 200

    run(test, painter=easel.painter)
