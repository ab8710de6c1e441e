"""Answers to interactions: the first one in time, the others by webhook."""

import time
from typing import TYPE_CHECKING

from aiohttp import web

from tests.fakes.discord_server.bodies import read_body
from tests.fakes.discord_server.limits import (
    EPHEMERAL,
    LOADING,
    Json,
    Refused,
    check_form,
    check_suggestions,
    demand,
)
from tests.fakes.discord_server.messages import Messages
from tests.fakes.discord_server.world import Interaction, message_payload

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
MESSAGE, PROMISE, PROMISE_EDIT, EDIT, SUGGEST, FORM, LAUNCH = 4, 5, 6, 7, 8, 9, 12
DEADLINE = 3.0
LIFE = 15 * 60
FOLLOW_UPS_OF_VISITORS = 5

_ALLOWED = {
    COMMAND: {MESSAGE, PROMISE, FORM, LAUNCH},
    COMPONENT: {MESSAGE, PROMISE, PROMISE_EDIT, EDIT, FORM, LAUNCH},
    SUBMIT: {MESSAGE, PROMISE},
    AUTOCOMPLETE: {SUGGEST},
}


class Answers:
    """Accepts the answers of a bot."""

    def __init__(self, server: "Server", messages: Messages) -> None:
        self._server = server
        self._messages = messages

    async def callback(self, request: web.Request) -> Json:
        """Accept the first answer."""
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
        if asked.forced_private:
            data = {**data, "flags": data.get("flags", 0) | EPHEMERAL}
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
        elif kind == FORM:
            check_form(data)
            asked.form = data
        elif kind == LAUNCH:
            asked.activity = self._server.activities.launch(asked.channel, asked.user).id
        elif kind == MESSAGE:
            asked.original = self._messages.create(asked.channel, data, files, asked.user)
        elif kind == PROMISE:
            flags = LOADING | (data.get("flags", 0) & EPHEMERAL)
            asked.original = message_payload(asked.channel, "", flags=flags)
            self._messages.keep(asked.channel, asked.original, asked.user)
        else:
            asked.original = asked.source
            if kind == EDIT and asked.source:
                self._messages.change(asked.channel, asked.source, data, files)

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
        if asked.activity and self._server.activities.named:
            result["interaction"]["activity_instance_id"] = asked.activity
            result["resource"] = {"type": LAUNCH, "activity_instance": {"id": asked.activity}}
        return result

    def _asked(self, request: web.Request) -> Interaction:
        asked = self._server.interactions.get(request.match_info["token"])
        if asked is None or not asked.answer:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.monotonic() - asked.created > LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return asked

    async def follow_up(self, request: web.Request) -> Json:
        """Accept a follow-up."""
        asked = self._asked(request)
        if asked.visitor and len(asked.follow_ups) >= FOLLOW_UPS_OF_VISITORS:
            raise Refused(400, 40094, "Follow-up messages for this interaction exceeded the limit")
        body, files = await read_body(request)
        if asked.forced_private:
            body["flags"] = body.get("flags", 0) | EPHEMERAL
        if asked.loading and asked.original:
            # A promise is kept by the first message that follows, as private as was promised.
            body["flags"] = body.get("flags", 0) & ~EPHEMERAL | asked.original["flags"] & EPHEMERAL
            asked.channel.messages.pop(int(asked.original["id"]), None)
        message = self._messages.create(asked.channel, body, files, asked.user)
        asked.follow_ups.append(message)
        return message

    async def get_original(self, request: web.Request) -> Json:
        """Return the first answer."""
        return self._original(self._asked(request))

    async def edit_original(self, request: web.Request) -> Json:
        """Change the first answer."""
        asked = self._asked(request)
        original = self._original(asked)
        body, files = await read_body(request)
        original["flags"] &= ~LOADING
        self._messages.change(asked.channel, original, body, files)
        return original

    async def edit_follow_up(self, request: web.Request) -> Json:
        """Change a follow-up."""
        asked = self._asked(request)
        number = request.match_info["message"]
        message = next((one for one in asked.follow_ups if one["id"] == number), None)
        if message is None or int(number) not in asked.channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        body, files = await read_body(request)
        self._messages.change(asked.channel, message, body, files)
        return message

    async def delete_original(self, request: web.Request) -> None:
        """Delete the first answer."""
        asked = self._asked(request)
        original = self._original(asked)
        del asked.channel.messages[int(original["id"])]
        asked.original = None
        self._server.changed()

    def _original(self, asked: Interaction) -> Json:
        if not asked.original or int(asked.original["id"]) not in asked.channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        return asked.original
