"""Records that cannot be read and are not the table's: players learn that their game is fine."""

import pytest
from structlog.testing import capture_logs

from bot import metrics, troubles
from bot.commands.request import Request
from bot.identity import PlayerId
from bot.language import Language
from bot.problems.keeper import record_of
from bot.store.port import Record, Save
from bot.store.redis.keys import leaderboard_key
from bot.store.scores_port import Leaderboard
from bot.table.clock import DAY
from bot.texts import Texts
from tests.bot.loops import finish
from tests.bot.reading import is_refused
from tests.bot.room import ROOM, Room, backgammon, checkers, person
from tests.bot.store.clients import client_of
from tests.bot.store.stores import opened

TEXTS = Texts(Language.ENGLISH)
LOCALES = {"en": Language.ENGLISH, "ru": Language.RUSSIAN, "pt-BR": Language.BRAZILIAN}


def with_damaged_score() -> Room:
    """Return a room where Anna and Ben play, and what is saved about Anna's ratings is garbage."""
    room = checkers()
    finish(room.store.scores.count(person("Anna"), "earlier", Record(1, b"garbage")))
    return room


@pytest.mark.parametrize("locale", LOCALES)
def test_a_damaged_score_is_not_blamed_on_the_table(locale: str) -> None:
    room = with_damaged_score()
    reply = room.say("Anna", "/stats", locale=locale)
    assert is_refused(reply)
    assert reply.text == Texts(LOCALES[locale]).say("trouble-ratings")
    assert "/play" not in reply.text
    assert not is_refused(room.say("Anna", "/move c3-d4"))


def test_a_damaged_score_is_logged_once_and_counted() -> None:
    room = with_damaged_score()
    with capture_logs() as log:
        for _ in range(2):
            room.say("Anna", "/stats")
    assert [line["key"] for line in log if line["event"] == "record set aside"] == [
        "score:test:anna"
    ]
    assert troubles.current().records == {"score:test:anna": "damaged"}
    assert b"parlour_records_set_aside 1.0" in metrics.expose()


def test_scores_that_can_be_read_again_are_no_trouble() -> None:
    room = with_damaged_score()
    room.say("Anna", "/stats")
    finish(room.store.scores.forget(PlayerId("test:anna")))
    assert not is_refused(room.say("Anna", "/stats"))
    assert not troubles.current().records


def test_a_damaged_past_game_is_not_blamed_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    room = backgammon("31", "42", options="match=5")
    room.say("Anna", "/resign backgammon")
    first, _ = room.table.game_ids

    async def damaged(*_: object) -> bytes:
        return b"garbage"

    monkeypatch.setattr(room.store, "load_game", damaged)
    reply = room.say("Ben", "/history 1")
    assert reply.text == TEXTS.say("trouble-past-game")
    assert troubles.current().records == {f"game:{first}": "damaged"}
    assert not is_refused(room.say("Ben", "/board"))


def test_damaged_problems_of_a_chat_are_not_blamed_on_the_table() -> None:
    room = checkers()
    problems = record_of(ROOM)
    assert finish(room.store.save(problems, Save(Record(1, b"garbage"), table_ttl=DAY)))
    reply = room.say("Anna", "/problems on 9:00", moderator=True)
    assert reply.text == TEXTS.say("trouble-other-record")
    assert troubles.current().records == {f"table:{problems}": "damaged"}


async def test_a_damaged_leaderboard_is_told_once_and_begins_anew(server_url: str) -> None:
    top = Request(table=ROOM, player=person("Anna"), text="/top checkers")
    with client_of(server_url) as client:
        client.set(leaderboard_key(Leaderboard(ROOM, "checkers-2")), "garbage")
    async with opened(server_url) as store:
        desk = Room(store=store).desk
        assert (await desk.handle(top)).text == TEXTS.say("trouble-ratings")
        assert not is_refused(await desk.handle(top))
    assert troubles.current().records == {f"aside:ladder:checkers-2:{ROOM}": "damaged"}
