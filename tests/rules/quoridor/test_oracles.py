"""Every row of the tables that independent programs agree on."""

import pytest

from rules.errors import IllegalMove
from rules.game import Outcome, Over, Seat, ToMove
from rules.quoridor import Finish
from rules.quoridor.board import WALLS
from rules.quoridor.moves import PASS, STEPS, Move
from tests.rules.oracles import rows
from tests.rules.quoridor.asking import GAME, legal

EVERY_MOVE: tuple[Move, ...] = (*STEPS.values(), *WALLS.values(), PASS)


@pytest.mark.parametrize("seats", [2, 4])
def test_legal_moves_agree_with_the_table(seats: int) -> None:
    for row in rows(f"quoridor_{seats}p_moves"):
        expected = row["pawn_moves"] + row["wall_moves"]
        assert legal(row["position"]) == (["pass"] if row["must_pass"] else expected)


@pytest.mark.parametrize("seats", [2, 4])
def test_texts_and_winners_agree_with_the_table(seats: int) -> None:
    for row in rows(f"quoridor_{seats}p_moves"):
        position = GAME.load(row["position"])
        assert GAME.dump(position) == row["position"]
        winner = row["winner"]
        assert GAME.stage(position) == (
            ToMove(position.seat)
            if winner is None
            else Over(Outcome(Seat(winner), Finish.ARRIVED, 1))
        )


@pytest.mark.parametrize("seats", [2, 4])
def test_just_the_legal_moves_can_be_played(seats: int) -> None:
    for row in rows(f"quoridor_{seats}p_moves")[::8]:
        position = GAME.load(row["position"])
        moves = set(GAME.legal_moves(position))
        for move in EVERY_MOVE:
            if move in moves:
                assert GAME.play(position, move) != position
                continue
            with pytest.raises(IllegalMove):
                GAME.play(position, move)
