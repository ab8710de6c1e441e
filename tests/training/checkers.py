"""Train the evaluation of checkers from games of the engine against itself.

`make tune-checkers` runs this for seven CPU minutes and writes build/train/checkers-64.npz. It
begins with nothing but the number of men and queens. Each round plays quick games from random
openings with what the round before has found, then fits the odds of winning to the results. One
seed, one outcome.

To ship the weights, once they have won against those that are shipped: copy the file to
bot/engines/checkers/weights.npz, and write its SHA-256 into `evaluation.py` there.
"""

import random
from collections.abc import Iterator
from hashlib import sha256
from math import inf
from pathlib import Path
from time import process_time

from bot.engines.checkers.boards import Board, after_captures
from bot.engines.checkers.endings import MOST
from bot.engines.checkers.evaluation import Evaluation
from bot.engines.checkers.search import ENDLESS, PROVEN, Search
from rules.checkers.position import OPENING, QUIET_LIMIT, Position
from tests.training.checkers_fit import Example, first_weights, fit

SEED = 64
FOLDER = Path("build/train")
ROUNDS = ((4_000, 2), (6_000, 3))
"""How many games each round plays, and how deep it looks."""
RANDOM_TURNS = (4, 10)
SLIPS = 0.03
"""How often a move is a random one, so that the games see what a search avoids."""
CERTAIN = PROVEN // 2
"""A score beyond this is a proven win."""


def main() -> None:
    """Play and fit, round by round; games of an earlier round are too poor to keep."""
    chance, weights = random.Random(SEED), first_weights()
    for number, (games, depth) in enumerate(ROUNDS):
        evaluation = Evaluation(weights)
        played = [example for _ in range(games) for example in _play(evaluation, depth, chance)]
        weights = fit(played)
        print(f"round {number}: {len(played):,} boards, {process_time():.0f} s", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"checkers-{SEED}.npz"
    path.write_bytes(weights)
    print(f"{path}: SHA-256 {sha256(weights).hexdigest()}")


def _play(evaluation: Evaluation, depth: int, chance: random.Random) -> Iterator[Example]:
    """Play one game; yield its quiet boards, each with White's part of the point."""
    position = OPENING
    for _ in range(chance.randint(*RANDOM_TURNS)):
        if position.moves:
            position = position.after(chance.choice(position.moves))
    search = Search(evaluation, inf)
    seen: list[Board] = []
    while True:
        score, best = _best(search, position, depth, chance)
        if best is None or abs(score) > CERTAIN or position.quiet >= QUIET_LIMIT:
            break
        if not after_captures(position) and (position.mine | position.theirs).bit_count() > MOST:
            seen.append(position[:])
        position = best
    winner = 0.0 if abs(score) < CERTAIN else 1.0 if score > 0 else -1.0
    result = (1 + (-winner if position.seat else winner)) / 2
    return ((board, result) for board in seen)


def _best(
    search: Search, position: Position, depth: int, chance: random.Random
) -> tuple[int, Position | None]:
    """Return the best score and the position after it; now and then after a random move."""
    children = [position.after(move) for move in position.moves]
    if not children:
        return -PROVEN, None
    chance.shuffle(children)
    best, found = -ENDLESS, children[0]
    for child in children:
        score = -search.score(child[:], depth - 1, -ENDLESS, -best)
        if score > best:
            best, found = score, child
    return best, chance.choice(children) if chance.random() < SLIPS else found


if __name__ == "__main__":
    main()
