"""Players of backgammon, and the games between two of them."""

from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Final, Protocol

from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.backgammon import Backgammon, Position
from rules.backgammon.position import Move
from rules.game import FACES, Over, Roll, Seat, ToRoll
from tests.strength.tally import Tally

GAME: Final = Backgammon()
SINGLE: Final[dict[str, int]] = {}
ONE_POINT: Final = {"match": 1}


class Player(Protocol):
    """Somebody who plays the dice. There is no cube."""

    def choose(self, position: Position, seed: str) -> Move:
        """Return a play."""
        ...


class Computer:
    """Our engine at one level, with a record of how long it thinks."""

    def __init__(self, engine: SageEngine, level: Level) -> None:
        self._engine = engine
        self._level = level
        self.rest()

    def rest(self) -> None:
        """Forget how long it thought."""
        self._seconds = 0.0
        self._moves = 0

    def choose(self, position: Position, seed: str) -> Move:
        """Return its play."""
        start = process_time()
        move = self._engine.choose(position, self._level, Budget(SECONDS[self._level], seed))
        self._seconds += process_time() - start
        self._moves += 1
        assert move is not None
        return move

    @property
    def seconds_a_move(self) -> float:
        """Return the CPU time of a move, forced ones included."""
        return self._seconds / self._moves

    def __str__(self) -> str:
        return self._level.name.lower()


def roll_dice(chance: Random) -> Roll:
    """Return two dice."""
    return Roll((chance.choice(FACES), chance.choice(FACES)))


def play_games(first: Player, second: Player, games: int, options: Mapping[str, int]) -> Tally:
    """Return how the first player did; every two games have the same dice."""
    tally = Tally()
    for number in range(games):
        seat = Seat(number % 2)
        players = (first, second) if seat == 0 else (second, first)
        tally = tally.plus(float(_play_game(players, number, options) == seat))
    return tally


def _play_game(players: tuple[Player, Player], number: int, options: Mapping[str, int]) -> Seat:
    """Return who wins."""
    dice = Random(f"dice {number // 2}")
    position = GAME.opening(2, options)
    turn = 0
    while not isinstance(stage := GAME.stage(position), Over):
        if isinstance(stage, ToRoll):
            position = GAME.play(position, roll_dice(dice))
        else:
            turn += 1
            move = players[stage.seat].choose(position, f"{number} {turn}")
            position = GAME.play(position, move)
    assert stage.outcome.winner is not None
    return stage.outcome.winner
