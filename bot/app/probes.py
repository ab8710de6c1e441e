"""The routes for monitoring: `/healthz` and `/metrics`."""

import asyncio
from collections.abc import Callable, Mapping

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot import metrics, troubles
from bot.app.health import DATA_FOLDER
from bot.store.port import Store, StoreUnreachable


def routes(store: Store, platforms: Mapping[str, Callable[[], bool]]) -> list[web.RouteDef]:
    """Return the routes; `platforms` has a function for each that says if it is connected."""

    async def healthz(_: web.Request) -> web.Response:
        report = {name: connected() for name, connected in platforms.items()}
        store_responds = await _responds(store)
        writable = DATA_FOLDER not in troubles.current().parts
        well = store_responds and writable and all(report.values())
        body = {
            "well": well,
            "store": store_responds,
            "data_folder": writable,
            "platforms": report,
        }
        return web.json_response(body, status=200 if well else 503)

    return [web.get("/healthz", healthz), web.get("/metrics", _metrics)]


async def _metrics(_: web.Request) -> web.Response:
    metrics.set_tasks(len(asyncio.all_tasks()))
    return web.Response(body=metrics.expose(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _responds(store: Store) -> bool:
    try:
        await store.ping()
    except StoreUnreachable:
        return False
    return True
