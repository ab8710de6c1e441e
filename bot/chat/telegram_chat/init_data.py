"""What Telegram says about whoever opens the page inside it: signed, and used once.

The text is a query string. Its hash is made with a key that only Telegram and the bot know, as
https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app describes.
"""

import hmac
import re
from dataclasses import dataclass
from enum import StrEnum
from math import inf
from typing import Annotated, Final
from urllib.parse import parse_qsl

import msgspec
from telegram import User

from bot.desk.visitors import NotAdmitted

MAX_AGE: Final = 3_600
"""Seconds for which init data may be exchanged."""
LEEWAY: Final = 60
"""Seconds by which Telegram's clock may be ahead of ours."""
_LONGEST: Final = 8_192
"""Characters; what Telegram sends has a few hundred."""
_MOST_FIELDS: Final = 32
_MOMENT: Final = re.compile(r"[0-9]{1,12}")
_DIGEST: Final = "sha256"


class Why(StrEnum):
    """Why somebody is not admitted."""

    UNREADABLE = "unreadable init data"
    DOUBLED_FIELD = "doubled field"
    WRONG_HASH = "wrong hash"
    WRONG_DATE = "stale or undated init data"
    NO_USER = "no user"
    BOT = "a bot"
    FORGED_TABLE = "missing or forged table token"
    NOT_A_MEMBER = "not in the chat of the table"
    UNKNOWN_MEMBER = "membership not known"
    REPLAYED = "replayed init data"


@dataclass(frozen=True, slots=True)
class InitData:
    """Who opens the page, and with which parameter of a link."""

    user: User
    start_param: str
    hash: str


class _User(msgspec.Struct):
    """A user as init data describes one."""

    id: Annotated[int, msgspec.Meta(gt=0)]
    first_name: str
    is_bot: bool = False
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


def read_init_data(text: object, token: str, now: float) -> InitData:
    """Return what Telegram has signed with a bot's token; raise NotAdmitted."""
    fields = _fields(text)
    given = fields.pop("hash", "")
    if not hmac.compare_digest(_hash(fields, token).encode(), given.encode()):
        raise NotAdmitted(Why.WRONG_HASH)
    _check_age(fields.get("auth_date", ""), now)
    return InitData(_user(fields.get("user", "")), fields.get("start_param", ""), given)


def _fields(text: object) -> dict[str, str]:
    """Return the fields of a query string; each may occur once."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise NotAdmitted(Why.UNREADABLE)
    try:
        text.encode()  # raises for a lone surrogate
        pairs = parse_qsl(
            text,
            keep_blank_values=True,
            strict_parsing=True,
            errors="strict",
            max_num_fields=_MOST_FIELDS,
        )
    except ValueError:
        raise NotAdmitted(Why.UNREADABLE) from None
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise NotAdmitted(Why.DOUBLED_FIELD)
    return fields


def _hash(fields: dict[str, str], token: str) -> str:
    """Return the hash that Telegram gives to all other fields."""
    key = hmac.digest(b"WebAppData", token.encode(), _DIGEST)
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    return hmac.digest(key, lines.encode(), _DIGEST).hex()


def _check_age(auth_date: str, now: float) -> None:
    age = now - int(auth_date) if _MOMENT.fullmatch(auth_date) else inf
    if not -LEEWAY <= age <= MAX_AGE:
        raise NotAdmitted(Why.WRONG_DATE)


def _user(text: str) -> User:
    try:
        user = msgspec.json.decode(text, type=_User)
    except (msgspec.DecodeError, RecursionError):
        raise NotAdmitted(Why.NO_USER) from None
    if user.is_bot:
        raise NotAdmitted(Why.BOT)
    return User(**msgspec.structs.asdict(user))
