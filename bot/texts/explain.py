"""Why something was refused, in a sentence that also says what would work."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import timedelta
from typing import Final, TypeAlias

from bot.texts.lists import all_of, either
from bot.texts.names import ending_name, game_name, option_name, switch_name
from bot.texts.spans import time_span
from bot.texts.texts import Texts, Word
from rules.errors import (
    AmbiguousMove,
    ClashingOptions,
    Flaw,
    IllegalMove,
    Reason,
    RulesError,
    UnknownOption,
    UnknownValue,
    UnreadableMove,
    UnreadablePosition,
    WrongTableSize,
)
from rules.game import Seat
from rules.points.board import BAR, OFF

Names: TypeAlias = Callable[[Seat], str]
"""What a player calls whoever sits there: a name, in the form that begins a sentence."""

_ALL_MEANT: Final = {"dice", "points", "seats"}
"""Lists that tell what is; of the others one is to be chosen."""
_PLACES: Final = {"point", "points", "start", "end"}
_SEATS: Final = {"seat", "seats"}
_SPANS: Final = {"left", "shortest", "longest"}
_NAMED: Final = {"game": game_name, "endings": ending_name}
"""Keys of things that have names, and what finds these."""
_COMMANDS: Final = {"near"}
"""Commands, which are told as one types them."""
_QUOTED: Final = 40
"""How much of what a player wrote is shown again."""


def explain(trouble: RulesError | Reason, texts: Texts, names: Names) -> str:
    """Return the sentence for anything that the rules refuse."""
    match trouble:
        case IllegalMove():
            return explain(trouble.reason, texts, names)
        case UnreadablePosition():
            return texts.say("unreadable-position", why=explain(trouble.flaw, texts, names))
        case Reason():
            called = _numbered if isinstance(trouble, Flaw) else names
            return texts.say(message_of(trouble), **_facts(trouble, texts, called))
        case UnreadableMove(text=text, example=example):
            return texts.say("unreadable-move", text=quote(text), example=example)
        case AmbiguousMove(text=text, candidates=moves):
            return texts.say("ambiguous-move", text=quote(text), candidates=either(moves, texts))
        case _:
            return _explain_table(trouble, texts)


def message_of(reason: Reason) -> str:
    """Return the id of a reason's sentence: its code in small letters, with dashes."""
    return reason.code.lower().replace("_", "-")


def quote(text: object) -> str:
    """Return what a player wrote, in one line and not too much of it."""
    words = " ".join(str(text).split())
    return words if len(words) <= _QUOTED else f"{words[: _QUOTED - 1]}…"


def _explain_table(trouble: RulesError, texts: Texts) -> str:
    """Say why a table cannot be opened like this. Options are named by what one types as well."""
    match trouble:
        case WrongTableSize(seats=seats, allowed=sizes):
            return texts.say("wrong-table-size", seats=seats, allowed=either(sizes, texts))
        case UnknownOption(name=name, known=known):
            return texts.say(
                "unknown-option",
                name=quote(name),
                known=all_of(known, texts),
                known_count=len(known),
            )
        case UnknownValue(name=name, value=value, allowed=allowed):
            return texts.say(
                "unknown-value",
                key=name,
                option=option_name(name, texts),
                value=quote(value),
                allowed=either(_values(allowed, texts), texts),
            )
        case ClashingOptions(option=option, other=other):
            return texts.say(
                "clashing-options",
                option=option_name(option, texts),
                option_key=option,
                other=option_name(other, texts),
                other_key=other,
            )
        case _:
            raise TypeError(trouble)


def _values(allowed: tuple[object, ...], texts: Texts) -> Iterator[str]:
    """Yield what an option may be set to, with neighbouring numbers as a range."""
    yield from (switch_name(value, texts) for value in allowed if isinstance(value, bool))
    yield from _ranges([value for value in allowed if type(value) is int])
    yield from (value for value in allowed if isinstance(value, str))


def _ranges(numbers: list[int]) -> Iterator[str]:
    firsts = [number for number in numbers if number - 1 not in numbers]
    lasts = [number for number in numbers if number + 1 not in numbers]
    for first, last in zip(firsts, lasts, strict=True):
        yield f"{first}-{last}" if last > first else str(first)


def _numbered(seat: Seat) -> str:
    """Return a seat as position texts count it; nobody need sit at what a text tells of."""
    return str(seat + 1)


def _facts(reason: Reason, texts: Texts, names: Names) -> dict[str, Word]:
    """Return a reason's fields as a sentence is told them, and how long its lists are."""
    facts: dict[str, Word] = {}
    for field in fields(reason):  # type: ignore[arg-type] # every kind of reason is a dataclass
        name, value = field.name, getattr(reason, field.name)
        if isinstance(value, tuple):
            join = all_of if name in _ALL_MEANT else either
            facts[name] = join([_word(name, each, texts, names) for each in value], texts)
            facts[f"{name}_count"] = len(value)
        else:
            facts[name] = _word(name, value, texts, names)
    return facts


def _word(name: str, value: object, texts: Texts, names: Names) -> Word:
    match value:
        case int():
            return _number(name, value, texts, names)
        case str() if name in _NAMED:
            return _NAMED[name](value, texts)
        case str() if name in _COMMANDS:
            return f"/{value}"
        case _ if name == "part":
            return texts.say(f"part-{str(value).lower().replace(' ', '-')}")
        case _:
            return quote(value)


def _number(name: str, value: int, texts: Texts, names: Names) -> Word:
    """Return what a number stands for: a player, a place, a span of time, or just how many."""
    if name in _SEATS:
        return names(Seat(value))
    if name in _PLACES:
        return _place(value, texts)
    return time_span(timedelta(milliseconds=value), texts) if name in _SPANS else value


def _place(point: int, texts: Texts) -> Word:
    """Return the number of a point, or the word for where a checker is on none."""
    if point == BAR:
        return texts.say("place-bar")
    return texts.say("place-off") if point == OFF else point
