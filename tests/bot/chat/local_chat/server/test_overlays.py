"""Marks lie over the picture of a board, so that it stays the same while a move is chosen."""

from dataclasses import replace

from bot.chat.local_chat.overlays import (
    boxes_on,
    lift_marks,
    marks_on,
    slides_on,
    touches_on,
)
from bot.chat.local_chat.wire import Box
from bot.language import Language
from bot.replies.drawings import Board
from bot.replies.table_texts import TableTexts
from bot.replies.touches import Touch, TouchKind, Way
from render import THEMES, Area, Marks, Picture, Slide
from rules import GAMES
from tests.bot.chat.local_chat.server.table import Table, run
from tests.bot.chat.local_chat.server.test_readers import playing

PICTURE = Picture(b"", 960, 480)
LEFT, RIGHT = Area(0, 0, 480, 240), Area(480, 240, 480, 240)
LEFT_BOX, RIGHT_BOX = Box(0, 0, 50, 50), Box(50, 50, 50, 50)


def board(game: str, marks: Marks) -> Board:
    """Return how a game begins, with marks."""
    texts = TableTexts.of(Language.ENGLISH, ())
    return Board(position=GAMES[game].opening(2), texts=texts, marks=marks, theme="modern")


def test_what_can_be_laid_over_a_picture_is_not_drawn_in_it() -> None:
    marks = Marks(frozenset({"e1"}), frozenset({"e2", "e3h"}), (1,))
    bare, lifted = lift_marks(board("quoridor", marks))
    assert {mark.place for mark in lifted} == {"e1", "e2"}
    assert bare == board("quoridor", Marks(may_reach=frozenset({"e3h"}), used_dice=(1,)))


def test_marks_have_the_colours_of_the_theme() -> None:
    marked = board("checkers", Marks(frozenset({"a3"}), frozenset({"b4"})))
    marks = marks_on(*lift_marks(marked), PICTURE)
    assert marks
    assert (marks.core, marks.edge) == (THEMES["modern"].hint, THEMES["modern"].pip)
    assert (len(marks.rings), len(marks.frames), len(marks.dots)) == (0, 1, 1)


def test_marks_are_in_percent_of_the_picture() -> None:
    bare, (mark,) = lift_marks(board("backgammon", Marks(frozenset({6}))))
    marks = marks_on(bare, (mark._replace(box=(480, 240, 960, 480)),), PICTURE)
    assert marks
    assert marks.rings == (RIGHT_BOX,)


def test_a_board_without_marks_has_none() -> None:
    assert marks_on(*lift_marks(board("checkers", Marks())), PICTURE) is None
    assert marks_on(*lift_marks(None), PICTURE) is None


def test_everything_lies_where_it_lies_in_the_picture() -> None:
    touch = Touch("1 tap 6", "Point 6", TouchKind.PIECE, LEFT, RIGHT, (Way("1 tap 6 5", RIGHT),))
    (laid,) = touches_on((touch,), PICTURE)
    assert (laid.payload, laid.label, laid.kind) == ("1 tap 6", "Point 6", "piece")
    assert (laid.box, laid.shape, laid.ways[0].box) == (LEFT_BOX, RIGHT_BOX, RIGHT_BOX)
    (without,) = touches_on((replace(touch, shape=None),), PICTURE)
    assert without.shape is None
    assert slides_on((Slide(LEFT, RIGHT),), PICTURE) == ((LEFT_BOX, RIGHT_BOX),)
    assert boxes_on((RIGHT,), PICTURE) == (RIGHT_BOX,)


def test_nothing_lies_over_a_picture_that_could_not_be_drawn() -> None:
    touch = Touch("1 tap 6", "Point 6", TouchKind.PIECE, LEFT)
    marked = board("checkers", Marks(frozenset({"a3"})))
    assert marks_on(*lift_marks(marked), None) is None
    assert touches_on((touch,), None) == ()
    assert slides_on((Slide(LEFT, RIGHT),), None) == ()
    assert boxes_on((LEFT,), None) == ()


def test_a_piece_is_taken_up_without_a_new_picture() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        assert len(anna.pane["marks"]["frames"]) == 4
        assert "marks" not in ben.pane
        await anna.touch("c3, your man")
        assert anna.choosing["image"] == anna.pane["image"]
        assert len(anna.choosing["marks"]["frames"]) == 1
        assert len(anna.choosing["marks"]["dots"]) == 2

    run(test)
