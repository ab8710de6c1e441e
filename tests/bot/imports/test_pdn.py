"""PDN of other programs, and what no program would write."""

import pytest

from bot.imports import read_file
from bot.imports.refusals import (
    NoFinishedGame,
    OtherGameInFile,
    UnreadableLine,
    WrongMoveInFile,
    WrongOpeningInFile,
)
from bot.table.events import Moved
from rules.errors import Refusal
from rules.game import Seat
from tests.bot.imports.test_reading import refusal

SHORT = """[White "Anna"]
[Black "Ben"]
[Result "1-0"]
[GameType "26,W,8,8,A0,0"]

1. c3-d4 {a comment} d6-c5 $1 2. b2-c3 (2. e3-f4 (2. g3-h4)) ; to the end
2... f6-g5! 1-0
"""
KINGS = '[White "A"]\n[Black "B"]\n[FEN "W:WKa1:BKh6"]\n\n'


def test_comments_and_variations_are_skipped() -> None:
    (game,) = read_file(SHORT.encode()).games
    assert game.share == 1
    assert [line.text for line in game.lines if isinstance(line, Moved)] == [
        "c3-d4",
        "d6-c5",
        "b2-c3",
        "f6-g5",
    ]


@pytest.mark.parametrize(
    ("result", "share"),
    [("2-0", 1), ("0-1", 0), ("0-2", 0), ("1-1", 0.5), ("1/2-1/2", 0.5)],
)
def test_results_may_count_two_points(result: str, share: float) -> None:
    (game,) = read_file(SHORT.replace("1-0", result).encode()).games
    assert game.share == share


def test_the_tag_says_the_result_where_the_moves_do_not() -> None:
    (game,) = read_file(SHORT.replace("g5! 1-0", "g5!").encode()).games
    assert game.share == 1


def test_a_game_may_begin_with_a_position() -> None:
    (game,) = read_file(f"{KINGS}1. a1-b2 h6-g7 1/2-1/2".encode()).games
    assert game.lines[0] == Moved(Seat(0), "a1-b2")
    assert game.opening.startswith("W:")


def test_a_file_has_several_games() -> None:
    first, second = read_file((SHORT * 2).encode()).games
    assert (first.number, second.number) == (1, 2)
    assert first.lines == second.lines


def test_a_game_without_result_is_not_over() -> None:
    assert refusal(SHORT.replace("1-0", "*")) == NoFinishedGame()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("26,W", "20,W", OtherGameInFile("GameType 20,W,8,8,A0,0")),
        ("{a comment}", "{a comment", UnreadableLine(6)),
        ("c3-d4", "9-13", UnreadableLine(6)),
        ("2... f6-g5!", "2... f6-f5", WrongMoveInFile(1, 2, "f6-f5")),
        ('[Result "1-0"]', '[FEN "x"]', WrongOpeningInFile(1)),
    ],
)
def test_what_cannot_be_read_is_named(old: str, new: str, why: Refusal) -> None:
    assert refusal(SHORT.replace(old, new)) == why


@pytest.mark.parametrize("start", ["{", "(", '[a "', "$", "1", "[", " ", ";"])
def test_files_that_never_close_anything_are_refused_in_time(start: str) -> None:
    content = f'[White "A"]\n{start * 60_000}'
    assert isinstance(refusal(content), UnreadableLine | NoFinishedGame)
