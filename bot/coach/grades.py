"""How well somebody played: error rates, luck, and what counts as a mistake.

The error rate of backgammon is counted as GNU Backgammon and eXtreme Gammon do: 500 times the
equity that was lost per decision. Forced plays are no decisions, and neither are doubles that were
far from being right and were not made.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.coach.analysis import Analysis, Judged
from rules.game import Seat

RATE: Final = 500
"""What the mean loss of equity is multiplied by."""
CLOSE: Final = 0.16
"""A double that would lose less than this is a decision, even if it is not made."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which loss on a decision is a mistake, and from which a blunder."""

    mistake: float
    blunder: float


_POINTS: Final = Thresholds(0.03, 0.08)
_CHANCES: Final = Thresholds(0.2, 0.4)
"""From -1, lost, to 1, won: a tenth and a fifth of a win."""
_THRESHOLDS: Final[Mapping[str, Thresholds]] = MappingProxyType(
    {"backgammon": _POINTS, "narde": Thresholds(0.05, 0.12)}
)


def thresholds(game: str) -> Thresholds:
    """Return what counts as a mistake in a game."""
    return _THRESHOLDS.get(game, _CHANCES)


@dataclass(frozen=True, slots=True)
class Tally:
    """Decisions of one kind, and what they gave away in all."""

    decisions: int = 0
    lost: float = 0.0

    @property
    def mean(self) -> float:
        """Return the mean loss; 0 without decisions."""
        return self.lost / self.decisions if self.decisions else 0.0

    @property
    def rate(self) -> float:
        """Return the error rate as backgammon players count it."""
        return RATE * self.mean


@dataclass(frozen=True, slots=True)
class Grade:
    """How one seat played."""

    moves: Tally
    cube: Tally
    mistakes: int
    """Blunders are not among them."""
    blunders: int
    luck: float

    @property
    def all(self) -> Tally:
        """Return all decisions together."""
        return Tally(self.moves.decisions + self.cube.decisions, self.moves.lost + self.cube.lost)


def grade(analyses: Iterable[Analysis], seat: Seat) -> Grade:
    """Return how a seat played in the games of a match."""
    analyses = tuple(analyses)
    own = [judged for one in analyses for judged in one.decisions if judged.seat == seat]
    marks = thresholds(analyses[0].game)
    blunders = sum(judged.loss >= marks.blunder for judged in own)
    return Grade(
        moves=_tally(judged for judged in own if not judged.about_cube),
        cube=_tally(judged for judged in own if judged.about_cube),
        mistakes=sum(judged.loss >= marks.mistake for judged in own) - blunders,
        blunders=blunders,
        luck=sum(one.luck for each in analyses for one in each.lucks if one.seat == seat),
    )


def _tally(decisions: Iterable[Judged]) -> Tally:
    counted = [judged for judged in decisions if judged.close]
    return Tally(len(counted), sum(judged.loss for judged in counted))
