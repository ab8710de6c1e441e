"""Players of backgammon, and the matches between two of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Final, Protocol, TypeAlias

from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.backgammon import Backgammon, Position
from rules.backgammon.position import Move
from rules.game import FACES, Over, Roll, Seat
from tests.strength.backgammon_luck import Judge
from tests.strength.notebook import Notebook
from tests.strength.tally import Tally, spell_share

GAME: Final = Backgammon()
Options: TypeAlias = Mapping[str, int]
SINGLE: Final[Options] = {}
ONE_POINT: Final[Options] = {"match": 1}
THREE_POINTS: Final[Options] = {"match": 3, "cube": True}


class Player(Protocol):
    """A player of backgammon."""

    def choose(self, position: Position, seed: str) -> Move | None:
        """Return a move; None to roll instead of doubling."""
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

    def choose(self, position: Position, seed: str) -> Move | None:
        """Return its move; None to roll instead of doubling."""
        start = process_time()
        move = self._engine.choose(position, self._level, Budget(SECONDS[self._level], seed))
        self._seconds += process_time() - start
        self._moves += 1
        return move

    def choose_play(self, position: Position, seed: str) -> Move:
        """Return its play with the dice that were rolled."""
        move = self.choose(position, seed)
        assert move is not None
        return move

    @property
    def pace(self) -> str:
        """Return the CPU seconds of a move, forced ones included, if any was not noted before."""
        return f"{self._seconds / self._moves:.3f}" if self._moves else "-"

    def __str__(self) -> str:
        return self._level.name.lower()


def roll_dice(chance: Random) -> Roll:
    """Return two dice."""
    return Roll((chance.choice(FACES), chance.choice(FACES)))


@dataclass(frozen=True, slots=True)
class Score:
    """The matches that one player won of another, with and without luck."""

    tally: Tally
    skills: tuple[float, ...]
    """The results of the matches, less the luck in them."""

    def __str__(self) -> str:
        return f"{spell_share(self.skills)} without luck, {self.tally} with it"


def play_matches(first: Player, second: Player, numbers: Iterable[int], options: Options) -> Score:
    """Return how the first player did; every two matches have the same dice."""
    score, judge, notes = Score(Tally(), ()), Judge(), Notebook("backgammon")
    for number in numbers:
        key = f"{first} v {second}, {dict(options)}, {number}"
        play = partial(_play_match, first, second, number, options, judge)
        result, skill = notes.recall(key, play)
        score = Score(score.tally.plus(result), (*score.skills, skill))
    return score


def _play_match(
    first: Player, second: Player, number: int, options: Options, judge: Judge
) -> list[float]:
    """Return what the first player won in one match, with luck and without."""
    seat = Seat(number % 2)
    players = (first, second) if seat == 0 else (second, first)
    match = _Match(players, number, judge)
    result = float(match.play(options) == seat)
    return [result, result - match.luck[seat] + match.luck[1 - seat]]


class _Match:
    """A match as it is played, and the luck of each seat after the opening rolls."""

    def __init__(self, players: tuple[Player, Player], number: int, judge: Judge) -> None:
        self._players = players
        self._number = number
        self._judge = judge
        self._dice = Random(f"dice {number // 2}")
        self._turns = 0
        self.luck = [0.0, 0.0]

    def play(self, options: Options) -> Seat:
        """Return who wins the match: the winner of its last game."""
        position = GAME.opening(2, options)
        while True:
            stage = GAME.stage(position)
            if not isinstance(stage, Over):
                move = None if stage.seat is None else self._choose(position, stage.seat)
                position = GAME.play(position, move or self._roll(position, stage.seat))
            elif following := GAME.next_game(position, stage.outcome):
                position = following
            else:
                assert stage.outcome.winner is not None
                return stage.outcome.winner

    def _choose(self, position: Position, seat: Seat) -> Move | None:
        """Return what a seat does; None to roll."""
        if not GAME.legal_moves(position):
            return None
        self._turns += 1
        return self._players[seat].choose(position, f"{self._number} {self._turns}")

    def _roll(self, position: Position, seat: Seat | None) -> Roll:
        roll = roll_dice(self._dice)
        if seat is not None:
            self.luck[seat] += self._judge.luck(position, roll)
        return roll
