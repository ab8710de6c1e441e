"""Init data: what Telegram has signed is read, and everything else is refused."""

import json
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.telegram_chat.init_data import InitData, Why, read_init_data
from bot.chat.telegram_chat.people import player
from bot.desk.visitors import NotAdmitted
from bot.identity import Player, PlayerId
from tests.fakes.telegram_server.mini_apps import fields_for, sign
from tests.fakes.telegram_server.world import User

TOKEN = "4242:a-token-of-a-bot-that-is-not"  # noqa: S105 - of nobody
ANNA = User(1, "Anna", "anna_a", "pt-br")
NOW = 1_700_000_000
FIELDS = fields_for(ANNA, NOW, start_param="abc", query_id="AAHd")

PUBLISHED_TOKEN = "5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8"  # noqa: S105 - an example
PUBLISHED = (
    "query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22"
    "Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22"
    "language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash="
    "c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2"
)
"""The example that libraries for Mini Apps publish, with the token that it was signed with."""


def read(text: object, now: float = NOW) -> InitData:
    """Read init data at some moment."""
    return read_init_data(text, TOKEN, now)


def why(text: object, now: float = NOW) -> str:
    """Return why init data is refused."""
    with pytest.raises(NotAdmitted) as refused:
        read(text, now)
    return refused.value.why


def signed(**changed: str) -> str:
    """Return init data with some other fields, rightly signed."""
    return sign({**FIELDS, **changed}, TOKEN)


def test_the_published_example_is_read() -> None:
    shown = read_init_data(PUBLISHED, PUBLISHED_TOKEN, 1_662_771_648)
    assert player(shown.user) == Player(PlayerId("telegram:279058397"), "Vladislav Kibenko")
    assert shown.user.language_code == "ru"


def test_it_says_who_opens_the_page_and_with_which_parameter() -> None:
    shown = read(signed())
    assert player(shown.user) == Player(PlayerId("telegram:1"), "Anna")
    assert (shown.user.username, shown.user.language_code) == ("anna_a", "pt-br")
    assert (shown.start_param, len(shown.hash)) == ("abc", 64)


def test_there_may_be_no_parameter_and_new_fields() -> None:
    fields = fields_for(User(1, "Анна +&= 😀"), NOW, something_new="")
    shown = read(sign(fields, TOKEN))
    assert shown.start_param == ""
    assert shown.user.full_name == "Анна +&= 😀"


def test_the_token_of_another_bot_is_not_enough() -> None:
    assert why(sign(FIELDS, f"{TOKEN}x")) == Why.WRONG_HASH


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_no_field_may_be_changed_added_or_left_out(name: str) -> None:
    text = signed()
    hashed = text[text.index("hash=") :]
    others = {**FIELDS, name: FIELDS[name] + " "}
    assert why(f"{urlencode(others)}&{hashed}") == Why.WRONG_HASH
    del others[name]
    assert why(f"{urlencode(others)}&{hashed}") == Why.WRONG_HASH
    assert why(f"{text}&more=") == Why.WRONG_HASH


def test_another_users_name_is_not_enough() -> None:
    forged = signed().replace(quote('"id": 1,', safe="").replace("%20", "+"), quote('"id": 2,'))
    assert forged != signed()
    assert why(forged) == Why.WRONG_HASH


@pytest.mark.parametrize("wrong", ["", "0" * 64, "é", "00"])
def test_the_hash_has_to_be_right(wrong: str) -> None:
    assert why(urlencode({**FIELDS, "hash": wrong})) == Why.WRONG_HASH
    assert why(urlencode(FIELDS)) == why("") == Why.WRONG_HASH


@pytest.mark.parametrize("seconds", [0, 3_600, -60])
def test_it_is_valid_for_an_hour(seconds: int) -> None:
    assert read(signed(), NOW + seconds).start_param == "abc"


@pytest.mark.parametrize("seconds", [3_601, 100_000, -61, -100_000])
def test_it_is_refused_when_it_is_stale_or_from_the_future(seconds: int) -> None:
    assert why(signed(), NOW + seconds) == Why.WRONG_DATE


@pytest.mark.parametrize("date", ["", "now", "-1", "1e9", "٣", "9" * 13])
def test_it_has_a_date(date: str) -> None:
    assert why(signed(auth_date=date)) == Why.WRONG_DATE


def test_no_field_comes_twice() -> None:
    text = signed()
    for name in ("user", "hash", "auth_date", "start_param"):
        assert why(f"{text}&{name}=x") == Why.DOUBLED_FIELD
        assert why(f"{name}=x&{text}") == Why.DOUBLED_FIELD


@pytest.mark.parametrize(
    "text",
    [
        *(None, 7, b"user=1", ["user"], "nothing", "a=1&&b=2", "user=%ff", "user=\ud800"),
        "a=" + "b" * 8_192,
        "&".join(f"a{each}=" for each in range(33)),
    ],
    ids=lambda text: repr(text)[:20],
)
def test_what_is_no_query_string_is_refused(text: object) -> None:
    assert why(text) == Why.UNREADABLE


@pytest.mark.parametrize(
    "user",
    [
        *("", "{", "[]", "null", '{"id":1}', '{"first_name":"A"}', '{"id":"1","first_name":"A"}'),
        *('{"id":0,"first_name":"A"}', '{"id":1.5,"first_name":"A"}', '{"id":1,"first_name":7}'),
        '{"id":1,"first_name":"A","x":' + "[" * 2_000,
    ],
    ids=lambda user: user[:40],
)
def test_it_has_a_user(user: str) -> None:
    assert why(signed(user=user)) == Why.NO_USER


def test_there_is_none_without_a_user() -> None:
    fields = {name: value for name, value in FIELDS.items() if name != "user"}
    assert why(sign(fields, TOKEN)) == Why.NO_USER


def test_a_bot_is_refused() -> None:
    user = {"id": 1, "first_name": "Robot", "is_bot": True}
    assert why(signed(user=json.dumps(user))) == Why.BOT


@given(st.text() | st.binary().map(quote) | st.text("a=&%f+0", max_size=40))
def test_no_other_text_is_admitted(text: str) -> None:
    assert why(text) in set(Why)


@given(st.dictionaries(st.text(min_size=1), st.text(), max_size=8))
def test_whatever_is_signed_is_refused_or_read(fields: dict[str, str]) -> None:
    fields = {name: value for name, value in fields.items() if (name + value).isprintable()}
    assert why(sign({"a": "", **fields}, TOKEN)) in set(Why)
