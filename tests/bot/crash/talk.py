"""What people at a table say next: mostly something sensible."""

from random import Random
from typing import Final

from bot.commands.request import Request
from bot.identity import TableId
from bot.table.clock import DAY, Timeouts
from bot.table.table import Table
from rules.game import ToRoll
from tests.bot.room import person

HERE: Final = TableId("test:here")
BY_HAND: Final = Timeouts(take_back=DAY)
"""Nothing happens by itself meanwhile, so that each change is that of a request."""

_NONSENSE: Final = (
    ("Anna", "/join"),
    ("Anna", "/move 1/24"),
    ("Ben", "/roll"),
    ("Ben", "/accept"),
    ("Ben", "/moves"),
    ("Cleo", "/roll"),
    ("Cleo", "what is this?"),
)


def request(number: int, words: tuple[str, str]) -> Request:
    """Return a request with a number, as a platform would deliver it."""
    name, text = words
    return Request(table=HERE, player=person(name), text=text, key=f"update {number}")


def next_words(table: Table | None, luck: Random) -> tuple[str, str]:
    """Return who says what."""
    if luck.random() < 0.2:
        return luck.choice(_NONSENSE)
    if table is None or table.ending:
        return "Anna", "/play backgammon"
    if table.gathering:
        return "Ben", "/join"
    if table.offer:
        answers = luck.choice(["/accept", "/decline"])
        return table.waited_for[0].name, answers
    return _turn(table, luck)


def _turn(table: Table, luck: Random) -> tuple[str, str]:
    to_act = table.to_act
    assert to_act is not None
    name = table.players[to_act].name
    if luck.random() < 0.1:
        return luck.choice(table.players).name, "/undo"
    if isinstance(table.stage, ToRoll):
        return name, "/roll"
    move = luck.choice(table.game.legal_moves(table.board))
    return name, f"/move {table.game.format(move, table.board)}"
