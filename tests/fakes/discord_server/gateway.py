"""The gateway: sessions that can be interrupted, resumed and lost."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from uuid import uuid4

from aiohttp import WSCloseCode, WSMsgType, web

from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.world import APP, TOKEN, Guild, user_payload

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
GUILDS_INTENT = 1
DIRECT_MESSAGES_INTENT = 1 << 12


@dataclass
class Session:
    """The events that were sent to a shard, so that it can resume."""

    shard: int
    count: int
    intents: int = GUILDS_INTENT
    id: str = field(default_factory=lambda: uuid4().hex)
    events: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None

    async def dispatch(self, event: str, data: Json) -> None:
        """Send an event; a disconnected shard gets it after resuming."""
        payload = {"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data}
        self.events.append(payload)
        if self.socket and not self.socket.closed:
            await self.socket.send_str(json.dumps(payload))

    def hears(self, guild: Guild | None) -> bool:
        """Return whether the events of a guild come here; direct messages come to shard 0."""
        return self.shard == ((guild.id >> 22) % self.count if guild else 0)


class Gateway:
    """Accepts shards."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.sessions: dict[str, Session] = {}
        self.identified: list[Json] = []
        self.resumed = 0
        self._sockets: set[web.WebSocketResponse] = set()

    async def accept(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one shard until it disconnects."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.add(socket)
        await _send(socket, HELLO, {"heartbeat_interval": 41_250})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._hear(socket, json.loads(message.data))
        finally:
            self._sockets.discard(socket)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, message: Json) -> None:
        match message["op"]:
            case 1:
                await _send(socket, ACK, None)
            case 2:
                await self._identify(socket, message["d"])
            case 6:
                await self._resume(socket, message["d"])
            case operation:
                self._server.violations.append(f"gateway operation {operation}")

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> None:
        if data["token"] != TOKEN:
            await socket.close(code=4004)
            return
        if data["intents"] & ~(GUILDS_INTENT | DIRECT_MESSAGES_INTENT):
            self._server.violations.append(f"intents {data['intents']}")
        self.identified.append(data)
        shard, total = data["shard"]
        session = Session(shard, total, data["intents"], socket=socket)
        self.sessions[session.id] = session
        guilds = [guild for guild in self._server.guilds if guild.member and session.hears(guild)]
        await session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", self._server.guild_payload(guild))
        self._server.changed()

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": user_payload(APP, "Parlour", bot=True),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._server.gateway_url,
            "application": {"id": str(APP), "flags": 0},
            "shard": [session.shard, session.count],
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != TOKEN:
            await _send(socket, INVALID, data=False)
            return
        self.resumed += 1
        session.socket = socket
        for event in session.events[data["seq"] :]:
            await socket.send_str(json.dumps(event))
        await session.dispatch("RESUMED", {})
        self._server.changed()

    async def tell(self, guild: Guild | None, event: str, data: Json) -> None:
        """Send an event to the shard of its guild."""
        for session in list(self.sessions.values()):
            if session.hears(guild):
                await session.dispatch(event, data)

    async def tell_directly(self, data: Json) -> None:
        """Send a direct message to whoever wants to hear of them."""
        for session in list(self.sessions.values()):
            if session.hears(None) and session.intents & DIRECT_MESSAGES_INTENT:
                await session.dispatch("MESSAGE_CREATE", data)

    async def ask_to_reconnect(self) -> None:
        """Ask every shard to reconnect, as happens every few hours."""
        for socket in list(self._sockets):
            await _send(socket, RECONNECT, None)

    async def interrupt(self) -> None:
        """Break every connection."""
        for session in self.sessions.values():
            session.socket = None
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def forget(self) -> None:
        """Lose every session: shards have to identify again."""
        self.sessions.clear()
        for socket in list(self._sockets):
            await _send(socket, INVALID, data=False)

    @property
    def connected(self) -> set[int]:
        """Return the connected shards."""
        return {
            session.shard
            for session in self.sessions.values()
            if session.socket and not session.socket.closed
        }

    async def close(self, code: int = WSCloseCode.OK) -> None:
        """Break every connection for good."""
        await asyncio.gather(*(socket.close(code=code) for socket in list(self._sockets)))


async def _send(socket: web.WebSocketResponse, operation: int, data: object) -> None:
    if not socket.closed:
        await socket.send_str(json.dumps({"op": operation, "d": data, "s": None, "t": None}))
