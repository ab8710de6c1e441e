"""Whatever people type or call themselves, they are answered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.commands import BY_NAME
from bot.commands.parser import LONGEST
from bot.commands.request import Request
from bot.identity import Player, PlayerId
from tests.bot.reading import version_of
from tests.bot.room import ROOM, Room, backgammon, checkers


def test_too_much_text_is_not_read() -> None:
    assert str(LONGEST) in checkers().say("Anna", "/move " + "x" * LONGEST).text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\nBen wins: 8 points.", "Anna Ben wins: 8 points. wants"),
        ("\u202eannA", "annA wants"),
        ("half \ud800", "half wants"),
        ("  ", "? wants"),
        ("A" * 3_000, f"{'A' * 31}… wants"),
    ],
)
def test_a_name_is_one_line_that_can_be_shown(name: str, shown: str) -> None:
    room = Room()
    anna = Player(PlayerId("test:anna"), name)
    reply = room.ask(Request(table=ROOM, player=anna, text="/play checkers"))
    assert reply.text.startswith(shown)


def test_half_a_character_is_no_word_for_the_dice() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    assert "Ben joins the table." in room.say("Ben", "/join \ud800").text


def _quoridor() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    return room


def _gathering() -> Room:
    room = Room()
    room.say("Anna", "/play narde @Ben", named=("Ben",))
    return room


def _over() -> Room:
    room = backgammon("52", "31", "64", options="3 cube")
    room.say("Anna", "/stop", moderator=True)
    return room


ROOMS = (Room, checkers, lambda: backgammon("52", "31", "64", "41"), _quoridor, _gathering, _over)
TEXTS = st.one_of(
    st.text(max_size=60),
    st.text(st.characters(categories=["Cs", "Cc", "L", "N"]), max_size=20),
    st.builds(
        lambda name, words: f"/{name} {words}",
        st.sampled_from(sorted(BY_NAME)),
        st.one_of(
            st.text(max_size=40),
            st.text("0123456789abcdefgh/-*x ", max_size=20),
            st.sampled_from(["backgammon", "quoridor 4", "4 match cube=maybe", "yes", "ru here"]),
        ),
    ),
)


@given(
    room=st.sampled_from(ROOMS),
    who=st.sampled_from(["Anna", "Ben", "Cleo"]),
    texts=st.lists(TEXTS, min_size=1, max_size=4),
    pressed=st.booleans(),
    moderator=st.booleans(),
)
def test_whatever_is_said_is_answered(
    room: type[Room], who: str, texts: list[str], *, pressed: bool, moderator: bool
) -> None:
    place = room()
    for text in texts:
        before = place.found
        reply = place.send(who, text) if pressed else place.say(who, text, moderator=moderator)
        assert reply.text
        if not version_of(reply):
            assert place.found == before
