"""Visits: a platform sends somebody to our page, who proves who they are and gets a session."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import msgspec
import structlog
from aiohttp import web

from bot.chat.local_chat.frames import Frames
from bot.chat.local_chat.guard import check_origin
from bot.chat.local_chat.sessions import Flaw, Sessions
from bot.desk.desk import Desk
from bot.desk.visitors import NotAdmitted, Visitor

MAX_PROOF: Final = 16 * 1024
"""Bytes of a proof."""
PROOF_WITHIN: Final = 10.0
"""Seconds for a proof to arrive."""

_log: Final = structlog.get_logger("page")


class Visits:
    """Admits visitors, and recognises those who have been admitted."""

    def __init__(self, desk: Desk, frames: Frames) -> None:
        self._desk = desk
        self._frames = frames
        self._sessions = Sessions(frame.secret for frame in frames.frames)

    async def greet(self, _: web.Request) -> web.Response:
        """Tell the page what it needs to ask a platform for a proof."""
        return web.json_response({"discord": self._frames.client_id})

    async def admit(self, request: web.Request) -> web.Response:
        """Exchange a proof for a session; refuse it without saying why."""
        check_origin(request)
        gate = self._frames.gate(request.match_info["platform"])
        if gate is None:
            raise web.HTTPNotFound
        try:
            async with asyncio.timeout(PROOF_WITHIN):
                proof = await _read_proof(request)
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        try:
            visitor = await gate.admit(proof)
        except NotAdmitted as error:
            _log.info("visitor not admitted", why=error.why)
            raise web.HTTPForbidden from None
        return web.json_response({"session": self._sessions.write(visitor, self._desk.clock())})

    async def recognise(self, session: str) -> Visitor:
        """Return who a session belongs to, and their table as it is called now."""
        if not self._frames.frames:
            raise NotAdmitted(Flaw.UNWANTED)
        visitor = self._sessions.read(session, self._desk.clock())
        return replace(visitor, table=await self._desk.current_id(visitor.table))


async def _read_proof(request: web.Request) -> dict[str, Any]:
    """Return the object that a request brings, and read no more of it than a proof can have."""
    body = bytearray()
    async for part in request.content.iter_any():
        body += part
        if len(body) > MAX_PROOF:
            raise web.HTTPRequestEntityTooLarge(MAX_PROOF, len(body))
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise web.HTTPBadRequest from None
