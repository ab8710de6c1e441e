"""Table tokens: short, opaque, and made by nobody else."""

import re
from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import ForgedToken, TableTokens

TOKENS = TableTokens("4242:one-bot")
TABLE = Place(-1_001_234_567_890, 7).table
PLACES = st.builds(
    Place,
    st.integers(-(2**52), 2**52).filter(bool),
    st.none() | st.integers(1, 2**31 - 1),
)
"""Telegram's ids of chats have 52 bits, those of messages, which topics are named by, 31."""


@given(PLACES)
def test_a_token_is_opened_as_it_was_sealed(place: Place) -> None:
    token = TOKENS.seal(place.table)
    assert TOKENS.open(token) == place.table
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", token)


def test_the_same_table_has_the_same_token_in_every_process() -> None:
    assert TableTokens("4242:one-bot").seal(TABLE) == TOKENS.seal(TABLE)


def test_tokens_of_neighbours_have_nothing_in_common() -> None:
    one, other = TOKENS.seal(TABLE), TOKENS.seal(Place(-1_001_234_567_890, 8).table)
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 10


def test_the_token_of_another_bot_is_refused() -> None:
    with pytest.raises(ForgedToken):
        TOKENS.open(TableTokens("4243:another-bot").seal(TABLE))


def test_a_token_with_any_other_character_is_refused() -> None:
    token = TOKENS.seal(TABLE)
    for at in range(len(token)):
        for other in {"A", "b", "-", " ", "="} - {token[at]}:
            with pytest.raises(ForgedToken):
                TOKENS.open(token[:at] + other + token[at + 1 :])


def test_a_token_is_written_in_one_way() -> None:
    token = TOKENS.seal(TABLE)
    spare = [token[:-1] + other for other in ascii_letters + digits + "-_" if other != token[-1]]
    for written in (*spare, f"{token}=", f" {token}", f"{token}\n", token[:-1]):
        with pytest.raises(ForgedToken):
            TOKENS.open(written)


@given(st.text() | st.text("Aé-_=", min_size=43, max_size=43))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(ForgedToken):
        TOKENS.open(text)
