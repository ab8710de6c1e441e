"""Our analysis of backgammon beside GNU Backgammon's, on games between our own computers."""

import asyncio
import resource
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from bot.coach.analysis import Analysis
from bot.coach.analyst import Analyst
from bot.coach.decisions import GameCourse
from bot.coach.grades import grade, thresholds
from bot.engines.engine import Level
from bot.engines.judgement import Depth, Judgement
from bot.engines.question import JudgeQuestion, LuckQuestion
from bot.engines.worker import answer
from bot.table.events import Moved, Rolled
from bot.table.lines import lines
from bot.table.positions import after_move, after_roll
from bot.table.table import Table
from rules.game import Seat
from tests.strength.gnubg_analysis import GnubgAnalysis, analyse
from tests.strength.recorded_games import record_game

_GAMES: Final = 20
_FIRST: Final = (0, 100)
"""The numbers of the first games: the other twenty were looked at once, when all was done."""
_LEVELS: Final = ((Level.CLUB, Level.STRONG), (Level.STRONG, Level.CLUB))
_LARGEST: Final = 40
_RATE: Final = 500


async def _judge(question: JudgeQuestion) -> Judgement:
    found = answer(question).judgement
    assert found
    return found


async def _luck(question: LuckQuestion) -> float:
    return answer(question).luck


@dataclass(slots=True)
class _Rates:
    """What a seat lost in all games, as two programs count it."""

    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    our_count: int = 0
    their_count: int = 0

    def __str__(self) -> str:
        ours = _RATE * sum(self.ours) / self.our_count
        theirs = _RATE * sum(self.theirs) / self.their_count
        return f"{ours:.2f} and {theirs:.2f} ({ours / theirs - 1:+.0%})"


def measure(scale: float = 1.0) -> Iterator[str]:
    """Yield rows: error rates of both, errors found by both, time and memory."""
    for first in _FIRST:
        for row in _compare(range(first, first + round(_GAMES * scale))):
            yield f"games from {first}: {row}"


def _compare(numbers: range) -> Iterator[str]:
    tables = [record_game(number, _LEVELS[number % 2]) for number in numbers]
    gnubg = [analyse(table) for table in tables]
    for depth in (Depth.USUAL, Depth.DEEP):
        before = process_time()
        ours = [_analyse(table, depth) for table in tables]
        seconds = process_time() - before
        moves = sum(isinstance(line, Moved) for each in tables for line in lines(each.log))
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        for level in (Level.CLUB, Level.STRONG):
            rates = _rates(level, ours, gnubg)
            yield f"error rate of {level.name.lower()}, {depth} plies, ours and GNU's | {rates} | -"
        yield (
            f"largest errors found by both, {depth} plies | {_found(tables, ours, gnubg)} | "
            f"a 60-move game {60 * seconds / moves:.1f} s, {memory:.0f} MB"
        )


def _analyse(table: Table, depth: Depth) -> Analysis:
    course = GameCourse("game", table.setup.game, table.opening, lines(table.log))
    return asyncio.run(Analyst(_judge, _luck, depth).analyse(course))


def _rates(level: Level, ours: Sequence[Analysis], gnubg: Sequence[GnubgAnalysis]) -> _Rates:
    rates = _Rates()
    for number, (own, other) in enumerate(zip(ours, gnubg, strict=True)):
        seat = Seat(_LEVELS[number % 2].index(level))
        whole, verdict = grade([own], seat).all, other.verdicts[seat]
        rates.ours.append(whole.lost)
        rates.our_count += whole.decisions
        rates.theirs.append(verdict.move_loss + verdict.cube_loss)
        rates.their_count += verdict.moves + verdict.cube
    return rates


def _found(
    tables: Sequence[Table], ours: Sequence[Analysis], gnubg: Sequence[GnubgAnalysis]
) -> str:
    """Return how many of each program's largest errors are errors to the other too."""
    own, other = dict[tuple[int, int], float](), dict[tuple[int, int], float]()
    for number, (table, mine, theirs) in enumerate(zip(tables, ours, gnubg, strict=True)):
        other |= {(number, at): loss for at, loss in theirs.losses.items()}
        own |= {(number, at): loss for at, loss in _losses(table, mine)}
    least = thresholds("backgammon").mistake
    count = min(_LARGEST, sum(loss >= least for loss in other.values()))
    found = [
        sum(judge.get(place, 0.0) >= least for place in _largest(losses, count))
        for losses, judge in ((other, own), (own, other))
    ]
    return f"of GNU's {count} we find {found[0]}; of our {count} GNU finds {found[1]}"


def _largest(losses: dict[tuple[int, int], float], count: int) -> list[tuple[int, int]]:
    return sorted(losses, key=lambda place: -losses[place])[:count]


def _losses(table: Table, analysis: Analysis) -> Iterator[tuple[int, float]]:
    """Yield what each play lost, by its number among all moves of the game."""
    plays = iter([one for one in analysis.decisions if not one.about_cube])
    following = next(plays, None)
    for number, position in enumerate(_positions(table)):
        if following and position == following.position:
            yield number, following.loss
            following = next(plays, None)


def _positions(table: Table) -> Iterator[str]:
    """Yield the position before each move of a game."""
    position, game = table.opening, table.setup.game
    for line in lines(table.log):
        match line:
            case Moved(_, text):
                yield position
                position = after_move(game, position, text)
            case Rolled(dice):
                position = after_roll(game, position, dice)
            case _:
                raise TypeError(line)
