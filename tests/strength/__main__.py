"""Measure how well the computers play: `python -m tests.strength [GAME ...] [--scale 0.1]`."""

import argparse
import importlib

from tests.strength.notebook import FOLDER

GAMES = (
    "backgammon",
    "backgammon_net",
    "narde",
    "checkers",
    "quoridor",
    "coach_backgammon",
    "coach_errors",
)


def main() -> None:
    """Print one row of a table for each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of {GAMES}")
    parser.add_argument("--scale", type=float, default=1.0, help="the part of the games to play")
    chosen = parser.parse_args()
    if FOLDER.exists():
        print(f"Games noted in {FOLDER} are not played again: delete it to measure anew.\n")
    print("| game | match | result | seconds a move |\n|---|---|---|---|")
    for game in chosen.games or GAMES:
        measured = importlib.import_module(f"tests.strength.{game}")
        for row in measured.measure(chosen.scale):
            print(f"| {game} | {row} |", flush=True)


if __name__ == "__main__":
    main()
