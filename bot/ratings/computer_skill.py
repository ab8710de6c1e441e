"""The skill of computers: fixed for each level, so that ratings against them keep their meaning."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.engines.engine import Level
from bot.identity import PlayerId, computer_level
from bot.ratings.skill import NEWCOMER, Skill, skill_of

_STEP: Final = 190
"""Rating points from one level to the next: the better one wins three games of four."""
_DEVIATION: Final = 30
"""How far off that may be; little, because a level plays the same every day."""

_SKILLS: Final[Mapping[Level, Skill]] = MappingProxyType(
    {level: skill_of(NEWCOMER.rating + _STEP * (level - Level.CLUB), _DEVIATION) for level in Level}
)


def computer_skill(computer: PlayerId) -> Skill:
    """Return how well a computer plays, in every game alike."""
    return _SKILLS[Level(computer_level(computer))]
