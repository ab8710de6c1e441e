"""What the tests of the bot share: nothing of the machine they run on."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.app.settings import Settings


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Start without any variable and without a .env file."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.validation_alias), raising=False)


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """Leave the log as it was."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
