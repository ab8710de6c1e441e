"""What the fields of a refusal stand for, said by their types.

A refusal carries data and no prose. The code that makes a sentence of it reads from the type of a
field that a number is a place on the board, that a word is a key with a name in every language, or
that all things in a list are meant. A field of type `Seat` stands for the player in that seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Annotated, Any, TypeAlias, TypeVar, get_args

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Key:
    """Marks a field that stands for something with a name, such as a part of a position text.

    `family` says what kind of thing it is. `names` are the keys of numbers that have a name; other
    numbers are shown as they are.
    """

    family: str
    names: Mapping[int, str] = field(default_factory=dict)


class Lists(Enum):
    """Marks a list by how it is meant."""

    ALL = auto()
    """All of it, where a list is usually one to choose from."""


AllOf: TypeAlias = Annotated[tuple[T, ...], Lists.ALL]
"""A list of which all is meant."""


def marks_of(kind: Any) -> tuple[object, ...]:  # noqa: ANN401 - types have no common type
    """Return the marks on the type of a field."""
    return getattr(kind, "__metadata__", ())


def kind_of_each(kind: Any) -> object:  # noqa: ANN401 - types have no common type
    """Return the type of the things in a list, with its marks."""
    return get_args(kind.__origin__ if marks_of(kind) else kind)[0]
