"""Turns made by tapping: what may be tapped next, and what the board looks like so far.

A turn is a row of taps, each known by its token. The tokens chosen so far are the whole state: they
travel in a button, and taking a tap back means leaving out the last token.

Words, questions and arrows come from the game. Keys are not words to show.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from rules.errors import IllegalMove, NotInList

P_co = TypeVar("P_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
M = TypeVar("M")

Place: TypeAlias = int | str
"""A place on the board as the game's pictures know it: a number or a name."""

WHICH_MOVE: Final = "word"
"""The question that a whole move answers."""


@dataclass(frozen=True, slots=True)
class Tap:
    """One thing to tap."""

    token: str
    """Short, in ASCII, and without blanks; players read it too, unless the tap has a name."""
    name: str = ""
    """The key of the words that players read instead of the token."""
    arrow: str = ""
    """The direction of the move as the first seat sees the board; no two taps have the same."""
    joint: str = " "
    """What is written between the tap before it and this one."""
    mark: str = ""
    """What is written behind it: `*` for a hit."""


@dataclass(frozen=True, slots=True)
class Taps(Generic[P_co, M_co]):
    """A turn as far as it has been tapped."""

    position: P_co
    """The board so far. Captured pieces and dice stay on it until the move is complete."""
    next: tuple[Tap, ...]
    """What may be tapped now; nothing once the move is complete, or where there is none to make."""
    move: M_co | None = None
    """The move once it is complete, for `play`. It is, as soon as only one can be meant."""
    spelled: str = ""
    """The complete move by the way it was tapped; its usual spelling may go another way."""
    question: str = WHICH_MOVE
    """The key of the question that the next tap answers."""
    used_dice: tuple[int, ...] = ()
    """The dice that the taps so far have played, in a game with dice."""
    may_move: frozenset[Place] = frozenset()
    """The pieces that may be tapped, or the one that moves on."""
    may_reach: frozenset[Place] = frozenset()
    """Where a piece may go, or what else on the board may still be chosen."""
    landings: tuple[Tap, ...] = ()
    """Where the piece that was tapped last goes, if tapping it made the move complete."""


class Way(NamedTuple, Generic[M_co]):
    """All the taps that make one move. Several ways may lead to a move; none begins another."""

    taps: tuple[Tap, ...]
    move: M_co


def follow(ways: Sequence[Way[M]], chosen: Sequence[str]) -> Sequence[Way[M]]:
    """Return the ways that begin with these tokens; raise IllegalMove if there is none."""
    for depth, token in enumerate(chosen):
        ways = [way for way in ways if way.taps[depth:] and way.taps[depth].token == token]
        if not ways:
            raise IllegalMove(NotInList())
    return ways


def following(ways: Sequence[Way[M]], depth: int) -> tuple[Tap, ...]:
    """Return what is tapped next on these ways after `depth` taps, each once."""
    return tuple(dict.fromkeys(tap for way in ways for tap in way.taps[depth : depth + 1]))


def only_move(ways: Sequence[Way[M]]) -> M | None:
    """Return the move that all of these ways make; None if they make several."""
    first, *others = ways
    return first.move if all(way.move == first.move for way in others) else None
