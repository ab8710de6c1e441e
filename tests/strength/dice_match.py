"""Matches at a game with dice: each pair of games has the same seed of luck, with seats changed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, TypeAlias

from rules.game import FACES, Game, Over, Roll, Seat, ToRoll
from tests.strength.tally import Tally

Player: TypeAlias = Callable[[Any, str], Any]
"""Returns the move in a position, given a seed for its noise."""


@dataclass(slots=True)
class Timed:
    """A player whose moves are counted and timed, those left out that were forced."""

    player: Player
    moves: int = 0
    seconds: float = 0.0

    def __call__(self, position: Any, seed: str) -> Any:  # noqa: ANN401 - of any game
        """Return the player's move."""
        started = process_time()
        move = self.player(position, seed)
        self.seconds += process_time() - started
        self.moves += 1
        return move

    @property
    def pace(self) -> float:
        """Return the seconds a move."""
        return self.seconds / max(self.moves, 1)


def match_row(
    game: Game[Any, Any], title: str, players: tuple[Player, Player], games: float, luck: str
) -> str:
    """Return a row of the table: who played, what the first player won, and its seconds a move."""
    timed, other = Timed(players[0]), players[1]
    tally = Tally()
    for number in range(max(2, round(games / 2) * 2)):
        seat = Seat(number % 2)
        seated = (timed, other) if seat == 0 else (other, timed)
        tally = tally.plus(float(_winner(game, seated, f"{luck} {number // 2}") == seat))
    return f"{title} | {tally} | {timed.pace:.4f}"


def _winner(game: Game[Any, Any], players: tuple[Player, Player], seed: str) -> Seat | None:
    luck, position = Random(seed), game.opening(2)
    turns = 0
    while not isinstance(stage := game.stage(position), Over):
        if isinstance(stage, ToRoll):
            move = Roll(tuple(luck.choice(FACES) for _ in range(stage.dice)))
        else:
            moves = game.legal_moves(position)
            turns += 1
            move = (
                players[stage.seat](position, f"{seed} {turns} {stage.seat}")
                if len(moves) > 1
                else moves[0]
            )
        position = game.play(position, move)
    return stage.outcome.winner
