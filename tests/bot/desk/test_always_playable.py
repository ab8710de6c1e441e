"""Whatever anybody says or presses, the one to move can still move by the buttons of the table."""

from random import Random

import pytest

from bot.replies.choice import Choice
from bot.table.lines import lines
from bot.table.table import Table
from tests.bot.desk.house import SECOND, House
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance
from tests.effort import often

PEOPLE = ("Anna", "Ben", "Cleo")
SAID = (
    "/board", "/board mine", "/board words", "/moves", "/undo", "/draw", "/accept", "/decline",
    "/resign", "/settings", "/settings confirm yes", "/settings confirm no", "/settings ru",
    "/settings autoroll no", "/settings autoroll yes", "/settings side fixed", "/stats", "/top",
    "/replay", "/history", "/help", "/rules", "/join", "/leave", "/claim", "/rematch", "/verify",
    "/forgetme", "/play checkers", "/move", "/move 13/8", "/double", "1/off", "what is this?",
)  # fmt: skip
"""Nothing here ends a game."""
TURN = {"roll", "move", "tap", "take", "drop"}
"""Commands on buttons that go on with the game."""
BACK = {"Back", "Start over", "Назад", "Сначала"}
MOST = 8
"""Presses that the longest turn takes: four checkers and a confirmation."""


def begin(game: str, seed: int) -> Room:
    luck = Random(seed)
    rolls = [f"{luck.randint(1, 6)}{luck.randint(1, 6)}" for _ in range(400)]
    room = Room(ScriptedChance(*rolls))
    room.desk.lists_moves("test", luck.choice((0, 5, 20)))
    room.say("Anna", f"/play {game}")
    room.say("Ben", "/join")
    return room


@pytest.mark.parametrize("seed", range(often(2, 3)))
@pytest.mark.parametrize(
    "game", ["backgammon 5", "narde", "checkers", "quoridor", "backgammon autoplay=no autoroll=no"]
)
def test_the_one_to_move_can_always_move_by_buttons(game: str, seed: int) -> None:
    luck, room = Random(seed), begin(game, seed)
    for _ in range(12):
        for _ in range(luck.randrange(6)):
            disturb(room, luck)
        if not room.table.playing:
            break
        move_by_buttons(room, luck)
        if luck.random() < 0.5:
            House(room).sweep(6 * SECOND)
    assert len(lines(room.table.log)) > 1 or room.table.ending or room.table.results


def disturb(room: Room, luck: Random) -> None:
    """Let somebody say or press something, which is refused as often as not."""
    name = luck.choice(PEOPLE)
    room.time += luck.choice((0, 1_000, 10_000))
    harmless = [button for button in room.buttons if not _is_final(button)]
    if harmless and luck.random() < 0.4:
        room.send(name, luck.choice(harmless).payload)
    else:
        room.say(name, luck.choice(SAID))


def _is_final(button: Choice) -> bool:
    """Return whether a button gives up a game, forgets a player, or drops a double."""
    return button.payload.endswith((" yes", "drop")) or " resign " in button.payload


def move_by_buttons(room: Room, luck: Random) -> None:
    """Let whoever is to act make a move or a roll with buttons alone, as a stranger shows them."""
    table = room.table
    assert table.player_to_act is not None
    room.say("Cleo", "/board")
    for _ in range(MOST):
        room.send(table.player_to_act.name, luck.choice(turn_buttons(room)).payload)
        if has_gone_on(table, room.table):
            return
    raise AssertionError(room.reply)


def turn_buttons(room: Room) -> list[Choice]:
    """Return the buttons that lead on with the turn; there has to be one."""
    found = [each for each in room.buttons if each.command in TURN and each.label not in BACK]
    assert found, room.reply
    return found


def has_gone_on(before: Table, after: Table) -> bool:
    """Return whether somebody rolled or moved, or the game is over."""
    return after.dice != before.dice or len(after.log) > len(before.log) or not after.playing


def test_an_only_move_has_a_button_though_no_moves_are_listed() -> None:
    room = Room()
    room.desk.lists_moves("test", 0)
    room.say("Anna", "/play checkers autoplay=no")
    room.say("Ben", "/join")
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-e5")
    assert "Anna plays d4xf6." in room.press("Anna", "d4xf6").text
