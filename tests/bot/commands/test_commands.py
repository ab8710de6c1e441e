"""Commands as data: what every chat lists."""

from collections import Counter

import pytest

from bot.commands import BY_NAME, COMMANDS
from bot.commands.parser import Parsed, parse, write_payload
from bot.commands.refusals import BrokenChoice, UnknownCommand
from bot.table.refusals import Refused

WANTED = (
    "play join leave roll move moves board double take drop undo draw resign accept decline "
    "rematch rules help history export replay settings verify stop stats top"
)


def test_every_promised_command_is_there_under_its_name() -> None:
    for name in WANTED.split():
        assert BY_NAME[name].name == name


def test_no_name_or_alias_is_taken_twice() -> None:
    names = Counter(name for command in COMMANDS for name in (command.name, *command.aliases))
    assert [name for name, count in names.items() if count > 1] == []


def test_every_name_and_alias_can_be_typed() -> None:
    for name in BY_NAME:
        assert parse(f"/{name} word").command is BY_NAME[name]


def test_names_can_be_shown_by_every_platform() -> None:
    for command in COMMANDS:
        assert command.name.isascii()
        assert command.name.islower()
        assert len(command.name) <= 32
        assert all(alias == alias.casefold() for alias in command.aliases)


@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        ("/roll", "roll", ""),
        ("  /Roll  ", "roll", ""),
        ("!roll", "roll", ""),
        ("/move 13/8 8/5", "move", "13/8 8/5"),
        ("/move@parlour_bot 13/8\n8/5", "move", "13/8\n8/5"),
        ("13/8 8/5", "move", "13/8 8/5"),
        ("e2", "move", "e2"),
        ("/", "move", "/"),
        ("", "move", ""),
    ],
)
def test_what_is_typed_is_a_command_and_its_words(text: str, name: str, words: str) -> None:
    parsed = parse(text)
    assert (parsed.command.name, parsed.words, parsed.stamp) == (name, words, None)


def test_a_button_brings_back_what_it_was_given() -> None:
    assert parse(write_payload(26, "move 13/8"), pressed=True) == Parsed(
        BY_NAME["move"], "13/8", 26
    )


@pytest.mark.parametrize(
    "payload", ["", "x move", "1", "1move", "/move", "g move", "0123456789abc x"]
)
def test_other_buttons_are_not_ours(payload: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(payload, pressed=True)
    assert refused.value.reason == BrokenChoice()


def test_a_command_is_found_by_its_alias() -> None:
    assert parse("/ход e2").command.name == "move"


def test_a_misspelled_command_is_answered_with_what_is_like_it() -> None:
    with pytest.raises(Refused) as refused:
        parse("/mvoe e2")
    reason = refused.value.reason
    assert isinstance(reason, UnknownCommand)
    assert "move" in reason.near
