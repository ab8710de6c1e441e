"""Match files in the Jellyfish format."""

import pytest

from bot.export import Match
from bot.export.mat import write_mat
from bot.export.match import rounds_of
from bot.table.values import Cause, Setup
from tests.bot.export.matches import named, played
from tests.bot.export.readers import follow, read_mat
from tests.bot.table.people import begun, play

CUBE = Setup("backgammon", options={"match": 7, "cube": True})
SETUPS = [
    CUBE,
    Setup("backgammon", options={"match": 3}),
    Setup("backgammon", options={"cube": True, "jacoby": True}),
    Setup("backgammon"),
    Setup("narde"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_read_as_it_was_played(setup: Setup, seed: int) -> None:
    match = played(setup, seed)
    length, games = read_mat(write_mat(match))
    assert length == setup.options.get("match", 0)
    assert len(games) == len(match.games)
    for read, table in zip(games, match.games, strict=True):
        turns, position = follow(setup.game, table.opening, read.turns)
        result = table.result
        assert turns == [turn for each in rounds_of(table) for turn in each.turns]
        assert result
        assert (read.score, read.winner, read.points) == (
            table.score,
            result.winner,
            result.points,
        )
        if table.ending and table.ending.cause == Cause.RULES:
            assert position == table.position
    assert [read.decides for read in games] == [
        bool(length) and read is games[-1] for read in games
    ]


def test_a_game_in_progress_has_no_winner() -> None:
    match = played(CUBE, lines=30)
    _, games = read_mat(write_mat(match))
    assert games[-1].winner is None
    assert games[-1].turns


def test_plays_are_written_step_by_step() -> None:
    setup = Setup("backgammon", auto_roll=False)
    change = play(begun(setup, "12", "61", "44"), "13/11 6/5", "roll", "13/7 8/7")
    change = play(change, "roll", "24/20(2) 13/9/5")
    text = write_mat(Match((change.table,)))
    assert "  1)                                     21: 13/11 6/5\n" in text
    assert "  2) 61: 13/7 8/7                        44: 24/20 24/20 13/9 9/5\n" in text


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("Анна Щукина", "Anna Shchukina"),
        ("José: the 2nd", "Jose the 2nd"),
        ('two\nlines; [x] "y"', 'two lines; [x] "y"'),
        ("🎲🎲", "Player 1"),
        ("x" * 99, "x" * 31),
        ("Ben", "Ben 1"),
    ],
)
def test_names_above_the_columns_can_be_read_everywhere(name: str, column: str) -> None:
    match = named(played(CUBE, lines=10), [name, "Ben"])
    text = write_mat(match)
    _, games = read_mat(text)
    assert games[0].names[0] == column


def test_the_comments_have_the_original_names() -> None:
    text = write_mat(named(played(CUBE, lines=10), ['Анна "Ann" [x]', "Ben"]))
    assert "; [Player 1 \"Анна 'Ann' (x)\"]\n" in text


def test_narde_says_that_it_is_narde() -> None:
    text = write_mat(played(Setup("narde"), lines=10))
    assert text.startswith("; Long narde")
    assert '; [Variation "Long narde"]' in text
