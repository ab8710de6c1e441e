"""The scores of a player after games."""

from itertools import pairwise

import pytest

from bot.ratings.player_scores import (
    GAMES_TO_PLACE,
    PlayerScores,
    Score,
    read_player_scores,
    write_player_scores,
)
from bot.ratings.rated_game import read_rated_game
from bot.ratings.skill import NEWCOMER, Skill, skill_after
from bot.store.port import UnreadableRecord
from tests.bot.ratings.games import PEOPLE, folded, rated_game

ANNA, BEN, CLEO, DAN = PEOPLE[:4]


def score(*results: str) -> Score:
    """Return Anna's score after games that she won, lost or drew against Ben."""
    ranks = {"won": (1, 2), "lost": (2, 1), "drawn": (1, 1)}
    games = [rated_game(at, (ANNA, BEN), ranks[result]) for at, result in enumerate(results)]
    return folded(games)[ANNA.id].scores["checkers-2"]


def test_wins_draws_and_losses_are_counted() -> None:
    anna = score("won", "drawn", "lost", "lost")
    assert (anna.games, anna.wins, anna.draws, anna.losses) == (4, 1, 1, 2)
    assert anna.won == {"captured": 2}


@pytest.mark.parametrize(
    ("results", "streak", "best"),
    [
        (["won"] * 3, 3, 3),
        (["won", "won", "lost"], -1, 2),
        (["lost", "lost", "won"], 1, 1),
        (["won", "drawn"], 0, 1),
        (["lost", "lost"], -2, 0),
    ],
)
def test_streaks(results: list[str], streak: int, best: int) -> None:
    anna = score(*results)
    assert (anna.streak, anna.best_streak) == (streak, best)


def test_everybody_starts_at_1500() -> None:
    assert NEWCOMER.rating == 1500
    assert not NEWCOMER.reliable


@pytest.mark.parametrize("mine", [10.0, 25.0, 45.0])
@pytest.mark.parametrize("theirs", [10.0, 25.0, 45.0])
def test_a_win_raises_a_rating_and_a_loss_lowers_it(mine: float, theirs: float) -> None:
    skills = [Skill(mine, 5.0), Skill(theirs, 2.0)]
    assert skill_after(skills, (1, 2), 0).mu > mine > skill_after(skills, (2, 1), 0).mu


def test_a_rating_settles() -> None:
    anna = score(*["won", "lost"] * 10)
    assert anna.skill.reliable
    assert anna.skill.deviation < NEWCOMER.deviation


def test_of_four_the_winner_gains_and_who_left_loses_most() -> None:
    numbers = [skill_after([NEWCOMER] * 4, (1, 2, 2, 3), seat).rating for seat in range(4)]
    first, second, also_second, last = numbers
    assert first > 1500 > second == also_second > last


def test_kinds_are_apart() -> None:
    games = [rated_game(1, (ANNA, BEN)), rated_game(2, (ANNA, BEN, CLEO, DAN), (1, 2, 2, 2))]
    assert folded(games)[ANNA.id].scores.keys() == {"checkers-2", "quoridor-4"}
    assert folded(games)[CLEO.id].scores.keys() == {"quoridor-4"}


def test_a_few_games_bring_one_onto_the_leaderboard() -> None:
    assert score(*["won"] * (GAMES_TO_PLACE - 1)).leaderboard_score is None
    assert (score(*["won"] * GAMES_TO_PLACE).leaderboard_score or 0) > 1500


def test_a_long_history_keeps_its_beginning_its_end_and_its_order() -> None:
    points = score(*["won", "lost", "won"] * 400).points
    assert len(points) <= 200
    assert (points[0].game, points[-1].game) == (1, 1200)
    assert [point.game for point in points[-100:]] == list(range(1101, 1201))
    assert all(one.game < other.game for one, other in pairwise(points))


def test_scores_are_read_as_they_were_written() -> None:
    scores = folded([rated_game(1, (ANNA, BEN))])[BEN.id]
    assert read_player_scores(write_player_scores(scores)) == scores
    assert read_player_scores(None) == PlayerScores()


@pytest.mark.parametrize("body", [b'{"schema": 2}', b"nonsense"])
def test_what_a_newer_version_wrote_is_not_guessed_at(body: bytes) -> None:
    with pytest.raises(UnreadableRecord):
        read_player_scores(body)
    with pytest.raises(UnreadableRecord):
        read_rated_game(body)
