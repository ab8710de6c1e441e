"""Help: a first step on one screen, and topics behind it."""

import re
from math import ceil

import pytest

from bot.commands import BY_NAME, COMMANDS
from bot.commands.looking import TOPICS
from bot.computers.availability import Availability
from bot.language import Language
from bot.replies.reply import Menu
from bot.texts import Texts
from tests.bot.desk.advice.situations import SITUATIONS
from tests.bot.reading import is_refused
from tests.bot.room import Room, checkers

LANGUAGES = pytest.mark.parametrize("locale", Language)
WIDTH = 42
"""Characters in a line on a phone."""
SCREEN = 13
"""Lines of a phone beside the buttons below and the chat above."""


def lines_on_a_phone(text: str) -> int:
    return sum(max(1, ceil(len(line) / WIDTH)) for line in text.splitlines())


@LANGUAGES
@pytest.mark.parametrize("situation", ["no table", "waiting", "checkers", "finished"])
def test_help_fits_one_screen_and_leads_on(situation: str, locale: Language) -> None:
    room = SITUATIONS[situation].make()
    room.desk.computers = lambda: Availability.READY  # which takes a line more
    reply = room.say("Cleo", "/help", locale=locale)
    assert isinstance(reply, Menu)
    assert lines_on_a_phone(reply.text) <= SCREEN, reply.text
    payloads = [choice.payload for group in reply.choices for choice in group]
    for topic in TOPICS:
        assert any(payload.endswith(f" help {topic}") for payload in payloads)
        assert Texts(locale).say(f"typed-help-{topic}").split()[0] in reply.text


@pytest.mark.parametrize(
    ("situation", "first"),
    [
        ("no table", "First step: /play, then tap a game."),
        ("closed", "First step: /play, then tap a game."),
        ("finished", "First step: /play, then tap a game."),
        ("waiting", "First step: /join, and you’re in."),
        ("all seats kept", "A table is being set up here: /board shows it."),
        ("checkers", "A game is on here: /board shows it."),
    ],
)
def test_help_begins_with_a_step_that_works(situation: str, first: str) -> None:
    told = SITUATIONS[situation].make().say("Cleo", "/help").text.splitlines()[0]
    assert told == first
    step = re.findall(r"/\w+", told)[0]
    assert not is_refused(SITUATIONS[situation].make().say("Cleo", step))


def test_a_game_is_one_tap_away_where_one_may_be_begun() -> None:
    room = Room()
    room.say("Anna", "/help")
    assert room.press("Anna", "New game").text == "Which game?"
    room = checkers()
    room.say("Cleo", "/help")
    assert "New game" not in {button.label for button in room.buttons}


@LANGUAGES
@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_a_button_and_a_word(topic: str, locale: Language) -> None:
    room = Room()
    typed = room.say("Anna", f"/help {topic}", locale=locale)
    own = Texts(locale).say(f"typed-help-{topic}").split()
    assert all(room.say("Anna", f"/help {word}", locale=locale).text == typed.text for word in own)
    assert typed.text != room.say("Anna", "/help", locale=locale).text
    if topic != "commands":
        assert lines_on_a_phone(typed.text) <= 20, typed.text
    room.say("Anna", "/help")
    button = next(one for one in room.buttons if one.payload.endswith(f" help {topic}"))
    assert room.send("Anna", button.payload).text == Room().say("Anna", f"/help {topic}").text
    assert room.press("Anna", "Back").text == room.say("Anna", "/help").text


def test_all_commands_are_a_topic() -> None:
    room = Room()
    listed = [f"/{command.name}" for command in COMMANDS if command.listed]
    text = room.say("Anna", "/help commands").text
    without = [name for name in listed if name not in {"/computer", "/hint", "/analyse"}]
    assert [line.split()[0] for line in text.splitlines()] == without
    room.desk.computers = lambda: Availability.READY
    text = room.say("Anna", "/help commands").text
    assert [line.split()[0] for line in text.splitlines()] == listed


@LANGUAGES
def test_where_no_computer_plays_help_does_not_tell_of_it(locale: Language) -> None:
    for topic in TOPICS:
        text = Room().say("Anna", f"/help {topic}", locale=locale).text
        assert not {"/computer", "/hint", "/analyse"} & {*text.split()}


@pytest.mark.parametrize("word", ["replay", "/replay", "повтор", "REPLAY"])
def test_help_on_a_command_says_what_it_does(word: str) -> None:
    assert Room().say("Anna", f"/help {word}").text.startswith("/replay - watch the game again")


def test_help_on_a_game_is_its_rules() -> None:
    assert Room().say("Anna", "/help narde").text.startswith("Long narde, for two players")


@pytest.mark.parametrize("word", ["nothing", "me please", "@Ben"])
def test_help_on_anything_else_is_the_first_screen(word: str) -> None:
    assert Room().say("Anna", f"/help {word}").text == Room().say("Anna", "/help").text


@LANGUAGES
def test_the_topics_tell_of_every_command(locale: Language) -> None:
    room = Room()
    room.desk.computers = lambda: Availability.READY
    texts = [
        room.say("Anna", f"/help {topic}", locale=locale).text
        for topic in TOPICS
        if topic != "commands"
    ]
    told = {BY_NAME[name].name for text in texts for name in re.findall(r"(?<!\w)/([a-z]+)", text)}
    listed = {command.name for command in COMMANDS if command.listed}
    assert listed - told == {"help"}
