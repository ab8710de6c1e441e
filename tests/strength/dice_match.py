"""Matches at a game with dice: each pair of games has the same seed of luck, with seats changed.

Luck can be taken out of the results: that of a roll is the chance to win after it, less the mean
over all rolls. Its mean is nothing whatever judges it, so a result less its luck has the same mean
as the result, and a smaller error.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Any, TypeAlias

from rules.game import FACES, Game, Over, Roll, Seat, ToRoll
from tests.strength.notebook import Notebook
from tests.strength.tally import Tally, spell_share

Player: TypeAlias = Callable[[Any, str], Any]
"""Returns the move in a position, given a seed for its noise."""
Luck: TypeAlias = Callable[[Any, Roll], float]
"""Returns how lucky a roll is for the seat that rolls in a position."""


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


def match_row_without_luck(  # noqa: PLR0913 - each is one thing about the match
    game: Game[Any, Any],
    title: str,
    players: tuple[Player, Player],
    games: float,
    notes: Notebook,
    *,
    luck: Luck,
) -> str:
    """Return a row like that of `match_row`, with the result less the luck of the rolls as well."""
    timed, other, tally, skills = Timed(players[0]), players[1], Tally(), list[float]()

    def play_game(number: int) -> list[float]:
        seat = Seat(number % 2)
        seated = (timed, other) if seat == 0 else (other, timed)
        lucks = [0.0, 0.0]

        def note(position: Any, roll: Roll) -> None:  # noqa: ANN401 - of any game
            lucks[position.turn] += luck(position, roll)

        won = float(_winner(game, seated, f"{title} {number // 2}", note) == seat)
        return [won, won - lucks[seat] + lucks[1 - seat]]

    for number in range(max(2, round(games / 2) * 2)):
        won, skill = notes.recall(f"{title}, {number}, luck", partial(play_game, number))
        tally, skills = tally.plus(won), [*skills, skill]
    return f"{title} | {spell_share(skills)} without luck, {tally} with it | {timed.pace}"


def _winner(
    game: Game[Any, Any],
    players: tuple[Player, Player],
    seed: str,
    note: Callable[[Any, Roll], None] = lambda _position, _roll: None,
) -> Seat | None:
    """Play a game and return who wins it; every roll is noted."""
    luck, position = Random(seed), game.opening(2)
    turns = 0
    while not isinstance(stage := game.stage(position), Over):
        if isinstance(stage, ToRoll):
            move = Roll(tuple(luck.choice(FACES) for _ in range(stage.dice)))
            note(position, move)
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
