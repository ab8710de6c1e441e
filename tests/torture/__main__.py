"""Tries each fault several times, and prints a line for each: `make torture`."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.torture import clusters, sentinels
from tests.torture.clusters import Replicated
from tests.torture.players import Tally

FAULTS: Mapping[str, Callable[[Path], Awaitable[Tally]]] = {
    "sentinel-planned": partial(sentinels.try_once, planned=True),
    "sentinel-crash": partial(sentinels.try_once, planned=False),
    "sentinel-planned-wait": partial(sentinels.try_once, planned=True, replicas=2, wait=1),
    "sentinel-crash-wait": partial(sentinels.try_once, planned=False, replicas=2, wait=1),
    "sentinel-fresh": partial(sentinels.try_once, planned=True, settled=False),
    "sentinel-fresh-wait": partial(sentinels.try_once, planned=True, wait=1, settled=False),
    "cluster-planned": lambda folder: clusters.try_once(folder, Replicated.failover),
    "cluster-crash": lambda folder: clusters.try_once(folder, Replicated.crash),
    "cluster-slots": lambda folder: clusters.try_once(
        folder, Replicated.half_move, Replicated.finish_moves
    ),
}


def main() -> None:
    """Try the faults that the command line names, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=", ".join(FAULTS))
    parser.add_argument("--times", type=int, default=10)
    arguments = parser.parse_args()
    print(f"{'fault':24} {'times':>5} {'saved':>7} {'lost':>5} {'silence':>8}  died")
    for name in arguments.faults or FAULTS:
        tally = Tally()
        for _ in range(arguments.times):
            with TemporaryDirectory(prefix="parlour-") as folder:
                tally += asyncio.run(_awaited(FAULTS[name](Path(folder))))
        silence = f"{tally.silence:.1f} s"
        row = f"{name:24} {arguments.times:5} {tally.acknowledged:7} {tally.lost:5} {silence:>8}"
        print(f"{row}  {', '.join(sorted(set(tally.died))) or 'nothing'}", flush=True)


async def _awaited(tried: Awaitable[Tally]) -> Tally:
    return await tried


if __name__ == "__main__":
    main()
