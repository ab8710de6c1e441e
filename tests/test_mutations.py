"""The faults of `make mutations` fit the code and its tests, though few runs put them in."""

from pathlib import Path

import pytest

from tests.mutations import ROOT, Fault, is_found, read_faults

FAULTS = read_faults(Path(ROOT, "tests", "mutations.toml").read_text())


def test_each_fault_replaces_a_text_that_stands_in_its_file_once() -> None:
    assert [fault.about for fault in FAULTS if not is_found(ROOT, fault)] == []


def test_each_fault_changes_something() -> None:
    assert [fault.about for fault in FAULTS if fault.old == fault.new] == []


def test_each_fault_names_tests_that_are_there() -> None:
    missing = {test for fault in FAULTS for test in fault.tests.split() if not _is_there(test)}
    assert missing == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [("one two", True), ("two", False), ("one one", False)],
    ids=["once", "never", "twice"],
)
def test_a_text_counts_as_found_only_if_it_stands_there_once(
    tmp_path: Path, text: str, *, found: bool
) -> None:
    (tmp_path / "file.py").write_text(text)
    assert is_found(tmp_path, Fault("", "file.py", "one", "1", "")) is found


def _is_there(test: str) -> bool:
    """Return whether a file has the test that is named, if one is."""
    file, _, name = test.partition("::")
    path = ROOT / file
    return path.exists() and (not name or f"def {name}(" in path.read_text())
