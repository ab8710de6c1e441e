"""Boards on which computers play: their seats have a sign in every picture."""

from io import BytesIO

from PIL import Image, ImageSequence

from bot.computers.availability import Availability
from bot.identity import computer_player
from bot.replies.boards import computer_seats
from bot.replies.reply import Announcement, Menu, Replay, Reply, board_of
from render import THEMES, draw
from render.replay import WIDTH
from rules.game import Seat
from tests.bot.room import AT_ONCE, Room, person
from tests.bot.scripted import ScriptedChance
from tests.render.pixels import decode


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
