"""Messages: created and changed with Discord's checks."""

import re
from collections.abc import Callable
from datetime import UTC, datetime

from tests.fakes.discord_server.bodies import attach
from tests.fakes.discord_server.limits import EPHEMERAL, Json, check_message, demand
from tests.fakes.discord_server.world import Channel, message_payload, user_payload


class Messages:
    """Creates and changes messages, and reports each change."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed

    def create(
        self, channel: Channel, body: Json, files: dict[int, bytes], reader: int = 0
    ) -> Json:
        """Create a message; only the reader sees it if it is private."""
        check_message(body, list(files.values()))
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        demand(len(nonce or "") <= 25, "nonce over 25 characters")
        if nonce in channel.nonces:
            return channel.messages[channel.nonces[nonce]]
        message = message_payload(
            channel,
            body.get("content") or "",
            flags=body.get("flags", 0),
            components=body.get("components") or [],
            attachments=attach(body, files, []),
            mentions=_alerted(body),
        )
        self.keep(channel, message, reader)
        if nonce is not None:
            channel.nonces[nonce] = int(message["id"])
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
        """Change the given parts of a message."""
        new = {**old, **body, "flags": old["flags"] & EPHEMERAL}
        check_message({"allowed_mentions": None, **new}, list(files.values()))
        if "attachments" in body:
            old["attachments"] = attach(body, files, old["attachments"])
        for name in ("content", "components"):
            if name in body:
                old[name] = body[name] or type(old[name])()
        old["edited_timestamp"] = datetime.now(UTC).isoformat()
        channel.messages[int(old["id"])] = old
        self._changed()


def _alerted(body: Json) -> list[Json]:
    """Return whom a new message alerts."""
    named = re.findall(r"<@!?(\d+)>", body.get("content") or "")
    allowed = body["allowed_mentions"]
    everybody = "users" in allowed.get("parse", ())
    alerted = [name for name in named if everybody or name in map(str, allowed.get("users", ()))]
    return [user_payload(int(name), f"user{name}") for name in alerted]
