"""What the choices with the cube are worth, whichever engine judges them."""

from typing import Final, NamedTuple, assert_never

from bot.engines.judgement import Worth
from rules.backgammon import Backgammon, Double, Drop, Phase, Position, Take
from rules.backgammon.position import Move
from rules.points.play import Play

_GAME: Final = Backgammon()


class CubeWorths(NamedTuple):
    """What each choice is worth to the seat that may double or has doubled."""

    roll: float
    """It does not double."""
    taken: float
    """It doubles, and the other seat takes."""
    dropped: float
    """It doubles, and the other seat drops."""

    @property
    def doubled(self) -> float:
        """Return what a double is worth: the other seat gives the answer that is better for it."""
        return min(self.taken, self.dropped)

    def of(self, move: Move) -> float:
        """Return what a move with the cube is worth to whoever makes it."""
        match move:
            case Double():
                return self.doubled
            case Take():
                return -self.taken
            case Drop():
                return -self.dropped
            case Play():
                raise TypeError(move)
            case _:
                assert_never(move)


def list_choices(
    position: Position, worths: CubeWorths, chance: float
) -> list[tuple[Move | None, Worth]]:
    """Return taking and dropping, or doubling and rolling, with what they are worth.

    The chance to win the game is that of the seat that may double or has doubled.
    """
    if position.phase is Phase.DOUBLED:
        return [
            (Take(), Worth(-worths.taken, 1 - chance)),
            (Drop(), Worth(-worths.dropped, 0.0)),
        ]
    doubles = [(Double(), Worth(worths.doubled, chance))] if _GAME.legal_moves(position) else []
    return [*doubles, (None, Worth(worths.roll, chance))]
