"""What a game tells about moves and turns unless it does better: nothing."""

from rules import GAMES
from rules.quoridor import Quoridor


def test_a_game_tells_nothing_special_by_itself() -> None:
    game = GAMES["quoridor"]
    position = game.opening(2)
    move = game.legal_moves(position)[0]
    assert isinstance(game, Quoridor)
    assert game.deed(move, position) == game.why_pass(position) == game.occasion(position) == ""
    assert game.unplayed(move, position) == ()
