"""What was played, in notation and page by page."""

import pytest

from tests.bot.desk.history.games import match_of_two, random_game
from tests.bot.room import Room, checkers
from tests.effort import paired


@pytest.mark.parametrize(
    ("played", "locale"),
    paired(
        [("backgammon", 2, 2), ("narde", 2, 2), ("checkers", 2, 1), ("quoridor 4", 4, 1)],
        ["ru", "en", "pt-BR"],
    ),
)
def test_no_page_is_longer_than_a_thousand_characters(
    played: tuple[str, int, int], locale: str
) -> None:
    game, count, least = played
    names = tuple(f"{letter} {'Q' * 90}" for letter in "ABCD"[:count])
    room = random_game(game, names, 110)
    first = room.say("Cleo", "/history 1 1", locale=locale)
    pages = [first.text]
    while any(choice.payload.endswith(f" {len(pages) + 1}") for choice in room.buttons):
        pages.append(room.say("Cleo", f"/history 1 {len(pages) + 1}", locale=locale).text)
    assert max(map(len, pages)) <= 1_000
    assert len(pages) >= least
    rows = [row for page in pages for row in page.splitlines()[1:] if row[0].isdecimal()]
    assert [row.partition(".")[0] for row in rows] == [str(at + 1) for at in range(len(rows))]


def test_pages_are_turned_by_buttons_however_old() -> None:
    room = random_game("narde", ("Anna", "Ben"), 110)
    last = room.say("Cleo", "/history")
    earlier = room.press("Cleo", "Earlier")
    room.time += 1
    assert room.press("Cleo", "Later").text == last.text
    assert earlier.text != last.text


def test_a_page_that_is_not_there_is_the_nearest_one() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    assert room.say("Anna", "/history 1 9").text == room.say("Anna", "/history").text
    assert room.say("Anna", "/history 1 0").text == room.say("Anna", "/history").text


def test_an_earlier_game_of_a_match_has_its_history() -> None:
    reply = match_of_two().say("Cleo", "/history 1")
    assert reply.text.splitlines() == [
        "Anna (White), Ben (Black) · game 1",
        "1. 31: 8/5 6/5 | 42: 8/4 6/4",
        "2. doubles to 2 | drops",
        "Anna wins: double dropped, 1 point.",
    ]


def test_who_leaves_a_game_of_four_is_told_below_the_round() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    room.say("Anna", "e2")
    room.say("Cleo", "/resign yes")
    room.say("Ben", "b5")
    assert room.say("Anna", "/history").text.splitlines()[1:] == [
        "1. e2 b5",
        "Cleo resigns and leaves the game.",
    ]


def test_who_leaves_before_anybody_has_moved_is_told_alone() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    room.say("Cleo", "/resign yes")
    assert room.say("Anna", "/history").text.splitlines()[1:] == [
        "Cleo resigns and leaves the game."
    ]
