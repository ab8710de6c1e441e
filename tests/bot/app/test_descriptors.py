"""How many files this process may have open."""

import resource

import pytest

from bot.app.descriptors import raise_limit

NONE = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1_024, 20_000), (20_000, 20_000)),
        ((1_024, NONE), (65_536, NONE)),
        ((1_024, 1_000_000), (65_536, 1_000_000)),
        ((100_000, 1_000_000), (100_000, 1_000_000)),
        ((NONE, NONE), (NONE, NONE)),
    ],
)
def test_the_limit_is_raised_as_far_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, before: tuple[int, int], after: tuple[int, int]
) -> None:
    limits = [before]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: limits.append(limit))
    raise_limit()
    assert limits[-1] == after
