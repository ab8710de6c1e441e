"""Train a net: `python -m tests.training.points narde --games 100000 --study 24 --seed 1`.

It can be stopped and started again with the same words, and goes on where it was.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.narde.kind import NARDE
from bot.engines.points.kind import Kind
from bot.engines.points.weights import read_net
from tests.training.points.checkpoint import read_checkpoint, write_checkpoint
from tests.training.points.run import Run, new_run
from tests.training.points.study import Study, new_study
from tests.training.points.weights import write_net

KINDS: Final[Mapping[str, Kind]] = {"narde": NARDE, "backgammon": BACKGAMMON}
FOLDER: Final = Path("build/train")
LEG: Final = 5_000
"""How many games are played between two checkpoints."""


def main() -> None:
    """Train, write checkpoints on the way and the weights in the end, and print their SHA-256."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--games", type=int, default=100_000, help="how many are played first")
    parser.add_argument("--study", type=int, default=0, help="how many rounds it studies then")
    parser.add_argument("--net", type=Path, help="the weights to begin to study with")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    weights = chosen.net or play(chosen.game, chosen.games, chosen.seed)
    if chosen.study:
        weights = study(chosen.game, weights, chosen.study, chosen.seed)
    print(f"{weights}: SHA-256 {sha256(weights.read_bytes()).hexdigest()}")


def play(game: str, games: int, seed: int) -> Path:
    """Let a new net play against itself; return the file of its weights."""
    checkpoint = FOLDER / f"{game}-{games}-{seed}.run"
    run = read_checkpoint(Run, checkpoint) or new_run(KINDS[game], games, seed)
    while run.played < run.planned:
        run.play(min(LEG, run.planned - run.played))
        write_checkpoint(run, checkpoint)
        print(f"{run.played:,} games, {run.seconds / 60:.1f} CPU minutes", flush=True)
    # Also if nothing was left to play: it may have been stopped after its last checkpoint.
    weights = checkpoint.with_suffix(".npz")
    weights.write_bytes(write_net(run.learner.net))
    return weights


def study(game: str, weights: Path, rounds: int, seed: int) -> Path:
    """Let a net study on all cores; return the file of its new weights."""
    checkpoint = FOLDER / f"{weights.stem}-study-{rounds}-{seed}.run"
    known = read_checkpoint(Study, checkpoint)
    done = known or new_study(KINDS[game], read_net(weights.read_bytes()), rounds, seed)
    with ProcessPoolExecutor() as pool:
        while done.rounds < done.planned:
            done.go_on(pool)
            write_checkpoint(done, checkpoint)
            print(f"{done.rounds} rounds, {done.seconds / 60:.1f} CPU minutes", flush=True)
    studied = checkpoint.with_suffix(".npz")
    studied.write_bytes(write_net(done.learner.net))
    return studied


if __name__ == "__main__":
    main()
