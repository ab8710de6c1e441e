"""What a game of backgammon is played for, in the terms of bgsage."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from bgbot_cpp import CubeOwner, eq2mwc, mwc2eq

from rules.backgammon import Position
from rules.game import Seat

FARTHEST: Final = 25
"""The longest way to the end of a match that bgsage has a table for."""

_FLIPPED: Final = {
    CubeOwner.CENTERED: CubeOwner.CENTERED,
    CubeOwner.PLAYER: CubeOwner.OPPONENT,
    CubeOwner.OPPONENT: CubeOwner.PLAYER,
}


@dataclass(frozen=True, slots=True)
class Stakes:
    """The cube and the score as one seat sees them."""

    cube: int = 1
    owner: CubeOwner = CubeOwner.CENTERED
    away: int = 0
    """How many points the seat still needs; 0 in a game by itself."""
    other_away: int = 0
    cubeless: bool = False
    """Whether nobody may double: bgsage calls every such game Crawford's."""
    jacoby: bool = False
    last: bool = False
    """Whether the cube can be turned once more, and never after that."""

    @property
    def flipped(self) -> Self:
        """Return the same stakes as the other seat sees them."""
        return replace(
            self,
            owner=_FLIPPED[self.owner],
            away=self.other_away,
            other_away=self.away,
        )

    @property
    def taken(self) -> "Stakes":
        """Return the stakes of the seat that has doubled, once the other has taken."""
        if self.last and not self.away:
            return NO_CUBE
        return replace(
            self,
            cube=2 * self.cube,
            owner=CubeOwner.OPPONENT,
            cubeless=self.cubeless or self.last,
            last=False,
        )

    def from_taken(self, equity: float) -> float:
        """Return an equity that was measured by the doubled cube, measured by the present one."""
        return self._from_cube(2 * self.cube, equity, cubeless=self.taken.cubeless)

    def worth_of(self, level: int) -> float:
        """Return the equity of winning a game now that counts so many times its cube."""
        return self._from_cube(level * self.cube, 1.0, cubeless=self.cubeless)

    def _from_cube(self, cube: int, equity: float, *, cubeless: bool) -> float:
        """Return an equity that was measured by another cube, measured by the present one."""
        if not self.away:
            return equity * cube / self.cube
        score = self.away, self.other_away
        chance = eq2mwc(equity, *score, cube, cubeless)
        return float(mwc2eq(chance, *score, self.cube, self.cubeless))

    @property
    def words(self) -> dict[str, Any]:
        """Return how bgsage's functions name the score."""
        return {
            "away1": self.away,
            "away2": self.other_away,
            "is_crawford": self.cubeless,
            "jacoby": self.jacoby,
        }


NO_CUBE: Final = Stakes(away=FARTHEST, other_away=FARTHEST, cubeless=True)
"""A game by itself without a cube.

bgsage knows no such game, but a match that is far from its end comes to the same: measured by its
table a gammon counts 2.02 there and a backgammon 3.04.
"""


def stakes_of(position: Position, seat: Seat) -> Stakes:
    """Return what a seat plays for."""
    cube, match = position.cube, position.match
    dead, last = cube.log >= cube.highest, cube.log + 1 == cube.highest
    if not match.length:
        money = Stakes(cube.value, _owner(position, seat), jacoby=match.jacoby, last=last)
        return NO_CUBE if dead else money
    return Stakes(
        cube.value,
        _owner(position, seat),
        min(match.length - match.score[seat], FARTHEST),
        min(match.length - match.score[1 - seat], FARTHEST),
        cubeless=match.crawford or dead,
        last=last,
    )


def _owner(position: Position, seat: Seat) -> CubeOwner:
    match position.cube.owner:
        case None:
            return CubeOwner.CENTERED
        case owner if owner == seat:
            return CubeOwner.PLAYER
        case _:
            return CubeOwner.OPPONENT
