"""Small readers of the exported files, to check that nothing is lost."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.table.rounds import Turn
from rules import GAMES
from rules.game import Roll, Seat, ToRoll

_SCORES = re.compile(r" (?P<left>.*?) : (?P<own>\d+) +(?P<right>.*?) : (?P<other>\d+)")
_ROW = re.compile(r" *\d+\) (?P<left>.{0,36})(?P<right>.*)")
_WINS = re.compile(r"(?P<before>.*?) +Wins (?P<points>\d+) points?(?P<match> and the match)?")
_MIDDLE = 40
_CUBE = {"Takes": "take", "Drops": "drop"}


@dataclass
class ReadGame:
    """A game as it is in a file."""

    names: tuple[str, ...]
    score: tuple[int, ...] = ()
    turns: list[Turn] = field(default_factory=list)
    winner: int | None = None
    points: int = 0
    decides: bool = False


def read_mat(text: str) -> tuple[int, list[ReadGame]]:
    """Return the length of a match, and its games."""
    length, games = 0, list[ReadGame]()
    for line in text.splitlines():
        if found := re.fullmatch(r" (\d+) point match", line):
            length = int(found[1])
        elif scores := _SCORES.fullmatch(line):
            score = int(scores["own"]), int(scores["other"])
            games.append(ReadGame((scores["left"], scores["right"]), score))
        else:
            _read_line(line, games)
    return length, games


def _read_line(line: str, games: list[ReadGame]) -> None:
    if wins := _WINS.fullmatch(line.rstrip()):
        games[-1].winner = int(line.index("Wins") > _MIDDLE)
        games[-1].points = int(wins["points"])
        games[-1].decides = bool(wins["match"])
        line = wins["before"]
    if row := _ROW.fullmatch(line):
        games[-1].turns += _read_row(row["left"], row["right"])


def _read_row(*columns: str) -> Iterator[Turn]:
    for seat, column in enumerate(map(str.strip, columns)):
        dice, colon, play = column.partition(":")
        if colon:
            yield Turn(Seat(seat), play.strip() or "pass", tuple(map(int, dice)))
        elif column.startswith("Doubles"):
            yield Turn(Seat(seat), "double")
        elif column:
            yield Turn(Seat(seat), _CUBE[column])


def follow(game: str, opening: str, turns: Iterable[Turn]) -> tuple[list[Turn], str]:
    """Return the turns in our spelling, and the position that they lead to."""
    rules: Any = GAMES[game]
    position = rules.load(opening)
    told = list[Turn]()
    for turn in turns:
        if rules.stage(position) == ToRoll(None):
            position = rules.play(position, Roll(_opening_roll(turn, game)))
        if isinstance(rules.stage(position), ToRoll) and turn.dice:
            position = rules.play(position, Roll(turn.dice))
        move = rules.parse(turn.text, position)
        told.append(Turn(turn.seat, rules.format(move, position), turn.dice))
        position = rules.play(position, move)
    return told, rules.dump(position)


def _opening_roll(first: Turn, game: str) -> tuple[int, ...]:
    """Return a roll by which that seat begins, in backgammon with those dice."""
    low, high = sorted(first.dice) if game == "backgammon" else (1, 2)
    return (high, low) if first.seat == 0 else (low, high)


def read_pdn(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the tags of a game, and its moves."""
    head, _, body = text.strip().partition("\n\n")
    tags = dict(re.findall(r'^\[(\w+) "([^"]*)"\]$', head, re.MULTILINE))
    words = [word for word in body.split() if not re.fullmatch(r"\d+\.", word)]
    assert words.pop() == tags["Result"]
    return tags, words


def read_moves(text: str) -> tuple[dict[str, str], str]:
    """Return the header of a list of moves, and the position that it leads to."""
    head = dict(re.findall(r"^; (.+?): (.*)$", text, re.MULTILINE))
    rules: Any = GAMES["quoridor"]
    position = rules.load(head["start"])
    for part in re.findall(r"\(seat \d leaves\)|[\w-]+(?=\s|$)(?<!\.)", _body(text)):
        if leaver := re.fullmatch(r"\(seat (\d) leaves\)", part):
            position = rules.leave(position, Seat(int(leaver[1]) - 1))
        else:
            position = rules.play(position, rules.parse(part, position))
    return head, rules.dump(position)


def _body(text: str) -> str:
    lines = [line for line in text.splitlines() if not line.startswith(";")]
    return "\n".join(re.sub(r"^\d+\. ", "", line) for line in lines)


def read_json(text: str) -> list[str]:
    """Return the positions that the games of a file lead to."""
    whole = json.loads(text)
    return [
        _fold(whole["setup"]["game"], game["opening"], game["lines"]) for game in whole["games"]
    ]


def _fold(game: str, opening: str, lines: Sequence[dict[str, Any]]) -> str:
    rules: Any = GAMES[game]
    position = rules.load(opening)
    for line in lines:
        match line:
            case {"event": "thrown", "dice": dice}:
                position = rules.play(position, Roll(tuple(dice)))
            case {"event": "moved", "text": text}:
                position = rules.play(position, rules.parse(text, position))
            case {"event": "gone", "seat": seat}:
                position = rules.leave(position, Seat(seat))
            case _:
                raise ValueError(line)
    return str(rules.dump(position))
