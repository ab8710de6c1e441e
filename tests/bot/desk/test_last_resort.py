"""Whatever goes wrong at the desk, the player gets an answer."""

import pytest
from structlog.testing import capture_logs

from bot.language import Language
from bot.replies.reply import Refusal
from tests.bot.mishaps import APOLOGY, SAVING, break_down, logged
from tests.bot.room import ROOM, checkers

EVERY_LANGUAGE = pytest.mark.parametrize("language", Language)
FAULTS = pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("/move c3-d4", SAVING),
        ("/move c3-d4", "bot.replies.telling.tell_news"),
        ("/board", "bot.replies.announcement.Status.tell"),
        ("/top checkers", "bot.desk.scores.leaderboard_reply"),
        ("/moves", "bot.commands.parser._find"),
    ],
)


@EVERY_LANGUAGE
@FAULTS
def test_a_fault_is_answered_with_an_apology_and_logged(
    text: str, fault: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = checkers()
    with monkeypatch.context() as patch, capture_logs() as lines:
        break_down(patch, fault)
        reply = room.say("Anna", text, locale=language)
    assert reply == Refusal(table=ROOM, text=APOLOGY[language], passes=True)
    assert logged(lines) == [(ROOM, 2)]
    assert room.found.version == 2
    assert "Anna plays c3-d4." in room.say("Anna", "/move c3-d4").text


def test_a_fault_in_an_animation_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    room.say("Anna", "/move c3-d4")
    with monkeypatch.context() as patch, capture_logs() as lines:
        break_down(patch, "bot.desk.desk.Studio.finish")
        assert room.say("Anna", "/replay").text == APOLOGY[Language.ENGLISH]
    assert logged(lines) == [(ROOM, 3)]


def test_the_apology_is_in_the_language_that_the_player_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = checkers()
    room.say("Anna", "/settings ru", locale="en")
    room.say("Anna", "/board", locale="en")
    break_down(monkeypatch, SAVING)
    reply = room.say("Anna", "/move c3-d4", locale="en")
    assert reply.text == APOLOGY[Language.RUSSIAN]
    assert room.say("Ben", "/draw", locale="en").text == APOLOGY[Language.ENGLISH]
