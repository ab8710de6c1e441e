"""A flood of warnings leaves a few lines, which say how many there were."""

import json
import logging

import pytest
import structlog

from bot.app import log_limit
from bot.app.log_limit import LogLimit
from bot.app.logs import configure_logs
from bot.app.setting_types import LogFormat, LogLevel
from bot.desk.budgets import Budget


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limit, "WARNINGS", Budget(2, 1))


def line(level: int, words: str = "accept failed", name: str = "asyncio") -> logging.LogRecord:
    return logging.LogRecord(name, level, "", 0, words, (), None)


def test_too_many_warnings_of_one_kind_are_left_out_and_counted() -> None:
    now = [0.0]
    limit = LogLimit(lambda: now[0])
    written = [limit.filter(line(logging.ERROR)) for _ in range(5)]
    assert written == [True, True, False, False, False]
    now[0] = 1
    later = line(logging.ERROR)
    assert limit.filter(later)
    assert later.getMessage() == "accept failed (3 more left out)"
    now[0] = 10
    again = line(logging.ERROR)
    assert limit.filter(again)
    assert again.getMessage() == "accept failed"


def test_other_warnings_and_lines_of_commands_are_written() -> None:
    limit = LogLimit(lambda: 0.0)
    assert all(limit.filter(line(logging.WARNING, str(number))) for number in range(5))
    assert all(limit.filter(line(logging.INFO)) for _ in range(5))


def test_our_own_lines_have_the_number_as_a_field(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_limit, "WARNINGS", Budget(1, 1_000_000_000))
    configure_logs(LogLevel.INFO, LogFormat.JSON)
    limit = logging.root.handlers[0].filters[0]
    assert isinstance(limit, LogLimit)
    limit._left_out.put("page table not refreshed", 4)  # noqa: SLF001 - as after a flood
    structlog.get_logger("page").warning("table not refreshed", table="local:den")
    assert json.loads(capsys.readouterr().err)["left_out"] == 4
