"""REDIS_URL in all its forms."""

import pytest

from bot.store.address import (
    Address,
    Cluster,
    Host,
    Login,
    Sentinels,
    Server,
    Socket,
    UnreadableAddress,
    passwords_in,
    read_address,
)

ADA = Login("ada", "pass word")


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("redis://valkey", Server(Host("valkey", 6379))),
        ("redis://valkey:7000/", Server(Host("valkey", 7000))),
        ("redis://:secret@valkey/15", Server(Host("valkey", 6379), Login(None, "secret"), 15)),
        ("redis://ada:pass%20word@valkey", Server(Host("valkey", 6379), ADA)),
        ("rediss://ada@[::1]:7000", Server(Host("::1", 7000), Login("ada"), encrypted=True)),
        ("unix:///run/valkey.sock", Socket("/run/valkey.sock")),
        ("unix://ada:pass%20word@/run/a%20b.sock?db=3", Socket("/run/a b.sock", ADA, 3)),
        (
            "redis+sentinel://one,two:7000/main",
            Sentinels((Host("one", 26379), Host("two", 7000)), "main"),
        ),
        (
            "rediss+sentinel://ada:pass%20word@one/main/2",
            Sentinels((Host("one", 26379),), "main", ADA, 2, encrypted=True),
        ),
        (
            "redis+sentinel://one/main?sentinels=pass%20word",
            Sentinels((Host("one", 26379),), "main", sentinel_login=Login(None, "pass word")),
        ),
        (
            "redis+sentinel://:secret@one/main?sentinels=ada:pass%20word",
            Sentinels((Host("one", 26379),), "main", Login(None, "secret"), sentinel_login=ADA),
        ),
        (
            "redis+cluster://one:7000,two,[::1]:7002",
            Cluster((Host("one", 7000), Host("two", 6379), Host("::1", 7002))),
        ),
        (
            "rediss+cluster://ada:pass%20word@one",
            Cluster((Host("one", 6379),), ADA, encrypted=True),
        ),
    ],
)
def test_an_address_is_read(url: str, address: Address) -> None:
    assert read_address(url) == address


@pytest.mark.parametrize(
    "url",
    [
        "",
        "localhost",
        "http://host",
        "redis://",
        "redis:///1",
        "redis://host:port",
        "redis://host:0",
        "redis://host:70000",
        "redis://one,two",
        "redis://host/one",
        "redis://host/1/2",
        "redis://ho st",
        "redis://host\n",
        "redis://host?db=1",
        "redis+sentinel://host/main?db=1",
        "redis+sentinel://host/main?sentinels=",
        "redis://host#1",
        "redis://:pass#word@host",
        "redis://[::1",
        "unix://",
        "unix:///",
        "unix://host/path",
        "unix:///path?db=x",
        "unix:///path?timeout=1",
        "unix:///path?db",
        "redis+sentinel://host",
        "redis+sentinel://host/",
        "redis+sentinel://host,/main",
        "redis+sentinel://host/main/x",
        "redis+cluster://host/1",
        "redis+cluster://",
        "redis+other://host",
    ],
)
def test_an_unreadable_address_is_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(UnreadableAddress) as refused:
        read_address(url)
    assert refused.value.args == ()
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


def test_a_password_is_not_shown() -> None:
    assert "secret" not in repr(read_address("redis://:secret@valkey"))


@pytest.mark.parametrize(
    ("url", "passwords"),
    [
        ("redis://host", ()),
        ("redis://:secret@host", ("secret",)),
        ("redis+sentinel://:secret@one/main?sentinels=other", ("secret", "other")),
    ],
)
def test_every_password_of_an_address_is_known(url: str, passwords: tuple[str, ...]) -> None:
    assert passwords_in(read_address(url)) == passwords
    assert passwords_in(None) == ()
