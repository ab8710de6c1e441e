"""The types of settings: how each is read from text, and which values are refused."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, StringConstraints
from pydantic_settings import NoDecode

from bot.identity import PlayerId
from bot.language import AnyCase
from bot.store.address import read_address


class LogLevel(AnyCase):
    """The least serious event that is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(AnyCase):
    """The format of log lines; `auto` is human in a terminal and JSON elsewhere."""

    AUTO = "auto"
    HUMAN = "human"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class Shards:
    """The Discord shards that one process runs, out of `count` in total."""

    ids: range
    count: int


def _matching(pattern: str) -> Callable[[SecretStr], SecretStr]:
    """Return a validator that strips a secret and compares it with a pattern."""

    def validate(secret: SecretStr) -> SecretStr:
        value = secret.get_secret_value().strip()
        if not re.fullmatch(pattern, value):
            raise ValueError
        return SecretStr(value)

    return validate


def _store_address(secret: SecretStr) -> SecretStr:
    """Strip the address of a store; raise ValueError if it cannot be read."""
    value = secret.get_secret_value().strip()
    read_address(value)
    return SecretStr(value)


def _path(text: object) -> Path:
    """Read a path as a shell does, with `~` for the home folder."""
    stripped = str(text).strip()
    if not stripped or "\0" in stripped:
        raise ValueError
    return Path(stripped).expanduser()


def _ip_address(text: str) -> str:
    """Read an IP address; other host names are refused, as they may lead anywhere."""
    return str(ip_address("127.0.0.1" if text.strip() == "localhost" else text.strip()))


def _shards(value: object) -> Shards:
    """Read `0-3/16`, or `2/16` for one shard."""
    if isinstance(value, Shards):
        return value
    found = re.fullmatch(r"\s*(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})\s*", str(value))
    if found is None:
        raise ValueError
    first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < count:
        raise ValueError
    return Shards(range(first, last + 1), count)


def _owners(value: object) -> frozenset[PlayerId]:
    """Read `telegram:123, discord:456`."""
    if isinstance(value, frozenset):
        return value
    written = str(value).replace(",", " ").split()
    if not all(re.fullmatch(r"(telegram|discord):[1-9][0-9]{0,19}", one) for one in written):
        raise ValueError
    return frozenset(map(PlayerId, written))


def _telegram_app(text: str) -> str:
    """Read the short name of a Mini App, which comes last in its link."""
    name = text.strip()
    if not re.fullmatch(r"[A-Za-z0-9_]{3,30}", name):
        raise ValueError
    return name


def _url(*schemes: str) -> Callable[[str], str]:
    """Return a validator of URLs, which also removes the slash at the end."""

    def validate(text: str) -> str:
        url = text.strip().rstrip("/")
        parts = urlsplit(url)
        if parts.scheme not in schemes or not parts.hostname or parts.query or parts.fragment:
            raise ValueError
        return url

    return validate


DiscordToken = Annotated[SecretStr, AfterValidator(_matching(r"[\w-]+\.[\w-]+\.[\w-]+"))]
DiscordSecret = Annotated[SecretStr, AfterValidator(_matching(r"[\w-]{20,}"))]
Owners = Annotated[frozenset[PlayerId], NoDecode, BeforeValidator(_owners)]
DiscordShards = Annotated[Shards, BeforeValidator(_shards)]
TelegramToken = Annotated[SecretStr, AfterValidator(_matching(r"[0-9]+:[\w-]{20,}"))]
TelegramAppName = Annotated[str, AfterValidator(_telegram_app)]
StoreUrl = Annotated[SecretStr, AfterValidator(_store_address)]
HttpUrl = Annotated[str, AfterValidator(_url("http", "https"))]
HttpsUrl = Annotated[str, AfterValidator(_url("https"))]
WebSocketUrl = Annotated[str, AfterValidator(_url("ws", "wss"))]
Port = Annotated[int, Field(ge=1, le=65_535)]
Folder = Annotated[Path, BeforeValidator(_path)]
IpAddress = Annotated[str, AfterValidator(_ip_address)]
Contact = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
