"""Health checks and metrics."""

from bot.store.memory import MemoryStore
from bot.store.port import StoreUnreachable
from tests.bot.chat.local_chat.server.table import Table, run


def test_health_tells_about_the_store() -> None:
    class Away(MemoryStore):
        async def ping(self) -> None:
            raise StoreUnreachable

    async def well(served: Table) -> None:
        async with served.client.get(f"{served.url}healthz") as answer:
            body = {"well": True, "store": True, "platforms": {"local": True}}
            assert (answer.status, await answer.json()) == (200, body)

    async def away(served: Table) -> None:
        assert await served.status("healthz") == 503

    run(well)
    run(away, Away())


def test_metrics_are_there_for_prometheus() -> None:
    async def test(served: Table) -> None:
        async with served.client.get(f"{served.url}metrics") as answer:
            assert answer.content_type == "text/plain"
            assert "parlour_stage_seconds_bucket" in await answer.text()

    run(test)
