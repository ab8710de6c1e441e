"""The text of a transcript: what it begins with, its cues, and what the chat shows after each."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

CUE: Final = "> "
NOTE: Final = "# "
_FAIR: Final = "fair"
_READY: Final = "ready"
_SETTING: Final = re.compile(r"(?P<name>language|computers|computer|dice|lots): *(?P<value>.*)")


@dataclass(frozen=True, slots=True)
class Scene:
    """A cue, the notes before it, and what the chat shows after it."""

    cue: str
    shown: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    """A whole transcript; a story is one in which nothing is shown."""

    title: tuple[str, ...] = ()
    language: str = "en"
    computers: bool = False
    """Whether there are computers to play against: `computers: ready`. They never move."""
    dice: tuple[tuple[str, ...], ...] = ()
    """The rolls of each game."""
    lots: tuple[tuple[int, ...], ...] = ()
    """Who of those at the table sits where, for each seating."""
    fair_lots: bool = False
    """Whether lots decide that, as in real games: `lots: fair`."""
    computer: tuple[str, ...] = ()
    """What a computer decides, in order: `computer: f6-g5, roll, yes`."""
    scenes: tuple[Scene, ...] = ()


@dataclass(slots=True)
class _Draft:
    """A scene that is being read."""

    cue: str
    notes: tuple[str, ...]
    shown: list[str] = field(default_factory=list)

    @property
    def scene(self) -> Scene:
        return Scene(self.cue, "\n".join(self.shown).strip("\n"), self.notes)


def read(text: str) -> Script:
    """Read a transcript."""
    head, cues = _split(text.splitlines())
    settings = [(found["name"], found["value"]) for line in head if (found := _setting(line))]
    values = {name: [value for key, value in settings if key == name] for name, _ in settings}
    lots = values.get("lots", [])
    return Script(
        title=tuple(line for line in head if line.startswith(NOTE)),
        language=values.get("language", ["en"])[0],
        computers=_READY in values.get("computers", []),
        dice=tuple(tuple(line.split()) for line in values.get("dice", [])),
        lots=tuple(tuple(map(int, line.split())) for line in lots if line != _FAIR),
        fair_lots=_FAIR in lots,
        computer=tuple(one for line in values.get("computer", []) for one in line.split(", ")),
        scenes=tuple(_scenes(cues)),
    )


def write(script: Script) -> str:
    """Return the text of a transcript."""
    return "\n\n".join(("\n".join(_head(script)), *map(_write_scene, script.scenes))) + "\n"


def _split(lines: list[str]) -> tuple[list[str], list[str]]:
    """Part what a transcript begins with from the rest; a blank line stands between."""
    blank = lines.index("")
    return lines[:blank], lines[blank:]


def _setting(line: str) -> re.Match[str] | None:
    return _SETTING.fullmatch(line)


def _scenes(lines: Iterable[str]) -> Iterator[Scene]:
    notes: list[str] = []
    draft: _Draft | None = None
    for line in lines:
        if line.startswith(NOTE):
            notes.append(line)
        elif line.startswith(CUE):
            if draft:
                yield draft.scene
            draft, notes = _Draft(line.removeprefix(CUE), tuple(notes)), []
        elif draft:
            draft.shown.append(line)
    if draft:
        yield draft.scene


def _head(script: Script) -> Iterator[str]:
    yield from script.title
    yield f"language: {script.language}"
    if script.computers:
        yield f"computers: {_READY}"
    for rolls in script.dice:
        yield f"dice: {' '.join(rolls)}"
    for seating in script.lots:
        yield f"lots: {' '.join(map(str, seating))}"
    if script.fair_lots:
        yield f"lots: {_FAIR}"
    if script.computer:
        yield f"computer: {', '.join(script.computer)}"


def _write_scene(scene: Scene) -> str:
    shown = (scene.shown,) if scene.shown else ()
    return "\n".join((*scene.notes, f"{CUE}{scene.cue}", *shown))
