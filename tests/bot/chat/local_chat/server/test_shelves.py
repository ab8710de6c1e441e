"""Shelves: what one person looks at does not take away what another does."""

from bot.chat.local_chat.shelves import Shelves


def test_a_full_shelf_drops_its_own_oldest_thing() -> None:
    shelves = Shelves[int](each=2, together=100)
    shelves.put("anna", "board", 0)
    for number in range(41):
        shelves.put("stranger", str(number), number)
    assert shelves.find("board") == 0
    assert [shelves.find(str(number)) for number in (38, 39, 40)] == [None, 39, 40]
    assert shelves.weight == 3


def test_what_is_put_again_is_the_newest() -> None:
    shelves = Shelves[int](each=2, together=100)
    for name in ("old", "new", "old", "newest"):
        shelves.put("anna", name, 1)
    assert [shelves.find(name) for name in ("old", "new", "newest")] == [1, None, 1]


def test_of_all_shelves_the_heaviest_gives_way() -> None:
    shelves = Shelves[int](each=8, together=10)
    shelves.put("anna", "film", 1, weight=3)
    for number in range(5):
        shelves.put("stranger", str(number), number, weight=2)
    assert shelves.find("film") == 1
    assert [shelves.find(str(number)) for number in range(5)] == [None, None, 2, 3, 4]


def test_of_equal_shelves_the_oldest_gives_way() -> None:
    shelves = Shelves[int](each=8, together=2)
    shelves.put("anna", "first", 1)
    shelves.put("ben", "second", 2)
    shelves.put("anna", "first", 1)
    shelves.put("eve", "third", 3)
    assert [shelves.find(name) for name in ("first", "second", "third")] == [1, None, 3]


def test_what_lies_on_two_shelves_is_there_until_both_drop_it() -> None:
    shelves = Shelves[int](each=1, together=100)
    shelves.put("anna", "shared", 1)
    shelves.put("ben", "shared", 1)
    shelves.put("ben", "own", 2)
    assert shelves.find("shared") == 1
    shelves.put("anna", "own", 2)
    assert shelves.find("shared") is None


def test_a_thing_heavier_than_a_shelf_is_alone_on_it() -> None:
    shelves = Shelves[int](each=2, together=100)
    shelves.put("anna", "small", 1)
    shelves.put("anna", "large", 2, weight=3)
    assert [shelves.find(name) for name in ("small", "large")] == [None, 2]
