"""Protection against other web pages, and the security headers of every response.

Another page must not act for a guest. It can make a browser send requests to this machine, even
under a host name that it points here, but it cannot change the Host and Origin headers.
"""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.chat.local_chat.connections import note_requests
from bot.chat.local_chat.frames import FRAMES, Frames
from bot.chat.local_chat.throttle import throttle

PUBLIC_PATHS: Final = frozenset({"/healthz", "/metrics"})
"""Paths that monitoring may ask for under any host name: nothing there is secret."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors {}"
)
HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def protect(application: web.Application, frames: Frames) -> None:
    """Guard everything that an application serves."""
    application[FRAMES] = frames
    application.middlewares.extend((note_requests, guard, throttle()))
    policy = POLICY.format(frames.ancestors)

    async def add_security_headers(_: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        response.headers["Content-Security-Policy"] = policy
        response.headers.setdefault("Cache-Control", "no-cache")

    application.on_response_prepare.append(add_security_headers)


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests under a host name that is not ours."""
    host = _host(request.host)
    ours = is_ours(host) or request.app[FRAMES].is_host(host)
    if request.path not in PUBLIC_PATHS and not ours:
        raise web.HTTPMisdirectedRequest
    return await handler(request)


def check_origin(request: web.Request) -> None:
    """Raise an error unless our own page made the request, also where a platform shows it."""
    origin = request.headers.get("Origin", "")
    own = urlsplit(origin).netloc == request.host
    if not own and not request.app[FRAMES].is_origin(origin):
        raise web.HTTPForbidden


def is_local(request: web.Request) -> bool:
    """Return whether a browser on this machine made the request, and no proxy passed it on.

    A proxy on this machine looks the same, and may pass on any name: where the page has a public
    address, nobody is local.
    """
    passed_on = any(name in request.headers for name in ("Forwarded", "X-Forwarded-For"))
    if passed_on or request.app[FRAMES].public_url:
        return False
    return _is_loopback(request.remote or "") and _is_loopback(_host(request.host))


def is_ours(host: str) -> bool:
    """Return whether a host is an IP address or a name of this machine."""
    name = socket.gethostname().casefold()
    return host.casefold() in {"localhost", name, f"{name}.local"} or _is_address(host)


def _host(written: str) -> str:
    try:
        return urlsplit(f"//{written}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    return _is_address(host) and ipaddress.ip_address(host).is_loopback
