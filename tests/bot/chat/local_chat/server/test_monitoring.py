"""Health checks and metrics."""

from bot import troubles
from bot.store.memory import MemoryStore
from bot.store.port import StoreUnreachable
from tests.bot.chat.local_chat.server.table import Table, run


def test_health_tells_about_the_store() -> None:
    class Away(MemoryStore):
        async def ping(self) -> None:
            raise StoreUnreachable

    async def well(served: Table) -> None:
        async with served.client.get(f"{served.url}healthz") as answer:
            body = {"well": True, "store": True, "data_folder": True, "platforms": {"local": True}}
            assert (answer.status, await answer.json()) == (200, body)

    async def away(served: Table) -> None:
        assert await served.status("healthz") == 503

    run(well)
    run(away, Away())


def test_health_tells_about_a_full_disk() -> None:
    async def full(served: Table) -> None:
        troubles.part_failed("data folder", "No space left on device")
        async with served.client.get(f"{served.url}healthz") as answer:
            body = await answer.json()
            assert (answer.status, body["well"], body["data_folder"]) == (503, False, False)
        troubles.part_works("data folder")
        assert await served.status("healthz") == 200

    run(full)


def test_metrics_are_there_for_prometheus() -> None:
    async def test(served: Table) -> None:
        async with served.client.get(f"{served.url}metrics") as answer:
            assert answer.content_type == "text/plain"
            assert "parlour_stage_seconds_bucket" in await answer.text()

    run(test)
