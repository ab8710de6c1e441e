"""Everything the rules can refuse, as types that carry data and never prose.

RulesError
├── UnreadablePosition   a position text that cannot be, with a Flaw
├── MoveError            what is wrong with a move
│   ├── UnreadableMove   the text cannot be read
│   ├── AmbiguousMove    the text fits several legal moves
│   └── IllegalMove      the rules forbid it, with a Refusal
└── TableError           what is wrong with how a table is opened
    ├── WrongTableSize
    ├── UnknownOption
    ├── UnknownValue
    └── ClashingOptions

Flaws and refusals are frozen values of their own. Each game adds its own kinds beside its rules.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from rules.facts import AllOf, Key

PartName: TypeAlias = Annotated[str, Key("part")]
"""What a part of a position text is called, as a key."""


class Reason:
    """Why something was refused. `code` is the kind's name in capitals: MUST_USE_BOTH_DICE."""

    __slots__ = ()
    code: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Derive the code from the class's name."""
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).upper()


class Refusal(Reason):
    """Why a move is not allowed."""

    __slots__ = ()


class Flaw(Reason):
    """Why a text is not a position."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GameIsOver(Refusal):
    """The game has ended, so nothing can be played."""


@dataclass(frozen=True, slots=True)
class RollFirst(Refusal):
    """The dice have not been rolled yet."""


@dataclass(frozen=True, slots=True)
class AlreadyRolled(Refusal):
    """The dice have been rolled and have to be played."""


@dataclass(frozen=True, slots=True)
class NoDiceHere(Refusal):
    """No dice are rolled at this moment, or in this game."""


@dataclass(frozen=True, slots=True)
class NotDice(Refusal):
    """A roll with the wrong number of dice, or with faces no die has."""

    dice: AllOf[int]
    expected: int


@dataclass(frozen=True, slots=True)
class NotInList(Refusal):
    """A move that was not made for this position."""


@dataclass(frozen=True, slots=True)
class MayNotPass(Refusal):
    """Something can be played, so it must be: for example `example`."""

    example: str


@dataclass(frozen=True, slots=True)
class WrongShape(Flaw):
    """The text does not have the parts that a position is written with."""

    expected: str


@dataclass(frozen=True, slots=True)
class WrongPart(Flaw):
    """One part of the text cannot be read, or contradicts the others."""

    part: PartName
    found: str


class RulesError(Exception):
    """The base class of everything that the rules raise."""


class UnreadablePosition(RulesError):
    """The text is not a position of this game."""

    def __init__(self, text: str, flaw: Flaw) -> None:
        super().__init__(text, flaw)
        self.text = text
        self.flaw = flaw


class MoveError(RulesError):
    """Something is wrong with a move."""


class UnreadableMove(MoveError):
    """The text is not in this game's notation. `example` is a move that would be read."""

    def __init__(self, text: str, example: str) -> None:
        super().__init__(text, example)
        self.text = text
        self.example = example


class AmbiguousMove(MoveError):
    """The text fits several legal moves; `candidates` are their spellings."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(text, tuple(candidates))
        self.text = text
        self.candidates = tuple(candidates)


class IllegalMove(MoveError):
    """The rules forbid the move, for `reason`."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


class TableError(RulesError):
    """The table cannot be opened like this."""


class WrongTableSize(TableError):
    """The game is not played by that many."""

    def __init__(self, seats: int, allowed: tuple[int, ...]) -> None:
        super().__init__(seats, allowed)
        self.seats = seats
        self.allowed = allowed


class UnknownOption(TableError):
    """The game has no option of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known


class UnknownValue(TableError):
    """The option cannot be set to that."""

    def __init__(self, name: str, value: object, allowed: tuple[object, ...]) -> None:
        super().__init__(name, value, allowed)
        self.name = name
        self.value = value
        self.allowed = allowed


class ClashingOptions(TableError):
    """`option` makes no sense with `other` as it is set."""

    def __init__(self, option: str, other: str) -> None:
        super().__init__(option, other)
        self.option = option
        self.other = other
