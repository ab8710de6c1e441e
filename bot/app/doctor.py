"""`parlour doctor`: checks everything that Parlour needs and says what to fix."""

import asyncio
import platform
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from re import match
from shlex import quote
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from PIL import features

import render
from bot.app import data_folder, health, store_errors
from bot.app.doctor_computers import examine_computers
from bot.app.finding import Finding
from bot.app.settings import Settings
from bot.app.store_place import NoBuiltInStore, store_place
from bot.language import Language
from bot.store.embedded.errors import FolderUnusable
from bot.store.embedded.process import LOG_FILE
from bot.store.opening import FOLDER, Options, open_store
from bot.store.port import StoreUnreachable, TooFewReplicas
from bot.store.redis.store import RedisStore
from bot.texts.bundles import load
from rules import GAMES

_SHOWN: Final = 5
"""How many records that were set aside are named."""
STORE_TIMEOUT: Final = 5.0
"""Seconds that a store may take to respond."""
LOADING_TIMEOUT: Final = 60.0
"""Seconds that the built-in store may take: it reads everything that is stored."""


async def examine(settings: Settings) -> list[Finding]:
    """Check everything except the settings, which could be read if this runs."""
    findings = [
        Finding("Python", f"{platform.python_version()} on {platform.platform(terse=True)}"),
        _packages(),
        Finding("settings", "valid"),
        *_tokens(settings),
        *_activity(settings),
        _mini_app(settings),
        _folder(settings.data),
        *_troubles(settings.data),
        *_drawing(),
        _texts(),
    ]
    return [*findings, await examine_computers(settings), await _store(settings)]


def _packages() -> Finding:
    """Check that every required package is installed."""
    always = [line for line in requires("parlour") or () if ";" not in line]
    names = [found[0] for line in always if (found := match(r"[\w.-]+", line))]
    missing = [name for name in names if not _installed(name)]
    if missing:
        return Finding("packages", f"missing: {', '.join(missing)}", "run: make install")
    return Finding("packages", f"all {len(names)} installed")


def _installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def _tokens(settings: Settings) -> Iterator[Finding]:
    """Say which tokens are set; their format was checked when the settings were read."""
    for name, token in (("Discord", settings.discord_token), ("Telegram", settings.telegram_token)):
        yield Finding(name, "the token has the right format" if token else "not used (no token)")


def _activity(settings: Settings) -> Iterator[Finding]:
    """Say whether boards open inside Discord, if somebody has begun to set that up."""
    if not settings.discord_client_secret:
        return
    if settings.public_url:
        yield Finding("Activity", f"boards open inside Discord, from {settings.public_url}")
    else:
        fix = "set PARLOUR_PUBLIC_URL too, or remove DISCORD_CLIENT_SECRET"
        yield Finding("Activity", "boards cannot be opened inside Discord", fix)


def _mini_app(settings: Settings) -> Finding:
    """Say from which chats of Telegram the page opens."""
    if settings.telegram_token is None:
        return Finding("Mini App", "not used (no token for Telegram)")
    if settings.public_url is None:
        state = "not used (no PARLOUR_PUBLIC_URL)"
        fix = "set PARLOUR_PUBLIC_URL as well, or remove TELEGRAM_APP"
        return Finding("Mini App", state, fix if settings.telegram_app else "")
    where = "and groups" if settings.telegram_app else "only (no TELEGRAM_APP for groups)"
    return Finding("Mini App", f"opens {settings.public_url} from private chats {where}")


def _folder(folder: Path) -> Finding:
    where = folder.absolute()
    try:
        with data_folder.locked(folder):
            return Finding("folder", f"{where} is writable")
    except data_folder.FolderInUse:
        return Finding("folder", f"{where} is in use by a running Parlour")
    except FolderUnusable as error:
        fix = "free some space there, make it writable, or set PARLOUR_DATA to another folder"
        return Finding("folder", f"{where} cannot be used: {error.reason}", fix)


