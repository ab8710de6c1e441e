"""The real files that are forged, as text."""

import json
from functools import cache
from random import Random

from tests.bot.export.real_matches import export, match_of_two_games, play_on, rematch, resign, sit


@cache
def finished_match() -> str:
    """Return a match of two games that is over."""
    room = match_of_two_games()
    resign(room, "backgammon")
    return json.dumps(export(room))


@cache
def unfinished_match() -> str:
    """Return the same match before its end."""
    return json.dumps(export(match_of_two_games()))


@cache
def rematches() -> str:
    """Return a match after three others of the same players."""
    room = sit("narde", "a", "b")
    for _ in range(3):
        resign(room, "mars")
        rematch(room)
    resign(room, "mars")
    return json.dumps(export(room))


@cache
def game_of_four() -> str:
    """Return a game that three of four have left."""
    room = sit("quoridor 4", "", "", "", "")
    play_on(room, Random(1), 3)
    for _ in range(3):
        resign(room, "yes")
    return json.dumps(export(room))
