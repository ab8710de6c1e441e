"""Reads Portable Draughts Notation (PDN) of Brazilian draughts, with squares named a1 to h8."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.imports.match import ReadGame
from bot.imports.refusals import OtherGameInFile, UnreadableLine
from bot.imports.replay import Replay
from bot.table.refusals import Refused
from rules import GAMES

_BRAZILIAN: Final = "26"
_TOKEN: Final = re.compile(
    r"""
    \s+ | \{[^}]*\} | ;[^\n]* | \$\d{1,3} | [!?]+
    | \[ \s? (?P<tag>\w{1,30}) \s+ "(?P<value>[^"\n]*)" \s? \]
    | (?P<open>\() | (?P<close>\))
    | (?P<result>1/2-1/2 | [012]-[012] | \*)
    | \d{1,4} \.+
    | (?P<move>[a-h][1-8] (?: [-x:*]? [a-h][1-8] )+)
    """,
    re.VERBOSE | re.IGNORECASE,
)
_SHARES: Final = {"1-0": 1.0, "2-0": 1.0, "0-1": 0.0, "0-2": 0.0, "1/2-1/2": 0.5, "1-1": 0.5}
"""What White got; any other result means that the game is not over."""


@dataclass
class _Game:
    """What a file has of one game."""

    number: int
    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    result: str = ""


def read_pdn(text: str) -> Iterator[ReadGame]:
    """Yield the games of a file; raise Refused at the first thing that cannot be read."""
    game, depth = _Game(1), 0
    for token in _tokens(text):
        if token["open"] or token["close"]:
            depth = max(0, depth + (1 if token["open"] else -1))
        elif token["tag"]:
            if game.moves or game.result:
                yield _read(game)
                game, depth = _Game(game.number + 1), 0
            game.tags[token["tag"].lower()] = token["value"]
        elif depth == 0:  # and not in a variation
            game.moves += filter(None, [token["move"]])
            game.result = token["result"] or game.result
    yield _read(game)


def _tokens(text: str) -> Iterator[re.Match[str]]:
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Refused(UnreadableLine(text.count("\n", 0, at) + 1))
        yield found
        at = found.end()


def _read(game: _Game) -> ReadGame:
    kind = game.tags.get("gametype", _BRAZILIAN)
    if kind.partition(",")[0].strip() != _BRAZILIAN:
        raise Refused(OtherGameInFile(f"GameType {kind}"))
    replay = Replay("checkers", game.number, game.tags.get("fen") or _opening())
    for text in game.moves:
        replay.move(text)
    share = _SHARES.get(game.result or game.tags.get("result", ""))
    over = replay.finish(ended=share is not None, share=share)
    names = game.tags.get("white", ""), game.tags.get("black", "")
    return ReadGame("checkers", names, replay.moves, over)


def _opening() -> str:
    rules = GAMES["checkers"]
    return rules.dump(rules.opening(2))
