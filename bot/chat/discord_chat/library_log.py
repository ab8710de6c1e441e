"""What discord.py logs about an ordinary outage: one line, without a traceback."""

import logging
from typing import Final

from bot.chat.discord_chat.sending import FAILURES

_LOGGERS: Final = ("discord.shard", "discord.client", "discord.gateway")


class _WithoutTraceback(logging.Filter):
    """Replaces the traceback of an outage by its name."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, FAILURES):
            record.msg = f"{record.getMessage()} ({error!r})"
            record.args = ()
            record.exc_info = None
            record.levelno = min(record.levelno, logging.WARNING)
            record.levelname = logging.getLevelName(record.levelno)
        return True


def quieten() -> None:
    """Keep the tracebacks of outages out of the log. Twice does no harm."""
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(each, _WithoutTraceback) for each in logger.filters):
            logger.addFilter(_WithoutTraceback())
