"""What version 0.1.0 kept is read as it was meant: every record, and what stands in it."""

import json
from typing import Any

import msgspec
import pytest

from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.persistence.places import ShownMessage
from bot.persistence.record import TableRecord, decode
from bot.preferences import Allowed, ChatPreferences, PlayerPreferences, Side, read
from bot.ratings.ratings import Ratings
from bot.store.scores_port import LeaderboardEntry
from bot.table.events import Ended, Gone, Moved, Offered, Rolled
from bot.table.log import rebuild
from bot.table.values import Cause, Clock, LastMove, Offer, Proposal, Result, Setup, TimeWarning
from rules.game import Seat
from tests.bot.persistence.old_store import entries
from tests.bot.persistence.old_store.visit import (
    ANNA,
    BACKGAMMON,
    BEN,
    BY_USERNAME,
    CHECKERS,
    CLEO,
    DORA,
    EMIL,
    FINISHED,
    GATHERING,
    GUILD,
    LADDER,
    MOVED,
    MOVED_TO,
    NARDE,
    ON_THE_WAY,
    ON_THE_WAY_TO,
    QUORIDOR,
    visiting,
)
from tests.bot.reading import is_refused

FIRST, SECOND = Seat(0), Seat(1)


def bodies(kind: str) -> dict[str, str]:
    """Return the records of a kind by their names, without what a store puts before them."""
    found = {}
    for entry in entries():
        of, _, name = entry["key"].partition("}:")[2].partition(":")
        if of == kind:
            found[name] = entry["text"][entry["text"].index("{") :]
    return found


def kept(where: TableId) -> TableRecord:
    """Read a table's record from its text, past everything that remembers records."""
    return decode(bodies("table")[where].encode())


RECORDS = {**bodies("table"), **bodies("game")}


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_of_a_record_is_dropped(name: str) -> None:
    written: dict[str, Any] = json.loads(RECORDS[name])
    again = json.loads(msgspec.json.encode(msgspec.json.decode(RECORDS[name], type=TableRecord)))
    defaults = {"since": [0, 0, 0], "recent": [], "moved_to": None, "arrived": False}
    assert again == {**defaults, **with_new_fields(written)}


def with_new_fields(written: Any) -> Any:  # noqa: ANN401 - any part of a record
    """Return a part of a record with the fields that dice have got since then."""
    match written:
        case dict():
            return {key: with_new_fields(part) for key, part in written.items()}
        case [str(), str(), list(), str(), int()]:
            return [*written, [], 0]
        case list():
            return list(map(with_new_fields, written))
        case _:
            return written


@pytest.mark.parametrize("where", [BACKGAMMON, CHECKERS, NARDE, QUORIDOR, GATHERING, FINISHED])
def test_a_table_is_what_its_log_tells(where: TableId) -> None:
    table = kept(where).table
    assert rebuild(table.id, table.log) == table


def test_a_match_with_a_clock() -> None:
    table = kept(BACKGAMMON).table
    assert table.setup == Setup(
        "backgammon", options={"match": 5, "cube": True}, clock=Clock(3_600_000)
    )
    assert table.players == (ANNA, BEN)
    assert table.position == "-a-a--EAA---dE---cabaa-aBA:0:0:1:41:0:0:0:5:10"
    assert table.warning is TimeWarning.REMINDED
    assert table.since == Moment(1_767_258_060_000)
    before = "-b-A--EAA---dE---cada---B-:0:0:-1:22:0:0:0:5:10"
    assert table.last_move == LastMove(SECOND, "24/22* 6/4/2 6/4", before, (2, 2))
    assert table.rolled == (4, 1)
    assert table.log[-2].event == Rolled((4, 1), FIRST)


def test_offers_that_are_open() -> None:
    assert kept(CHECKERS).table.offer == Offer(Proposal.DRAW, FIRST)
    assert kept(NARDE).table.offer == Offer(Proposal.UNDO, SECOND, move="24/23 16/13", keep=8)
    assert kept(FINISHED).table.offer == Offer(Proposal.REMATCH, SECOND)


def test_invitations() -> None:
    table = kept(GATHERING).table
    assert table.players == (ANNA, BEN)
    assert table.invited == (BEN, CLEO)
    assert table.awaited == (CLEO,)
    assert kept(BY_USERNAME).table.invited == (Player(PlayerId("telegram:@greta"), "@greta"),)


def test_requests_that_were_carried_out() -> None:
    latest = kept(CHECKERS).recent[-1]
    assert (latest.version, latest.key) == (8, "70080")
    assert latest.news.events == (Offered(Offer(Proposal.DRAW, FIRST)),)
    assert latest.news.players == (BEN, CLEO)
    keys = [(done.version, done.key) for done in kept(NARDE).recent]
    assert keys == [(number, f"telegram:{70_080 + number}") for number in range(1, 12)]
    assert kept(CHECKERS).since == type(kept(CHECKERS).since)(2, 7, 8)


def test_a_player_who_has_left() -> None:
    table = kept(QUORIDOR).table
    assert table.gone == (SECOND,)
    assert table.log[-1].event == Gone(SECOND, Cause.RESIGNED)
    assert table.log[-2].event == Moved(SECOND, "e3h")


