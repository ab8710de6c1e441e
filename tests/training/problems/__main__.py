"""Make the problems of games and write them into bot/problems, for some minutes a game.

`make problems` runs this for all games, `make problems PROBLEMS="narde --seed 2"` for one.
"""

import argparse
from itertools import islice
from time import process_time

from bot.engines.games import COMPUTER_GAMES
from bot.problems.collection import path_of
from bot.problems.problem import write_problem
from tests.training.problems.making import Maker

SEED = 1
COUNT = 120


def main() -> None:
    """Make problems of the games that are named, or of all."""
    parser = argparse.ArgumentParser(prog="make problems")
    parser.add_argument("games", nargs="*", help="which games; all unless some are named")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--count", type=int, default=COUNT, help="how many problems a game")
    wanted = parser.parse_args()
    for game in wanted.games or sorted(COMPUTER_GAMES):
        _make(game, wanted.seed, wanted.count)


def _make(game: str, seed: int, count: int) -> None:
    begun, maker = process_time(), Maker(game, seed)
    with path_of(game).open("w", encoding="utf-8") as file:
        for problem in islice(maker.make(), count):
            file.write(write_problem(problem) + "\n")
            file.flush()
    print(game, dict(maker.counted), f"{process_time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
