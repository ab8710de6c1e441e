"""What is remembered, and what is forgotten first."""

from bot.recent import Lately


def test_the_oldest_is_forgotten_when_there_is_no_more_room() -> None:
    lately = Lately[str, int](2)
    lately.remember("one", 1)
    lately.remember("two", 2)
    lately.remember("two", 22)
    assert (lately.recall("one"), lately.recall("two")) == (1, 22)
    lately.remember("three", 3)
    assert (lately.recall("one"), lately.recall("two"), lately.recall("three")) == (None, 22, 3)


def test_everything_can_be_forgotten() -> None:
    lately = Lately[str, int](2)
    lately.remember("one", 1)
    lately.forget()
    assert lately.recall("one") is None
