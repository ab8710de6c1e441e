"""A game that is still being played is not analysed, by whatever way it is asked for."""

import pytest

from bot.commands.request import Request
from bot.identity import TableId
from bot.replies.reply import Leaf, Refusal, Reply
from tests.bot.desk.coached import coached
from tests.bot.desk.test_handed_in import attached
from tests.bot.room import Room, person

ELSEWHERE = TableId("test:elsewhere")
MOVES = ("c3-b4", "f6-g5", "b4-a5", "d6-e5", "g3-h4", "g7-f6")
OTHERS = ("c3-d4", "f6-g5", "d2-c3", "e7-f6", "g3-f4", "d8-e7")
FILE = """[White "Eve"]
[Black "Mallory"]
[GameType "26"]

1. {} {} 2. {} {} 3. {} {} 1-0
"""


def playing(opened: str = "/play checkers", moves: tuple[str, ...] = MOVES) -> Room:
    room = coached(f"Anna: {opened}", "Ben: /join")
    for at, move in enumerate(moves):
        reply = room.say(("Anna", "Ben")[at % 2], move)
        assert not isinstance(reply, Refusal), reply.text
    return room


def analyse(room: Room, name: str, words: str = "", file: str = "") -> Reply:
    """Ask for an analysis in another chat."""
    return room.ask(
        Request(
            table=ELSEWHERE,
            player=person(name),
            text=f"/analyse {words}".strip(),
            attached=attached(file.encode()) if file else None,
        )
    )


def refused(reply: Reply) -> bool:
    return isinstance(reply, Refusal) and reply.text.startswith("The game isn’t over yet.")


def test_a_player_gets_no_verdict_elsewhere_whoever_is_said_to_move() -> None:
    room = playing()
    position = room.table.position
    assert position.startswith("W:")
    for text in (position, f"B{position[1:]}", position.removesuffix(":H0")):
        assert refused(analyse(room, "Anna", text))
        assert refused(analyse(room, "Ben", text))
    assert isinstance(analyse(room, "Cleo", room.table.position), Leaf)
    assert refused(room.say("Cleo", f"/analyse {room.table.position}"))


def test_after_the_game_everything_may_be_asked() -> None:
    room = playing()
    position = room.table.position
    room.say("Anna", "/resign yes")
    assert isinstance(analyse(room, "Anna", position), Leaf)
    assert isinstance(analyse(room, "Anna", file=FILE.format(*MOVES)), Leaf)


def test_a_game_that_has_had_its_hint_may_be_analysed() -> None:
    room = playing("/play checkers hints=yes")
    assert refused(analyse(room, "Anna", room.table.position))
    room.say("Anna", "/hint yes")
    assert not room.table.rated
    assert isinstance(analyse(room, "Anna", room.table.position), Leaf)


def test_a_rated_game_against_a_computer_is_guarded_too() -> None:
    room = coached("Anna: /play checkers computer=1")
    assert room.table.rated
    assert refused(analyse(room, "Anna", room.table.position))
    assert isinstance(analyse(room, "Ben", room.table.position), Leaf)


def test_a_file_with_the_same_moves_is_not_analysed_for_its_players() -> None:
    room = playing()
    file = FILE.format(*MOVES)
    assert refused(analyse(room, "Ben", file=file))
    assert refused(analyse(room, "Ben", file=file.replace("1-0", "4. b2-c3 b6-c5 0-1")))
    assert isinstance(analyse(room, "Ben", file=FILE.format(*OTHERS)), Leaf)
    assert isinstance(analyse(room, "Cleo", file=file), Leaf)


@pytest.mark.parametrize("game", ["/play narde", "/play quoridor"])
def test_another_game_or_a_mere_opening_forbids_nothing(game: str) -> None:
    file = FILE.format(*MOVES)
    assert isinstance(analyse(playing(game, ()), "Anna", file=file), Leaf)
    assert isinstance(analyse(playing(moves=MOVES[:4]), "Anna", file=file), Leaf)
