"""The bounded cache: what it keeps and what it drops."""

from bot.recent import RecentCache


def test_the_oldest_entry_goes_first() -> None:
    cache = RecentCache[str, int](2)
    assert cache.put("one", 1) == 1
    cache.put("two", 2)
    cache.put("three", 3)
    assert [cache.get(key) for key in ("one", "two", "three")] == [None, 2, 3]


def test_putting_a_key_again_makes_it_the_newest() -> None:
    cache = RecentCache[str, int](2)
    cache.put("one", 1)
    cache.put("two", 2)
    cache.put("one", 11)
    cache.put("three", 3)
    assert [cache.get(key) for key in ("one", "two", "three")] == [11, None, 3]


def test_reading_a_key_does_not_make_it_newer() -> None:
    cache = RecentCache[str, int](2)
    cache.put("one", 1)
    cache.put("two", 2)
    assert cache.get("one") == 1
    cache.put("three", 3)
    assert "one" not in cache
    assert "two" in cache


def test_clearing_drops_every_entry() -> None:
    cache = RecentCache[str, int](2)
    cache.put("one", 1)
    cache.clear()
    assert cache.get("one") is None
