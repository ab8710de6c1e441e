"""What a game is: seats, stages, outcomes, rolls, and the protocol `Game`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType, Protocol, TypeAlias, TypeVar

from rules.errors import (
    AlreadyRolled,
    GameIsOver,
    IllegalMove,
    NotDice,
    WrongTableSize,
)
from rules.options import DEFAULTS, Option, Value
from rules.taps import Tap, Taps, Way, follow, following

Seat = NewType("Seat", int)
"""A place at the table, 0 to 3, in the order of turns. The rules do not know who sits there."""

FIRST: Final = Seat(0)

PASS: Final = "pass"  # noqa: S105 - the word that players write
"""How every game spells the move that does nothing."""

FACES: Final = range(1, 7)
"""What a die can show."""


class Ending(StrEnum):
    """How a game ended; each game lists its own ways."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one game. `winner` is None after a draw."""

    winner: Seat | None
    how: Ending
    points: int


@dataclass(frozen=True, slots=True)
class ToMove:
    """`seat` chooses one of the legal moves; there is always at least one, if only to pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ToRoll:
    """A roll of `dice` dice comes next, by `seat`, or by all seats at once if None.

    The legal moves here are what `seat` may do instead of rolling, such as doubling.
    Most often there are none, and the dice can be rolled without asking anybody.
    """

    seat: Seat | None
    dice: int = 2


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Stage: TypeAlias = ToMove | ToRoll | Over


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll: a move that nobody chooses. In a roll by all seats, one die for each in order."""

    dice: tuple[int, ...]


def spell_roll(roll: Roll) -> str:
    """Return the dice as people write them: `31`."""
    return "".join(map(str, roll.dice))


@dataclass(frozen=True, slots=True)
class MoveWord:
    """A move that is a word and has a command of its own, such as `double`."""

    text: str
    answer: bool | None = None
    """Whether it says yes or no to a question that the game asks; None if it is no answer."""


P = TypeVar("P")
M = TypeVar("M")


class Game(Protocol[P, M]):
    """The rules of one game over its frozen positions `P` and moves `M`.

    A game is replayed by calling `play` with each of its moves, rolls of the dice included.
    """

    name: str
    table_sizes: frozenset[int]
    options: tuple[Option, ...]
    draws: bool = False
    """Whether the players may agree on a draw."""
    move_words: tuple[MoveWord, ...] = ()
    """The moves that are words, besides the pass."""
    seat_marks: tuple[str, ...] = ()
    """How pictures mark each seat, in a game whose sides are not White and Black."""

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> P:
        """Return the position before anything has happened."""
        ...

    def stage(self, position: P) -> Stage:
        """Return what has to happen next."""
        ...

    def legal_moves(self, position: P) -> Sequence[M]:
        """Return every legal whole turn once per distinct result, in a stable order."""
        ...

    def play(self, position: P, move: M | Roll) -> P:
        """Return the position after `move`; raise IllegalMove if the rules forbid it."""
        ...

    def parse(self, text: str, position: P) -> M:
        """Read a player's text; raise UnreadableMove, AmbiguousMove or IllegalMove."""
        ...

    def format(self, move: M | Roll, position: P) -> str:
        """Return the one canonical spelling of `move`, as its player would write it."""
        ...

    def taps(self, position: P, chosen: Sequence[str]) -> Taps[P, M]:
        """Return what may be tapped after the tokens `chosen`; raise IllegalMove if they are wrong.

        Unless a game does better, a tap is a whole move as it is spelled.
        """
        named = {PASS, *(word.text for word in self.move_words)}
        texts = [(self.format(move, position), move) for move in self.legal_moves(position)]
        ways = follow(
            [
                Way((Tap("_".join(text.split()), name=text if text in named else ""),), move)
                for text, move in texts
            ],
            chosen,
        )
        if not chosen:
            return Taps(position, following(ways, 0))
        move = ways[0].move
        return Taps(self.play(position, move), (), move, self.format(move, position))

    def deed(self, move: M, position: P) -> str:  # noqa: ARG002 - most moves just move
        """Return the key of what a move does besides moving, such as a hit; empty if nothing."""
        return ""

    def unplayed(self, move: M, position: P) -> tuple[int, ...]:  # noqa: ARG002
        """Return the dice on the table that a move leaves, because nothing fits them."""
        return ()

    def why_pass(self, position: P) -> str:  # noqa: ARG002
        """Return the key of why nothing can be played; empty if there is nothing to tell."""
        return ""

    def occasion(self, position: P) -> str:  # noqa: ARG002
        """Return the key of what is special about a game of a match; empty if nothing is."""
        return ""

    def words(self, position: P) -> tuple[str, ...]:  # noqa: ARG002 - most games have none
        """Return those of the move words that may be played now."""
        return ()

    def word_facts(self, word: str, earlier: Sequence[str]) -> Mapping[str, int]:  # noqa: ARG002
        """Return the numbers in a sentence about a move word, given the moves before it."""
        return {}

    def is_match(self, position: P) -> bool:  # noqa: ARG002 - most games stand by themselves
        """Return whether the game is one of a match."""
        return False

    def dump(self, position: P) -> str:
        """Return the position as one line of text."""
        ...

    def load(self, text: str) -> P:
        """Read what `dump` wrote or a person typed; raise UnreadablePosition."""
        ...

    def is_pass(self, move: M) -> bool:  # noqa: ARG002 - most games have none
        """Return whether a move does nothing: it is legal only where nothing else is."""
        return False

    def resignations(self, position: P, seat: Seat) -> Sequence[Outcome]:
        """Return the results `seat` may offer to lose by, the cheapest first.

        An outcome says what the game then counts; the table adds that it was resigned. There are
        none while the others can play on without `seat`, after it has left, and after the end.
        """
        ...

    def leave(self, position: P, seat: Seat) -> P | None:  # noqa: ARG002 - most games end
        """Return the position in which the others play on without `seat`; None if they cannot.

        Seats keep their numbers. Whose turn it is stays, unless it was that seat's.
        """
        return None

    def next_game(self, position: P, outcome: Outcome) -> P | None:  # noqa: ARG002 - most end
        """Return the opening of the match's next game; None when there is nothing more to play.

        The outcome is an argument because a game may end at the table and not by the rules: by
        resignation, by the clock, by agreement.
        """
        return None


def check_table_size(seats: int, table_sizes: frozenset[int]) -> None:
    """Raise WrongTableSize unless `seats` people can play."""
    if seats not in table_sizes:
        raise WrongTableSize(seats, tuple(sorted(table_sizes)))


def check_roll(stage: Stage, roll: Roll) -> None:
    """Raise IllegalMove unless dice are rolled now, and exactly as many as in `roll`."""
    if isinstance(stage, Over):
        raise IllegalMove(GameIsOver())
    if isinstance(stage, ToMove):
        raise IllegalMove(AlreadyRolled())
    if len(roll.dice) != stage.dice or not all(die in FACES for die in roll.dice):
        raise IllegalMove(NotDice(roll.dice, stage.dice))
