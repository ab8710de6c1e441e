"""The REST interface, as far as a bot for board games needs it."""

import re
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from aiohttp import web

from tests.fakes.discord_server.bodies import attach, read_body
from tests.fakes.discord_server.limits import (
    EPHEMERAL,
    INVALID_BODY,
    LOADING,
    Json,
    Refused,
    check_commands,
    check_message,
    check_suggestions,
    demand,
)
from tests.fakes.discord_server.world import (
    APP,
    ATTACH,
    IN_THREADS,
    SEND,
    THREAD,
    THREADS,
    TOKEN,
    VIEW,
    Channel,
    Interaction,
    message_payload,
    user_payload,
)

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
MESSAGE, PROMISE, PROMISE_EDIT, EDIT, SUGGEST = 4, 5, 6, 7, 8
DEADLINE = 3.0
LIFE = 15 * 60
FOLLOW_UPS_OF_VISITORS = 5

_ALLOWED = {
    COMMAND: {MESSAGE, PROMISE},
    COMPONENT: {MESSAGE, PROMISE, PROMISE_EDIT, EDIT},
    AUTOCOMPLETE: {SUGGEST},
}


Handler = Callable[[web.Request], Awaitable[object]]


class TooFast(Exception):
    """A 429."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Rest:
    """Answers requests."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        hook = r"/webhooks/{app:\d+}/{token}"
        original = f"{hook}/messages/@original"
        message = r"/channels/{channel:\d+}/messages/{message:\d+}"
        self.routes = [
            self._route("GET", "/users/@me", self._me),
            self._route("GET", "/oauth2/applications/@me", self._application),
            self._route("GET", "/gateway/bot", self._gateway),
            self._route("PUT", r"/applications/{app:\d+}/commands", self._commands),
            self._route("POST", r"/interactions/{id:\d+}/{token}/callback", self._callback),
            self._route("POST", hook, self._follow_up),
            self._route("GET", original, self._get_original),
            self._route("PATCH", original, self._edit_original),
            self._route("DELETE", original, self._delete_original),
            self._route("POST", r"/channels/{channel:\d+}/messages", self._send),
            self._route("PATCH", message, self._edit),
            self._route("POST", f"{message}/threads", self._thread),
        ]

    def _route(self, method: str, path: str, handler: Handler) -> web.RouteDef:
        """Return a way to a handler that checks who asks, and whether too often."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            self._server.requests.append(f"{request.method} {request.path}")
            try:
                _check_token(request)
                headers = self._server.count(request)
                result = await handler(request)
            except Refused as error:
                if error.code == INVALID_BODY:
                    self._server.violations.append(f"{request.path}: {error.message}")
                return _json({"code": error.code, "message": error.message}, error.status)
            except TooFast as limit:
                self._server.changed()
                return _slow_down(limit.seconds)
            return web.Response(status=204) if result is None else _json(result, headers=headers)

        return web.route(method, f"/api{path}", guarded)

    # Who is there

    async def _me(self, request: web.Request) -> Json:
        del request
        return user_payload(APP, "Parlour", bot=True)

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

    async def _commands(self, request: web.Request) -> list[Json]:
        commands, _ = await read_body(request)
        check_commands(commands)
        self._server.commands = commands
        self._server.handed_in += 1
        return [
            {**command, "id": str(number), "application_id": str(APP), "version": "1"}
            for number, command in enumerate(commands, 1)
        ]

    # Answers to interactions

    async def _callback(self, request: web.Request) -> Json:
        asked = self._server.interactions.get(request.match_info["token"])
        if asked is None or asked.id != int(request.match_info["id"]):
            raise Refused(404, 10062, "Unknown interaction")
        if asked.answer:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if time.monotonic() - asked.created > DEADLINE:
            raise Refused(404, 10062, "Unknown interaction")
        body, files = await read_body(request)
        demand(body["type"] in _ALLOWED[asked.kind], f"answer {body['type']} to {asked.kind}")
        data = body.get("data") or {}
        self._first_answer(asked, body["type"], data, files)
        asked.answer = body["type"]
        asked.late = time.monotonic() - asked.created
        asked.answered.set()
        self._server.changed()
        return self._callback_result(asked)

    def _first_answer(
        self, asked: Interaction, kind: int, data: Json, files: dict[int, bytes]
    ) -> None:
        if kind == SUGGEST:
            check_suggestions(data["choices"])
            asked.suggestions = data["choices"]
        elif kind == MESSAGE:
            asked.original = self._create(asked.channel, data, files)
        elif kind == PROMISE:
            flags = LOADING | (data.get("flags", 0) & EPHEMERAL)
            asked.original = message_payload(asked.channel, "", flags=flags)
            self._keep(asked.channel, asked.original)
        else:
            asked.original = asked.source
            if kind == EDIT and asked.source:
                self._change(asked.channel, asked.source, data, files)

    def _callback_result(self, asked: Interaction) -> Json:
        result: Json = {"interaction": {"id": str(asked.id), "type": asked.kind}}
        if asked.original:
            result["interaction"] |= {
                "response_message_id": asked.original["id"],
                "response_message_loading": asked.loading,
                "response_message_ephemeral": bool(asked.original["flags"] & EPHEMERAL),
            }
        if asked.answer in {MESSAGE, EDIT, PROMISE}:
            result["resource"] = {"type": asked.answer, "message": asked.original}
        return result

    def _asked(self, request: web.Request) -> Interaction:
        asked = self._server.interactions.get(request.match_info["token"])
        if asked is None or not asked.answer:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.monotonic() - asked.created > LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return asked

    async def _follow_up(self, request: web.Request) -> Json:
        asked = self._asked(request)
        if asked.visitor and len(asked.follow_ups) >= FOLLOW_UPS_OF_VISITORS:
            raise Refused(400, 40094, "Follow-up messages for this interaction exceeded the limit")
        body, files = await read_body(request)
        if asked.loading and asked.original:
            # A promise is kept by the first message that follows, as private as was promised.
            body["flags"] = body.get("flags", 0) & ~EPHEMERAL | asked.original["flags"] & EPHEMERAL
            asked.channel.messages.pop(int(asked.original["id"]), None)
        message = self._create(asked.channel, body, files)
        asked.follow_ups.append(message)
        return message

    async def _get_original(self, request: web.Request) -> Json:
        return self._original(self._asked(request))

    async def _edit_original(self, request: web.Request) -> Json:
        asked = self._asked(request)
        original = self._original(asked)
        body, files = await read_body(request)
        original["flags"] &= ~LOADING
        self._change(asked.channel, original, body, files)
        return original

    async def _delete_original(self, request: web.Request) -> None:
        asked = self._asked(request)
        original = self._original(asked)
        del asked.channel.messages[int(original["id"])]
        asked.original = None
        self._server.changed()

    def _original(self, asked: Interaction) -> Json:
        if not asked.original or int(asked.original["id"]) not in asked.channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        return asked.original

    # Messages that nobody asked for

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
        send = IN_THREADS if channel.kind == THREAD else SEND
        needed = send | (ATTACH if files else 0)
        if channel.guild and channel.allowed & needed != needed:
            raise Refused(403, 50013, "Missing Permissions")
        demand(not body.get("flags", 0) & EPHEMERAL, "an ordinary message for one person alone")
        return self._create(channel, body, files)

    async def _edit(self, request: web.Request) -> Json:
        channel = self._channel(request)
        message = channel.messages.get(int(request.match_info["message"]))
        if message is None or message["flags"] & EPHEMERAL:
            raise Refused(404, 10008, "Unknown Message")
        body, files = await read_body(request)
        self._change(channel, message, body, files)
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
        return thread.payload

    # What all of them do

    def _create(self, channel: Channel, body: Json, files: dict[int, bytes]) -> Json:
        check_message(body, list(files.values()))
        message = message_payload(
            channel,
            body.get("content") or "",
            flags=body.get("flags", 0),
            components=body.get("components") or [],
            attachments=attach(body, files, []),
            mentions=_alerted(body),
        )
        self._keep(channel, message)
        return message

    def _keep(self, channel: Channel, message: Json) -> None:
        channel.messages[int(message["id"])] = message
        self._server.changed()

    def _change(self, channel: Channel, old: Json, body: Json, files: dict[int, bytes]) -> None:
        new = {**old, **body, "flags": old["flags"] & EPHEMERAL}
        check_message({"allowed_mentions": None, **new}, list(files.values()))
        if "attachments" in body:
            old["attachments"] = attach(body, files, old["attachments"])
        for name in ("content", "components"):
            if name in body:
                old[name] = body[name] or type(old[name])()
        old["edited_timestamp"] = "2026-01-01T00:00:01+00:00"
        channel.messages[int(old["id"])] = old
        self._server.changed()


def _alerted(body: Json) -> list[Json]:
    """Return whom a new message alerts."""
    named = re.findall(r"<@!?(\d+)>", body.get("content") or "")
    allowed = body["allowed_mentions"]
    everybody = "users" in allowed.get("parse", ())
    alerted = [name for name in named if everybody or name in map(str, allowed.get("users", ()))]
    return [user_payload(int(name), f"user{name}") for name in alerted]


def _check_token(request: web.Request) -> None:
    if "/webhooks/" in request.path or "/interactions/" in request.path:
        return
    if request.headers.get("Authorization") != f"Bot {TOKEN}":
        raise Refused(401, 0, "401: Unauthorized")


def _json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    response = web.json_response(body, status=status, headers=headers)
    # The library wants exactly this, and reads anything else as text.
    response.headers["Content-Type"] = "application/json"
    return response


def _slow_down(seconds: float) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return _json(body, 429, {"Via": "1.1 google", "Retry-After": str(seconds)})
