"""What the Bot API accepts: lengths, numbers of buttons, formats."""

import re
from typing import Any
from urllib.parse import urlsplit

from tests.fakes.telegram_server.errors import check
from tests.fakes.telegram_server.world import BOT_NAME

ACTIONS = frozenset({"callback_data", "url", "switch_inline_query", "copy_text", "web_app"})
STYLES = frozenset({"primary", "success", "danger"})
SCOPES = frozenset(
    {"default", "all_private_chats", "all_group_chats", "all_chat_administrators", "chat"}
)
PNG, GIF = b"\x89PNG\r\n\x1a\n", b"GIF8"


def units(text: str) -> int:
    """Return the length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def text(said: str) -> None:
    """Check the text of a message."""
    check(said.strip(), "message text is empty")
    check(units(said) <= 4_096, "message is too long")


def caption(said: str) -> None:
    """Check the caption of a picture."""
    check(units(said) <= 1_024, "message caption is too long")


def entities(said: str, found: list[dict[str, Any]]) -> None:
    """Check the entities of a text."""
    for entity in found:
        end = entity["offset"] + entity["length"]
        check(0 <= entity["offset"] < end <= units(said), "entity beyond the end of the text")
        if entity["type"] == "date_time":
            check(isinstance(entity["unix_time"], int), "a time is a number")
            known = re.fullmatch("r|w?[dD]?[tT]?", entity.get("date_time_format", ""))
            check(known, "unknown format of a time")
            continue
        check(entity["type"] == "text_mention", "unsupported entity type")
        check(isinstance(entity["user"]["id"], int), "user not found")
        marked = said.encode("utf-16-le")[2 * entity["offset"] : 2 * end].decode("utf-16-le")
        check(marked == entity["user"]["first_name"], "entity marks something else")


def keyboard(markup: dict[str, Any], *, private: bool) -> None:
    """Check the buttons of a message; some are for private chats only."""
    rows = markup["inline_keyboard"]
    check(all(rows), "an empty row of buttons")
    check(all(len(row) <= 8 for row in rows), "too many buttons in a row")
    check(sum(map(len, rows)) <= 100, "reply markup is too long")
    for row in rows:
        for button in row:
            _button(button)
            check(private or "web_app" not in button, "BUTTON_TYPE_INVALID")


def _button(button: dict[str, Any]) -> None:
    check(button["text"].strip(), "text buttons are unallowed in the inline keyboard")
    check(len(ACTIONS & button.keys()) == 1, "a button does exactly one thing")
    check(button.get("style", "primary") in STYLES, "unknown style")
    if "callback_data" in button:
        check(1 <= len(button["callback_data"].encode()) <= 64, "BUTTON_DATA_INVALID")
    if "copy_text" in button:
        check(1 <= len(button["copy_text"]["text"]) <= 256, "BUTTON_COPY_TEXT_INVALID")
    if "url" in button:
        check(urlsplit(button["url"]).scheme == "https", "BUTTON_URL_INVALID")
        start = re.search(r"[?&]start(?:group|app)?=([^&]*)", button["url"])
        check(not start or re.fullmatch(r"[\w-]{1,64}", start[1]), "START_PARAM_INVALID")
    if "web_app" in button:
        https = urlsplit(button["web_app"]["url"]).scheme == "https"
        check(https, "inline keyboard button Web App URL is invalid: Only HTTPS links are allowed")


def alert(said: str, url: str) -> None:
    """Check the answer to a press."""
    check(units(said) <= 200, "MESSAGE_TOO_LONG")
    ours = re.fullmatch(rf"https://t\.me/{BOT_NAME}\?start=[\w-]{{1,64}}", url)
    check(not url or ours, "URL_INVALID")


def photo(content: bytes) -> None:
    """Check an uploaded picture."""
    check(content.startswith(PNG), "IMAGE_PROCESS_FAILED")
    check(len(content) <= 10_000_000, "file is too big")
    width, height = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
    check(width + height <= 10_000 and max(width, height) <= 20 * min(width, height), "PHOTO_DIM")


def commands(listed: list[dict[str, Any]], scope: dict[str, Any], language: str) -> None:
    """Check a command menu."""
    check(len(listed) <= 100, "BOT_COMMANDS_TOO_MUCH")
    check(scope["type"] in SCOPES, "unknown scope")
    check(re.fullmatch(r"(?:[a-z]{2})?", language), "invalid language code specified")
    for command in listed:
        check(re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]), "BOT_COMMAND_INVALID")
        check(1 <= len(command["description"]) <= 256, "BOT_COMMAND_DESCRIPTION_INVALID")
        check(isinstance(command.get("is_ephemeral", False), bool), "is_ephemeral is no boolean")


def webhook(url: str, secret: str) -> None:
    """Check the address of a webhook."""
    parts = urlsplit(url)
    check(parts.scheme == "https", "bad webhook: An HTTPS URL must be provided for webhook")
    check(parts.port in {None, 443, 80, 88, 8443}, "bad webhook: Webhook can be set up only on")
    check(re.fullmatch(r"[\w-]{0,256}", secret, re.ASCII), "secret token contains illegal chars")
