"""Players of backgammon, and the games between two of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final, Protocol, TypeAlias

from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.backgammon import Backgammon, Position
from rules.backgammon.position import Move
from rules.game import FACES, Over, Roll, Seat, ToRoll
from tests.strength.backgammon_luck import Judge, spell_share
from tests.strength.tally import Tally

GAME: Final = Backgammon()
Options: TypeAlias = Mapping[str, int]
SINGLE: Final[Options] = {}
ONE_POINT: Final[Options] = {"match": 1}


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


@dataclass(frozen=True, slots=True)
class Match:
    """The games that one player won of another, with and without luck."""

    tally: Tally
    skills: tuple[float, ...]
    """The results of the games, less the luck in them."""

    def __str__(self) -> str:
        return f"{spell_share(self.skills)} without luck, {self.tally} with it"


def play_games(first: Player, second: Player, numbers: Iterable[int], options: Options) -> Match:
    """Return how the first player did; every two games have the same dice."""
    match, judge = Match(Tally(), ()), Judge()
    for number in numbers:
        seat = Seat(number % 2)
        players = (first, second) if seat == 0 else (second, first)
        winner, luck = _play_game(players, number, options, judge)
        score = float(winner == seat)
        match = Match(match.tally.plus(score), (*match.skills, score - luck[seat] + luck[1 - seat]))
    return match


def _play_game(
    players: tuple[Player, Player], number: int, options: Options, judge: Judge
) -> tuple[Seat, list[float]]:
    """Return who wins, and the luck of each seat after the opening roll."""
    dice = Random(f"dice {number // 2}")
    position = GAME.opening(2, options)
    turn, luck = 0, [0.0, 0.0]
    while not isinstance(stage := GAME.stage(position), Over):
        if isinstance(stage, ToRoll):
            roll = roll_dice(dice)
            if stage.seat is not None:
                luck[stage.seat] += judge.luck(position, roll)
            position = GAME.play(position, roll)
        else:
            turn += 1
            move = players[stage.seat].choose(position, f"{number} {turn}")
            position = GAME.play(position, move)
    assert stage.outcome.winner is not None
    return stage.outcome.winner, luck
