"""Reads match files in the format of Jellyfish, as GNU Backgammon and we write them.

A line has one turn of each player, in two columns; a cube action is a turn. Columns are as wide as
their program likes, so a line is split where a turn begins.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.imports.match import ReadGame
from bot.imports.refusals import OtherGameInFile, UnreadableLine
from bot.imports.replay import Replay, share_of
from bot.table.refusals import Refused
from rules import GAMES
from rules.backgammon.position import HIGHEST_CUBE, Cube, Match, start_position
from rules.game import FIRST, PASS, Seat, ToRoll

_LENGTH: Final = re.compile(r"\s{0,9}(\d{1,2}) point match\b")
_TAG: Final = re.compile(r'; ?\[([\w ]{1,20}) "([^"]*)"\]')
_GAME: Final = re.compile(r"\s{0,9}Game \d{1,4}\s*")
_SCORES: Final = re.compile(r" ?(.{1,60}?) ?: ?(\d{1,3}) +(\S.{0,60}?) ?: ?(\d{1,3})\s*")
_ROW: Final = re.compile(r"\s{0,3}\d{1,4}\)")
_BEGINS: Final = re.compile(r"\d\d:|Doubles|Takes|Drops|Wins")
_ROLLED: Final = re.compile(r"(\d)(\d):\s*(?:cannot move)?\s*(.*)", re.IGNORECASE)
_CUBE: Final = {"Doubles": "double", "Takes": "take", "Drops": "drop"}
_WINS: Final = "Wins"
_LEFT: Final = 12
"""A turn that begins within so many characters is one of the left column."""
_LONGEST: Final = 300
"""Characters in a line."""
_PAIR: Final = 2
_GAMES: Final = {"backgammon": "backgammon", "long narde": "narde"}
"""The variations that are played here."""


@dataclass
class _Header:
    """What a file says before its first game."""

    length: int = 0
    tags: dict[str, str] = field(default_factory=dict)
    past_crawford: bool = False
    """Whether a side was within one point of the match before one of the games so far."""

    @property
    def game(self) -> str:
        """Return the name of the rules."""
        variation = self.tags.get("variation", "Backgammon")
        if variation.lower() not in _GAMES:
            raise Refused(OtherGameInFile(variation))
        return _GAMES[variation.lower()]

    def opening(self, score: tuple[int, int]) -> str:
        """Return the position before the next game."""
        if self.game != "backgammon":
            rules = GAMES[self.game]
            return rules.dump(rules.opening(_PAIR))
        cube = Cube(highest=HIGHEST_CUBE if self._is_on("usecube", usual=True) else 0)
        return str(start_position(cube, self._match(score)))

    def _match(self, score: tuple[int, int]) -> Match:
        if not self.length:
            return Match(jacoby=self._is_on("jacoby"))
        near = score.count(self.length - 1)
        crawford = near == 1 and not self.past_crawford and self._is_on("crawford", usual=True)
        self.past_crawford |= near > 0
        return Match(self.length, score, crawford=crawford)

    def _is_on(self, tag: str, *, usual: bool = False) -> bool:
        return self.tags.get(tag, "on" if usual else "off").lower() == "on"


class _Game:
    """A game that is being read."""

    def __init__(self, header: _Header, number: int, names: tuple[str, str], opening: str) -> None:
        self._kind = header.game
        self._names = names
        self._replay = Replay(self._kind, number, opening)
        self._winner: Seat | None = None

    def follow(self, seat: Seat, turn: str) -> bool:
        """Let one turn happen; return whether it can be read."""
        word = turn.partition(" ")[0]
        if word == _WINS:
            self._winner = seat
        elif word in _CUBE:
            self._replay.move(_CUBE[word], seat)
        elif found := _ROLLED.fullmatch(turn):
            self._play(seat, (int(found[1]), int(found[2])), found[3])
        else:
            return False
        return True

    def _play(self, seat: Seat, dice: tuple[int, int], text: str) -> None:
        if self._replay.stage == ToRoll(None):
            self._replay.roll(self._first_roll(seat, dice))
        if isinstance(self._replay.stage, ToRoll):
            self._replay.roll(dice)
        self._replay.move(text or PASS, seat)

    def _first_roll(self, seat: Seat, dice: tuple[int, int]) -> tuple[int, int]:
        """Return one die each by which a seat begins; in backgammon they are its dice."""
        low, high = sorted(dice) if self._kind == "backgammon" else (1, 2)
        return (high, low) if seat == FIRST else (low, high)

    def finish(self) -> ReadGame:
        """Return the game as far as it was played."""
        winner = self._winner
        share = None if winner is None else share_of(winner)
        game = self._replay.finish(ended=winner is not None, share=share)
        return ReadGame(self._kind, self._names, self._replay.moves, game)


def read_mat(text: str) -> Iterator[ReadGame]:
    """Yield the games of a file; raise Refused at the first line that cannot be read."""
    header, number = _Header(), 0
    game: _Game | None = None
    for at, line in enumerate(text.splitlines(), 1):
        if not line.strip() or _GAME.fullmatch(line):
            continue
        if len(line) > _LONGEST:
            raise Refused(UnreadableLine(at))
        if scores := _SCORES.fullmatch(line):
            if game:
                yield game.finish()
            number += 1
            score = int(scores[2]), int(scores[4])
            game = _Game(header, number, (scores[1], scores[3]), header.opening(score))
        elif game is None:
            _read_header(header, line)
        else:
            _read_row(game, at, line)
    if game:
        yield game.finish()


def _read_header(header: _Header, line: str) -> None:
    """Note what a line before the first game says, if it matters."""
    if length := _LENGTH.match(line):
        header.length = int(length[1])
    elif tag := _TAG.match(line):
        header.tags[tag[1].lower()] = tag[2]


def _read_row(game: _Game, at: int, line: str) -> None:
    """Let the turns of a line happen; raise Refused if there are none."""
    if line.startswith(";"):
        return
    turns = _turns(line)
    if not turns or not all(game.follow(seat, turn) for seat, turn in turns):
        raise Refused(UnreadableLine(at))


def _turns(line: str) -> list[tuple[Seat, str]]:
    """Return the turns of a line with their seats; none if it cannot be read."""
    row = _ROW.match(line)
    begin = row.end() if row else 0
    starts = [found.start() for found in _BEGINS.finditer(line, begin)]
    if not starts or len(starts) > _PAIR or line[begin : starts[0]].strip():
        return []
    ends = (*starts[1:], len(line))
    first = 0 if len(starts) == _PAIR or starts[0] <= _LEFT else 1
    turns = [line[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    return [(Seat(seat), turn) for seat, turn in enumerate(turns, first)]
