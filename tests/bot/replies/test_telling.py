"""What is new at a table is told once in each language."""

from bot.language import Language
from bot.replies.telling import telling
from tests.bot.room import Room, backgammon, checkers


def test_news_are_told_once_in_each_language() -> None:
    news = telling(backgammon().found, (1, 2))
    assert news.told_in(Language.ENGLISH) is news.told_in(Language.ENGLISH)
    assert news.told_in(Language.RUSSIAN) != news.told_in(Language.ENGLISH)


def test_the_seal_of_the_dice_is_told_but_not_among_the_news_by_version() -> None:
    room = Room()
    opened = room.say("Anna", "/play backgammon").text
    told = telling(room.found, (1,)).told_in(Language.ENGLISH)
    assert all(sentence in opened for sentence in told.sentences)
    (seal,) = set(told.sentences) - {sentence for _, sentence in told.by_version}
    assert "sealed" in seal
    assert [version for version, _ in told.by_version] == [1]


def test_versions_that_the_record_no_longer_has_are_left_out() -> None:
    news = telling(backgammon().found, (99,))
    assert news.events == ()
    assert news.told_in(Language.ENGLISH).sentences == ()


def test_whatever_order_versions_come_in_news_are_told_as_they_happened() -> None:
    room = checkers()
    told = telling(room.found, (2, 1, 2)).told_in(Language.ENGLISH)
    assert told == telling(room.found, (1, 2)).told_in(Language.ENGLISH)
