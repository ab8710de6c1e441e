"""`parlour records`: what cannot be read is listed, shown and dropped."""

from pathlib import Path

import pytest
from redis import Redis

from bot.__main__ import main
from bot.app import data_folder
from bot.identity import PlayerId, TableId
from bot.persistence.notices import record_of as notice_of
from bot.persistence.record import encode
from bot.persistence.tables import chat_owner
from bot.problems.keeper import record_of
from bot.store.port import Index
from bot.store.redis.keys import (
    STREAM_KEYS,
    agreed_key,
    index_key,
    preferences_key,
    score_key,
    table_key,
)
from tests.bot.room import checkers
from tests.bot.store.clients import client_of

Capture = pytest.CaptureFixture[str]
TABLE = TableId("discord:1")


def said(capsys: Capture, *words: str) -> str:
    """Run the command, and return what it says."""
    assert main(["records", *words]) == 0
    return capsys.readouterr().out.strip()


def test_records_that_cannot_be_read_are_listed_shown_and_dropped(
    server_url: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", server_url)
    found = checkers().found.record
    assert found
    capsys.readouterr()
    with Redis.from_url(server_url) as client:
        client.set(table_key(TableId("discord:2")), b"1 " + encode(found))
        problems = b'1 {"place":"discord:2","language":"en"}'
        client.set(table_key(record_of("discord:2")), problems)
        notice = b'1 {"text":"Hello","waiting":[]}'
        client.set(table_key(notice_of("discord", "abc")), notice)
        assert said(capsys) == "Every record can be read."
        client.set(table_key(record_of("discord:4")), b"1 garbage")
        client.set(table_key(notice_of("discord", "def")), b"1 garbage")
        client.set(table_key(TABLE), b"7 gar\xffbage")
        client.zadd(index_key(Index.DUE, TABLE), {TABLE: 5})
        client.set(score_key(PlayerId("discord:3")), b"garbage")
        client.set(agreed_key("game"), b"garbage")
        client.set("parlour:{3}:game:old", encode(found).replace(b"checkers", b"chess"))
        client.set("parlour:{3}:aside:table:discord:9:abc", b"old")
        receipt = str(client.xadd(STREAM_KEYS[0], {"tally": "garbage"}), "ascii")
        listed = said(capsys).splitlines()
        assert [line.partition(",")[0] for line in listed] == [
            "agreed:game  damaged",
            "aside:table:discord:9:abc  set aside",
            "game:old  game",
            f"pending:{STREAM_KEYS[0]} {receipt}  damaged",
            "score:discord:3  damaged",
            "table:discord:1  damaged",
            "table:notices.discord:def  damaged",
            "table:problems.discord:4  damaged",
        ]
        assert said(capsys, "show", "table:discord:1") == "7 gar\\xffbage"
        for line in listed:
            name = line.rpartition("  ")[0]
            assert said(capsys, "drop", name) == f"{name} is gone."
        assert said(capsys) == "Every record can be read."
        assert client.zcard(index_key(Index.DUE, TABLE)) == 0
        assert client.exists(table_key(TableId("discord:2")))


def test_the_built_in_store_is_read_while_no_parlour_runs(tmp_path: Path, capsys: Capture) -> None:
    assert said(capsys) == "Every record can be read."
    assert data_folder.heartbeat_age(tmp_path / "data") is None


@pytest.mark.parametrize("words", [("show",), ("drop",), ("list", "table:1")])
def test_a_record_has_to_be_named(words: tuple[str, ...], capsys: Capture) -> None:
    assert main(["records", *words]) == 2
    assert "Say which record" in capsys.readouterr().err


def test_a_name_that_is_not_there_is_said(
    server_url: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", server_url)
    assert main(["records", "drop", "table:discord:1"]) == 1
    assert "Nothing is stored" in capsys.readouterr().err


def test_an_empty_record_is_damaged(
    server_url: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", server_url)
    with Redis.from_url(server_url) as client:
        client.set(table_key(TABLE), b"")
    assert said(capsys) == "table:discord:1  damaged, 0 bytes"


@pytest.mark.parametrize("kind", ["server", "cluster"])
def test_what_nobody_finds_in_its_place_is_listed_shown_and_dropped(
    kind: str, request: pytest.FixtureRequest, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(request.getfixturevalue(f"{kind}_url"))
    monkeypatch.setenv("REDIS_URL", url)
    chat, anna = chat_owner(TABLE), PlayerId("discord:3")
    with client_of(url) as client:
        client.set(preferences_key("note:anything"), b"any text")
        client.set(preferences_key("analysis:game"), b"any text")
        client.set(preferences_key(PlayerId("discord:4")), b'{"words":true}')
        client.zadd(index_key(Index.DUE, TABLE), {TABLE: 5})
        assert said(capsys) == "Every record can be read."
        client.set(preferences_key(anna), b"garbage")
        client.set(preferences_key(chat), b'{"takebacks":1}')
        client.hset(table_key(TABLE), "not", "a table")
        client.set(index_key(Index.COMPUTER, TABLE), b"not an index")
        client.set(b"parlour:{1}:table:\xff", b"lost")
        listed = said(capsys).splitlines()
        index = index_key(Index.COMPUTER, TABLE)
        assert listed == [
            "parlour:{1}:table:\\xff  damaged, 4 bytes",
            f"{index}  damaged, 12 bytes",
            "settings:chat:discord:1  damaged, 15 bytes",
            "settings:discord:3  damaged, 7 bytes",
            "table:discord:1  damaged, 11 bytes",
        ]
        assert said(capsys, "show", "table:discord:1") == "not\na table"
        assert said(capsys, "show", "parlour:{1}:table:\\xff") == "lost"
        for line in reversed(listed):
            name = line.rpartition("  ")[0]
            assert said(capsys, "drop", name) == f"{name} is gone."
        assert said(capsys) == "Every record can be read."
        assert client.exists(preferences_key("note:anything"))
