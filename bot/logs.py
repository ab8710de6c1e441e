"""The log: lines for people in a terminal, JSON for machines elsewhere."""

import logging
import sys

import structlog

from bot.settings import LogFormat, LogLevel


def configure_logs(level: LogLevel, log_format: LogFormat) -> None:
    """Send our own and every library's log lines to standard error in one form."""
    human = log_format is LogFormat.HUMAN or (log_format is LogFormat.AUTO and sys.stderr.isatty())
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
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.dev.ConsoleRenderer()
                if human
                else structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
