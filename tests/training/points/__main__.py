"""Train a net: `python -m tests.training.points narde --games 100000 --seed 1`.

It can be stopped and started again with the same words, and goes on where it was.
"""

import argparse
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.narde.kind import NARDE
from bot.engines.points.kind import Kind
from tests.training.points.run import Run, new_run
from tests.training.points.weights import write_net

KINDS: Final[Mapping[str, Kind]] = {"narde": NARDE, "backgammon": BACKGAMMON}
FOLDER: Final = Path("build/train")
LEG: Final = 5_000
"""How many games are played between two checkpoints."""


def main() -> None:
    """Train, write checkpoints on the way and the weights in the end, and print their SHA-256."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    name = f"{chosen.game}-{chosen.games}-{chosen.seed}"
    checkpoint, weights = FOLDER / f"{name}.run", FOLDER / f"{name}.npz"
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = checkpoint.exists()
    run = Run.read(checkpoint) if known else new_run(KINDS[chosen.game], chosen.games, chosen.seed)
    while run.played < run.planned:
        run.play(min(LEG, run.planned - run.played))
        run.write(checkpoint)
        print(f"{run.played:,} games, {run.seconds / 60:.1f} CPU minutes", flush=True)
    # Also if nothing was left to play: it may have been stopped after its last checkpoint.
    content = write_net(run.learner.net)
    weights.write_bytes(content)
    print(f"{weights}: SHA-256 {sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
