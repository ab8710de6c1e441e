"""A computer that has to decide without its engine goes on, and the game is not rated any more."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.commands.parser import write_payload
from bot.computers.worker import NoAnswer, OutOfOrder
from bot.engines.question import Answer, Question
from bot.identity import computer_player
from bot.language import Language
from bot.replies.news import tell_news
from bot.table.events import Event, Moved, Unaided
from bot.table.log import rebuild
from bot.table.news import News
from bot.texts.names import player_name
from bot.texts.texts import Texts
from rules.game import Seat
from tests.bot.desk.club import Club, any_move, begun
from tests.bot.room import ROOM, person

BLIND = "has to decide without thinking: this game is not rated any more."


class Engineless:
    """Has no answer, or one that the rules refuse, until a test gives the engines back."""

    def __init__(self, club: Club, answer: Callable[[Question], Answer]) -> None:
        self._club, self._answer = club, answer
        self._with_engine = club.minds.ask
        club.minds.ask = self._ask  # type: ignore[method-assign]

    async def _ask(self, question: Question) -> Answer:
        return self._answer(question)

    def end(self) -> None:
        """Give the engines back."""
        self._club.minds.ask = self._with_engine  # type: ignore[method-assign]


def silent(question: Question) -> Answer:
    """Have no answer."""
    raise NoAnswer(question.game)


def out_of_order(question: Question) -> Answer:
    """Have no engine."""
    raise OutOfOrder(question.game)


def wrong(question: Question) -> Answer:
    """Have an answer that the rules refuse."""
    del question
    return Answer(move="a1-h8")


async def unaided(club: Club) -> list[Event]:
    """Return the events that say that a computer had no engine."""
    return [entry.event for entry in (await club.table).log if isinstance(entry.event, Unaided)]


def told(club: Club) -> int:
    """Return how often everybody was told."""
    return sum(reply.text.count(BLIND) for reply in club.chat.said)


async def answered(club: Club) -> None:
    """Let Anna move, and the computer answer."""
    await club.say(await any_move(club))
    await club.later()
    assert (await club.table).player_to_act == person("Anna")


@pytest.mark.parametrize("answer", [silent, out_of_order, wrong])
async def test_the_game_is_not_rated_any_more_and_everybody_is_told_once(
    answer: Callable[[Question], Answer],
) -> None:
    club = await begun(words="quoridor")
    before = len(await club.moves_of_computer())
    Engineless(club, answer)
    await answered(club)
    assert len(await club.moves_of_computer()) == before + 1
    assert not (await club.table).rated
    assert f"🤖 Club computer {BLIND}" in club.chat.said[-1].text.splitlines()
    await answered(club)
    assert (told(club), await unaided(club)) == (1, [Unaided(Seat(1))])
    await club.say("/resign yes")
    assert "Rating" not in club.chat.said[-1].text


async def test_it_is_never_rated_again_nor_told_again() -> None:
    club = await begun()
    engineless = Engineless(club, out_of_order)
    await answered(club)
    engineless.end()
    await answered(club)
    assert not (await club.table).rated
    for _ in range(2):
        await club.say("/undo")
        await club.later()
    table = await club.table
    assert not table.rated
    assert not rebuild(ROOM, table.log).rated
    assert (told(club), len(await unaided(club))) == (1, 1)


async def test_the_next_game_is_rated() -> None:
    club = await begun()
    Engineless(club, out_of_order)
    await answered(club)
    await club.say("/resign yes")
    await club.say("/rematch")
    await club.later()
    table = await club.table
    assert (table.playing, table.rated) == (True, True)


async def test_nor_is_the_rest_of_its_match() -> None:
    club = await begun("31", "52", "64", "31", "21", words="backgammon 5 cube=no")
    Engineless(club, out_of_order)
    await answered(club)
    assert "decide without thinking: this match is not rated" in club.chat.said[-1].text
    await club.say("/resign backgammon")
    table = await club.table
    assert (table.game_number, table.rated) == (2, False)


async def test_a_roll_where_it_might_have_doubled_is_a_decision_too() -> None:
    club = await begun("31", "52", "64", words="backgammon cube=yes")
    asked: list[str] = []

    def no_double(question: Question) -> Answer:
        asked.append(question.position)
        raise OutOfOrder(question.game)

    while not asked:
        Engineless(club, no_double)
        await answered(club)
    assert len(await unaided(club)) == 1


async def test_what_needs_no_thought_stays_rated_without_engines() -> None:
    club = Club()
    await club.say("/play checkers computer=1 from W:Wc3,a1,h2,f2:Be5,h8")
    Engineless(club, out_of_order)
    await club.say("/move c3-d4")
    await club.later()
    assert await club.moves_of_computer() == ["e5xc3"]
    assert await unaided(club) == []


async def test_a_resignation_is_accepted_and_a_draw_is_not() -> None:
    for words, offer, over in (
        ("checkers", "/draw", False),
        ("backgammon cube=no", "/resign single", True),
    ):
        club = await begun("31", words=words)
        Engineless(club, out_of_order)
        await club.say(offer)
        await club.later()
        table = await club.table
        assert (bool(table.ending), table.offer, table.rated) == (over, None, False)


async def test_nobody_can_claim_it_in_words() -> None:
    club = await begun()
    version = (await club.desk.tables.find(ROOM)).version
    for text in ("/unaided", "unaided", "/move unaided", write_payload(version, "unaided")):
        for pressed in (True, False):
            await club.desk.handle(replace(club.request(text), pressed=pressed))
    assert (await club.table).rated


async def test_a_person_decides_without_an_engine_anyway() -> None:
    club = await begun()
    await club.desk.handle(replace(club.request(await any_move(club)), unaided=True))
    table = await club.table
    assert isinstance(table.log[-1].event, Moved)
    assert table.rated


@pytest.mark.parametrize("language", Language)
def test_it_is_told_in_every_language(language: Language) -> None:
    computer = computer_player(3)
    news = News((Unaided(Seat(1)),), (person("Anna"), computer))
    (sentence,) = tell_news(news, language).sentences
    assert player_name(computer, Texts(language)) in sentence
