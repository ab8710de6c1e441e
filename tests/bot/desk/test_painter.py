"""Where pictures are drawn: beside everything else, once each, and never in anybody's way."""

import asyncio
from dataclasses import replace
from threading import Event, current_thread

from structlog.testing import capture_logs

from bot.desk.desk import Desk
from bot.desk.painter import CACHED, Painter
from bot.language import Language
from bot.replies.drawings import Board, Drawing, Plot
from bot.replies.table_texts import TableTexts
from render import Picture
from rules import GAMES
from rules.game import Seat
from tests.bot.easel import Easel
from tests.bot.room import ROOM, checkers

BOARD = Board(
    position=GAMES["checkers"].opening(2), texts=TableTexts(Language.ENGLISH, ("Anna", "Ben"))
)
PICTURE = Picture(b"PNG", 1, 1)


class SlowHand:
    """Draws when it is told to."""

    def __init__(self) -> None:
        self.go = Event()
        self.drawn = 0

    def make(self, drawing: Drawing) -> Picture:
        del drawing
        self.drawn += 1
        assert self.go.wait(10)
        return PICTURE


def test_boards_and_plots_are_drawn_in_a_thread_of_their_own() -> None:
    easel = Easel()
    for drawing in (BOARD, Plot(((0, 1500), (1, 1516)), "From 1500 to 1516.")):
        picture = asyncio.run(easel.painter.paint(drawing))
        assert picture.png.startswith(b"\x89PNG")
    assert easel.apart
    assert current_thread().name not in easel.threads


def test_the_event_loop_goes_on_meanwhile() -> None:
    hand = SlowHand()

    async def ask() -> Picture:
        asked = asyncio.create_task(Painter(hand.make).paint(BOARD))
        await asyncio.sleep(0.01)
        assert not asked.done()
        hand.go.set()
        return await asked

    assert asyncio.run(ask()) is PICTURE


def test_each_look_is_drawn_once() -> None:
    easel = Easel()
    same = replace(BOARD, texts=TableTexts(Language.RUSSIAN, ("Анна", "Бен")))
    first, second = (asyncio.run(easel.painter.paint(board)) for board in (BOARD, same))
    assert first is second
    assert easel.drawn == [BOARD]
    asyncio.run(easel.painter.paint(replace(BOARD, theme="contrast")))
    asyncio.run(easel.painter.paint(replace(BOARD, computers=frozenset({Seat(1)}))))
    assert len(easel.drawn) == 3


def test_who_asks_at_the_same_time_waits_for_the_same_picture() -> None:
    hand = SlowHand()

    async def ask() -> None:
        painter = Painter(hand.make)
        both = asyncio.gather(painter.paint(BOARD), painter.paint(BOARD))
        await asyncio.sleep(0.01)
        hand.go.set()
        first, second = await both
        assert first is second is PICTURE

    asyncio.run(ask())
    assert hand.drawn == 1


def test_who_gives_up_does_not_take_the_picture_from_the_others() -> None:
    hand = SlowHand()

    async def ask() -> None:
        painter = Painter(hand.make)
        other = asyncio.create_task(painter.paint(replace(BOARD, theme="contrast")))
        impatient, patient = (asyncio.create_task(painter.paint(BOARD)) for _ in range(2))
        await asyncio.sleep(0.01)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        hand.go.set()
        assert await other is await patient is PICTURE

    asyncio.run(ask())


def test_a_picture_that_cannot_be_drawn_is_logged_and_tried_again() -> None:
    easel, room = Easel(broken=True), checkers()
    desk = Desk(room.store, painter=easel.painter)
    asyncio.run(desk.tables.find(ROOM))
    with capture_logs() as lines:
        assert asyncio.run(desk.paint(BOARD, ROOM)) is None
    (line,) = lines
    assert (line["event"], line["exc_info"]) == ("picture not drawn", True)
    assert (line["table"], line["version"]) == (ROOM, room.found.version)
    easel.broken = False
    assert asyncio.run(desk.paint(BOARD, ROOM)) is not None


def test_old_pictures_are_forgotten() -> None:
    hand = SlowHand()
    hand.go.set()
    painter = Painter(hand.make)

    async def ask() -> None:
        for number in [*range(CACHED + 1), 0]:
            await painter.paint(replace(BOARD, theme=f"theme {number}"))

    asyncio.run(ask())
    assert hand.drawn == CACHED + 2
