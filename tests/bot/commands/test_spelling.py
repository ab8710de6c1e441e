"""Words behind a command that are nearly right lead to the command that was meant."""

import pytest

from bot.computers.availability import Availability
from tests.bot.reading import is_refused
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance


def room(availability: Availability = Availability.READY) -> Room:
    """Return a room with computers."""
    return Room(ScriptedChance("31", "42"), computers=availability)


MEANT = [
    ("/play nadre computer", "/play narde computer"),
    ("/play chekers", "/play checkers"),
    ("/play шашик", "/play шашки"),
    ("/play нрады с компьютером", "/play нарды с компьютером"),
    ("/play gamoa", "/play gamão"),
    ("/jogar dama contra o computadro", "/play damas contra o computador"),
    ("/play checkers komputer", "/play checkers computer"),
    ("/play шашки компютер", "/play шашки компьютер"),
    ("/play damas conputador", "/play damas computador"),
    ("/play narde computer levle 3", "/play narde computer level 3"),
    ("/play narde computer exprt", "/play narde computer expert"),
    ("/play narde clok=1d", "/play narde clock=1d"),
    ("/play backgammon jacobi", "/play backgammon jacoby"),
    ("/play quoridr 4 plaers", "/play quoridor 4 players"),
    ("/computer backgamon 7", "/computer backgammon 7"),
    ("/computer nadre 3", "/computer narde 3"),
    ("/computer nadre 9", "/computer narde"),
    ("/play narde easy", "/play narde easy computer"),
    ("/play шашки сложный", "/play шашки сложный computer"),
    ("/play narde agianst the computer", "/play narde against the computer"),
    ("/rules nadre", "/rules narde"),
    ("/top chekers", "/top checkers"),
    ("/problem qoridor", "/problem quoridor"),
]


@pytest.mark.parametrize(("text", "meant"), MEANT)
def test_what_was_meant_is_suggested_and_works(text: str, meant: str) -> None:
    made = room()
    reply = made.say("Anna", text)
    assert f"Did you mean {meant}?" in reply.text
    assert not is_refused(made.say("Anna", meant))


def test_only_the_words_that_are_not_known_are_quoted() -> None:
    assert "the game “backgamon”." in room().say("Anna", "/computer backgamon 7").text
    assert "the game “chess”." in room().say("Anna", "/play chess clock=1d computer").text


def test_what_was_meant_keeps_whom_it_names() -> None:
    reply = room().say("Anna", "/play nadre @Ben", named=("Ben",))
    assert "Did you mean /play narde @Ben?" in reply.text
    form = room().say("Anna", "/play nadre", named=("Ben",))
    assert "Did you mean" not in form.text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("/play nadre computer @Ben", None),
        ("/computer nadre @Ben", None),
        ("/play narde easy @Ben", None),
        ("/play quoridr computer @Ben", "/play quoridor computer @Ben"),
        ("/computer quoridr @Ben", "/computer quoridor @Ben"),
        ("/play nadre @Ben", "/play narde @Ben"),
    ],
)
def test_what_is_suggested_has_a_place_for_everybody_who_is_named(
    text: str, meant: str | None
) -> None:
    made = room()
    reply = made.say("Anna", text, named=("Ben",))
    assert is_refused(reply)
    assert ("Did you mean" in reply.text) == bool(meant)
    if meant:
        assert f"Did you mean {meant}?" in reply.text
        assert not is_refused(made.say("Anna", meant, named=("Ben",)))


@pytest.mark.parametrize(
    "text",
    [
        "/play chess",
        "/play narde with Marina",
        "/play checkers with Nadia",
        "/play chekers with Nadia",
        "/play нарды Марина",
        "/play narde with Anna and a bot",
        "/play quoridor against two computers",
        "/play narde quickly",
        "/play narde computer cube",
        "/play narde with Rob",
        "/play narde with rob",
        "/play narde with Hardy",
        "/play narde with hardy",
        "/play narde easy with Hardy",
        "/play шашки с Новиковым",
        "/play шашки обычные",
        "/play damas com Medeiros",
        "/play backgammon best of 5",
        "/play backgammon best of 5 computer",
        "/rules chess",
        "/play nadre one two three four five",
    ],
)
def test_where_nothing_similar_works_nothing_is_suggested(text: str) -> None:
    reply = room().say("Anna", text)
    assert is_refused(reply)
    assert "Did you mean" not in reply.text


def test_no_computer_is_suggested_where_none_plays() -> None:
    for text in ("/play narde komputer", "/play narde easy"):
        assert "Did you mean" not in room(Availability.OFF).say("Anna", text).text


@pytest.mark.parametrize(
    ("locale", "text", "meant"),
    [
        ("en", "/play narde easy", "/play narde easy computer"),
        ("ru", "/play шашки сложный", "/play шашки сложный компьютер"),
        ("pt-BR", "/jogar damas difícil", "/play damas difícil computador"),
    ],
)
def test_a_computer_is_added_in_the_language_of_the_player(
    locale: str, text: str, meant: str
) -> None:
    made = room()
    assert meant in made.say("Anna", text, locale=locale).text
    assert not is_refused(made.say("Anna", meant))


@pytest.mark.parametrize(
    "text", ["/play narde KOMPUTER", "/play Komputer narde", "/play narde Levle=3 computer"]
)
def test_a_computer_with_a_capital_letter_may_be_meant(text: str) -> None:
    assert "Did you mean" in room().say("Anna", text).text


@pytest.mark.parametrize(
    ("locale", "said"), [("ru", "Может быть, /play narde?"), ("pt-BR", "Seria /play narde?")]
)
def test_it_is_suggested_in_the_language_of_the_player(locale: str, said: str) -> None:
    assert said in room().say("Anna", "/play nadre", locale=locale).text
