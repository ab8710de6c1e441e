"""Why something was refused, in a sentence that also says what would work."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import timedelta
from typing import Any, Final, TypeAlias

from bot.table.refusals import Shown
from bot.texts.lists import all_of, either
from bot.texts.names import option_name, switch_name
from bot.texts.spans import time_span, time_until
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
from rules.facts import Key, Lists, kind_of_each, marks_of
from rules.game import Seat

Names: TypeAlias = Callable[[Seat], str]
"""Returns the name of a seat's player, as it is at the start of a sentence."""

_QUOTED: Final = 40
"""How many characters of a player's text are quoted."""


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
    """Return what a player wrote, in one line and shortened."""
    words = " ".join(str(text).split())
    return words if len(words) <= _QUOTED else f"{words[: _QUOTED - 1]}…"


def _explain_table(trouble: RulesError, texts: Texts) -> str:
    """Return why a table cannot be opened. Options have their names and the words to type."""
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
    """Return the number of a seat, for position texts, which have no players."""
    return str(seat + 1)


def _facts(reason: Reason, texts: Texts, names: Names) -> dict[str, Word]:
    """Return the variables of a reason's sentence: its fields, and the lengths of its lists."""
    facts: dict[str, Word] = {}
    for field in fields(reason):  # type: ignore[arg-type] # every kind of reason is a dataclass
        name, kind, value = field.name, field.type, getattr(reason, field.name)
        if isinstance(value, tuple):
            join = all_of if Lists.ALL in marks_of(kind) else either
            each_kind = kind_of_each(kind)
            facts[name] = join([_word(each_kind, each, texts, names) for each in value], texts)
            facts[f"{name}_count"] = len(value)
        else:
            facts[name] = _word(kind, value, texts, names)
    return facts


def _word(kind: object, value: Any, texts: Texts, names: Names) -> Word:  # noqa: ANN401 - by kind
    """Return a field as a variable of a sentence, as its type says."""
    if kind is Seat:
        return names(value)
    match next(iter(marks_of(kind)), None):
        case Key() as key:
            return _name(key, value, texts)
        case Shown.SPAN:
            return time_span(timedelta(milliseconds=value), texts)
        case Shown.UNTIL:
            return time_until(timedelta(milliseconds=value), texts)
        case Shown.COMMAND:
            return f"/{value}"
        case _:
            return value if isinstance(value, int) else quote(value)


def _name(key: Key, value: int | str, texts: Texts) -> Word:
    """Return the name of a key. A number that has none is shown as it is."""
    if isinstance(value, int) and value not in key.names:
        return value
    name = key.names[value] if isinstance(value, int) else value.lower().replace(" ", "-")
    return texts.say(f"{key.family}-{name}")
