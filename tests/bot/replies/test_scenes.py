"""What a page shows of a table before it is as it is: each roll and each move, in their order."""

from bot.replies.pane import Pane
from bot.replies.reply import Announcement
from tests.bot.loops import finish
from tests.bot.replies.test_pane import pane_of
from tests.bot.room import AT_ONCE, Room, checkers, person
from tests.bot.scripted import ScriptedChance

SHUT_OUT = "XGID=aBBBBBB-C----------eed----:0:0:1:00:0:0:0:1:10"


def shut_out(*rolls: str) -> Room:
    """Return a room where Anna is to move, and Ben cannot come in from the bar."""
    room = Room(ScriptedChance(*rolls), timeouts=AT_ONCE)
    room.say("Anna", f"/play from {SHUT_OUT} @Ben", named=("Ben",))
    room.say("Ben", "/join")
    return room


def counted(pane: Pane) -> list[tuple[int, int]]:
    """Return how often the dice were rolled and a move was made, from scene to scene."""
    before = [(scene.rolls, scene.moves) for scene in pane.scenes]
    return [*before, (pane.rolls, pane.moves)]


def test_dice_that_fit_nothing_are_seen_before_the_next_roll() -> None:
    room = shut_out("21", "65", "43")
    room.say("Anna", "8/7 8/6")
    for name in ("Anna", "Ben"):
        pane = pane_of(room.reply, name)
        (scene,) = pane.scenes
        assert scene.told == ("Anna plays 2-1: 8/7 8/6.", "Ben rolls 6-5.")
        assert (scene.mover, len(scene.slides), len(scene.dice)) == (person("Anna").id, 2, 2)
        assert counted(pane) == [(2, 1), (3, 2)]


def test_a_roll_after_a_move_is_one_scene_with_it() -> None:
    room = Room(ScriptedChance("31", "64"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    room.say("Anna", "8/5 6/5")
    assert counted(pane_of(room.reply, "Ben")) == [(2, 1)]


def test_whoever_has_missed_several_moves_sees_each() -> None:
    room = checkers()
    for name, move in (("Anna", "c3-d4"), ("Ben", "f6-g5"), ("Anna", "b2-c3")):
        room.say(name, move)
    last = room.found.version
    said = finish(room.desk.catch_up(room.table.id, last - 2, last - 1, last))
    assert isinstance(said, Announcement)
    pane = pane_of(said, "Ben")
    assert [(scene.version, scene.told) for scene in pane.scenes] == [
        (last - 2, ("Anna plays c3-d4.",)),
        (last - 1, ("Ben plays f6-g5.",)),
    ]
    assert counted(pane) == [(0, 1), (0, 2), (0, 3)]


def test_what_led_to_a_move_that_was_taken_back_is_not_shown() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Anna", "/undo")
    assert pane_of(room.reply, "Ben").scenes == ()
