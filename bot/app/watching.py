"""What tells the owner how Parlour is: the heartbeat in its folder, and whether it can save."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot import troubles
from bot.app import data_folder, health
from bot.app.settings import Settings
from bot.app.store_errors import explain_outage
from bot.store.embedded.errors import FolderUnusable
from bot.store.opening import Options, open_store
from bot.store.port import Store, StoreUnreachable, UnreadableRecord
from bot.store.redis.store import RedisStore


async def write_heartbeats(folder: Path) -> None:
    """Say again and again that Parlour is running, and what is wrong."""
    while True:
        try:
            await asyncio.to_thread(_write_heartbeat, folder)
        except FolderUnusable as error:
            troubles.part_failed(health.DATA_FOLDER, explain_folder(error))
            parts = troubles.current().parts
            with suppress(FolderUnusable):  # then its age says the same, only later
                await asyncio.to_thread(data_folder.overwrite_heartbeat, folder, parts)
        else:
            troubles.part_works(health.DATA_FOLDER)
        await asyncio.sleep(data_folder.HEARTBEAT_INTERVAL)


def _write_heartbeat(folder: Path) -> None:
    """Write what is wrong. If there is room for that, nothing is wrong with the folder itself."""
    data_folder.check_room(folder)
    wrong = troubles.current()
    parts = {part: why for part, why in wrong.parts.items() if part != health.DATA_FOLDER}
    data_folder.write_heartbeat(folder, data_folder.Report(parts, wrong.records))


def explain_folder(error: FolderUnusable) -> str:
    """Return one sentence about a data folder that cannot be written to."""
    return (
        f"{error.folder} cannot be written to: {error.reason}. Free some space on its disk, or let "
        "Parlour write to the folder."
    )


@asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[RedisStore]:
    """Open the store of the settings; while it cannot be used the owner learns why."""
    options = Options(settings.replicas, on_outage=_note_outage)
    async with open_store(settings.store_address, settings.data, options) as store:
        troubles.part_works(health.STORE)
        yield store


def _note_outage(error: Exception) -> None:
    troubles.part_failed(health.STORE, explain_outage(error))


async def watch_store(store: Store) -> None:
    """Try again and again whether something could be saved, so that the owner learns of it."""
    while True:
        try:
            await store.ping()
        except (StoreUnreachable, UnreadableRecord) as error:
            _note_outage(error)
        else:
            troubles.part_works(health.STORE)
        await asyncio.sleep(data_folder.HEARTBEAT_INTERVAL)
