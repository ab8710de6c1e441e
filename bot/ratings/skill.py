"""A player's estimated skill, and how a game changes it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
_START: Final = 1500
_SCALE: Final = 30
"""With this scale, a difference of 100 means about the same chance of winning as in Elo ratings."""
_RELIABLE: Final = 6.0
"""A standard deviation below this says more about the player than about the number of games."""


class Skill(NamedTuple):
    """An estimate of a player's skill: its mean and its standard deviation."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def rating(self) -> int:
        """Return the rating that players see: it rises with a win and falls with a loss."""
        return round(_START + _SCALE * (self.mu - _MODEL.mu))

    @property
    def deviation(self) -> int:
        """Return the standard deviation of the rating."""
        return round(_SCALE * self.sigma)

    @property
    def reliable(self) -> bool:
        """Return whether enough games were played for the rating to mean something."""
        return self.sigma < _RELIABLE


NEWCOMER: Final = Skill()


def skill_of(rating: int, deviation: int) -> Skill:
    """Return the skill that players see as this rating, give or take the deviation."""
    return Skill(_MODEL.mu + (rating - _START) / _SCALE, deviation / _SCALE)


def skill_after(skills: Sequence[Skill], ranks: Sequence[int], seat: int) -> Skill:
    """Return a seat's skill after a game that ended with these ranks."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    (rated,) = _MODEL.rate(teams, ranks=list(map(float, ranks)))[seat]
    return Skill(rated.mu, rated.sigma)
