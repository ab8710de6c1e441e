"""What a chat reads of a button or a word without knowing its command."""

import pytest

from bot.commands.parser import is_command_word, is_marked, parse, sibling, stamp_of, write_payload

OWNED = write_payload(26, "resign yes", "AbC-1_")
OPEN = write_payload(26, "more")


def test_a_button_of_the_same_menu_is_for_the_same_version_and_player() -> None:
    made = parse(sibling(OWNED, "board"), pressed=True)
    assert (made.command.name, made.words, made.stamp, made.owner) == ("board", "", 26, "AbC-1_")
    assert sibling(OPEN, "board") == write_payload(26, "board")


def test_it_is_seen_whose_a_button_is_and_how_old() -> None:
    assert (is_marked(OWNED), is_marked(OPEN)) == (True, False)
    assert not is_marked(write_payload(26, "play narde word=~"))
    assert (stamp_of(OWNED), stamp_of(OPEN), stamp_of("nonsense")) == (26, 26, 0)


@pytest.mark.parametrize("word", ["roll", "r", "Бросить", " ROLL "])
def test_a_word_alone_may_be_a_command(word: str) -> None:
    assert is_command_word(word)
    assert (parse(word).command.name, parse(word).words) == ("roll", "")


@pytest.mark.parametrize("word", ["stop", "tap", "come", "roll it", "13/8"])
def test_other_words_are_moves_or_nothing(word: str) -> None:
    assert not is_command_word(word)
    assert (parse(word).command.name, parse(word).words) == ("move", word)
