"""Files are read as they were written, and hostile ones are refused in time."""

import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.export import Match
from bot.export.mat import write_mat
from bot.export.pdn import write_pdn
from bot.imports import read_file
from bot.imports.match import MAX_BYTES
from bot.imports.refusals import (
    BrokenFile,
    FileTooLarge,
    NoFinishedGame,
    OtherGameInFile,
    TooManyMoves,
    UnknownFile,
    WrongMoveInFile,
    WrongOpeningInFile,
)
from bot.table.refusals import Refused
from bot.table.values import Setup
from rules.errors import Refusal
from tests.bot.export.matches import named, played
from tests.bot.imports.files import (
    CHECKERS,
    CUBE,
    FOUR,
    MONEY,
    NARDE,
    PLAIN,
    QUORIDOR,
    played_moves,
    read_moves,
    write_json,
)

Write = Callable[[Match], str]
FILES = [
    *((setup, write_mat) for setup in (CUBE, PLAIN, MONEY, NARDE)),
    (CHECKERS, write_pdn),
    *((setup, write_json) for setup in (CUBE, NARDE, CHECKERS, QUORIDOR, FOUR)),
]
EVERY_FILE = pytest.mark.parametrize(
    ("setup", "write"),
    FILES,
    ids=[f"{write.__name__}-{at}" for at, (_, write) in enumerate(FILES)],
)


def refusal(content: str | bytes) -> Refusal:
    """Return why a file is not read."""
    with pytest.raises(Refused) as refused:
        read_file(content.encode() if isinstance(content, str) else content)
    return refused.value.reason


@EVERY_FILE
@pytest.mark.parametrize("seed", range(3))
def test_what_we_write_is_read_as_it_was_played(setup: Setup, write: Write, seed: int) -> None:
    match = played(setup, seed)
    read = read_file(write(match).encode())
    assert (read.game, read.names) == (setup.game, match.names)
    assert read_moves(read) == played_moves(match)
    assert [game.opening for game in read.games] == [table.opening for table in match.games]
    shares = [
        None if table.result is None
        else 0.5 if table.result.winner is None
        else float(table.result.winner == 0)
        for table in match.games
    ]  # fmt: skip
    assert [game.share for game in read.games] == shares


@EVERY_FILE
def test_a_game_in_progress_is_left_out(setup: Setup, write: Write) -> None:
    match = played(setup, lines=8)
    assert match.latest.playing
    assert refusal(write(match)) == NoFinishedGame()


@EVERY_FILE
def test_damaged_files_are_read_or_refused(setup: Setup, write: Write) -> None:
    luck = Random(setup.game)
    whole = write(played(setup, 2)).encode()
    for _ in range(40):
        damaged = bytearray(whole[: luck.choice((len(whole), luck.randrange(len(whole))))])
        for _ in range(luck.randrange(4)):
            at = luck.randrange(len(damaged) + 1)
            damaged[at : at + 1] = luck.choice((luck.randbytes(1), whole[at : at + 9]))
        with suppress(Refused):
            assert read_file(bytes(damaged)).games


def test_names_are_plain_words() -> None:
    match = named(played(CHECKERS), ["\u202eAnna\n[x]" + "a" * 99, ""])
    long, empty = read_file(write_json(match).encode()).names
    assert long.startswith("Anna [x]aaa")
    assert long.endswith("…")
    assert empty == "2"


@pytest.mark.parametrize("content", ["", "hello", "\0\1", b"\xff\xfe", "PNG"])
def test_other_files_are_refused(content: str | bytes) -> None:
    assert refusal(content) == UnknownFile()


def test_a_large_file_is_refused() -> None:
    assert refusal(b" " * (MAX_BYTES + 1)) == FileTooLarge(256)


@pytest.mark.parametrize(
    "content",
    ["{", "{}", '{"x": ' + "[" * 200_000, '{"games": [{"lines": [{"x": ' + "[" * 200_000],
    ids=range(4),
)
def test_broken_json_is_refused(content: str) -> None:
    assert refusal(content) == BrokenFile()


def test_json_of_another_game_is_refused() -> None:
    assert refusal(_changed(CHECKERS, lambda file: file["setup"].update(game="go"))) == (
        OtherGameInFile("go")
    )


@pytest.mark.parametrize("opening", ["", "W:Wa1", "x" * 100_000])
def test_json_with_another_opening_is_refused(opening: str) -> None:
    file = _changed(CHECKERS, lambda file: file["games"][0].update(opening=opening))
    assert isinstance(refusal(file), WrongOpeningInFile | WrongMoveInFile)


def test_json_with_too_many_players_is_refused() -> None:
    assert refusal(_changed(FOUR, lambda file: file["players"].append("Eve"))) == (
        WrongOpeningInFile(1)
    )


@pytest.mark.parametrize(
    "line",
    [
        {"event": "moved", "seat": 0, "text": "a1-h8", "unasked": False},
        {"event": "moved", "seat": 1, "text": "c3-d4", "unasked": False},
        {"event": "moved", "seat": 0, "text": "c3-d4 " * 30, "unasked": False},
        {"event": "thrown", "dice": [1, 2], "seat": 0},
        {"event": "gone", "seat": 0, "cause": "resigned"},
        {"event": "gone", "seat": 9, "cause": "resigned"},
    ],
)
def test_json_with_an_impossible_line_is_refused(line: dict[str, object]) -> None:
    found = refusal(_changed(CHECKERS, lambda file: file["games"][0]["lines"].insert(0, line)))
    text = {"moved": line.get("text"), "thrown": "1-2", "gone": ""}[str(line["event"])]
    assert found == WrongMoveInFile(1, 1, str(text))


def test_a_finished_game_is_read_beside_one_in_progress() -> None:
    match = played(CUBE, 3, lines=40)
    assert (len(match.games), match.latest.playing) == (5, True)
    assert len(read_file(write_mat(match).encode()).games) == 4


@pytest.mark.parametrize(("games", "moves", "most"), [(1, 1001, 1000), (3, 900, 2500)])
def test_endless_games_are_refused(games: int, moves: int, most: int) -> None:
    def lengthen(file: dict[str, Any]) -> None:
        way = itertools.cycle([(0, "e2"), (1, "e8"), (0, "e1"), (1, "e9")])
        file["games"][0]["lines"] = [
            {"event": "moved", "seat": seat, "text": text, "unasked": False}
            for seat, text in itertools.islice(way, moves)
        ]
        file["games"] *= games

    assert refusal(_changed(QUORIDOR, lengthen)) == TooManyMoves(most)


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_leaves_a_seat_that_is_not_there(seat: int) -> None:
    line = {"event": "gone", "seat": seat, "cause": "resigned"}
    found = refusal(_changed(FOUR, lambda file: file["games"][0]["lines"].insert(0, line)))
    assert isinstance(found, WrongMoveInFile)


def _changed(setup: Setup, change: Callable[[dict[str, Any]], object]) -> str:
    file = json.loads(write_json(played(setup, 2)))
    change(file)
    return json.dumps(file)
