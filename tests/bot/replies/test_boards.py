"""Boards: the signs of computers in every picture, and what a choice shows."""

from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageSequence

from bot.computers.availability import Availability
from bot.identity import computer_player
from bot.language import Language
from bot.replies.boards import Perspective, computer_seats, table_board, tapped_board
from bot.replies.contents import board_of
from bot.replies.drawings import draw as paint
from bot.replies.reply import Announcement, Menu, Replay, Reply
from bot.replies.table_texts import TableTexts
from render import THEMES, Marks, draw
from render.replay import WIDTH
from rules.game import Seat
from tests.bot.room import AT_ONCE, Room, person
from tests.bot.scripted import ScriptedChance
from tests.render.pixels import decode

PERSPECTIVE = Perspective(TableTexts.of(Language.ENGLISH, ()))


def against_computers(setup: str, *rolls: str) -> Room:
    """Let Anna sit down first, and computers on all other seats."""
    room = Room(ScriptedChance(*rolls), timeouts=AT_ONCE)
    room.desk.computers = lambda: Availability.READY
    room.say("Anna", f"/play {setup} computer")
    assert room.table.playing
    return room


def signs(reply: Reply) -> frozenset[Seat]:
    board = board_of(reply)
    assert board
    return board.computers


def test_the_seats_of_computers_are_found_among_the_players() -> None:
    anna, computer, other = person("Anna"), computer_player(3), computer_player(3, 2)
    assert computer_seats((anna, person("Ben"))) == frozenset()
    assert computer_seats((computer, anna, other)) == {0, 2}


def test_a_table_shows_who_is_a_computer() -> None:
    assert signs(against_computers("checkers").say("Anna", "/board")) == {1}
    assert signs(against_computers("quoridor 4").say("Anna", "/board mine")) == {1, 2, 3}


def test_so_does_a_board_on_which_a_move_is_chosen() -> None:
    room = against_computers("quoridor")
    menu = room.press("Anna", "Wall ▬")
    assert isinstance(menu, Menu)
    assert signs(menu) == {1}


def test_so_does_the_end_of_a_game_of_a_match() -> None:
    room = against_computers("backgammon 5", "31", "64", "42", "31")
    reply = room.say("Anna", "/resign backgammon")
    assert isinstance(reply, Announcement)
    assert reply.finale
    assert reply.finale.board
    assert reply.finale.board.computers == {1}


def test_so_does_a_replay() -> None:
    room = against_computers("checkers")
    room.say("Anna", "c3-d4")
    reply = room.say("Anna", "/replay")
    assert isinstance(reply, Replay)
    table = room.table
    move = table.game.parse("c3-d4", table.game.load(table.opening))
    plain = THEMES["wood"].plain
    picture = draw(
        table.board, theme=plain, last_move=move, computers=frozenset({Seat(1)}), size=WIDTH
    )
    with Image.open(BytesIO(reply.animation.content)) as film:
        last = ImageSequence.all_frames(film)[-1].convert("RGB")
    shown = last.crop((0, 0, picture.width, picture.height))
    assert shown.tobytes() == decode(picture).convert("RGB").tobytes()


def test_names_stand_below_the_board_of_a_game_that_is_over() -> None:
    room = against_computers("checkers")
    playing = table_board(room.table, perspective(room))
    room.say("Anna", "/resign yes")
    over = table_board(room.table, perspective(room))
    assert playing
    assert over
    assert playing.names == ()
    assert over.names == ("Anna", "🤖 Casual computer")
    assert over.look != replace(over, names=()).look
    assert paint(over).height > paint(playing).height


def test_the_names_of_four_are_short() -> None:
    room = against_computers("quoridor 4")
    room.say("Anna", "/resign yes")
    over = table_board(room.table, perspective(room))
    assert over
    assert over.names == ("Anna", "🤖 Casual", "🤖 Casual 2", "🤖 Casual 3")


def perspective(room: Room) -> Perspective:
    return Perspective(TableTexts.of(Language.ENGLISH, room.table.players))


def test_a_choice_shows_the_last_move_until_something_has_moved() -> None:
    room = against_computers("checkers")
    shown = table_board(room.table, PERSPECTIVE)
    assert shown
    taps = room.table.game.taps(room.table.board, ())
    assert tapped_board(room.table, taps, PERSPECTIVE) == replace(
        shown, marks=Marks(taps.may_move, taps.may_reach)
    )


def test_a_whole_move_is_previewed_with_its_marks() -> None:
    table = against_computers("checkers").table
    taps = table.game.taps(table.board, ("c3", "d4"))
    assert taps.move
    preview = tapped_board(table, taps, PERSPECTIVE)
    assert (preview.last_move, preview.before) == (taps.move, table.board)
    assert preview.position == table.game.play(table.board, taps.move)
