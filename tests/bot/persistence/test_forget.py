"""Who asks to be forgotten is forgotten everywhere, and the others' games stay whole."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.commands.request import Request
from bot.identity import PlayerId, TableId
from bot.persistence import forget
from bot.persistence.record import TableRecord
from bot.persistence.redaction import mentions, without
from bot.persistence.tables import Tables, look
from bot.ratings.player_scores import PlayerScores, write_player_scores
from bot.ratings.ratings import Ratings
from bot.store.port import Mentions, Record, Save, StoredGame
from bot.table.events import Ended
from bot.table.log import rebuild
from bot.table.values import Cause, Setup
from tests.bot.desk.house import House
from tests.bot.persistence.town import ANNA, BEN, USERNAME, Town, everything, live, opened
from tests.bot.reading import is_refused, mention_of
from tests.bot.room import ROOM, Room, backgammon, checkers, person
from tests.bot.store import servers
from tests.bot.table.people import begun


@pytest.fixture
def server() -> Iterator[str]:
    """Run a server with nothing on it."""
    with TemporaryDirectory(prefix="parlour-") as made, servers.server(Path(made)) as url:
        yield url


def quoridor() -> Room:
    """Return a room where four play Quoridor."""
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    return room


def test_nothing_of_a_player_is_left_in_the_whole_store(server: str) -> None:
    async def story() -> None:
        async with opened(server) as store:
            town = Town(store)
            await live(town)
            assert mentions(everything(server), ANNA.id)
            assert mentions(everything(server), USERNAME)
            await town.say("telegram:-1", ANNA, "/forgetme yes")
            await look_around(town)

    async def look_around(town: Town) -> None:
        left = everything(server)
        assert not mentions(left, ANNA.id)
        assert not mentions(left, USERNAME)
        assert "nnabelle" not in left
        assert mentions(left, BEN.id)
        (settings,) = await town.store.load_preferences(BEN.id)
        assert settings is not None
        scores = await Ratings(town.store.scores).scores_of(BEN.id)
        assert sum(score.games for score in scores.scores.values()) == 2
        shared = (await look(town.store, TableId("telegram:-2"))).table
        assert shared is not None
        assert rebuild(shared.id, shared.log) == shared
        assert BEN in shared.players
        game = await Tables(town.store).past_game(shared.id, shared.dice.game_id)
        assert game is not None
        assert game.players == shared.players

    asyncio.run(story())


def test_a_game_that_is_on_ends_and_everybody_is_told() -> None:
    room = checkers()
    room.say("Ben", "/forgetme yes")
    assert room.table.ending == Ended(Cause.FORGOTTEN)
    (told,) = House(room).sweep(minutes=2)
    assert told.text.startswith("One of the players asked to be forgotten")


def test_the_others_of_four_play_on() -> None:
    room = quoridor()
    room.say("Dan", "/forgetme yes")
    assert room.table.playing
    assert len(room.table.gone) == 1
    assert [player.name for player in room.table.players].count("?") == 1


def test_it_is_asked_before_it_is_done() -> None:
    room = backgammon("31")
    version = room.found.version
    reply = room.say("Anna", "/forgetme")
    assert reply.private
    assert "can’t be undone" in reply.text
    assert room.found.version == version
    assert room.press("Anna", "Forget me").text.startswith("Done")
    assert room.found.version > version


def test_nobody_forgets_for_those_who_share_a_name() -> None:
    room = checkers()
    reply = room.say("Anna", "/forgetme yes", anonymous=True)
    assert is_refused(reply)
    assert room.table.playing


def test_an_earlier_game_can_still_be_proved() -> None:
    room = backgammon("31")
    room.say("Anna", "/resign backgammon")
    room.say("Anna", "/forgetme yes")
    assert "secret" in room.say("Ben", "/verify").text.casefold()


def test_an_id_is_not_found_inside_another() -> None:
    assert mentions('["telegram:4711","x"]', ANNA.id)
    assert mentions("telegram:4711:7", ANNA.id)
    assert not mentions("telegram:47110", ANNA.id)
    assert not mentions("telegram:-100telegram:47119", ANNA.id)


def test_a_record_without_the_player_stays_the_same() -> None:
    kept = TableRecord(table=begun(Setup("checkers")).table)
    assert without(kept, [ANNA.id], PlayerId("stranger:1")) == kept


def test_what_cannot_be_read_is_left_alone() -> None:
    room = Room()
    body = b'{"schema":99,"who":"test:anna"}'
    where = TableId("test:newer")
    asyncio.run(room.store.save(where, Save(Record(1, body))))
    assert room.say("Anna", "/forgetme yes").text.startswith("Done")
    loaded = asyncio.run(room.store.load(where))
    assert loaded.record == Record(1, body)


def test_a_table_that_has_moved_forgets_too() -> None:
    room = checkers()
    asyncio.run(room.desk.move(TableId("test:room"), TableId("test:hall")))
    room.say("Cleo", "/forgetme yes")
    room.say("Ben", "/forgetme yes")
    old = asyncio.run(room.store.load(TableId("test:room")))
    assert old.record is not None
    assert b"test:ben" not in old.record.body
    assert b"test:hall" in old.record.body
    moved = asyncio.run(look(room.store, TableId("test:hall"))).table
    assert moved is not None
    assert moved.ending == Ended(Cause.FORGOTTEN)


def test_nobody_is_asked_for_a_rematch_with_a_stranger() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    assert "Rematch" in {button.label for button in room.buttons}
    room.say("Anna", "/forgetme yes")
    assert room.say("Ben", "/board").text.endswith(
        "Ben wins.\nThe game is over. /play starts another."
    )
    assert "Rematch" not in {button.label for button in room.buttons}
    reply = room.say("Ben", "/rematch")
    assert is_refused(reply)
    assert reply.text.startswith("One of the players is not here any more.")


def test_an_open_question_for_a_rematch_goes_with_who_asked() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    room.say("Anna", "/forgetme yes")
    assert is_refused(room.say("Ben", "/accept"))
    assert not room.table.playing


def test_nobody_waits_for_the_answer_of_a_stranger() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    room.say("Ben", "/rematch")
    room.say("Anna", "/forgetme yes")
    reply = room.say("Ben", "/board")
    assert reply.text.endswith("Ben wins.\nThe game is over. /play starts another.")
    assert mention_of(reply) is None


def test_who_is_counted_meanwhile_is_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    find, late = room.store.find, Record(1, write_player_scores(PlayerScores()))

    async def counted_meanwhile(word: str) -> Mentions:
        await room.store.scores.count(person("Anna"), "game-0", late)
        return await find(word)

    monkeypatch.setattr(room.store, "find", counted_meanwhile)
    room.say("Anna", "/forgetme yes")
    assert asyncio.run(room.store.scores.load(person("Anna").id)) == (None,)


def test_two_who_go_at_the_same_time_are_both_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    game_id = room.table.dice.game_id
    store, replace_record = room.store, room.store.replace_record
    asyncio.run(store.remove(ROOM))
    ben = Request(table=TableId("test:y"), player=person("Ben"), text="/forgetme yes")

    async def slower(game: StoredGame, body: bytes | None) -> bool:
        monkeypatch.setattr(store, "replace_record", replace_record)
        await room.desk.handle(ben)
        return await replace_record(game, body)

    monkeypatch.setattr(store, "replace_record", slower)
    room.say("Anna", "/forgetme yes")
    game = asyncio.run(Tables(store).past_game(ROOM, game_id))
    assert game is not None
    assert [player.name for player in game.players] == ["?", "?"]


def test_it_is_not_done_while_others_keep_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forget, "_ROUNDS", 1)
    room = checkers()
    reply = room.say("Anna", "/forgetme yes")
    assert is_refused(reply)
    assert "send /forgetme again" in reply.text
