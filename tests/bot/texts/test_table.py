"""The words of a table: they fit where they are shown, and what they tell to type can be typed."""

import re

import pytest

from bot.commands import BY_NAME
from bot.commands.setup import read_setup
from bot.language import Language
from bot.texts import Texts
from bot.texts.typed import typed_words
from tests.bot.texts.messages import messages
from tests.bot.texts.test_messages import samples

EVERY_LANGUAGE = pytest.mark.parametrize(
    "texts", [Texts(language) for language in Language], ids=lambda texts: texts.language
)
HELP = 100
"""Characters that Discord takes as the description of a command."""
LABEL = 15
"""Characters of a button, so that three stand side by side on a telephone."""


def said(texts: Texts, prefix: str) -> dict[str, str]:
    """Return the messages whose ids begin like that, each with some data."""
    return {
        message.id: texts.say(message.id, **next(samples(message)))
        for message in messages(texts.language).values()
        if message.id.startswith(prefix)
    }


@EVERY_LANGUAGE
def test_help_on_a_command_fits_into_a_menu(texts: Texts) -> None:
    assert {name for name, text in said(texts, "command-").items() if len(text) > HELP} == set()


@EVERY_LANGUAGE
def test_a_button_is_short(texts: Texts) -> None:
    buttons = {**said(texts, "choice-"), **said(texts, "help-name-")}
    long = {name for name, text in buttons.items() if len(text) > LABEL}
    assert long <= {"choice-confirm", "choice-computer"}  # they have a row of their own


@EVERY_LANGUAGE
def test_no_two_buttons_are_alike(texts: Texts) -> None:
    labels = list(said(texts, "choice-").values())
    assert {label for label in labels if labels.count(label) > 1} == set()


@EVERY_LANGUAGE
def test_commands_that_are_told_exist(texts: Texts) -> None:
    told = {
        name
        for text in said(texts, "").values()
        for name in re.findall(r"(?<!\w)/([a-z]\w+)", text)
    }
    assert told - BY_NAME.keys() - typed_words("quit") <= {"something", "owner"}


@EVERY_LANGUAGE
def test_games_that_are_told_can_be_played(texts: Texts) -> None:
    facts = {"word": "chess", "typed": "backgammon", "command": "/play", "near": ""}
    unknown = texts.say("unknown-game", **facts, near_count=0)
    for sentence in (texts.say("command-play"), unknown):
        told = re.findall(r"/play ([^,.]+)", sentence)
        assert [read_setup(words, invited=0) for words in told]


def test_every_language_tells_of_the_same_commands() -> None:
    first, *others = (_commands_told(Texts(language)) for language in Language)
    for other in others:
        assert {name for name in first if first[name] != other[name]} == set()


def _commands_told(texts: Texts) -> dict[str, set[str]]:
    """Return the commands in each message, with every variant of it."""
    return {
        message.id: {
            name
            for data in samples(message)
            for name in re.findall(r"(?<!\w)/([a-z]\w+)", texts.say(message.id, **data))
        }
        for message in messages(texts.language).values()
    }


@EVERY_LANGUAGE
def test_options_that_are_told_can_be_chosen(texts: Texts) -> None:
    message = "clock-out-of-range"
    told = re.findall(r"\w+=\w+", said(texts, message)[message])
    setup = read_setup(" ".join(["narde", *told]), invited=0)
    assert setup.clock
