"""People who sit down at a table and play."""

from collections.abc import Iterable

from bot.identity import Moment, Player, PlayerId, TableId
from bot.table import playing
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.events import Began, Opened
from bot.table.log import start
from bot.table.seating import open_table, sit_down
from bot.table.table import Table
from bot.table.values import Setup
from tests.bot.scripted import ScriptedChance

HERE = TableId("test:here")
ANNA, BEN, CLEO, DAN = (
    Player(PlayerId(f"test:{name.lower()}"), name) for name in ("Anna", "Ben", "Cleo", "Dan")
)
EVERYBODY = (ANNA, BEN, CLEO, DAN)


def opened(
    setup: Setup,
    chance: Chance | None = None,
    *,
    invited: Iterable[Player] = (),
    current: Table | None = None,
    by: Player = ANNA,
) -> Change:
    """Let Anna, or somebody else, open a table."""
    chance = chance or ScriptedChance()
    event = Opened(setup, by, chance.draw_dice(("",)), "en", tuple(invited))
    return open_table(HERE, event, Moment(0), chance, current)


def begun(setup: Setup, *rolls: str) -> Change:
    """Let as many as are needed sit down, Anna first."""
    change = opened(setup, ScriptedChance(*rolls))
    for player in EVERYBODY[1 : setup.seats]:
        change = sit_down(change, player, "")
    return later(change)


def resumed(setup: Setup, position: str, *rolls: str) -> Change:
    """Let Anna and Ben begin in the middle of a game."""
    chance = ScriptedChance(*rolls)
    began = Began(setup, EVERYBODY[: setup.seats], chance.draw_dice(()), "en", position)
    return Change(start(HERE, began, Moment(0)), Moment(0), chance)


def later(change: Change, milliseconds: int = 1_000) -> Change:
    """Return the same table some time later, with nothing new."""
    return Change(change.table, Moment(change.at + milliseconds), change.chance)


def play(change: Change, *moves: str) -> Change:
    """Let the players to act make the moves; `roll` rolls the dice."""
    for move in moves:
        change = later(change)
        to_act = change.table.to_act
        assert to_act is not None
        if move == "roll":
            change = playing.roll(change, [to_act])
        else:
            change = playing.move(change, [to_act], move)
    return change


def names(table: Table) -> list[str]:
    """Return who sits at the table, in order."""
    return [player.name for player in table.players]
