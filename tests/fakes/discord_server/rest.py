"""The part of the REST API that the bot needs."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aiohttp import web

from tests.fakes.discord_server.answers import Answers
from tests.fakes.discord_server.bodies import read_body
from tests.fakes.discord_server.commands import Commands
from tests.fakes.discord_server.limits import (
    EPHEMERAL,
    INVALID_BODY,
    Json,
    Refused,
    demand,
)
from tests.fakes.discord_server.messages import Messages
from tests.fakes.discord_server.world import (
    APP,
    ATTACH,
    HISTORY,
    IN_THREADS,
    SEND,
    THREAD,
    THREADS,
    THREADS_OF_ANY_KIND,
    TOKEN,
    VIEW,
    Channel,
    Guild,
    message_payload,
    user_payload,
)

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

Handler = Callable[[web.Request], Awaitable[object]]
MOST_RENAMES = 2
NAME_CHANGE = 4
"""The type of a message that says how a thread is called now."""
_WITHOUT_TOKEN = ("/api/webhooks/", "/api/interactions/", "/api/oauth2/token")
"""What the path itself or the body gives the right to."""


_GATEWAY_ONLY = (
    "joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels",
    "threads", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds",
)  # fmt: skip
"""What only the gateway says of a server."""


class TooFast(Exception):
    """A request that exceeds a rate limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Rest:
    """Answers requests."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._messages = Messages(server.changed, server.emojis.check)
        answers, commands = Answers(server, self._messages), Commands(server)
        hook = r"/webhooks/{app:\d+}/{token}"
        original = f"{hook}/messages/@original"
        message = r"/channels/{channel:\d+}/messages/{message:\d+}"
        self.routes = [
            self._route("GET", "/users/@me", self._me),
            self._route("POST", "/users/@me/channels", self._open_chat),
            self._route("POST", "/oauth2/token", server.activities.token),
            self._route(
                "GET",
                r"/applications/{app:\d+}/activity-instances/{instance}",
                server.activities.instance,
            ),
            self._route("GET", r"/guilds/{guild:\d+}/members/{user:\d+}", server.activities.member),
            self._route("GET", r"/guilds/{guild:\d+}", self._guild),
            self._route("DELETE", r"/users/@me/guilds/{guild:\d+}", self._leave),
            self._route("GET", "/oauth2/applications/@me", self._application),
            self._route("GET", "/gateway/bot", self._gateway),
            self._route("GET", r"/applications/{app:\d+}/commands", commands.listed),
            self._route("PUT", r"/applications/{app:\d+}/commands", commands.overwrite),
            self._route("GET", r"/applications/{app:\d+}/emojis", server.emojis.listed),
            self._route("POST", r"/applications/{app:\d+}/emojis", server.emojis.create),
            self._route("POST", r"/interactions/{id:\d+}/{token}/callback", answers.callback),
            self._route("POST", hook, answers.follow_up),
            self._route("GET", original, answers.get_original),
            self._route("PATCH", original, answers.edit_original),
            self._route("DELETE", original, answers.delete_original),
            self._route("PATCH", hook + r"/messages/{message:\d+}", answers.edit_follow_up),
            self._route("POST", r"/channels/{channel:\d+}/messages", self._send),
            self._route("GET", message, self._read),
            self._route("PATCH", message, self._edit),
            self._route("DELETE", message, self._delete),
            self._route("POST", f"{message}/threads", self._thread),
            self._route("PATCH", r"/channels/{channel:\d+}", self._rename),
        ]

    def _route(self, method: str, path: str, handler: Handler) -> web.RouteDef:
        """Return a route whose handler checks the token and the rate limits."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            name = f"{request.method} {request.path}"
            self._server.requests.append(name)
            return await self._server.outages.answer(name, request, answered)

        async def answered(request: web.Request) -> web.StreamResponse:
            try:
                self._check_token(request)
                headers = self._server.count(request)
                result = await handler(request)
            except Refused as error:
                if error.code == INVALID_BODY:
                    self._server.violations.append(f"{request.path}: {error.message}")
                self._server.changed()
                return _json(error.body, error.status)
            except TooFast as limit:
                self._server.changed()
                return _slow_down(limit.seconds)
            return web.Response(status=204) if result is None else _json(result, headers=headers)

        return web.route(method, f"/api{path}", guarded)

    # Who is there

    async def _me(self, request: web.Request) -> Json:
        user = self._server.activities.user_of(request.headers["Authorization"])
        return user or user_payload(APP, "Parlour", bot=True)

    async def _application(self, request: web.Request) -> Json:
        del request
        owner = user_payload(1, "Owner")
        return {
            "id": str(APP), "name": "Parlour", "description": "", "icon": None, "owner": owner,
            "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None,
            "flags": 0, "summary": "",
        }  # fmt: skip

    async def _gateway(self, request: web.Request) -> Json:
        del request
        limits = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return {
            "url": self._server.gateway_url,
            "shards": self._server.shards,
            "session_start_limit": limits,
        }

    # Servers

    def _joined(self, request: web.Request) -> Guild:
        number = int(request.match_info["guild"])
        joined = [one for one in self._server.guilds if one.id == number and one.member]
        if not joined:
            raise Refused(404, 10004, "Unknown Guild")
        return joined[0]

    async def _guild(self, request: web.Request) -> Json:
        told = self._server.guild_payload(self._joined(request))
        for part in _GATEWAY_ONLY:
            del told[part]
        return told

    async def _leave(self, request: web.Request) -> None:
        guild = self._joined(request)
        guild.member = False
        await self._server.gateway.tell(guild, "GUILD_DELETE", {"id": str(guild.id)})
        self._server.changed()

    # Messages that nobody asked for

    async def _open_chat(self, request: web.Request) -> Json:
        body, _ = await read_body(request)
        user = int(body["recipient_id"])
        chat = self._server.private_chat(user)
        return {**chat.payload, "recipients": [self._server.members[user]()["user"]]}

    def _channel(self, request: web.Request) -> Channel:
        channel = self._server.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise Refused(404, 10003, "Unknown Channel")
        if not channel.open_to_bot or (channel.guild and not channel.allowed & VIEW):
            raise Refused(403, 50001, "Missing Access")
        return channel

    async def _send(self, request: web.Request) -> Json:
        channel = self._channel(request)
        body, files = await read_body(request)
        if channel.closed:
            raise Refused(403, 50278, "Cannot send messages to this user: no mutual guilds")
        send = IN_THREADS if channel.kind == THREAD else SEND
        needed = send | (ATTACH if files else 0)
        if channel.guild and channel.allowed & needed != needed:
            raise Refused(403, 50013, "Missing Permissions")
        demand(not body.get("flags", 0) & EPHEMERAL, "an ordinary message for one person alone")
        return self._messages.create(channel, body, files)

    def _message(self, request: web.Request, channel: Channel) -> Json:
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None or message["flags"] & EPHEMERAL:
            raise Refused(404, 10008, "Unknown Message")
        return message

    async def _read(self, request: web.Request) -> Json:
        channel = self._channel(request)
        if channel.guild and not channel.allowed & HISTORY:
            raise Refused(403, 50001, "Missing Access")
        return self._message(request, channel)

    async def _delete(self, request: web.Request) -> None:
        channel = self._channel(request)
        del channel.messages[int(self._message(request, channel)["id"])]
        self._server.changed()

    async def _edit(self, request: web.Request) -> Json:
        channel = self._channel(request)
        message = self._message(request, channel)
        if int(message["id"]) in channel.worn_out:
            raise Refused(
                400, 30046, "Maximum number of edits to messages older than 1 hour reached"
            )
        body, files = await read_body(request)
        self._messages.change(channel, message, body, files)
        return message

    async def _thread(self, request: web.Request) -> Json:
        channel = self._channel(request)
        if not channel.allowed & THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        if int(request.match_info["message"]) not in channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        body, _ = await read_body(request)
        demand(1 <= len(body["name"]) <= 100, "name of a thread")
        thread = self._server.open_thread(channel, int(request.match_info["message"]), body["name"])
        created = {**thread.payload, "newly_created": True}
        await self._server.gateway.tell(channel.guild, "THREAD_CREATE", created)
        return thread.payload

    async def _rename(self, request: web.Request) -> Json:
        """Rename a thread, which its creator may do twice in ten minutes; everybody is told so."""
        thread = self._channel(request)
        body, _ = await read_body(request)
        a_thread = thread.kind in THREADS_OF_ANY_KIND
        demand(a_thread and body.keys() == {"name"}, "what is changed of a thread")
        demand(1 <= len(body["name"]) <= 100, "name of a thread")
        if thread.renames == MOST_RENAMES:
            raise TooFast(600)
        thread.renames += 1
        thread.name = body["name"]
        self._messages.keep(thread, message_payload(thread, thread.name, type=NAME_CHANGE))
        await self._server.gateway.tell(thread.guild, "THREAD_UPDATE", thread.payload)
        return thread.payload

    def _check_token(self, request: web.Request) -> None:
        given = request.headers.get("Authorization", "")
        if request.path.startswith(_WITHOUT_TOKEN):
            return
        if request.path == "/api/users/@me" and self._server.activities.user_of(given):
            return
        if given != f"Bot {TOKEN}":
            raise Refused(401, 0, "401: Unauthorized")


def _json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    response = web.json_response(body, status=status, headers=headers)
    # The library wants exactly this, and reads anything else as text.
    response.headers["Content-Type"] = "application/json"
    return response


def _slow_down(seconds: float) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return _json(body, 429, {"Via": "1.1 google", "Retry-After": str(seconds)})
