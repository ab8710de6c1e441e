"""Matches at a game with dice: each pair of games has the same seed of luck, with seats changed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, TypeAlias

from rules.game import FACES, Game, Over, Roll, Seat, ToRoll
from tests.strength.notebook import Notebook

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
    def pace(self) -> str:
        """Return the seconds a move, if any game was not noted before."""
        return f"{self.seconds / self.moves:.4f}" if self.moves else "-"


def match_row(
    game: Game[Any, Any], title: str, players: tuple[Player, Player], games: float, notes: Notebook
) -> str:
    """Return a row of the table: who played, what the first player won, and its seconds a move."""
    timed, other = Timed(players[0]), players[1]

    def play_game(number: int) -> float:
        seat = Seat(number % 2)
        seated = (timed, other) if seat == 0 else (other, timed)
        return float(_winner(game, seated, f"{title} {number // 2}") == seat)

    tally = notes.add_up(title, play_game, max(2, round(games / 2) * 2))
    return f"{title} | {tally} | {timed.pace}"


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
