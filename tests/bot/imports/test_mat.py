"""Match files of other programs, and those that no program would write."""

import pytest

from bot.imports import GivenGame, read_file
from bot.imports.refusals import (
    OtherGameInFile,
    OtherPlayersInFile,
    TooManyGames,
    UnreadableLine,
    WrongMoveInFile,
    WrongOpeningInFile,
)
from bot.table.events import Moved, Rolled
from rules.game import Seat
from tests.bot.imports.test_reading import refusal

SHORT = """ 3 point match

 Game 1
 Anna : 0                       Ben : 0
  1) 31: 8/5 6/5                 52: 13/11 13/8
  2)  Doubles => 2                Drops
      Wins 1 point
"""
NARROW = """ 0 point match
 Game 1
 gnubg : 4                      root : 2
  1)                             41: 24/23 13/9
  2) 33: 24/21 24/21 13/10 13/10 62: 24/18 13/11
                                  Wins 1 point
"""


def only(content: str) -> GivenGame:
    """Return the one game of a file."""
    (game,) = read_file(content.encode()).games
    return game


def test_a_double_that_is_dropped_ends_a_game() -> None:
    game = only(SHORT)
    assert game.share == 1
    assert game.lines == (
        Rolled((3, 1)),
        Moved(Seat(0), "8/5 6/5"),
        Rolled((5, 2), Seat(1)),
        Moved(Seat(1), "13/11 13/8"),
        Moved(Seat(0), "double"),
        Moved(Seat(1), "drop"),
    )


def test_columns_may_touch_and_scores_of_money_games_do_not_count() -> None:
    game = only(NARROW)
    assert game.opening.endswith(":00:0:0:0:0:10;opening")
    assert len(game.lines) == 6
    assert game.share == 0


def test_windows_files_are_read() -> None:
    content = SHORT.replace("Anna", "Ännchen").replace("\n", "\r\n").encode("latin-1")
    assert read_file(content).names == ("Ännchen", "Ben")


def test_who_cannot_move_passes() -> None:
    closed = SHORT.replace("52: 13/11 13/8", "52: Cannot Move")
    assert refusal(closed) == WrongMoveInFile(1, 1, "pass")


@pytest.mark.parametrize(
    ("score", "flag"),
    [((0, 0), 0), ((2, 0), 1), ((0, 2), 1), ((2, 2), 0)],
)
def test_the_first_game_with_a_point_to_go_is_without_doubling(
    score: tuple[int, int], flag: int
) -> None:
    content = SHORT.replace("Anna : 0", f"Anna : {score[0]}").replace(
        "Ben : 0", f"Ben : {score[1]}"
    )
    content = content.replace("  2)  Doubles => 2                Drops\n", "")
    assert only(content).opening.endswith(f":{score[0]}:{score[1]}:{flag}:3:10;opening")


def test_doubling_comes_back_after_one_game() -> None:
    first = SHORT.replace("  2)  Doubles => 2                Drops\n", "").replace(": 0 ", ": 2 ")
    second = first.partition("\n\n")[2]
    games = read_file((first + second).encode()).games
    assert [game.opening.split(":")[7] for game in games] == ["1", "0"]


@pytest.mark.parametrize(
    ("tags", "end"),
    [
        ('; [UseCube "Off"]', ":0:0:0:0:0;opening"),
        ('; [Jacoby "On"]', ":0:0:1:0:10;opening"),
        ('; [Jacoby "Off"]', ":0:0:0:0:10;opening"),
    ],
)
def test_tags_say_how_the_cube_is_used(tags: str, end: str) -> None:
    assert only(f"{tags}\n{NARROW}").opening.endswith(end)


def test_other_variations_are_refused() -> None:
    assert refusal(f'; [Variation "Nackgammon"]\n{SHORT}') == OtherGameInFile("Nackgammon")


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("  2) hello", 6),
        ("hello", 6),
        ("  2) 31: 8/5 6/5  31: 8/5 6/5  31: 8/5 6/5", 6),
        ("  2) x 31: 8/5 6/5", 6),
        ("  2) Doublesquare", 6),
        ("  2) 31: " + "8/5 " * 99, 6),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, number: int) -> None:
    lines = SHORT.splitlines()
    assert refusal("\n".join([*lines[: number - 1], line, *lines[number - 1 :]])) == (
        UnreadableLine(number)
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("13/11 13/8", "13/11 13/9", WrongMoveInFile(1, 1, "13/11 13/9")),
        ("31: 8/5 6/5 ", "33: 8/5 8/5 ", WrongMoveInFile(1, 1, "8/5 8/5")),
        ("52: ", "82: ", WrongMoveInFile(1, 1, "8-2")),
        ("Drops", "Takes\n  3)  Takes", WrongMoveInFile(1, 3, "take")),
        ("Anna : 0", "Anna : 3", WrongOpeningInFile(1)),
    ],
)
def test_what_the_rules_forbid_is_named(old: str, new: str, why: object) -> None:
    assert refusal(SHORT.replace(old, new)) == why


def test_comments_between_moves_are_skipped() -> None:
    assert only(SHORT.replace("  2)", "; a comment\n  2)")) == only(SHORT)


def test_other_players_are_refused() -> None:
    second = SHORT.partition("\n\n")[2].replace("Anna", "Eve")
    assert refusal(SHORT + second) == OtherPlayersInFile(2)


def test_too_many_games_are_refused() -> None:
    assert refusal(SHORT + SHORT.partition("\n\n")[2] * 25) == TooManyGames(25)
