"""The notation of plays: `24/18*/13`, `8/5(2)`, `bar/20`, `6/off`.

Writing has one form: the highest start first, `*` at every hit, `(2)` for the same step again. A
checker that goes on from a point where none of its side stood is written as one journey. Of two
checkers that land on the same blot only the first hits it.

Reading accepts any order, `13/5` for both dice with one checker, `25` or `b` for the bar, `0`
or `o` for off, any of the marks that people write between points, and `*` anywhere.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final, TypeAlias

from rules.errors import UnreadableMove
from rules.game import PASS
from rules.points.board import BAR, OFF, Side
from rules.points.play import Play, Step, name_place
from rules.separators import ARROWS, DASHES

Hop: TypeAlias = tuple[int, int]
"""What a player writes for one checker: where it starts and ends, with one die or several."""

_BETWEEN: Final = re.compile(rf"\s*(?:[{DASHES}]>|[/{ARROWS}{DASHES}])\s*")
_REPEAT: Final = re.compile(r"\s*\(\s*([1-4])\s*\)")
_JOURNEY: Final = re.compile(
    r"((?:[0-9]{1,2}|bar|b)(?:/(?:[0-9]{1,2}|off|o|bar|b))+)(?:\(([1-4])\))?"
)
_NAMES: Final = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
_ONE_STEP: Final = 2
"""The length of a path with a single step."""
_MOST_HOPS: Final = 8
"""More than anybody can play in a turn."""


def spell(play: Play, side: Side) -> str:
    """Return the canonical spelling of a play by `side`."""
    journeys = sorted(_journeys(play.steps, side), key=_path, reverse=True)
    words: list[str] = []
    for path, same in groupby(journeys, _path):
        spelled = [_spell_journey(journey) for journey in same]
        words += spelled if len(path) > _ONE_STEP else [_times(spelled)]
    return " ".join(words) or PASS


def _journeys(steps: Sequence[Step], side: Side) -> list[list[Step]]:
    """Join the steps that one checker must have made."""
    journeys: list[list[Step]] = []
    for step in steps:
        arrived = [journey for journey in journeys if journey[-1].end == step.start]
        if arrived and not side[step.start]:
            arrived[0].append(step)
        else:
            journeys.append([step])
    return journeys


def _path(journey: Sequence[Step]) -> tuple[int, ...]:
    return (journey[0].start, *(step.end for step in journey))


def _spell_journey(journey: Iterable[Step]) -> str:
    words: list[str] = []
    for step in journey:
        words = words or [name_place(step.start)]
        words.append(name_place(step.end) + "*" * step.hit)
    return "/".join(words)


def _times(spelled: Sequence[str]) -> str:
    """Spell the same single step made several times; the first of them may be a hit."""
    return spelled[0] if len(spelled) == 1 else f"{max(spelled)}({len(spelled)})"


def read_hops(text: str, example: Callable[[], str]) -> tuple[Hop, ...]:
    """Return the hops that a player wrote, in their order; none for a pass."""
    plain = re.sub(r"[*]", "", text.lower())
    plain = _REPEAT.sub(r"(\1)", _BETWEEN.sub("/", plain))
    words = [word for word in re.split(r"[\s,;]+", plain) if word]
    if words == [PASS]:
        return ()
    hops: list[Hop] = []
    for word in words:
        found = _JOURNEY.fullmatch(word)
        if not found:
            raise UnreadableMove(text, example())
        points = [_NAMES[name] if name in _NAMES else int(name) for name in found[1].split("/")]
        hops += list(pairwise(points)) * int(found[2] or 1)
    if not 0 < len(hops) <= _MOST_HOPS or not all(map(is_possible, hops)):
        raise UnreadableMove(text, example())
    return tuple(hops)


def is_possible(hop: Hop) -> bool:
    """Return whether the places exist: a checker starts on a point or on the bar."""
    start, end = hop
    return OFF < start <= BAR and OFF <= end <= BAR
