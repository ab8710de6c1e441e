"""How good somebody is believed to be, and what a game changes about that."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
_START: Final = 1500
_SCALE: Final = 30
"""With this, the better of two who are 100 apart wins about as often as with Elo's numbers."""
_SETTLED: Final = 6.0
"""A deviation below this says more about the player than about the number of games."""


class Skill(NamedTuple):
    """A belief: the middle of it, and how far it may be off."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def number(self) -> int:
        """Return the rating as people see it: it rises with a win and falls with a loss."""
        return round(_START + _SCALE * (self.mu - _MODEL.mu))

    @property
    def span(self) -> int:
        """Return how far the rating may be off."""
        return round(_SCALE * self.sigma)

    @property
    def settled(self) -> bool:
        """Tell whether enough games were played for the rating to mean something."""
        return self.sigma < _SETTLED


NEWCOMER: Final = Skill()


def skill_after(skills: Sequence[Skill], ranks: Sequence[int], seat: int) -> Skill:
    """Return what a seat's skill is after a game in which everybody came in these places."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    (rated,) = _MODEL.rate(teams, ranks=list(map(float, ranks)))[seat]
    return Skill(rated.mu, rated.sigma)
