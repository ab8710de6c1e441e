"""Puts the parts together: the store, the desk, the chats and the background tasks."""

import asyncio
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from functools import partial
from importlib.metadata import version
from socket import socket
from typing import Any, NamedTuple

import structlog
from aiohttp import web

from bot.app import probes
from bot.app.keyboard import typed_lines
from bot.app.parts import run_until_first_ends, stop_signal, until_stopped
from bot.app.platform import Platform
from bot.app.platform_errors import Admissions
from bot.app.settings import Settings
from bot.app.summary import summary
from bot.app.warm_up import warming_up
from bot.app.watching import opened_store, watch_store, write_heartbeats
from bot.chat.console_chat import Console
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.frames import Frames
from bot.chat.local_chat.games import game_routes
from bot.chat.local_chat.policies import Policy, policy_routes
from bot.chat.local_chat.server import address, listen, network_address, serve
from bot.computers.workers import Workers, usual_number
from bot.desk.budgets import Budgets
from bot.desk.desk import Desk
from bot.desk.expiry import Expiry, Spans
from bot.desk.gone_records import GoneRecords
from bot.desk.outgoing import Outgoing
from bot.desk.owner.desk import OwnerDesk
from bot.desk.owner.notice_poster import NoticePoster
from bot.desk.problem_poster import ProblemPoster
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.redis.store import RedisStore
from bot.supervision import supervise
from bot.table.clock import DAY, Timeouts


async def serve_chats(settings: Settings, *, open_browser: bool = False) -> None:
    """Run until Ctrl-C, SIGTERM or a fatal error."""
    stopped = stop_signal()
    with listen(settings.host, _page_port(settings)) as page:
        print(summary(settings, page), flush=True)
        log = structlog.get_logger("parlour")
        log.info("started", version=version("parlour"))
        desks = list[Desk]()
        await run_until_first_ends(
            until_stopped(stopped, desks),
            supervise("heartbeat", partial(write_heartbeats, settings.data)),
            _serve(settings, page, desks, open_browser=open_browser),
        )
        log.info("stopped")


async def play_in_terminal(settings: Settings) -> None:
    """Play in the terminal until the input ends, somebody quits, or Ctrl-C is pressed."""
    stopped = stop_signal()
    async with opened_store(settings) as store:
        desk = desk_on(settings, store)
        at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        prompt = partial(print, end="", flush=True) if at_terminal else None
        console = Console(desk, partial(print, flush=True), prompt=prompt)
        chats = {console.platform: console}
        sweeper = await _sweeper(settings, desk, chats)
        await run_until_first_ends(
            stopped.wait(),
            supervise("sweeper", sweeper.run),
            supervise("scorekeeper", Scorekeeper(store.scores).run),
            supervise("problems", ProblemPoster(desk, chats).run),
            console.run(typed_lines(sys.stdin)),
            *_thinking(_workers(settings), desk, chats),
        )


async def _serve(
    settings: Settings, page: socket, desks: list[Desk], *, open_browser: bool = False
) -> None:
    """Open the store and serve every chat that has a token, and the page. Add its desk to some."""
    async with opened_store(settings) as store:
        desk = desk_on(settings, store, Budgets())
        desks.append(desk)
        connected: dict[str, Callable[[], bool]] = {}
        routes = probes.routes(store, connected)
        others = tuple(_platforms(settings, desk, routes))
        frames = _frames(settings, others)
        pages = [*routes, *(route for chat in others for route in chat.routes)]
        local = _local(settings, desk, _Page(page, pages, frames, open_browser=open_browser))
        chats = [local, *others]
        connected.update({chat.name: chat.connected for chat in chats})
        outgoing = {chat.name: chat.outgoing for chat in chats}
        workers = _workers(settings)
        desk.owner = OwnerDesk(desk, outgoing, settings.owners, lambda: len(workers.pids))
        sweeper = await _sweeper(settings, desk, outgoing)
        scorekeeper = Scorekeeper(store.scores)
        admissions = Admissions({chat.name: chat.connected for chat in others})
        await run_until_first_ends(
            supervise("sweeper", sweeper.run),
            supervise("scorekeeper", scorekeeper.run),
            supervise("problems", ProblemPoster(desk, outgoing).run),
            supervise("notices", NoticePoster(desk, outgoing).run),
            supervise("expiry", Expiry(desk, Spans(settings.guest_days, settings.player_days)).run),
            supervise("records", GoneRecords(store).run),
            supervise("watch", partial(watch_store, store)),
            *_thinking(workers, desk, outgoing),
            supervise(local.name, local.run),
            *(
                supervise(chat.name, chat.run, partial(admissions.explain, chat.name))
                for chat in others
            ),
        )


