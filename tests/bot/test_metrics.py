"""The metrics: commands by name and outcome, the stages of commands, and live tables."""

import asyncio
import re

import pytest

from bot import metrics
from bot.replies.contents import board_of
from tests.bot.room import ROOM, Room, checkers

SENT = 'parlour_stage_seconds_count{stage="send"}'
"""How many messages have been sent."""


def read(sample: str) -> float:
    """Return the value of a sample now."""
    found = re.search(rf"^{re.escape(sample)} (\S+)$", metrics.expose().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.mark.parametrize(
    ("text", "command", "outcome"),
    [
        ("c3-d4", "move", "done"),
        ("/m c3-d4", "move", "done"),
        ("/help", "help", "shown"),
        ("/settings ru", "settings", "shown"),
        ("/move a1-h8", "move", "refused"),
        ("/nonsense", "unknown", "refused"),
    ],
)
def test_commands_are_counted_by_name_and_outcome(text: str, command: str, outcome: str) -> None:
    room = checkers()
    sample = f'parlour_commands_total{{command="{command}",outcome="{outcome}"}}'
    before = read(sample)
    room.say("Anna", text)
    assert read(sample) == before + 1


def test_buttons_are_counted_as_their_commands() -> None:
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    sample = 'parlour_commands_total{command="tap",outcome="shown"}'
    before = read(sample)
    room.press("Anna", "Wall ▬")
    assert read(sample) == before + 1


@pytest.mark.parametrize("stage", sorted(set(metrics.Stage) - {metrics.Stage.SEND}))
def test_every_stage_of_a_command_is_timed(stage: metrics.Stage) -> None:
    room = checkers()
    sample = f'parlour_stage_seconds_count{{stage="{stage}"}}'
    before = read(sample)
    board = board_of(room.say("Anna", "c3-d4"))
    assert board
    assert asyncio.run(room.desk.paint(board, ROOM))
    assert read(sample) > before


def test_tables_are_live_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    checkers()
    assert read("parlour_live_tables") >= 1
    monkeypatch.setattr(metrics, "LIVE", -1.0)
    assert read("parlour_live_tables") == 0


def test_waiting_for_a_platforms_limits_is_counted() -> None:
    sample = 'parlour_limiter_wait_seconds_count{platform="test"}'
    metrics.count_wait("test", 0.5)
    assert read(sample) == 1


def test_announcements_sent_again_are_counted() -> None:
    before = read("parlour_retellings_total")
    metrics.count_retelling()
    assert read("parlour_retellings_total") == before + 1
