"""The one place that puts the parts together: store, desk, chats and what runs beside them."""

import asyncio
import signal
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from socket import socket
from typing import Any, Final, NamedTuple

import structlog
from aiohttp import web

from bot.app import data_folder, probes
from bot.app.keyboard import typed_lines
from bot.app.settings import Settings, WrongSetting
from bot.app.warm_up import warming_up
from bot.chat.console_chat import Console
from bot.chat.discord_chat import DiscordChat
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.server import address, listen, network_address, serve
from bot.chat.telegram_chat import (
    Access,
    PortTaken,
    TelegramChat,
    TokenRefused,
    Webhook,
    WebhookRefused,
)
from bot.desk.desk import Desk
from bot.desk.outgoing import Outgoing
from bot.desk.sweeper import Sweeper
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.opening import open_store
from bot.table.clock import DAY, Patience
from rules import GAMES

_REFUSED: Final[Mapping[type[Exception], tuple[str, str]]] = {
    TokenRefused: (
        "TELEGRAM_TOKEN",
        "a token that Telegram knows, and Telegram refuses this one: ask BotFather for it",
    ),
    PortTaken: ("TELEGRAM_WEBHOOK_PORT", "a port that Parlour can listen on"),
    WebhookRefused: (
        "TELEGRAM_WEBHOOK_URL",
        "an address that Telegram can call, and Telegram says: {}",
    ),
}
"""For what Telegram refuses: the variable, and what it has to be."""


async def serve_chats(settings: Settings, *, open_browser: bool = False) -> None:
    """Run until Ctrl-C or SIGTERM, or until something goes wrong that nobody can mend."""
    stopped = _stop_signal()
    with listen(settings.host, _page_port(settings)) as page:
        print(_summary(settings, page), flush=True)
        log = structlog.get_logger("parlour")
        log.info("started", version=version("parlour"))
        await _until_first(
            stopped.wait(),
            _show_life(settings.data),
            _play(settings, page, open_browser=open_browser),
        )
        log.info("stopped")


def _stop_signal() -> asyncio.Event:
    """Return what is set when somebody wants to stop."""
    stopped = asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, stopped.set)
    return stopped


async def play_here(settings: Settings) -> None:
    """Play in the terminal until the input ends or somebody presses Ctrl-C."""
    stopped = _stop_signal()
    async with open_store(settings.store_address, settings.data) as store:
        patience = _patience(settings)
        desk = Desk(store, language=settings.language, patience=patience)
        console = Console(desk, print)
        chats = {console.platform: console}
        sweeper = Sweeper(desk, chats)
        print("Anna: /play checkers, then Ben: /join. Names before a colon say who speaks.")
        await _until_first(
            stopped.wait(),
            sweeper.run(),
            Scorekeeper(store.scores).run(),
            console.run(typed_lines(sys.stdin)),
        )


