"""What everybody reads is in one language, from one side and in one theme, whoever acts or asks."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.commands.request import Request
from bot.language import Language
from bot.ratings.scorekeeper import Scorekeeper
from bot.replies.drawings import Drawing
from bot.replies.reply import Announcement, Post, Replay, Reply
from bot.replies.spoken import Reader
from rules.game import Seat
from tests.bot.desk.house import SECOND, House
from tests.bot.room import ROOM, Room, person
from tests.bot.scripted import ScriptedChance

ROLLS = ("52", "31", "64", "66", "21", "43", "65")


@dataclass(frozen=True)
class Taste:
    """How somebody likes to play."""

    locale: str
    theme: str = "wood"
    side: str = "mine"


ANNA = Taste("ru", "contrast")
LIKE_ANNA = {"Ben": ANNA, "Cleo": ANNA}
UNLIKE_ANNA = {"Ben": Taste("pt-BR", "modern", "fixed"), "Cleo": Taste("en", "modern")}
QUITE_UNLIKE_ANNA = {"Ben": Taste("en", "wood"), "Cleo": Taste("pt-BR", "wood", "fixed")}


class Game:
    """A game in a chat that has chosen no language; Anna opens it and sits at the first seat."""

    def __init__(self, tastes: dict[str, Taste], chat_locale: str | None = None) -> None:
        self.tastes = {"Anna": ANNA, **tastes}
        self.room = Room(ScriptedChance(*ROLLS))
        self.house = House(self.room)
        self.chat_locale = chat_locale
        self.told: list[Reply] = []
        """What everybody has read."""
        for name, taste in self.tastes.items():
            for chosen in (taste.locale, taste.theme, f"side {taste.side}"):
                self.room.say(name, f"/settings {chosen}")

    def say(self, name: str, text: str, *, shown: bool = True) -> Reply:
        """Let somebody say something in public; a chat may fail to show the reply."""
        request = Request(
            table=ROOM,
            player=person(name),
            text=text,
            locale=self.tastes[name].locale,
            chat_locale=self.chat_locale,
        )
        if not shown:
            return asyncio.run(self.room.desk.handle(request))
        reply = self.room.ask(request)
        if not reply.private:
            self.told.append(reply)
        return reply

    def pass_time(self, minutes: float) -> None:
        """Let time pass."""
        self.told += self.house.sweep(minutes)

    def restart(self) -> None:
        """Let another process show the table."""
        announcement = asyncio.run(self.room.another_desk().catch_up(ROOM))
        assert announcement is not None
        self.told.append(announcement)

    def play(self) -> None:
        """Play a match with everything that is said in public."""
        self.say("Anna", "/play backgammon 3 cube=no clock=1h")
        self.say("Ben", "/join")
        self.say("Anna", "13/8 13/11")
        self.say("Cleo", "/board")
        self.pass_time(6 * SECOND)
        self.say("Ben", "/board")
        self.say("Ben", "8/5 6/5", shown=False)
        self.pass_time(2)
        self.say("Anna", "/undo")
        self.say("Anna", "/decline")
        self.pass_time(46)
        self.restart()
        self.say("Anna", "24/14")
        self.say("Ben", "/resign single")
        self.say("Anna", "/accept")
        self.say("Anna", "13/11 6/5")
        self.say("Ben", "/resign gammon")
        self.say("Anna", "/accept")
        asyncio.run(Scorekeeper(self.room.store.scores).keep_score())
        for name in self.tastes:
            for text in ("/board", "/stats", "/top backgammon", "/replay"):
                self.say(name, text)
        self.restart()


def shown(reply: Reply) -> object:
    """Return all that is to be seen of a reply."""
    labels = [[choice.label for choice in group] for group in reply.choices]
    match reply:
        case Announcement(board=board, finale=finale):
            last = finale and (finale.text, finale.board)
            return reply.text, labels, seen(board), last
        case Post(plot=plot):
            return reply.text, labels, seen(plot)
        case Replay(animation=animation):
            return reply.text, labels, animation
        case _:
            raise AssertionError(reply)


def seen(drawing: Drawing | None) -> object:
    return drawing and (drawing.look, drawing.alt_text)


def played(tastes: dict[str, Taste], chat_locale: str | None = None) -> Game:
    game = Game(tastes, chat_locale)
    game.play()
    return game


@pytest.mark.parametrize("others", [UNLIKE_ANNA, QUITE_UNLIKE_ANNA])
def test_nothing_public_depends_on_who_acts_or_asks(others: dict[str, Taste]) -> None:
    alike, mixed = played(LIKE_ANNA), played(others)
    assert [*map(shown, mixed.told)] == [*map(shown, alike.told)]


def test_everything_is_told_in_that_game() -> None:
    told = played(UNLIKE_ANNA).told
    text = "\n".join(reply.text for reply in told)
    for words in ("Время на исходе", "Ben сдаётся", "Рейтинг:", "Лучшие", "ходы 1", "побед 1"):
        assert words in text, words
    plots = [reply.plot for reply in told if isinstance(reply, Post)]
    assert sum(plot is not None for plot in plots) == 2
    assert sum(isinstance(reply, Replay) for reply in told) == 3
    assert [reply.finale is not None for reply in told if isinstance(reply, Announcement)].count(
        True
    ) == 1


def test_the_board_is_seen_from_the_first_seat_with_the_numbers_of_who_moves() -> None:
    boards = [
        (reply.board.seat, reply.board.numbers, reply.board.theme)
        for reply in played(UNLIKE_ANNA).told
        if isinstance(reply, Announcement) and reply.board
    ]
    assert {(seat, theme) for seat, _, theme in boards} == {(Seat(0), "contrast")}
    assert {numbers for _, numbers, _ in boards} == {Seat(0), Seat(1)}


@pytest.mark.parametrize(
    ("locale", "sentence"), [("pt-BR", "Vez"), ("en-GB", "to play"), ("ja", "Ходит")]
)
def test_the_language_of_the_chat_comes_before_that_of_who_opens_the_table(
    locale: str, sentence: str
) -> None:
    game = Game(UNLIKE_ANNA, locale)
    game.say("Anna", "/play backgammon")
    assert sentence in game.say("Ben", "/join").text


def test_what_moderators_choose_for_the_chat_is_above_everything() -> None:
    game = Game(UNLIKE_ANNA, "ru")
    game.room.say("Cleo", "/settings chat pt-BR", moderator=True)
    game.room.say("Cleo", "/settings chat theme modern", moderator=True)
    game.say("Anna", "/play backgammon")
    reply = game.say("Ben", "/join")
    assert isinstance(reply, Announcement)
    assert "Vez de Anna" in reply.text
    assert reply.board
    assert reply.board.theme == "modern"
    game.room.say("Cleo", "/settings chat en", moderator=True)
    assert "Anna to play" in game.say("Ben", "/board").text
    stats = game.say("Ben", "/stats")
    assert "has no rated games" in stats.text


def test_before_there_is_a_table_the_asker_is_answered_in_public_too() -> None:
    game = Game(UNLIKE_ANNA)
    assert "пока нет" in game.say("Anna", "/stats").text
    assert "ainda não" in game.say("Ben", "/stats").text


def test_pictures_that_are_not_boards_have_the_theme_of_the_table() -> None:
    game = played(UNLIKE_ANNA)
    plots = [reply.plot.theme for reply in game.told if isinstance(reply, Post) and reply.plot]
    assert plots == ["contrast", "contrast"]
    *_, film = (reply for reply in game.told if isinstance(reply, Replay))
    game.room.say("Anna", "/settings wood")
    other = game.say("Anna", "/replay")
    assert isinstance(other, Replay)
    assert other.animation != film.animation


READERS: dict[str, Callable[[str], bool]] = {
    "Anna": lambda text: "Ваш ход, на костях" in text or "Ходит Ben" in text,
    "Ben": lambda text: "Sua vez" in text or "Vez de Anna" in text,
    "Cleo": lambda text: "Anna to play" in text or "Ben to play" in text,
}


@pytest.mark.parametrize("name", READERS)
def test_where_each_reads_their_own_everything_is_theirs(name: str) -> None:
    game = Game(UNLIKE_ANNA)
    taste = game.tastes[name]
    reader = Reader(Language(taste.locale), person(name).id)
    game.say("Anna", "/play backgammon")
    game.say("Ben", "/join")
    game.say("Anna", "13/8 13/11")
    game.pass_time(6 * SECOND)
    game.say("Cleo", "/board")
    game.restart()
    for reply in game.told[1:]:
        assert isinstance(reply, Announcement)
        mine = reply.for_reader(reader)
        assert READERS[name](mine.text) or "13/11 13/8." in mine.text, mine.text
        assert mine.versions == reply.versions
        assert mine.board
        assert name == "Cleo" or mine.board.theme == taste.theme  # that of players is known
        assert mine.board.seat == (1 if name == "Ben" and taste.side == "mine" else 0)
        assert mine.board.texts.language == taste.locale


def test_what_one_player_reads_alone_is_theirs_whatever_the_table_speaks() -> None:
    game = Game(UNLIKE_ANNA)
    game.say("Anna", "/play backgammon")
    game.say("Ben", "/join")
    assert "Vez de Anna" in game.say("Ben", "/board mine").text
    assert "Ваш ход" in game.say("Anna", "/board mine").text
    assert "Anna to play" in game.say("Cleo", "/board mine").text
    assert "Only the players" in game.say("Cleo", "/move 13/8").text
    assert "É a vez de Anna" in game.say("Ben", "/move 13/8").text
