"""The words of a table: they fit where they are shown, and what they tell to type can be typed."""

import re

import pytest

from bot.commands import BY_NAME
from bot.commands.setup import read_setup
from bot.language import Language
from bot.texts import Texts
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
    long = {name for name, text in said(texts, "choice-").items() if len(text) > LABEL}
    assert long <= {"choice-confirm"}


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
    assert {name for name in told - BY_NAME.keys() if name != "something"} == set()


@EVERY_LANGUAGE
@pytest.mark.parametrize("message", ["command-play", "unknown-game"])
def test_games_that_are_told_can_be_played(texts: Texts, message: str) -> None:
    told = re.findall(r"/play ([^,.]+)", said(texts, message)[message])
    assert [read_setup(words, invited=0) for words in told]


@EVERY_LANGUAGE
@pytest.mark.parametrize("message", ["unknown-play-word", "clock-out-of-range"])
def test_options_that_are_told_can_be_chosen(texts: Texts, message: str) -> None:
    told = re.findall(r"\w+=\w+", said(texts, message)[message])
    setup = read_setup(" ".join(["narde", *told]), invited=0)
    assert setup.clock
    assert setup.auto_roll == any("autoroll" in option for option in told)
