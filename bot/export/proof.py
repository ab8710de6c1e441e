"""The proof of one game's dice and seats: what they were computed from."""

from msgspec import Struct, field

from bot.table.lines import rolls
from bot.table.table import Table


class ProvedRoll(Struct, frozen=True, array_like=True):
    """A roll of the game; a roll that was taken back and came again is listed twice."""

    number: int
    dice: tuple[int, ...]


class Proof(Struct, frozen=True, kw_only=True):
    """The secret of a game, and what else its rolls and its seats were computed from."""

    secret: str
    """In hexadecimal digits."""
    words: tuple[str, ...]
    """What the players added before the game began, in the order of arrival."""
    seats: tuple[int, ...] = ()
    """Who sits on each seat: players are numbered in the order of arrival, from 0.

    Empty in games of versions that did not draw seats from the secret.
    """
    rematches: int = 0
    """How many times everybody has moved one seat on since the seats were drawn."""
    rolls: tuple[ProvedRoll, ...] = field(name="throws")
    """The file calls them throws."""


def proof_of(table: Table) -> Proof:
    """Return the proof of a finished game."""
    dice = table.dice
    return Proof(
        secret=dice.secret.hex(),
        words=dice.words,
        seats=dice.seats,
        rematches=dice.rematches,
        rolls=tuple(ProvedRoll(number, faces) for number, faces in rolls(table.log)),
    )
