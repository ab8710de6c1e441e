"""What a monitor may ask the web server: is everything well, and what has been counted."""

from collections.abc import Callable, Mapping

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot import metrics
from bot.store.port import Store, StoreUnreachable


def routes(store: Store, platforms: Mapping[str, Callable[[], bool]]) -> list[web.RouteDef]:
    """Return `/healthz` and `/metrics`; each platform tells whether it is connected."""

    async def healthz(_: web.Request) -> web.Response:
        report = {name: connected() for name, connected in platforms.items()}
        store_answers = await _answers(store)
        well = store_answers and all(report.values())
        body = {"well": well, "store": store_answers, "platforms": report}
        return web.json_response(body, status=200 if well else 503)

    return [web.get("/healthz", healthz), web.get("/metrics", _metrics)]


async def _metrics(_: web.Request) -> web.Response:
    return web.Response(body=metrics.expose(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _answers(store: Store) -> bool:
    try:
        await store.ping()
    except StoreUnreachable:
        return False
    return True
