"""The decisions of a game: where a seat had a choice, what it chose, and what was rolled."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

from bot.engines.judgement import ROLL
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.rounds import rounds
from rules import GAMES
from rules.game import Game, Roll, Seat, ToRoll


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat had. A move that was forced is none."""

    number: int
    """Of the round, as players number their moves."""
    seat: Seat
    position: str
    played: str
    """As the game spells it, or `roll`."""


@dataclass(frozen=True, slots=True)
class LuckyRoll:
    """A roll that a seat made."""

    number: int
    seat: Seat
    position: str
    """Before the roll."""
    dice: tuple[int, ...]


Step: TypeAlias = Decision | LuckyRoll


@dataclass(frozen=True, slots=True)
class GameCourse:
    """A game from its opening on."""

    id: str
    game: str
    opening: str
    lines: tuple[Line, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the decisions and rolls, in order."""
        return tuple(_steps(GAMES[self.game], self.opening, self.lines))


def _steps(game: Game[Any, Any], opening: str, lines: Sequence[Line]) -> Iterator[Step]:
    numbers = {at: one.number for one in rounds(lines) for at in one.lines}
    number, position = 1, game.load(opening)
    for at, line in enumerate(lines):
        number = numbers.get(at, number)
        yield from _decide(game, position, line, number)
        position = _after(game, position, line)


def _decide(game: Game[Any, Any], position: Any, line: Line, number: int) -> Iterator[Step]:  # noqa: ANN401
    """Yield what was decided or rolled in a position."""
    stage, text = game.stage(position), game.dump(position)
    others = 1 if isinstance(stage, ToRoll) else 0  # it may also roll
    has_choice = len(game.legal_moves(position)) + others > 1
    match line:
        case Rolled(dice) if isinstance(stage, ToRoll) and stage.seat is not None:
            if has_choice:
                yield Decision(number, stage.seat, text, ROLL)
            yield LuckyRoll(number, stage.seat, text, dice)
        case Moved(seat, spelled) if has_choice:
            played = game.format(game.parse(spelled, position), position)
            yield Decision(number, seat, text, played)
        case _:
            return


def _after(game: Game[Any, Any], position: Any, line: Line) -> Any:  # noqa: ANN401 - any game
    match line:
        case Rolled(dice):
            return game.play(position, Roll(dice))
        case Moved(_, text):
            return game.play(position, game.parse(text, position))
        case Gone(seat):
            return game.leave(position, seat)
        case _:
            assert_never(line)
