"""Messages in chats that the bot is not in: by inline queries and by guest messages.

What the documentation says of them: a result has a keyboard or no id of its message; an edit takes
no upload, only a file id or an address that Telegram can read; a guest message is answered once.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.fakes.telegram_server import checks
from tests.fakes.telegram_server.errors import Refused, check
from tests.fakes.telegram_server.form import Form
from tests.fakes.telegram_server.world import BOT_USER, Chat, Message, User

QUERY_GONE = "query is too old and response timeout expired or query ID is invalid"
Result = dict[str, Any]


@dataclass
class InlineMethods:
    """The methods of inline mode and guest mode."""

    inline: dict[str, Message] = field(default_factory=dict)
    """The messages by their id."""
    inline_queries: dict[str, asyncio.Future[list[Result]]] = field(default_factory=dict)
    guest_queries: dict[str, tuple[Chat, asyncio.Future[Message]]] = field(default_factory=dict)
    fetch: Callable[[str], Awaitable[bytes | None]] | None = None
    """Reads an address of the internet."""
    inline_numbers: Any = field(default_factory=lambda: count(1))

    async def on_answerInlineQuery(self, form: Form) -> object:  # noqa: N802 - the API's own name
        query = self.inline_queries.get(form.text("inline_query_id"))
        check(query and not query.done(), QUERY_GONE)
        assert query is not None
        results: list[Result] = form.data("results", [])
        check(len(results) <= 50, "RESULTS_TOO_MUCH")
        check(len({result["id"] for result in results}) == len(results), "RESULT_ID_DUPLICATE")
        for result in results:
            check_result(result)
        check_results_button(form.data("button", None))
        query.set_result(results)
        return True

    async def on_answerGuestQuery(self, form: Form) -> object:  # noqa: N802
        found = self.guest_queries.get(form.text("guest_query_id"))
        check(found and not found[1].done(), QUERY_GONE)
        assert found is not None
        result = form.data("result", {})
        check_result(result)
        number = self.post(found[0], BOT_USER, result)
        found[1].set_result(self.inline[number])
        return {"inline_message_id": number}

    def post(self, chat: Chat, sender: dict[str, Any], result: Result) -> str:
        """Write the message of a result into a chat, and return its id; without buttons, none."""
        text = result["input_message_content"]["message_text"]
        payload: dict[str, Any] = {"text": text, "entities": []}
        markup = result.get("reply_markup")
        message = chat.add(sender, payload | ({"reply_markup": markup} if markup else {}))
        message.ours = True
        if not markup:
            return ""
        message.inline = f"AgAAA-{next(self.inline_numbers)}_inline"
        self.inline[message.inline] = message
        return message.inline

    def inline_message(self, form: Form) -> Message | None:
        """Return the message that a call is about; None if it names a chat instead."""
        number = form.text("inline_message_id")
        if not number:
            return None
        check("chat_id" not in form.fields, "both a chat and an inline message are named")
        check(number in self.inline, "MESSAGE_ID_INVALID")
        return self.inline[number]

    async def read_address(self, address: str) -> bytes:
        """Read a picture from the internet, as Telegram does."""
        content = await self.fetch(address) if self.fetch else None
        if content is None:
            raise Refused(400, "Bad Request: failed to get HTTP URL content")
        return content


def check_result(result: Result) -> None:
    """Check a result of an inline query: only articles, which are all that the bot sends."""
    check(1 <= len(result["id"].encode()) <= 64, "RESULT_ID_INVALID")
    check(result["type"] == "article", "RESULT_TYPE_INVALID")
    check(result["title"], "ARTICLE_TITLE_EMPTY")
    checks.text(result["input_message_content"]["message_text"])
    if "reply_markup" in result:
        checks.keyboard(result["reply_markup"], private=False)


def check_results_button(button: dict[str, Any] | None) -> None:
    """Check the button above the results: it opens an app, or the chat with the bot."""
    if button is None:
        return
    check(button["text"], "RESULTS_BUTTON_TEXT_EMPTY")
    check(("web_app" in button) != ("start_parameter" in button), "RESULTS_BUTTON_INVALID")
    start = button.get("start_parameter", "x")
    check(re.fullmatch(r"[\w-]{1,64}", start, re.ASCII), "START_PARAM_INVALID")


def query_of(number: str, user: User, text: str) -> dict[str, Any]:
    """Return the update of somebody who writes the name of the bot."""
    return {"id": number, "from": user.data(), "query": text, "offset": "", "chat_type": "group"}
