"""Why the built-in server fails, as its log says."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.store.embedded import server_log
from bot.store.embedded.process import LOG_FILE
from bot.store.embedded.server_log import ServerLog


@pytest.mark.parametrize(
    "line",
    [
        "Error writing to the AOF file: No space left on device",
        "Short write while writing to the AOF file: (nwritten=3, expected=90)",
    ],
)
def test_a_full_disk_is_named(folder: Path, line: str) -> None:
    (folder / LOG_FILE).write_text("yesterday: No space left on device\n")
    log = ServerLog(folder)
    assert log.reasons() == ()
    with (folder / LOG_FILE).open("a") as file:
        file.write(line)
    assert log.reasons() == ("No space left on device",)


def test_a_disk_without_room_for_the_log_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / LOG_FILE).touch()
    monkeypatch.setattr(server_log, "disk_usage", lambda _: SimpleNamespace(free=100))
    assert ServerLog(folder).reasons() == ("No space left on device",)
