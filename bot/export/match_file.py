"""The JSON file of a match, or of one game: its fields, and how they are read.

Seats are indexes into the list of players, from 0; times are milliseconds since 1970. A game in
progress has only the lines that led to the position. The secret of the dice, and rolls that were
taken back and will come again, are added when the game is over. `docs/fair-dice.md` describes the
file for people who read it with a program of their own.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from bot.export.proof import Proof
from bot.identity import Moment
from bot.table.values import Cause, Setup
from rules.game import Seat

FORMAT: Final = "parlour match 2"
OLD_FORMAT: Final = "parlour match 1"
"""The format of matches with a game whose seats were not drawn from the secret."""


class UnreadableFile(Exception):
    """The file is not one of ours, or a part of it is missing or of a wrong kind."""


class FileResult(Struct, frozen=True, kw_only=True):
    """The result of a game that is not in the file itself."""

    id: str
    winner: Seat | None
    how: str
    points: int


class FileEnding(Struct, frozen=True, kw_only=True):
    """How a game ended; one that does not count has nothing in `how`."""

    cause: Cause
    winner: Seat | None = None
    how: str = ""
    points: int = 0


class Thrown(Struct, frozen=True, tag="thrown", tag_field="event"):
    """Dice were rolled: for a seat, or one die for each seat at the opening."""

    dice: tuple[int, ...]
    seat: Seat | None


class Moved(Struct, frozen=True, tag="moved", tag_field="event"):
    """A seat moved."""

    seat: Seat
    text: str
    unasked: bool
    """Whether it was made automatically."""


class Gone(Struct, frozen=True, tag="gone", tag_field="event"):
    """A seat left the game, and the others play on."""

    seat: Seat
    cause: str


class Undone(Struct, frozen=True, tag="undone", tag_field="event"):
    """A move was taken back: only the first `keep` lines count."""

    keep: int
    move: str
    seat: Seat | None = None
    """Who took it back without asking."""


class Ended(FileEnding, frozen=True, tag="ended", tag_field="event"):
    """The game ended."""


FileLine: TypeAlias = Thrown | Moved | Gone
FileEvent: TypeAlias = FileLine | Undone | Ended
"""The events that matter for the course of a game; a file has others, such as offers."""

_HEX: Final = re.compile("[0-9a-f]{64}")
_EVENTS: Final = frozenset({"thrown", "moved", "gone", "undone", "ended"})


class FileGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game of a match."""

    number: int
    id: str
    began: Moment
    score: tuple[int, ...]
    """The points of each seat before the game."""
    opening: str
    lines: list[dict[str, Any]]
    """What led from the opening to the position."""
    position: str
    seal: str
    """The SHA-256 of the secret, published before the first roll."""
    ending: FileEnding | None = None
    events: list[dict[str, Any]] = []
    """Everything that happened, once the game is over."""
    proof: Proof | None = None

    @property
    def course(self) -> list[FileEvent]:
        """Return the events that matter; of a game in progress, its lines."""
        return _convert(self.events) if self.ending else [*self.played]

    @property
    def played(self) -> list[FileLine]:
        """Return the lines."""
        return msgspec.convert(self.lines, list[FileLine])


class MatchFile(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The content of the file."""

    format: str
    setup: Setup
    players: tuple[str, ...]
    earlier: list[FileResult] = []
    """The results of the match's games before those in the file."""
    games: list[FileGame]

    @property
    def is_old(self) -> bool:
        """Return whether seats were not drawn from the secret in all games."""
        return self.format == OLD_FORMAT


def write_file(file: MatchFile) -> bytes:
    """Return the content of a file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def read_match(content: bytes) -> MatchFile:
    """Read a file; raise UnreadableFile if it is not the file of a match."""
    try:
        file = msgspec.json.decode(content, type=MatchFile)
        for game in file.games:
            _check(game)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise UnreadableFile from None
    if file.format not in {FORMAT, OLD_FORMAT} or not file.games:
        raise UnreadableFile
    return file


def _check(game: FileGame) -> None:
    """Raise if a line, an event or the secret of a game cannot be read."""
    check_hex(game.seal)
    if game.proof:
        check_hex(game.proof.secret)
    _ = game.course, game.played


def check_hex(digits: str) -> None:
    """Raise ValueError unless a text is a SHA-256 or a secret: 64 hexadecimal digits."""
    if not _HEX.fullmatch(digits):
        raise ValueError(digits)


def _convert(events: Iterable[dict[str, Any]]) -> list[FileEvent]:
    known = [event for event in events if event.get("event") in _EVENTS]
    return msgspec.convert(known, list[FileEvent])