async def _until_first(*parts: Coroutine[Any, Any, object]) -> None:
    """Run the parts at the same time until one of them is through; then end the others."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _show_life(folder: Path) -> None:
    while True:
        data_folder.show_life(folder)
        await asyncio.sleep(data_folder.BEAT)


async def _play(settings: Settings, page: socket, *, open_browser: bool = False) -> None:
    """Serve the chats."""
    async with open_store(settings.store_address, settings.data) as store:
        patience = _patience(settings)
        desk = Desk(store, language=settings.language, patience=patience)
        connected: dict[str, Callable[[], bool]] = {}
        routes = probes.routes(store, connected)
        local = _local(settings, desk, _Page(page, routes, open_browser=open_browser))
        chats = [local, *_discord(settings, desk), *_telegram(settings, desk, routes)]
        connected.update({chat.platform: chat.connected for chat in chats})
        outgoing = {chat.platform: chat.outgoing for chat in chats}
        sweeper = Sweeper(desk, outgoing)
        scorekeeper = Scorekeeper(store.scores)
        await _until_first(sweeper.run(), scorekeeper.run(), *(chat.running for chat in chats))


class _Chat(NamedTuple):
    """A platform, how to speak there unasked, what serves it, and whether it is connected."""

    platform: str
    outgoing: Outgoing
    running: Coroutine[Any, Any, None]
    connected: Callable[[], bool]


class _Page(NamedTuple):
    """Where the page is, what else is served there, and whether to show it at once."""

    listening: socket
    routes: list[web.RouteDef]
    open_browser: bool


def _local(settings: Settings, desk: Desk, page: _Page) -> _Chat:
    """Return the page, which always runs."""
    local = LocalChat(desk, settings.language, network_address(page.listening))

    async def run() -> None:
        async with (
            serve(local, page.listening, settings.language, page.routes),
            warming_up(),
        ):
            if page.open_browser:
                await asyncio.to_thread(webbrowser.open, address(page.listening))
            await asyncio.Event().wait()

    return _Chat(local.platform, local, run(), lambda: True)


def _discord(settings: Settings, desk: Desk) -> Iterator[_Chat]:
    """Yield Discord and what runs it, if there is a token for it."""
    if settings.discord_token:
        DiscordChat.use_host(settings.discord_api_url, settings.discord_gateway_url)
        chat = DiscordChat(desk, language=settings.language, shards=settings.discord_shards)
        token = settings.discord_token.get_secret_value()
        yield _Chat(chat.platform, chat, chat.run(token), lambda: chat.connected)


def _telegram(settings: Settings, desk: Desk, routes: list[web.RouteDef]) -> Iterator[_Chat]:
    """Yield Telegram and what runs it, if there is a token for it."""
    token, url = settings.telegram_token, settings.telegram_webhook_url
    if token:
        port = settings.telegram_webhook_port
        webhook = Webhook(url, port, routes=tuple(routes)) if url else None
        access = Access(token.get_secret_value(), settings.telegram_api_url, webhook)
        chat = TelegramChat(desk, access, language=settings.language)
        yield _Chat(chat.platform, chat, explained(chat.run()), lambda: chat.connected)


async def explained(running: Coroutine[Any, Any, None]) -> None:
    """Run Telegram; raise WrongSetting for the setting that it refuses."""
    try:
        await running
    except (TokenRefused, PortTaken, WebhookRefused) as error:
        variable, expected = _REFUSED[type(error)]
        raise WrongSetting(variable, expected.format(*error.args)) from None


def _patience(settings: Settings) -> Patience:
    """Return how long things are waited for and remembered."""
    return Patience(
        waiting=settings.waiting_hours * DAY // 24,
        idle=settings.idle_days * DAY,
        memory=settings.memory_days * DAY,
    )


def _summary(settings: Settings, page: socket) -> str:
    """Say in a few lines what is running."""
    store = "the server at REDIS_URL" if settings.redis_url else "its own, in the folder"
    tokens = {"Discord": settings.discord_token, "Telegram": settings.telegram_token}
    chats = (*(name for name, token in tokens.items() if token), "the page")
    return "\n".join(
        (
            f"Parlour {version('parlour')} (Ctrl-C stops it)",
            f"  games   {', '.join(GAMES)}",
            f"  folder  {settings.data.absolute()}",
            f"  store   {store}",
            f"  chats   {', '.join(chats)}",
            f"  page    {_where(settings, page)}",
        )
    )


def _page_port(settings: Settings) -> int:
    """Return the page's port; where Telegram calls on the same one, the next is the page's."""
    taken = settings.telegram_webhook_url and settings.port == settings.telegram_webhook_port
    return settings.port + 1 if taken else settings.port


def _where(settings: Settings, page: socket) -> str:
    taken = settings.port not in {0, page.getsockname()[1]}
    network = network_address(page)
    return (
        address(page)
        + (f" (port {settings.port} is taken)" if taken else "")
        + (f", on the network {network}" if network else "")
    )
