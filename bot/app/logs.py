"""The log: lines for people in a terminal, JSON for machines elsewhere, secrets for nobody."""

import logging
import sys
from collections.abc import Sequence
from typing import Final

import structlog

from bot.app.settings import LogFormat, LogLevel

STARS: Final = "**********"
TALKATIVE: Final = ("telegram", "httpx", "httpcore", "discord", "aiohttp.access")
"""Loggers whose debug lines hold what people type."""


class _Mask(logging.Formatter):
    """Puts stars where another formatter wrote a secret, whoever logged it."""

    def __init__(self, formatter: logging.Formatter, secrets: Sequence[str]) -> None:
        super().__init__()
        self._formatter = formatter
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without any secret."""
        line = self._formatter.format(record)
        for secret in self._secrets:
            line = line.replace(secret, STARS)
        return line


def configure_logs(level: LogLevel, log_format: LogFormat, secrets: Sequence[str] = ()) -> None:
    """Send our own and every library's log lines to standard error in one form."""
    terminal = sys.stderr.isatty()
    human = log_format is LogFormat.HUMAN or (log_format is LogFormat.AUTO and terminal)
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.dev.ConsoleRenderer(colors=terminal)
            if human
            else structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        foreign_pre_chain=shared,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Mask(formatter, secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    least = max(logging.INFO, logging.root.level)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(least)
