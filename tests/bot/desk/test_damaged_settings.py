"""Settings that cannot be read: the usual ones are used, the owner learns of it, a block stays."""

import pytest
from structlog.testing import capture_logs

from bot import troubles
from bot.persistence.blocking import block
from bot.persistence.tables import chat_owner
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, PlayerPreferences, read
from bot.preferences import write as write_preferences
from tests.bot.loops import finish
from tests.bot.reading import is_refused
from tests.bot.room import ROOM, Room, person

ANNA = person("Anna").id
OWNERS = [ANNA, chat_owner(ROOM)]


def with_settings(owner: str, body: bytes) -> Room:
    """Return a room in which somebody's settings are stored like this."""
    room = Room()
    finish(room.store.write_preferences(owner, body))
    return room


@pytest.mark.parametrize("owner", OWNERS)
def test_they_are_logged_once_and_listed_until_they_can_be_read(owner: str) -> None:
    room = with_settings(owner, b'{"theme":')
    with capture_logs() as log:
        for _ in range(2):
            assert not is_refused(room.say("Anna", "/help"))
    told = [line["key"] for line in log if line["event"] == "record set aside"]
    assert told == [f"settings:{owner}"]
    assert troubles.current().records == {f"settings:{owner}": "damaged"}
    finish(room.store.write_preferences(owner, b"{}"))
    room.say("Anna", "/help")
    assert not troubles.current().records


@pytest.mark.parametrize("owner", OWNERS)
def test_whoever_is_blocked_stays_so(owner: str) -> None:
    blocked = write_preferences(PlayerPreferences(theme="baize", blocked=True))
    room = with_settings(owner, blocked.replace(b"baize", b"\xff"))
    assert is_refused(room.say("Anna", "/help"))
    finish(block(room.store, ANNA, blocked=False))
    finish(block(room.store, ROOM, blocked=False))
    assert not is_refused(room.say("Anna", "/help"))


def test_whoever_is_not_blocked_is_not() -> None:
    for chosen in (PlayerPreferences(words=True), ChatPreferences(takebacks=False)):
        damaged = write_preferences(chosen)[:-1]
        assert read(damaged, PLAYER_DEFAULTS, ANNA) == PLAYER_DEFAULTS
        assert read(damaged, CHAT_DEFAULTS, chat_owner(ROOM)) == CHAT_DEFAULTS
