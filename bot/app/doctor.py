"""Looks at everything that Parlour needs, and says what to fix."""

import asyncio
import platform
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from re import match
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from PIL import features

import render
from bot.app import data_folder, store_errors
from bot.app.settings import Settings
from bot.language import Language
from bot.store.embedded.errors import FolderUnusable
from bot.store.opening import open_store
from bot.texts.bundles import load
from rules import GAMES

PATIENCE: Final = 5.0
"""Seconds that a store may take to answer."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at, how it is, and what to do if it is not well."""

    what: str
    how: str
    fix: str = ""

    @property
    def well(self) -> bool:
        """Tell whether there is nothing to do."""
        return not self.fix

    def __str__(self) -> str:
        mark = "ok " if self.well else "FIX"
        line = f"{mark}  {self.what:<9} {self.how}"
        return line if self.well else f"{line}\n     {'':<9} → {self.fix}"


async def examine(settings: Settings) -> list[Finding]:
    """Return what was found; settings that cannot be read never get here."""
    findings = [
        Finding("Python", f"{platform.python_version()} on {platform.platform(terse=True)}"),
        _packages(),
        Finding("settings", "can be read"),
        *_tokens(settings),
        _folder(settings.data),
        *_drawing(),
        _texts(),
    ]
    return [*findings, *[finding async for finding in _store(settings)]]


def _packages() -> Finding:
    """Look for what the installation should have brought, wheels with compiled parts among it."""
    names = [found[0] for line in requires("parlour") or () if (found := match(r"[\w.-]+", line))]
    missing = [name for name in names if not _installed(name)]
    if missing:
        return Finding("packages", f"missing: {', '.join(missing)}", "run: make install")
    return Finding("packages", f"all {len(names)} are installed")


def _installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def _tokens(settings: Settings) -> Iterator[Finding]:
    """Say which tokens are there; that each has its form was checked when they were read."""
    for what, token in (("Discord", settings.discord_token), ("Telegram", settings.telegram_token)):
        yield Finding(what, "has a token of the right form" if token else "no token: not used")


def _folder(folder: Path) -> Finding:
    where = folder.absolute()
    try:
        with data_folder.own(folder):
            return Finding("folder", f"{where} can be written to")
    except data_folder.FolderInUse:
        return Finding("folder", f"{where} is used by the Parlour that is running")
    except FolderUnusable as error:
        fix = "make it writable, or set PARLOUR_DATA to another folder"
        return Finding("folder", f"{where} cannot be used: {error.reason}", fix)


def _drawing() -> Iterator[Finding]:
    if features.check("freetype2"):
        yield Finding("font", "Pillow brings one")
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
    yield Finding("pictures", f"{len(sizes)} boards, {sum(sizes) // 1024} KiB, {took:.0f} ms")


def _texts() -> Finding:
    for language in Language:
        load(language)
    return Finding("languages", ", ".join(Language))


async def _store(settings: Settings) -> AsyncIterator[Finding]:
    """Open the store that the settings name, or one of our own in a folder that is thrown away."""
    what = "the server at REDIS_URL" if settings.redis_url else "a server of Parlour's own"
    try:
        with TemporaryDirectory(prefix="parlour-") as folder:
            async with (
                asyncio.timeout(PATIENCE),
                open_store(settings.store_address, Path(folder)) as store,
            ):
                await store.ping()
    except TimeoutError:
        fix = "start that server, or correct REDIS_URL; without it Parlour runs one of its own"
        yield Finding("store", f"{what} does not answer", fix)
    except store_errors.TROUBLES as error:
        yield Finding("store", "cannot be opened", store_errors.sentence(error))
    else:
        yield Finding("store", f"{what} answers")