def desk_on(settings: Settings, store: RedisStore, budgets: Budgets | None = None) -> Desk:
    """Return the desk, which goes by the time of the store; without budgets all may ask at will."""
    return Desk(
        store,
        language=settings.language,
        timeouts=_timeouts(settings),
        clock=store.now,
        real_clock=store.now,
        budgets=budgets,
    )


async def _sweeper(settings: Settings, desk: Desk, chats: Mapping[str, Outgoing]) -> Sweeper:
    """Return the sweeper; nobody else uses the built-in store, so it begins with what is left."""
    sweeper = Sweeper(desk, chats)
    if settings.store_address is None:
        await sweeper.take_over()
    return sweeper


def _workers(settings: Settings) -> Workers:
    """Return the processes in which computers think, as many as the owner wants."""
    return Workers(usual_number() if settings.computers is None else settings.computers)


def _thinking(
    workers: Workers, desk: Desk, chats: Mapping[str, Outgoing]
) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield what lets computers play, unless they are turned off."""
    if workers.size:
        yield supervise("computers", Thinker(desk, chats, workers).run)


class _Page(NamedTuple):
    """The page: its socket, other routes on the same server, and who shows it.

    It may open in a browser at once.
    """

    listening: socket
    routes: list[web.RouteDef]
    frames: Frames
    open_browser: bool


def _frames(settings: Settings, chats: Iterable[Platform]) -> Frames:
    """Return the platforms that show our page in their own apps."""
    frames = tuple(chat.frame for chat in chats if chat.frame)
    return Frames(frames, settings.public_url or "")


def _local(settings: Settings, desk: Desk, page: _Page) -> Platform:
    """Return the local page, which always runs."""
    local = LocalChat(desk, settings.language, network_address(page.listening))
    policy = Policy(
        settings.chats,
        settings.memory_days,
        settings.guest_days,
        settings.player_days,
        settings.contact,
    )
    routes = [
        *page.routes,
        *game_routes(desk, settings.language),
        *policy_routes(policy, settings.language),
    ]

    async def run() -> None:
        async with (
            serve(local, page.listening.dup(), settings.language, routes, page.frames),
            warming_up(),
        ):
            if page.open_browser:
                await asyncio.to_thread(webbrowser.open, address(page.listening))
            await asyncio.Event().wait()

    return Platform(local.platform, local, run, lambda: True)


def _platforms(settings: Settings, desk: Desk, routes: list[web.RouteDef]) -> Iterator[Platform]:
    """Yield every platform that has a token. The libraries of others are never loaded."""
    if discord := settings.discord_token:
        from bot.app.discord_platform import discord_platform  # noqa: PLC0415 - see above

        yield discord_platform(settings, discord.get_secret_value(), desk)
    if telegram := settings.telegram_token:
        from bot.app.telegram_platform import telegram_platform  # noqa: PLC0415 - see above

        yield telegram_platform(settings, telegram.get_secret_value(), desk, routes)


def _timeouts(settings: Settings) -> Timeouts:
    """Return how long Parlour waits for players and remembers games."""
    return Timeouts(
        waiting=settings.waiting_hours * DAY // 24,
        idle=settings.idle_days * DAY,
        memory=settings.memory_days * DAY,
    )


def _page_port(settings: Settings) -> int:
    """Return the port of the page: the next one if Telegram's webhook uses the same."""
    taken = settings.telegram_webhook_url and settings.port == settings.telegram_webhook_port
    return settings.port + 1 if taken else settings.port
