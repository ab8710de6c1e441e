"""Events as Discord sends them, before discord.py reads them."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import structlog

_log: Final = structlog.get_logger("discord")

Parser: TypeAlias = Callable[[Any], Any]
Listener: TypeAlias = Callable[[str, Any], None]


def guard_events(parsers: dict[str, Parser], listen: Listener) -> None:
    """Let a listener see every event, and keep one that cannot be read from ending the client.

    discord.py calls one parser for each event, and a shard ends if a parser raises.
    """
    for event, parse in parsers.items():
        parsers[event] = partial(_parse, event, parse, listen)


def _parse(event: str, parse: Parser, listen: Listener, sent: Any) -> None:  # noqa: ANN401 - as it came
    try:
        listen(event, sent)
        parse(sent)
    except Exception:  # noqa: BLE001 - other events can be read
        _log.exception("event cannot be read", event_name=event)
