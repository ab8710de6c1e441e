"""Messages: created and changed with Discord's checks."""

import re
from collections.abc import Callable
from datetime import UTC, datetime

from tests.fakes.discord_server.bodies import attach
from tests.fakes.discord_server.layouts import check_layout, text_of, with_files
from tests.fakes.discord_server.limits import (
    EPHEMERAL,
    SUPPRESS_EMBEDS,
    V2,
    Json,
    check_content,
    check_message,
    demand,
)
from tests.fakes.discord_server.world import Channel, message_payload, user_payload


class Messages:
    """Creates and changes messages, and reports each change."""

    def __init__(self, changed: Callable[[], None], check_emojis: Callable[[Json], None]) -> None:
        self._changed = changed
        self._check_emojis = check_emojis
        self._nonces: dict[str, Json] = {}
        """The bot's message of each nonce that has to be unique, in whatever channel it is."""

    def create(
        self, channel: Channel, body: Json, files: dict[int, bytes], reader: int = 0
    ) -> Json:
        """Create a message; only the reader sees it if it is private."""
        _check(body, files)
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        demand(len(nonce or "") <= 25, "nonce over 25 characters")
        if nonce in self._nonces:
            return self._nonces[nonce]
        attachments, components = attach(body, files, []), body.get("components") or []
        message = message_payload(
            channel,
            body.get("content") or "",
            flags=body.get("flags", 0),
            components=with_files(components, attachments) if _is_layout(body) else components,
            attachments=attachments,
        )
        self._check_emojis(message)
        message["mentions"] = _alerted(text_of(message), body["allowed_mentions"])
        self.keep(channel, message, reader)
        if nonce is not None:
            self._nonces[nonce] = message
        return message

    def keep(self, channel: Channel, message: Json, reader: int = 0) -> None:
        """Add a message to its channel."""
        channel.messages[int(message["id"])] = message
        if message["flags"] & EPHEMERAL:
            channel.readers[int(message["id"])] = reader
        else:
            channel.last_message = int(message["id"])
        self._changed()

    def change(self, channel: Channel, old: Json, body: Json, files: dict[int, bytes]) -> None:
        """Change the given parts of a message; it can become one of components, and never back."""
        given: int = body["flags"] if "flags" in body else old["flags"]
        demand(given & V2 or not old["flags"] & V2, "a message of components stays one")
        flags = old["flags"] & (EPHEMERAL | V2) | given & (V2 | SUPPRESS_EMBEDS)
        _check({"allowed_mentions": None, **old, **body, "flags": flags}, files)
        if body.get("components"):
            self._check_emojis({**body, "content": ""})
        if "attachments" in body:
            old["attachments"] = attach(body, files, old["attachments"])
        for name in ("content", "components", "embeds"):
            if name in body:
                old[name] = body[name] or type(old[name])()
        if flags & V2 and "components" in body:
            old["components"] = with_files(old["components"], old["attachments"])
        old["flags"] = flags
        old["edited_timestamp"] = datetime.now(UTC).isoformat()
        channel.messages[int(old["id"])] = old
        self._changed()


def _is_layout(message: Json) -> bool:
    return bool(message.get("flags", 0) & V2)


def _check(message: Json, files: dict[int, bytes]) -> None:
    check_layout(message) if _is_layout(message) else check_content(message)
    check_message(message, list(files.values()))


def _alerted(text: str, allowed: Json) -> list[Json]:
    """Return whom a new message alerts."""
    named = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    everybody = "users" in allowed.get("parse", ())
    alerted = [name for name in named if everybody or name in map(str, allowed.get("users", ()))]
    return [user_payload(int(name), f"user{name}") for name in alerted]
