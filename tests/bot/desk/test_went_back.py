"""A table of which the store has lost the latest versions: players are told, and play on."""

from bot.language import Language
from bot.replies.reply import Refusal
from bot.store.memory import MemoryStore
from bot.texts import Texts
from tests.bot.loops import finish
from tests.bot.room import ROOM, Room

WENT_BACK = Texts(Language.ENGLISH).say("went-back")


class Forgetful(MemoryStore):
    """A store that goes back to what it once had, as after a failover."""

    def __init__(self) -> None:
        super().__init__()
        self._then = self._records.copy()

    def remember(self) -> None:
        self._then = self._records.copy()

    def go_back(self) -> None:
        self._records = self._then


def playing() -> tuple[Room, Forgetful]:
    store = Forgetful()
    room = Room(store=store)
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    store.remember()
    room.say("Anna", "/move c3-d4")
    return room, store


def test_players_are_told_once_and_play_on() -> None:
    room, store = playing()
    store.go_back()
    told = room.say("Ben", "/move f6-e5")
    assert isinstance(told, Refusal)
    assert WENT_BACK in told.text
    assert told.board
    assert "Anna plays c3-d4." in room.say("Anna", "/move c3-d4").text
    assert WENT_BACK not in room.say("Ben", "/board").text


def test_who_only_looks_gets_the_board_as_it_is() -> None:
    room, store = playing()
    version = room.found.version
    assert finish(room.desk.look(ROOM, version)) is None
    store.go_back()
    assert finish(room.desk.look(ROOM, version)) is not None
    assert finish(room.desk.look(ROOM, version)) is None


def test_a_new_game_is_no_way_back() -> None:
    room, _ = playing()
    finish(room.store.remove(ROOM))
    room.say("Anna", "/play checkers")
    assert WENT_BACK not in room.say("Ben", "/join").text
