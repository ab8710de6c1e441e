"""Train a net: `python -m tests.training.points narde --games 100000 --study 1000000 --seed 1`.

`--study` can be given several times: each study begins with the weights of the one before.
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
from bot.engines.points.weights import read_net
from tests.training.points.checkpoint import read_checkpoint, write_checkpoint
from tests.training.points.run import Run, new_run
from tests.training.points.study import Plan, Study, new_study
from tests.training.points.weights import write_net

KINDS: Final[Mapping[str, Kind]] = {"narde": NARDE, "backgammon": BACKGAMMON}
FOLDER: Final = Path("build/train")
LEG: Final = 5_000
"""How many games are played between two checkpoints."""
LESSON: Final = 25_000
"""How many boards are studied between two checkpoints."""


def main() -> None:
    """Train, write checkpoints on the way and the weights in the end, and print their SHA-256."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--games", type=int, default=100_000, help="how many are played first")
    parser.add_argument(
        "--study",
        type=read_plan,
        action="append",
        default=[],
        metavar="BOARDS[,HIDDEN[,TEMPERATURE]]",
        help="how many boards are studied then, by how wide a net, in games with how much noise",
    )
    parser.add_argument("--net", type=Path, help="the weights to begin the studies with")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    weights = chosen.net or play(chosen.game, chosen.games, chosen.seed)
    for seed, plan in enumerate(chosen.study, start=chosen.seed):
        weights = study(chosen.game, weights, plan, seed)
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


def read_plan(words: str) -> Plan:
    """Return the plan of a study: its boards, and perhaps the width of the net and the noise."""
    boards, hidden, temperature, *_ = [*words.split(","), "", ""]
    return Plan(int(boards), int(hidden or 0), float(temperature or 0))


def study(game: str, weights: Path, plan: Plan, seed: int) -> Path:
    """Let a net study boards; return the file of its new weights."""
    checkpoint = FOLDER / f"{weights.stem}-study-{plan}-{seed}.run"
    known = read_checkpoint(Study, checkpoint)
    done = known or new_study(KINDS[game], read_net(weights.read_bytes()), plan, seed)
    while done.studied < plan.boards:
        done.go_on(min(LESSON, plan.boards - done.studied))
        write_checkpoint(done, checkpoint)
        print(f"{done.studied:,} boards, {done.seconds / 60:.1f} CPU minutes", flush=True)
    studied = checkpoint.with_suffix(".npz")
    studied.write_bytes(write_net(done.learner.net))
    return studied


if __name__ == "__main__":
    main()
