"""Every row that independent programs agree on."""

from itertools import product

import pytest

from rules.backgammon import Backgammon, Position
from rules.backgammon.position import Move
from rules.errors import AmbiguousMove, MoveError
from rules.game import Over, Seat
from tests.effort import often
from tests.rules.oracles import rows

GAME = Backgammon()
START = "-b----E-C---eE---c-e----B-"
pytestmark = pytest.mark.usefixtures("unmeasured")


def test_every_play_of_every_row() -> None:
    for row in rows("backgammon_plays"):
        position = GAME.load(row["position"])
        moves = GAME.legal_moves(position)
        boards = [GAME.dump(GAME.play(position, move)).partition(":")[0] for move in moves]
        expected = sorted(row["plays"]) or [row["position"].partition(":")[0]]
        assert sorted(boards) == expected, row["position"]


def meant(text: str, position: Position) -> list[Move]:
    """Return the play that was meant, or all of them where the player has to be asked.

    GNU Backgammon writes `13/5` also where that may or may not pass over a hit.
    """
    try:
        return [GAME.parse(text, position)]
    except AmbiguousMove as question:
        stars = {candidate.count("*") for candidate in question.candidates}
        assert len(stars) > 1, "only a hit on the way makes a difference"
        return [GAME.parse(candidate, position) for candidate in question.candidates]


def test_the_spelling_of_gnu_backgammon_is_read() -> None:
    for row in rows("backgammon_plays"):
        position = GAME.load(row["position"])
        for board, text in row["plays"].items():
            boards = {
                GAME.dump(GAME.play(position, move)).partition(":")[0]
                for move in meant(text, position)
            }
            assert board in boards, (row["position"], text)


def test_our_own_spelling_is_read_back() -> None:
    for row in rows("backgammon_plays")[:: often(4, 1)]:
        position = GAME.load(row["position"])
        for move in GAME.legal_moves(position):
            assert GAME.parse(GAME.format(move, position), position) == move


def test_every_outcome_of_every_row() -> None:
    for row in rows("backgammon_outcomes"):
        position = GAME.load(f"{row['board']}:0:0:1:00:0:0:0:0:10")
        stage = GAME.stage(position)
        assert isinstance(stage, Over)
        assert (stage.outcome.winner, stage.outcome.points) == (Seat(row["winner"]), row["points"])


def test_the_21_opening_rolls_have_447_results() -> None:
    rolls = [(high, low) for high, low in product(range(1, 7), repeat=2) if high >= low]
    positions = [GAME.load(f"{START}:0:0:1:{high}{low}:0:0:0:0:10") for high, low in rolls]
    assert sum(len(GAME.legal_moves(position)) for position in positions) == 447


def test_no_text_of_one_row_breaks_another() -> None:
    texts = [text for row in rows("backgammon_plays")[:300:7] for text in row["plays"].values()]
    for row in rows("backgammon_plays")[::97]:
        position = GAME.load(row["position"])
        for text in texts:
            try:
                move = GAME.parse(text, position)
            except MoveError:
                continue
            assert move in GAME.legal_moves(position)