def _troubles(folder: Path) -> Iterator[Finding]:
    """Say what is wrong in the Parlour that is running on the folder, as it reports itself."""
    if silence := _silence(folder):
        yield Finding("process", silence, "look at the end of its log, and start it again")
        return
    report = data_folder.read_report(folder)
    for part, why in report.parts.items():
        yield Finding(part, "is failing, and tried again and again", why)
    if report.records:
        shown = "; ".join(f"{key} ({why})" for key, why in list(report.records.items())[:_SHOWN])
        name = quote(next(iter(report.records)))
        fix = (
            f"look at one with: parlour records show {name}; if nobody needs it: "
            f"parlour records drop {name}; parlour records lists all of them"
        )
        yield Finding("records", f"{len(report.records)} set aside: {shown}", fix)


def _silence(folder: Path) -> str:
    """Return for how long nothing was heard of a Parlour; nothing if the folder cannot be read."""
    try:
        return health.find_silence(folder)
    except FolderUnusable:
        return ""


def _drawing() -> Iterator[Finding]:
    if features.check("freetype2"):
        yield Finding("font", "included in Pillow")
    else:
        fix = "install a Pillow wheel: pip install --force-reinstall --only-binary :all: pillow"
        yield Finding("font", "this Pillow was built without FreeType", fix)
    start = perf_counter()
    try:
        sizes = [
            len(render.draw(game.opening(min(game.table_sizes))).png) for game in GAMES.values()
        ]
    except (ImportError, OSError, ValueError) as error:
        yield Finding("pictures", f"cannot be drawn: {error}", "run: make clean install")
        return
    took = 1000 * (perf_counter() - start)
    yield Finding("pictures", f"{len(sizes)} boards drawn, {sum(sizes) // 1024} KiB, {took:.0f} ms")


def _texts() -> Finding:
    for language in Language:
        load(language)
    return Finding("languages", ", ".join(Language))


async def _store(settings: Settings) -> Finding:
    """Open the store in the settings as Parlour does, or ask that of a Parlour that is running."""
    if address := settings.store_address:
        options = replace(_IMPATIENT, replicas=settings.replicas)
        return await _try_store(_OTHER, open_store(address, settings.data, options))
    try:
        with store_place(settings) as own:
            if own:
                return await _try_store(_RUNNING, open_store(own, settings.data, _IMPATIENT))
            return await _try_built_in(settings.data)
    except NoBuiltInStore:
        return Finding("store", f"{_RUNNING.name} does not respond", _RUNNING.help)
    except FolderUnusable as error:
        why = f"{error.folder} cannot be used: {error.reason}"
        return Finding("store", "the built-in server cannot be started", why)


async def _try_built_in(data: Path) -> Finding:
    """Start a server on what is stored; in a temporary folder if nothing is."""
    if (data / FOLDER).exists():
        return await _try_store(_STORED, open_store(None, data, _IMPATIENT))
    with TemporaryDirectory(prefix="parlour-") as empty:
        return await _try_store(_NEW, open_store(None, Path(empty), _IMPATIENT))


class _Server(NamedTuple):
    """A server: what to call it, what helps if it does not respond, and how long it may take."""

    name: str
    help: str
    seconds: float


_IMPATIENT: Final = Options(patient=False)
_OTHER: Final = _Server(
    "the server at REDIS_URL",
    "start the server or correct REDIS_URL; leave it empty to use the built-in one",
    STORE_TIMEOUT,
)
_RUNNING: Final = _Server(
    "the built-in server of the Parlour that is running",
    "look at the end of its log; if it has a REDIS_URL, run doctor with the same setting",
    STORE_TIMEOUT,
)
_STORED: Final = _Server(
    "the built-in server, on what is stored,",
    f"look at the end of {FOLDER}/{LOG_FILE} in the data folder",
    LOADING_TIMEOUT,
)
_NEW: Final = _Server(
    "the built-in server", "look whether this machine is very busy", LOADING_TIMEOUT
)


async def _try_store(server: _Server, opening: AbstractAsyncContextManager[RedisStore]) -> Finding:
    """Open a store, and say whether that was possible."""
    try:
        async with asyncio.timeout(server.seconds), opening:
            return Finding("store", f"{server.name} responds")
    except store_errors.STORE_ERRORS as error:
        return Finding("store", "cannot be opened", store_errors.explain_store_error(error))
    except TooFewReplicas as error:
        state = f"{server.name} responds, and cannot save anything"
        return Finding("store", state, store_errors.explain_outage(error))
    except (TimeoutError, StoreUnreachable) as error:
        fix = f"{server.help} ({store_errors.explain_outage(error)})"
        return Finding("store", f"{server.name} does not respond", fix)
