"""Games to ask for."""

from random import Random

from rules.game import ToRoll
from tests.bot.room import Room, backgammon
from tests.bot.scripted import ScriptedChance

MATCH = ("31", "42", "26", "53", "64")


def match_of_two() -> Room:
    """Return a room where the second game of a match is on; Anna has won the first."""
    room = backgammon(*MATCH, options="3 cube")
    for name, text in [
        ("Anna", "8/5 6/5"),
        ("Ben", "/roll"),
        ("Ben", "8/4 6/4"),
        ("Anna", "/double"),
        ("Ben", "/drop"),
        ("Ben", "24/18 13/11"),
        ("Anna", "/roll"),
    ]:
        room.say(name, text)
    return room


def random_game(game: str, names: tuple[str, ...], lines: int) -> Room:
    """Return a room where people have moved by chance."""
    luck = Random(5)
    rolls = [f"{luck.randint(1, 6)}{luck.randint(1, 6)}" for _ in range(lines)]
    room = Room(ScriptedChance(*rolls))
    room.say(names[0], f"/play {game}")
    for name in names[1:]:
        room.say(name, "/join")
    while len(room.table.log) < lines and room.table.playing:
        table = room.table
        assert table.to_act is not None
        if isinstance(table.stage, ToRoll):
            text = "/roll"
        else:
            moves = table.game.legal_moves(table.board)
            text = f"/move {table.game.format(luck.choice(moves), table.board)}"
        room.say(names[table.to_act], text)
    return room
