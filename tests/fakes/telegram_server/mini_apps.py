"""Mini Apps: what a button opens, and the init data that Telegram signs for the page.

As https://core.telegram.org/bots/webapps describes it: a `web_app` button hands over a query id, a
direct link its parameter and what kind of chat it was opened from.
"""

import hashlib
import hmac
import json
from time import time
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from tests.fakes.telegram_server.world import BOT_NAME, Chat, User


def sign(fields: dict[str, str], token: str) -> str:
    """Return init data with the hash of a bot."""
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    right = hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()
    return urlencode({**fields, "hash": right})


def fields_for(user: User, at: float | None = None, **more: str) -> dict[str, str]:
    """Return the fields that are signed for a user: all but the hash."""
    described: dict[str, Any] = {
        "id": user.id,
        "first_name": user.name,
        "last_name": "",
        "language_code": user.language,
        "allows_write_to_pm": True,
        "photo_url": "https://t.me/i/userpic/320/a.svg",
    }
    if user.username:
        described["username"] = user.username
    return {
        "user": json.dumps(described, ensure_ascii=False),
        **more,
        "auth_date": str(int(time() if at is None else at)),
        "signature": "an-Ed25519-signature-for-others",
    }


def opened(user: User, chat: Chat, button: dict[str, Any], token: str) -> dict[str, str]:
    """Return what the page finds in its address when a user presses a button in a chat."""
    if "web_app" in button:
        query = parse_qs(urlsplit(button["web_app"]["url"]).query)
        fields = fields_for(user, query_id="AAHdF6IQAAAAAN0XohDhrOrc")
        return {"init_data": sign(fields, token), "table": query["table"][0]}
    link = urlsplit(button["url"])
    assert (link.hostname, link.path.split("/")[1]) == ("t.me", BOT_NAME)
    start = parse_qs(link.query)["startapp"][0]
    fields = fields_for(
        user, chat_instance="-3788475317572404878", chat_type=chat.kind, start_param=start
    )
    return {"init_data": sign(fields, token), "table": ""}
