"""Log lines are readable in a terminal and JSON elsewhere."""

import json
import logging

import pytest
import structlog

from bot.app.logs import configure_logs
from bot.app.setting_types import LogFormat, LogLevel


def test_machines_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.INFO, LogFormat.AUTO)
    structlog.get_logger("parlour").info("started", tables=3)
    logging.getLogger("library").warning("slow")
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["tables"], ours["level"]) == ("started", 3, "info")
    assert (theirs["event"], theirs["logger"]) == ("slow", "library")


def test_people_get_plain_lines(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.INFO, LogFormat.HUMAN)
    structlog.get_logger("parlour").info("started")
    assert "started" in (line := capsys.readouterr().err)
    assert not line.startswith("{")


def test_events_below_the_level_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.ERROR, LogFormat.JSON)
    structlog.get_logger("parlour").warning("unheard")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "library", ["telegram.ext.Application", "httpx", "httpcore.http11", "discord.gateway"]
)
def test_debug_lines_with_what_people_type_are_not_logged(
    capsys: pytest.CaptureFixture[str], library: str
) -> None:
    configure_logs(LogLevel.DEBUG, LogFormat.JSON)
    logging.getLogger(library).debug("Processing update: %s", "what Anna typed")
    structlog.get_logger("parlour").debug("heard")
    assert json.loads(capsys.readouterr().err)["event"] == "heard"


def test_libraries_follow_the_level(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.ERROR, LogFormat.JSON)
    logging.getLogger("httpx").info("POST https://host/getMe")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("log_format", [LogFormat.HUMAN, LogFormat.JSON])
def test_secrets_are_masked_in_every_log_line(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat
) -> None:
    configure_logs(LogLevel.INFO, log_format, ["123456:AAbbCC"])
    logging.getLogger("httpx").info("POST https://host/bot%s/getMe", "123456:AAbbCC")
    line = capsys.readouterr().err
    assert "AAbbCC" not in line
    assert "**********/getMe" in line


def test_no_colours_leave_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(LogLevel.INFO, LogFormat.HUMAN)
    structlog.get_logger("parlour").info("started")
    assert "\N{ESCAPE}" not in capsys.readouterr().err
