"""Logging: readable lines in a terminal, JSON elsewhere, and secrets masked everywhere."""

import logging
import sys
from collections.abc import Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import structlog

from bot.app.log_limit import LogLimit
from bot.app.setting_types import LogFormat, LogLevel
from bot.store.embedded.errors import FolderUnusable

MASK: Final = "**********"
MAX_FILE: Final = 1_000_000
"""Bytes of a log file; then it becomes the older one, and a new one is begun."""
VERBOSE_LOGGERS: Final = ("telegram", "httpx", "httpcore", "discord", "aiohttp.access")
"""Loggers whose debug lines contain what people type."""


class _MaskingFormatter(logging.Formatter):
    """Masks secrets in the lines of another formatter."""

    def __init__(self, formatter: logging.Formatter, secrets: Sequence[str]) -> None:
        super().__init__()
        self._formatter = formatter
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return the formatted line with every secret masked."""
        line = self._formatter.format(record)
        for secret in self._secrets:
            line = line.replace(secret, MASK)
        return line


def configure_logs(
    level: LogLevel, log_format: LogFormat, secrets: Sequence[str] = (), file: Path | None = None
) -> None:
    """Send the log lines of Parlour and of every library to one place, in one format.

    That place is a file, if there is one, and otherwise standard error.
    """
    terminal = file is None and sys.stderr.isatty()
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
    handler = _file_handler(file) if file else logging.StreamHandler(sys.stderr)
    handler.addFilter(LogLimit())
    handler.setFormatter(_MaskingFormatter(formatter, secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    lowest = max(logging.INFO, logging.root.level)
    for name in VERBOSE_LOGGERS:
        logging.getLogger(name).setLevel(lowest)


def _file_handler(file: Path) -> logging.Handler:
    """Return a handler that appends to a file; raise FolderUnusable if it cannot be written."""
    try:
        return RotatingFileHandler(file, maxBytes=MAX_FILE, backupCount=1, encoding="utf-8")
    except OSError as error:
        raise FolderUnusable(file.parent, str(error.strerror)) from None
