"""Whatever is changed in the file of a real match, one thing at a time, the file is refused."""

import json
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.export.match_file import UnreadableFile
from bot.export.verification import verify
from tests.bot.export.real_matches import (
    File,
    export,
    handed_out,
    match_of_two_games,
    play_on,
    rematch,
    resign,
    sit,
    take_back,
)
from tests.effort import few_or_all

Nested: TypeAlias = dict[str, Any] | list[Any]
Path: TypeAlias = tuple[str | int, ...]

UNPROVED = {
    *("began", "at", "by", "clock"),
    *("auto_roll", "auto_play", "unasked"),
    *("hints", "rated", "unrated"),
}
"""Times, who stopped a game, what happens automatically, whether it counts; below: who asked."""
REMARKS = {"offered", "agreed", "declined", "warned"}
"""Events that change nothing in the game."""


def the_match() -> File:
    room = match_of_two_games()
    resign(room, "backgammon")
    return export(room)


def second_game_of_a_match() -> File:
    room = match_of_two_games(seed=3)
    resign(room, "backgammon")
    return handed_out(room, "/verify 2")


def a_rematch() -> File:
    room = sit("narde", "banana", "⭐")
    resign(room, "mars")
    rematch(room)
    play_on(room, Random(7), 8)
    take_back(room)
    resign(room, "oin")
    return export(room)


def part_of(file: File, path: Iterable[str | int]) -> Any:  # noqa: ANN401 - whatever is there
    """Return what the file has at a place."""
    part: Any = file
    for key in path:
        part = part[key]
    return part


def is_proved(path: Path, file: File) -> bool:
    """Return whether the file has anything at this place that can be proved."""
    if UNPROVED & {*path} or path[0] == "players":
        return False
    if path[0] == "earlier" and path[-1] == "how":
        return False
    if path[-1] == "seat" and part_of(file, path[:-1])["event"] == "undone":
        return False
    return not any(
        isinstance(part, dict) and part.get("event") in REMARKS
        for part in (part_of(file, path[:length]) for length in range(len(path) + 1))
    )


def places(value: Nested, path: Path = ()) -> Iterator[Path]:
    """Yield every place in a file that has a value."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def others(value: object) -> Iterator[object]:
    """Yield other values of the same kind."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case str():
            yield from (f"{value}x", value[::-1], value[:-1], "")
        case None:
            yield from (0, 1)
        case [first, *more]:
            yield from ([*more, first], [*more], [first, first, *more], [])
        case _:
            return


def changed(file: File) -> Iterator[tuple[str, File]]:
    """Yield the file with one thing changed or left out."""
    for path in places(file):
        if not is_proved(path, file):
            continue
        *inside, key = path
        for other in others(part_of(file, path)):
            copy = deepcopy(file)
            part_of(copy, inside)[key] = other
            if copy != file:
                yield f"{path}: {other}", copy
        if not _says_the_same_without(path, file):
            copy = deepcopy(file)
            del part_of(copy, inside)[key]
            yield f"{path}: gone", copy


def _says_the_same_without(path: Path, file: File) -> bool:
    """Return whether a file stays true: nothing is the usual value, and the last game is spare."""
    if path[-1] in {"rematches", "cube"}:
        return not part_of(file, path)
    return path == ("games", len(file["games"]) - 1) and len(file["games"]) > 1


def is_refused(file: File) -> bool:
    try:
        return bool(verify(json.dumps(file).encode()).flaws)
    except UnreadableFile:
        return True


@pytest.mark.parametrize(
    "play", few_or_all(a_rematch, [the_match, second_game_of_a_match, a_rematch])
)
def test_a_file_is_refused_when_anything_in_it_is_changed(play: Callable[[], File]) -> None:
    file = play()
    assert not is_refused(file)
    changes = dict(changed(file))
    assert len(changes) > 500
    assert [what for what, copy in changes.items() if not is_refused(copy)] == []
