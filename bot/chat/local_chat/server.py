"""The web server: the page, the connections of its windows, and other routes."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from errno import EADDRINUSE
from functools import partial
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import segno
from aiohttp import web
from aiohttp.helpers import content_disposition_header
from aiohttp.typedefs import Handler

from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.connections import EACH, Connection, Connections
from bot.chat.local_chat.frames import Frames
from bot.chat.local_chat.guard import protect
from bot.chat.local_chat.page_texts import vocabulary
from bot.chat.local_chat.sockets import Sockets
from bot.chat.local_chat.visits import Visits
from bot.chat.local_chat.watch import Watch
from bot.language import Language, choose_language

PORTS_TRIED: Final = 20
"""How many ports are tried if the first is in use."""
LAST_PORT: Final = 65535
SHUTDOWN_TIMEOUT: Final = 0.5
"""Seconds for connections to close when the server stops."""
_UNROUTABLE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing answers there."""
MAX_LINK: Final = 500
"""Characters of a link that is drawn as a QR code."""
STATIC: Final = Path(__file__).parent / "static"


class NoPort(Exception):
    """The server cannot listen on the port, nor on those after it."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(host, port, why)
        self.host = host
        self.port = port
        self.why = why


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on the port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED - 1, LAST_PORT) if port else port
    for tried in range(port, last + 1):
        try:
            return socket.create_server((host, tried), family=family)
        except OSError as error:
            if error.errno != EADDRINUSE:
                raise NoPort(host, tried, error.strerror or str(error)) from None
    raise NoPort(host, port, "taken")


def address(listening: socket.socket) -> str:
    """Return the URL of the page for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    here = ip_address(host).is_loopback or ip_address(host).is_unspecified
    shown = "localhost" if here else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def network_address(listening: socket.socket) -> str:
    """Return the URL for other machines; empty if it listens for this machine alone."""
    host, port = listening.getsockname()[:2]
    if ip_address(host).is_loopback:
        return ""
    if not ip_address(host).is_unspecified:
        return address(listening)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system says which of its addresses it would send from.
            probe.connect(_UNROUTABLE)
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}/"


@asynccontextmanager
async def serve(
    chat: LocalChat,
    listening: socket.socket,
    language: Language,
    routes: Iterable[web.RouteDef] = (),
    frames: Frames | None = None,
) -> AsyncIterator[None]:
    """Serve the page and the other routes while the block runs, also in the frames of platforms."""
    frames = frames or Frames()
    chat.delivery.connect({frame.platform: frame.outgoing for frame in frames.frames})
    application = _application(chat, language, routes, frames)
    runner = web.AppRunner(application, shutdown_timeout=SHUTDOWN_TIMEOUT)
    await runner.setup()
    watching = asyncio.create_task(Watch(chat).run())
    connections = Connections(each=None if frames.public_url else EACH)
    try:
        server = await _accept(runner, connections, listening)
        yield
        server.close()
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        chat.close()
        await runner.cleanup()
        listening.close()
        # A closed connection is gone only after one more turn of the event loop.
        await asyncio.sleep(0)


async def _accept(
    runner: web.AppRunner, connections: Connections, listening: socket.socket
) -> asyncio.Server:
    """Let browsers connect."""
    loop, server = asyncio.get_running_loop(), runner.server
    if server is None:
        raise AssertionError
    connect = partial(Connection, connections, server, loop=loop, access_log=None)
    return await loop.create_server(connect, sock=listening)


def _application(
    chat: LocalChat, language: Language, routes: Iterable[web.RouteDef], frames: Frames
) -> web.Application:
    application = web.Application()
    protect(application, frames)
    visits = Visits(chat.desk, frames)
    application.add_routes(
        [
            web.get("/", _page),
            web.get("/socket", Sockets(chat, visits).serve),
            web.get("/visits", visits.greet),
            web.post("/visits/{platform}", visits.admit),
            web.get("/words", _words(chat, language)),
            web.get("/downloads/{name}", _download(chat)),
            web.post("/uploads/{name}", chat.answers.uploads.take),
            web.get("/pictures/{game}.png", _picture(chat)),
            web.get("/qr", _qr),
            web.static("/static", STATIC),
            *routes,
        ]
    )
    return application


async def _page(_: web.Request) -> web.FileResponse:
    return web.FileResponse(STATIC / "index.html")


def _words(chat: LocalChat, default: Language) -> Handler:
    async def words(request: web.Request) -> web.Response:
        language = choose_language(request.query.get("locale"), default=default)
        body = vocabulary(language, chat.computer_games)
        return web.Response(body=body, content_type="application/json")

    return words


def _picture(chat: LocalChat) -> Handler:
    """Serve the picture of a game as it begins."""

    async def picture(request: web.Request) -> web.Response:
        found = await chat.game_picture(request.match_info["game"])
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=86400"}
        return web.Response(body=found.png, content_type="image/png", headers=headers)

    return picture


async def _qr(request: web.Request) -> web.Response:
    """Serve a link as a QR code, for a phone to open."""
    text = request.query.get("text", "")
    if not text or len(text) > MAX_LINK:
        raise web.HTTPBadRequest
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2)
    headers = {"Cache-Control": "private, max-age=86400"}
    return web.Response(body=drawn.getvalue(), content_type="image/svg+xml", headers=headers)


def _download(chat: LocalChat) -> Handler:
    async def download(request: web.Request) -> web.Response:
        found = await chat.download(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        if found.name:
            headers["Content-Disposition"] = content_disposition_header(
                "attachment", filename=found.name
            )
        return web.Response(body=found.content, content_type=found.kind, headers=headers)

    return download
