"""Matches that people play at a real desk with fair dice, to be exported and checked."""

import json
from random import Random
from typing import Any, TypeAlias

from bot.replies.reply import Handout
from bot.table.chance import Chance, FairChance, begin_chain
from bot.table.offers import ways_to_resign
from bot.table.values import Dice
from rules.game import ToRoll
from tests.bot.room import Room

File: TypeAlias = dict[str, Any]

_LONGEST = 400


class KnownChance(FairChance):
    """Fair chance with the same secrets in every run of the tests."""

    def __init__(self, seed: int = 1) -> None:
        self._luck = Random(seed)

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return the first link of a chain."""
        game_id = f"known{self._luck.randrange(10**6):06}"
        return begin_chain(game_id, self._luck.randbytes(32), words)


def sit(options: str, *charms: str, chance: Chance | None = None) -> Room:
    """Let people open a table and sit down, each with a word for the dice."""
    room = Room(chance or KnownChance())
    room.say("Anna", f"/play {options}")
    for name, charm in zip(("Anna", "Ben", "Cleo", "Dan"), charms, strict=False):
        room.say(name, f"/join {charm}")
    assert room.table.playing
    return room


def play_on(room: Room, luck: Random, turns: int = _LONGEST) -> None:
    """Let people roll and move for some turns, or until the game is over."""
    game_id = room.table.dice.game_id
    for _ in range(turns):
        table = room.table
        if not table.playing or table.dice.game_id != game_id:
            return
        player = table.player_to_act
        assert player is not None
        if isinstance(table.stage, ToRoll) and not (table.words and luck.random() < 0.2):
            room.say(player.name, "/roll")
        else:
            move = luck.choice(table.legal_moves)
            room.say(player.name, f"/move {table.game.format(move, table.board)}")


def take_back(room: Room) -> None:
    """Let the last mover take the move back after the opponent's roll, and everybody agree."""
    if isinstance(room.table.stage, ToRoll):
        play_on(room, Random(1), 1)
    last = room.table.last_move
    assert last is not None
    room.say(room.table.players[last.seat].name, "/undo")
    for player in room.table.players:
        if room.table.offer:
            room.say(player.name, "/accept")


def resign(room: Room, how: str) -> None:
    """Let the player to act resign like that, or for as much as counts; the winner accepts it."""
    player, seat = room.table.player_to_act, room.table.to_act
    assert player is not None
    assert seat is not None
    ways = [*ways_to_resign(room.table, seat)]
    *_, most = ("yes", *ways)
    room.say(player.name, f"/resign {how if how in ways else most}")
    if room.table.offer:
        room.say(next(who.name for who in room.table.players if who != player), "/accept")


def rematch(room: Room) -> None:
    """Let everybody play again."""
    for player in room.table.players:
        room.say(player.name, "/rematch")


def match_of_two_games(seed: int = 1, chance: Chance | None = None) -> Room:
    """Play a match with a move taken back, a game resigned, and a second game to decide it."""
    luck = Random(seed)
    room = sit("backgammon 3 cube=no", "", "🍀", chance=chance)
    play_on(room, luck, 7)
    take_back(room)
    play_on(room, luck, 5)
    resign(room, "gammon")
    assert room.table.game_number == 2
    play_on(room, luck, 6)
    take_back(room)
    play_on(room, luck, 4)
    return room


def export(room: Room) -> File:
    """Return the file of the match."""
    return handed_out(room, "/export json")


def handed_out(room: Room, command: str) -> File:
    """Return the file that a command hands out."""
    reply = room.say("Cleo", command)
    assert isinstance(reply, Handout), reply.text
    content: File = json.loads(reply.document.content)
    return content
