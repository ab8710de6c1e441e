"""Log lines are for people in a terminal and for machines elsewhere."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import configure_logs
from bot.settings import LogFormat, LogLevel


@pytest.fixture(autouse=True)
def quiet_afterwards() -> Iterator[None]:
    """Leave the log as it was."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


def test_machines_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.INFO, LogFormat.AUTO)
    structlog.get_logger("parlour").info("started", tables=3)
    logging.getLogger("library").warning("slow")
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["tables"], ours["level"]) == ("started", 3, "info")
    assert (theirs["event"], theirs["logger"]) == ("slow", "library")


def test_people_get_words(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.INFO, LogFormat.HUMAN)
    structlog.get_logger("parlour").info("started")
    assert "started" in (line := capsys.readouterr().err)
    assert not line.startswith("{")


def test_the_level_is_the_least_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.ERROR, LogFormat.JSON)
    structlog.get_logger("parlour").warning("unheard")
    assert capsys.readouterr().err == ""
