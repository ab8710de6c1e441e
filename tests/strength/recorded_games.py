"""Games of backgammon between our computers, recorded as if people had played them."""

from random import Random
from typing import Final

from bot.engines.catalogue import engine_of
from bot.engines.engine import SECONDS, Budget, Level
from bot.identity import Moment, Player, PlayerId, TableId
from bot.table.events import Began, Ended, Entry, Line, Moved, Rolled
from bot.table.log import rebuild
from bot.table.table import Table
from bot.table.values import Cause, Dice, Result, Setup
from rules import GAMES
from rules.game import FACES, Over, Roll, ToRoll

NAMES: Final = ("Anna", "Ben")
_SETUP: Final = Setup("backgammon", options={"cube": True})


def record_game(number: int, levels: tuple[Level, Level]) -> Table:
    """Return a game with the cube between two levels; the same number has the same dice."""
    game, engine, chance = GAMES["backgammon"], engine_of("backgammon"), Random(number)
    position = game.opening(2, _SETUP.options)
    opening, lines = game.dump(position), list[Line]()
    while not isinstance(stage := game.stage(position), Over):
        seat = position.turn if stage.seat is None else stage.seat
        level = levels[seat]
        budget = Budget(SECONDS[level], f"{chance.random()}")
        move = engine.choose(position, level, budget) if game.legal_moves(position) else None
        if move is None:
            assert isinstance(stage, ToRoll)
            dice = chance.choice(FACES), chance.choice(FACES)
            lines.append(Rolled(dice, stage.seat))
            position = game.play(position, Roll(dice))
        else:
            lines.append(Moved(seat, game.format(move, position)))
            position = game.play(position, move)
    result = Result.of(stage.outcome, str(number))
    players = tuple(Player(PlayerId(f"test:{name}"), name) for name in NAMES)
    began = Began(_SETUP, players, Dice(str(number), b"-"), "en", opening)
    events = (began, *lines, Ended(Cause.RULES, result))
    return rebuild(TableId("test:1"), [Entry(Moment(0), event) for event in events])