def test_a_match_that_is_over() -> None:
    table = kept(FINISHED).table
    result = Result(FIRST, "single", 1, "oldgame00017.3")
    assert table.ending == Ended(Cause.RESIGNED, result)
    assert [result.game_id for result in table.results] == ["oldgame00017", "oldgame00017.2"]
    games = bodies("game")
    assert {*games} >= {"oldgame00017", "oldgame00017.2", "oldgame00017.3"}


def test_where_tables_have_moved() -> None:
    assert (kept(MOVED).moved_to, kept(MOVED).arrived) == (MOVED_TO, True)
    assert (kept(ON_THE_WAY).moved_to, kept(ON_THE_WAY).arrived) == (ON_THE_WAY_TO, False)
    assert kept(MOVED_TO).table.position == "-----a------n---AA------M-:-1:52"


async def test_settings_of_players_and_chats(server_url: str) -> None:
    async with visiting(server_url) as visit:
        owners = (ANNA.id, BEN.id, f"chat:{GUILD}", f"chat:{MOVED_TO}")
        anna, ben, guild, moved = await visit.store.load_preferences(*owners)
    assert read(anna, PlayerPreferences(), owners[0]) == PlayerPreferences(
        language=Language.RUSSIAN, theme="contrast", autoroll=True
    )
    assert read(ben, PlayerPreferences(), owners[1]) == PlayerPreferences(
        side=Side.FIXED, reminders=False, words=True
    )
    assert read(guild, ChatPreferences(), owners[2]) == ChatPreferences(
        clock="8h", takebacks=False, stop=Allowed.PLAYERS
    )
    assert read(moved, ChatPreferences(), owners[3]) == ChatPreferences(
        language=Language.RUSSIAN, rooms=(MOVED_TO,)
    )


async def test_which_messages_show_boards(server_url: str) -> None:
    async with visiting(server_url) as visit:
        for where in (BACKGAMMON, CHECKERS, NARDE, BY_USERNAME):
            await visit.desk.tables.find(where)
        commands = await visit.desk.notes.load("discord:commands:77")
    at = 1_767_258_000
    assert [visit.desk.shown_in(where) for where in (BACKGAMMON, CHECKERS, NARDE, BY_USERNAME)] == [
        ShownMessage(BACKGAMMON, 5001, awaited=ANNA.id),
        ShownMessage(CHECKERS, 5002),
        ShownMessage(NARDE, 601, at, photo=True),
        ShownMessage(BY_USERNAME, 602, at),
    ]
    assert json.loads(commands.partition(" ")[2]) == {"play": 801, "move": 802}


async def test_ratings_and_games_that_wait_to_be_counted(server_url: str) -> None:
    async with visiting(server_url) as visit:
        ratings = Ratings(visit.store.scores)
        before = (await ratings.leaders(GUILD, CLEO.id))["checkers-2"]
        await visit.count()
        careers = [await ratings.scores_of(player.id) for player in (ANNA, BEN, CLEO, DORA)]
        after = (await ratings.leaders(GUILD, CLEO.id))["checkers-2"]
    best = (
        LeaderboardEntry(ANNA.id, 1773),
        LeaderboardEntry(BEN.id, 1516),
        LeaderboardEntry(CLEO.id, 1176),
    )
    assert (before.best, before.place, before.score) == (best, 3, 1176)
    scores = [career.scores["checkers-2"] for career in careers[:3]]
    assert [(score.games, score.wins) for score in scores] == [(8, 6), (7, 4), (7, 1)]
    assert [point.rating for point in scores[0].points[:6]] == [1579, 1640, 1687, 1721, 1749, 1773]
    assert careers[3].scores["backgammon-2"].won == {"single": 3}
    assert after.best[0].score < 1773
    assert after.score is not None
    assert after.score > 1176


async def test_what_is_still_to_be_told_and_done(server_url: str) -> None:
    async with visiting(server_url) as visit:
        late, later = Moment(visit.now), Moment(visit.now + 1)
        untold = await visit.store.claim_unannounced("telegram", late, later)
        due = await visit.store.claim_due("discord", Moment(visit.now + 3_600_000), later)
    assert {(one.table, one.version) for one in untold} == {(QUORIDOR, 11), (MOVED_TO, 1)}
    assert due == (BACKGAMMON,)


async def test_everything_that_people_look_at(server_url: str) -> None:
    asked = {
        LADDER: (ANNA, ("/stats", "/stats checkers", "/top", "/history", "/export", "/replay")),
        BACKGAMMON: (ANNA, ("/board", "/board words", "/moves", "/history", "/settings", "/rules")),
        CHECKERS: (CLEO, ("/board", "/board mine", "/moves", "/top", "/settings")),
        NARDE: (EMIL, ("/board", "/history", "/stats", "/replay")),
        FINISHED: (DORA, ("/board", "/history 1", "/export", "/export json", "/replay", "/verify")),
        GATHERING: (CLEO, ("/board", "/settings", "/rules")),
        MOVED: (DORA, ("/board", "/history", "/moves")),
        ON_THE_WAY: (EMIL, ("/board", "/history", "/moves")),
    }
    async with visiting(server_url) as visit:
        for where, (who, texts) in asked.items():
            for text in texts:
                reply = await visit.ask(where, who, text)
                assert reply.text, (where, text)
                assert not is_refused(reply), (where, text, reply.text)
