"""Counts what a game costs a channel on Discord: whole games over the Discord of the tests.

`python -m tests.bench.discord_traffic` plays all games by thumbs and by slash commands, live and
over days, and prints interactions a turn, messages and pings a game.
"""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.table.pace import Pace
from bot.table.playing import next_automatic
from rules.game import ToRoll
from tests.bench.taps import SeededChance
from tests.bot.chat.discord_chat.club import LIVE, Club, club
from tests.bot.chat.discord_chat.play import tap_move
from tests.fakes.discord_server import Person

DAY: Final = 86_400.0
THINKING: Final = 20.0
"""Seconds that a player thinks in a game that is played live."""
GAMES: Final = ("backgammon", "narde", "checkers", "quoridor")
_LONGEST: Final = 150


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played."""

    thumbs: bool
    pause: float
    """Seconds before each turn."""
    talk: float = 0.0
    """How many messages somebody writes in each turn, on average."""


@dataclass(frozen=True, slots=True)
class Traffic:
    """What a game took."""

    turns: int
    interactions: int
    messages: int
    pings: int


async def play(game: str, way: Way, seed: int = 1) -> Traffic:
    """Play one game with random moves to its end."""
    luck = Random(seed)
    async with club(chance=SeededChance(luck), timeouts=LIVE) as made:
        opened = await made.anna.slash(made.channel, "play", game=game)
        await made.ben.press(opened.said[0], "Join")
        turns, before = 0, len(made.server.interactions)
        caio = Person(made.server, "Caio")
        while await _goes_on(made) and turns < _LONGEST:
            await made.later(way.pause)
            if luck.random() < way.talk:
                caio.say(made.channel, "Nice!")
            await _turn(made, way, luck)
            turns += 1
        await made.board()
        own = [one for one in made.channel.public if one["author"]["id"] != str(caio.id)]
        pings = sum(len(one["mentions"]) for one in own)
        return Traffic(turns, len(made.server.interactions) - before, len(own), pings)


async def _goes_on(made: Club) -> bool:
    """Let happen what happens by itself, and return whether somebody has to move."""
    while next_automatic(await made.table(), Pace(take_back=5_000)):
        await made.board()
        await made.later()
    return (await made.table()).playing


async def _turn(made: Club, way: Way, luck: Random) -> None:
    table = await made.table()
    if isinstance(table.stage, ToRoll):
        await (await made.to_act()).press(await made.board(), "Roll")
        table = await made.table()
    legal = list(table.legal_moves)
    if table.setup.game == "quoridor" and luck.random() > 0.3:
        legal = [move for move in legal if len(table.game.format(move, table.board)) == 2]
    move = table.game.format(luck.choice(legal), table.board)
    if way.thumbs:
        await tap_move(made, move)
    else:
        await (await made.to_act()).slash(made.channel, "move", move=move)


async def main() -> None:
    """Print a table."""
    print("| game | played | turns | interactions a turn | messages | pings |")
    for game in GAMES:
        ways = {
            "by thumbs, live": Way(True, THINKING),  # noqa: FBT003
            "by slash, live": Way(False, THINKING),  # noqa: FBT003
            "by thumbs, live, others talk": Way(True, THINKING, 0.1),  # noqa: FBT003
            "by thumbs, over days": Way(True, DAY),  # noqa: FBT003
            "by slash, over days": Way(False, DAY),  # noqa: FBT003
        }
        for name, way in ways.items():
            took = await play(game, way)
            each = took.interactions / took.turns
            row = (game, name, took.turns, f"{each:.1f}", took.messages, took.pings)
            print("|", " | ".join(map(str, row)), "|", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
