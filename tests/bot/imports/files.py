"""Files to be handed in, made of random matches."""

import json
from collections.abc import Sequence

from bot.export import Match
from bot.export.json_file import write_json as write_with_secret
from bot.imports import GivenMatch
from bot.table.events import Moved
from bot.table.lines import lines
from bot.table.values import Setup

CUBE = Setup("backgammon", options={"match": 7, "cube": True})
PLAIN = Setup("backgammon", options={"match": 3})
MONEY = Setup("backgammon", options={"cube": True, "jacoby": True})
NARDE = Setup("narde")
CHECKERS = Setup("checkers")
QUORIDOR = Setup("quoridor")
FOUR = Setup("quoridor", seats=4)


def write_json(match: Match) -> str:
    """Return the JSON file of a match, whose secrets are of the right length."""
    file = json.loads(write_with_secret(match))
    for game in file["games"]:
        if "proof" in game:
            game["proof"]["secret"] = "0" * 64
    return json.dumps(file)


def played_moves(match: Match) -> list[list[str]]:
    """Return the moves of each game that is over."""
    return [_moves(lines(table.log)) for table in match.games if table.ending]


def read_moves(match: GivenMatch) -> list[list[str]]:
    """Return the moves of each game that was read."""
    return [_moves(game.lines) for game in match.games]


def _moves(game: Sequence[object]) -> list[str]:
    return [line.text for line in game if isinstance(line, Moved)]
