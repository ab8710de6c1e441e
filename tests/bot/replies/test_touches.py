"""What can be pressed on a board: by whom, under which name, and with how many presses a turn."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from bot.language import Language
from bot.replies.reply import Announcement, Menu, Reply
from bot.replies.spoken import Reader
from bot.replies.touches import Touch, TouchKind
from rules.game import ToRoll
from tests.bot.reading import is_refused
from tests.bot.room import AT_ONCE, Room, backgammon, checkers, person
from tests.bot.scripted import ScriptedChance
from tests.effort import often

Choose = Callable[[Random, Sequence[Touch]], str]
"""Chooses one of the things that can be pressed."""


def touches(room: Room, name: str = "Anna", language: Language = Language.ENGLISH) -> list[Touch]:
    """Return what somebody can press after the last reply."""
    return list(touches_of(room.reply, name, language))


def touches_of(
    reply: Reply | None, name: str, language: Language = Language.ENGLISH
) -> Sequence[Touch]:
    if isinstance(reply, Menu):
        assert reply.write_touches is not None
        return reply.write_touches()
    assert isinstance(reply, Announcement)
    mine = reply.view_for(Reader(language, person(name).id))
    assert mine.write_pane is not None
    return mine.write_pane().touches


def named(found: Sequence[Touch], kind: TouchKind) -> list[str]:
    return [touch.label for touch in found if touch.kind is kind]


def press(room: Room, label: str, name: str = "Anna") -> Reply:
    """Press something on the board."""
    touch = next(one for one in touches(room, name) if one.label == label)
    return room.send(name, touch.payload)


def test_checkers_can_be_taken_up_and_points_that_one_of_them_reaches_be_pressed() -> None:
    room = backgammon("31")
    assert named(touches(room), TouchKind.PIECE) == [
        "Point 24, 2 of your checkers",
        "Point 13, 5 of your checkers",
        "Point 8, 3 of your checkers",
        "Point 6, 5 of your checkers",
    ]
    # Two of them reach point 5, and nobody knows which is meant.
    assert named(touches(room), TouchKind.TARGET) == ["To 23", "To 21", "To 10", "To 7", "To 3"]
    assert touches(room, "Ben") == touches(room, "Cleo") == []
    press(room, "To 21")
    assert isinstance(room.reply, Menu)
    assert room.reply.text.startswith("24→21 – which piece next?")


def test_a_chosen_checker_can_be_put_back_or_changed_for_another() -> None:
    room = backgammon("31")
    press(room, "Point 8, 3 of your checkers")
    found = touches(room)
    assert named(found, TouchKind.HELD) == ["Put it back"]
    assert named(found, TouchKind.TARGET) == ["To 7", "To 5"]
    assert len(named(found, TouchKind.PIECE)) == 3
    press(room, "Point 6, 5 of your checkers")
    assert "6 – where to?" in (room.reply.text if room.reply else "")
    press(room, "Put it back")
    assert "Which piece" in (room.reply.text if room.reply else "")


def test_a_piece_comes_with_the_places_that_it_can_be_dragged_to() -> None:
    room = checkers()
    (piece,) = (one for one in touches(room) if one.label == "c3, your man")
    reached = {target.area for target in piece.ways}
    press(room, "c3, your man")
    targets = [one for one in touches(room) if one.kind is TouchKind.TARGET]
    assert reached == {target.area for target in targets}
    (held,) = (one for one in touches(room) if one.kind is TouchKind.HELD)
    assert [way.payload for way in held.ways] == [target.payload for target in targets]
    reply = room.send("Anna", piece.ways[0].payload)
    assert isinstance(reply, Announcement)


def test_a_piece_with_one_move_is_dragged_where_that_leads() -> None:
    room = checkers()
    (piece,) = (one for one in touches(room) if one.label == "a3, your man")
    (landing,) = piece.ways
    (target,) = (one for one in touches(room) if one.label == "To h4")
    assert landing.payload == piece.payload
    assert landing.area != piece.area
    assert target.payload.endswith("tap g3 h4")


def test_who_has_to_enter_has_the_bar_to_drag_from() -> None:
    room = Room(ScriptedChance("31", "64", "21", "43"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    for name, move in (("Anna", "8/5 6/5"), ("Ben", "24/18 13/9"), ("Anna", "24/22 8/7*")):
        room.say(name, move)
    found = touches(room, "Ben")
    (bar,) = (one for one in found if one.kind is TouchKind.PIECE)
    assert bar.label == "Bar, one of your checkers"
    assert named(found, TouchKind.TARGET) == ["To 22", "To 21"]
    assert {way.area for way in bar.ways} == {
        one.area for one in found if one.kind is TouchKind.TARGET
    }
    assert not is_refused(room.send("Ben", bar.payload))


def test_walls_are_laid_where_they_are_pressed() -> None:
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    found = touches(room)
    slots = [one for one in found if one.kind is TouchKind.SLOT]
    assert len(slots) == 128
    assert all(slot.shape for slot in slots)
    assert named(found, TouchKind.TARGET) == ["To d1", "To e2", "To f1"]
    assert found[-1].kind is TouchKind.TARGET  # on top of the walls
    press(room, "Wall e4h")
    assert "Anna plays e4h." in (room.reply.text if room.reply else "")


def test_the_taps_of_a_wall_are_no_places() -> None:
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    reply = room.send("Anna", f"{room.found.version} tap h")
    assert touches_of(reply, "Anna") == ()


def test_dice_are_rolled_and_the_cube_is_turned_where_they_lie() -> None:
    room = backgammon("31", "42", options="cube=yes")
    room.say("Anna", "8/5 6/5")
    found = touches(room, "Ben")
    assert [(one.label, one.kind) for one in found] == [
        ("Roll", TouchKind.WORD),
        ("Double", TouchKind.WORD),
    ]
    press(room, "Double", "Ben")
    assert touches(room) == []  # an answer lies nowhere on the board


def test_they_are_named_in_the_language_of_the_reader() -> None:
    labels = {
        language: named(touches(checkers(), "Anna", language), TouchKind.PIECE)[0]
        for language in Language
    }
    assert labels == {
        Language.ENGLISH: "a3, your man",
        Language.RUSSIAN: "a3, ваша шашка",
        Language.BRAZILIAN: "a3, sua pedra",
    }


def dice(seed: int) -> list[str]:
    """Return dice as they fall, the same in every run."""
    die = Random(seed).randint
    return ["61", *(f"{die(1, 6)}{die(1, 6)}" for _ in range(600))]


def play_whole_game(game: str, seed: int, choose: Choose) -> tuple[int, int]:
    """Let Anna play both sides on the board; return the presses and the turns."""
    chance = Random(seed)
    room = Room(ScriptedChance(*dice(seed)), timeouts=AT_ONCE)
    reply = room.say("Anna", f"/play {game} both")
    presses = turns = 0
    while room.table.playing:
        if isinstance(room.table.stage, ToRoll):
            reply = room.say("Anna", "/roll")
            continue
        turns += isinstance(reply, Announcement)
        reply = room.send("Anna", choose(chance, touches_of(reply, "Anna")))
        assert not is_refused(reply)
        presses += 1
    return presses, turns


def pressed(chance: Random, found: Sequence[Touch]) -> str:
    """Press a place that a piece can go to, else a piece."""
    targets = [touch for touch in found if touch.kind is TouchKind.TARGET]
    pieces = [touch for touch in found if touch.kind is TouchKind.PIECE]
    return chance.choice(targets or pieces).payload


def dragged(chance: Random, found: Sequence[Touch]) -> str:
    """Drag a piece to a place."""
    return chance.choice(chance.choice([touch for touch in found if touch.ways]).ways).payload


@pytest.mark.parametrize(("game", "goal"), [("backgammon", 3), ("narde", 3), ("checkers", 2)])
@pytest.mark.parametrize("choose", [pressed, dragged])
def test_a_turn_takes_few_presses(game: str, goal: int, choose: Choose) -> None:
    presses, turns = play_whole_game(game, often(1, 6), choose)
    print(f"{game}, {choose.__name__}: {presses / turns:.2f} presses a turn")  # noqa: T201
    assert presses / turns <= goal


def test_the_pawn_can_be_dragged_to_wherever_it_may_step() -> None:
    room = Room()
    room.say("Anna", "/play quoridor both")
    (pawn,) = [touch for touch in touches(room) if touch.kind is TouchKind.PIECE]
    steps = [touch for touch in touches(room) if touch.kind is TouchKind.TARGET]
    assert pawn.label == "Your pawn"
    assert {(way.payload, way.area) for way in pawn.ways} == {
        (step.payload, step.area) for step in steps
    }
    room.send("Anna", pawn.payload)
    assert isinstance(room.reply, Menu)
    assert named(touches(room), TouchKind.TARGET) == [step.label for step in steps]
