"""What it costs that a save is on a replica before anybody is told."""

import asyncio
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.identity import TableId
from bot.store.port import Record, Save, Store
from tests.bot.store import servers
from tests.bot.store.stores import opened

SAVES = 2_000
BODY = b"x" * 1_500


async def measure(store: Store, at_once: int, replicas: int) -> list[float]:
    """Return how many milliseconds each save took, with so many tables at once."""
    took: list[float] = []

    async def play(table: TableId) -> None:
        for version in range(1, SAVES // at_once + 1):
            begun = perf_counter()
            assert await store.save(table, Save(Record(version, BODY)))
            took.append(1_000 * (perf_counter() - begun))

    tables = [TableId(f"wait{replicas}:{at_once}-{number}") for number in range(at_once)]
    await asyncio.gather(*map(play, tables))
    return took


async def compare(folder: Path) -> None:
    """Print the cost with and without a replica that has to answer."""
    primary, replica = servers.free_ports(2)
    of = ("--replicaof", "127.0.0.1", str(primary))
    with (
        servers.network_server(folder / "one", primary),
        servers.network_server(folder / "two", replica, *of) as client,
    ):
        servers.wait_for_replica(client)
        for at_once in (1, 32):
            for replicas in (0, 1):
                async with opened(f"redis://127.0.0.1:{primary}", replicas) as store:
                    took = await measure(store, at_once, replicas)
                p99 = quantiles(took, n=100)[-1]
                row = f"{at_once:3} at once, {replicas} replicas: {median(took):.2f} ms"
                print(f"{row}, p99 {p99:.2f} ms")


def main() -> None:
    """Measure on servers of this machine."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        asyncio.run(compare(Path(folder)))


if __name__ == "__main__":
    main()
