"""The options of a game, chosen when a table is opened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from rules.errors import UnknownOption, UnknownValue

Value: TypeAlias = bool | int | str
"""What an option may be set to."""

DEFAULTS: Final[Mapping[str, Value]] = MappingProxyType({})
"""No option chosen: the game as most people play it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `name` and `values` are keys, not words to show."""

    name: str
    values: tuple[Value, ...]
    default: Value


def choose(options: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Return a value for every option: the chosen one, or its default."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise UnknownOption(name, tuple(known))
        if not any(_same(value, allowed) for allowed in known[name].values):
            raise UnknownValue(name, value, known[name].values)
    return {name: chosen.get(name, option.default) for name, option in known.items()}


def _same(left: Value, right: Value) -> bool:
    """Compare without Python's rule that True equals 1."""
    return type(left) is type(right) and left == right
