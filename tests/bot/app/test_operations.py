"""The files for owners: every metric in them exists, and every metric is shown."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from bot import metrics
from bot.metrics import Stage

OPERATIONS: Final = Path(__file__).parents[3] / "docs" / "operations"
SOAK, COMPUTER, MOST = 615, 220, 4
"""Megabytes of a Parlour after twenty minutes of play, and of each of four computers."""
_METRIC: Final = re.compile(r"\b(?:parlour|process)_[a-z_]+\b")


def known() -> set[str]:
    """Return the names of all metrics, after one of each kind was counted."""
    metrics.count_command("play", "done", "table")
    metrics.count_wait("discord", 0)
    metrics.count_part_failure("sweeper")
    metrics.set_part_failing("sweeper", failing=False)
    for stage in Stage:
        with metrics.Timing(stage):
            pass
    return set(_METRIC.findall(metrics.expose().decode()))


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_metric_exists(file: str) -> None:
    used = set(_METRIC.findall((OPERATIONS / file).read_text(encoding="utf-8")))
    assert len(used) > 5
    assert used <= known()


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_every_stage_and_label_exists(file: str) -> None:
    text = (OPERATIONS / file).read_text(encoding="utf-8")
    assert set(re.findall(r'stage=\\?"(\w+)', text)) <= set(Stage)
    labels = set(re.findall(r"by \(([\w, ]+)\)", text))
    named = {label for one in labels for label in one.split(", ")}
    assert named <= {"le", "stage", "platform", "outcome", "command"}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yaml"])
def test_what_every_process_has_is_asked_of_parlour_alone(file: str) -> None:
    text = (OPERATIONS / file).read_text(encoding="utf-8").replace('\\"', '"')
    asked = re.findall(r"\bprocess_[a-z_]+(.{0,14})", text)
    assert asked
    assert all(labels.startswith('{job="parlour"') for labels in asked)


def test_the_limits_of_memory_fit_a_parlour_with_all_its_computers() -> None:
    unit = (OPERATIONS / "parlour.service").read_text(encoding="utf-8")
    compose = (OPERATIONS.parents[1] / "compose.yaml").read_text(encoding="utf-8")
    parlour = compose[compose.index("  parlour:") : compose.index("  valkey:")]
    needed = SOAK + MOST * COMPUTER
    for found in (re.search(r"MemoryMax=(\d+)G", unit), re.search(r"mem_limit: (\d+)g", parlour)):
        assert found
        assert int(found[1]) * 1024 > needed


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    shown: dict[str, Any] = json.loads((OPERATIONS / "grafana.json").read_text(encoding="utf-8"))
    text = json.dumps(shown)
    kinds = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in known()}
    ours = {kind for kind in kinds if kind.startswith("parlour_")} - {"parlour_part_failures"}
    assert {kind for kind in ours if kind not in text} == set()
    assert len({panel["id"] for panel in shown["panels"]}) == len(shown["panels"])
    assert all(panel["description"] for panel in shown["panels"])
