"""The `parlour` command, and the only place that wires the parts together."""

import argparse
import asyncio
import signal
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from socket import socket
from typing import Any, NamedTuple

import structlog
from aiohttp import web

from bot import board_file, data_folder, doctor, probes, proof_file, store_troubles
from bot.chat.console_chat import Console
from bot.chat.discord_chat import DiscordChat, TokenRefused
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.server import NoPort, address, listen, network_address, serve
from bot.chat.telegram_chat import Access, TelegramChat, Webhook
from bot.desk import Desk
from bot.keyboard import typed_lines
from bot.logs import configure_logs
from bot.outgoing import Outgoing
from bot.ratings.scorekeeper import Scorekeeper
from bot.settings import LogLevel, Settings, WrongSetting, read_settings
from bot.store.opening import open_store
from bot.sweeper import Sweeper
from bot.table.clock import DAY, Patience
from bot.warming import warming_up
from rules import GAMES

FAILED = 1
WRONG_USE = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    asked = _command_line().parse_args(board_file.shield(words))
    try:
        return _obey(asked)
    except WrongSetting as error:
        return _fail(f"{error.variable} must be {error.expected}.", WRONG_USE)
    except NoPort as error:
        return _fail(
            f"The page cannot listen on {error.host}, port {error.port} ({error.why}); set "
            "PARLOUR_HOST and PARLOUR_PORT to what is free.",
            FAILED,
        )
    except data_folder.FolderUnusable as error:
        return _fail(
            f"PARLOUR_DATA must be a folder that Parlour may write to, and {error.folder} is not "
            f"one: {error.why}.",
            WRONG_USE,
        )


def _obey(asked: argparse.Namespace) -> int:
    if asked.command == "board":
        return _board(asked)
    if asked.command == "verify":
        return _verify(asked.file)
    settings = read_settings()
    match asked.command:
        case "health":
            return _health(settings.data)
        case "doctor":
            return _doctor(settings)
        case "console":
            return _run(settings, _console)
        case _:
            return _run(settings, partial(_serve, open_browser=asked.open))


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="parlour",
        description="Board games inside a chat. Settings come from the environment and a .env "
        "file; the README lists them.",
    )
    parser.add_argument("--version", action="version", version=f"Parlour {version('parlour')}")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser(
        "run", help="run Parlour until it is stopped (what happens without COMMAND)"
    )
    commands.add_parser("doctor", help="check everything that Parlour needs, and say what to fix")
    commands.add_parser("health", help="tell whether Parlour is running and well")
    board = commands.add_parser("board", help="draw a position into a PNG file")
    board_file.add_arguments(board)
    commands.add_parser("console", help="play in this terminal, everybody at one keyboard")
    verify = commands.add_parser("verify", help="check the dice of a game that was played")
    verify.add_argument("file", type=Path, metavar="FILE", help="what /verify handed out")
    return parser


def _board(asked: argparse.Namespace) -> int:
    try:
        print(board_file.draw_board(asked))
    except board_file.CannotDraw as error:
        return _fail(str(error), WRONG_USE)
    return 0


def _verify(file: Path) -> int:
    verdict = proof_file.verify(file)
    if not verdict.honest:
        return _fail(verdict.sentence, FAILED)
    print(verdict.sentence)
    return 0


def _fail(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _health(folder: Path) -> int:
    age = data_folder.seconds_since_life(folder)
    if age is None:
        return _fail(f"No Parlour is running on the data folder {folder}.", FAILED)
    if age > data_folder.PATIENCE:
        return _fail(f"Parlour has shown no sign of life for {age:.0f} seconds.", FAILED)
    return 0


def _doctor(settings: Settings) -> int:
    configure_logs(LogLevel.ERROR, settings.log_format, settings.secrets)
    findings = asyncio.run(doctor.examine(settings))
    print("\n".join(map(str, findings)))
    return 0 if all(finding.well for finding in findings) else FAILED


def _run(settings: Settings, what: Callable[[Settings], Coroutine[Any, Any, None]]) -> int:
    configure_logs(settings.log_level, settings.log_format, settings.secrets)
    try:
        with data_folder.own(settings.data):
            asyncio.run(what(settings))
    except data_folder.FolderInUse as error:
        return _fail(
            f"Another Parlour is already running on the data folder {error.folder}; stop it, or "
            "set PARLOUR_DATA to another folder.",
            FAILED,
        )
    except store_troubles.TROUBLES as error:
        return _fail(store_troubles.sentence(error), FAILED)
    except TokenRefused:
        return _fail(
            "DISCORD_TOKEN must be a token that Discord knows, and Discord refuses this one: copy "
            "it again from the developer portal, or make a new one there.",
            WRONG_USE,
        )
    return 0


async def _serve(settings: Settings, *, open_browser: bool = False) -> None:
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


async def _console(settings: Settings) -> None:
    """Play in the terminal until the input ends or somebody presses Ctrl-C."""
    stopped = _stop_signal()
    async with open_store(settings.store_address, settings.data) as store:
        patience = _patience(settings)
        desk = Desk(store, language=settings.language, patience=patience)
        console = Console(desk, print)
        chats = {console.platform: console}
        sweeper = Sweeper(store, chats, language=settings.language, patience=patience)
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
        chats = [local, *_discord(settings, desk), *_telegram(settings, desk)]
        connected.update({chat.platform: chat.connected for chat in chats})
        outgoing = {chat.platform: chat.outgoing for chat in chats}
        sweeper = Sweeper(store, outgoing, language=settings.language, patience=patience)
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


def _telegram(settings: Settings, desk: Desk) -> Iterator[_Chat]:
    """Yield Telegram and what runs it, if there is a token for it."""
    token, url = settings.telegram_token, settings.telegram_webhook_url
    if token:
        webhook = Webhook(url, settings.telegram_webhook_port) if url else None
        access = Access(token.get_secret_value(), settings.telegram_api_url, webhook)
        chat = TelegramChat(desk, access, language=settings.language)
        yield _Chat(chat.platform, chat, chat.run(), lambda: chat.connected)


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


if __name__ == "__main__":
    sys.exit(main())
