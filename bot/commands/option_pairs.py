"""Options of /play that concern each other: what one brings along, needs or excludes."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from rules.options import Option, Value

BRINGS: Final[Mapping[str, str]] = {"match": "cube", "jacoby": "cube"}
"""Options that usually come with another: a match is played with the doubling cube."""
_POINTLESS: Final = frozenset({("match", 1)})
"""Values that bring nothing along: a match to one point is decided without doubling."""
NEEDS: Final[Mapping[str, str]] = {"falls": "clock"}
"""Options that mean nothing without another."""
EXCLUDES: Final[Mapping[str, str]] = {"jacoby": "match"}
"""Options that mean nothing together with another."""


def with_usual(chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Return what is chosen, and what it brings along unless that is chosen otherwise."""
    brought = {
        BRINGS[name]: True
        for name, value in chosen.items()
        if name in BRINGS and value and (name, value) not in _POINTLESS
    }
    return {**chosen, **brought, **chosen}


def usual_words(
    options: Iterable[Option], on: Collection[str], usual: Mapping[str, Value]
) -> tuple[str, ...]:
    """Return the options that go with those which are on, as one types them: `cube=yes`.

    Each is set as it usually is: as in `usual`, as another option brings it, or by its default.
    """
    usual = {**usual, **{BRINGS[name]: True for name in on if name in BRINGS}}
    return tuple(
        f"{option.name}={value_word(usual.get(option.name, option.default))}"
        for option in options
        if EXCLUDES.get(option.name) not in on
    )


def value_word(value: Value) -> str:
    """Return the word that is typed for a value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
