"""People who sit down at a table and play."""

from collections.abc import Iterable

from bot.identity import Moment, Player, PlayerId, TableId
from bot.table import playing
from bot.table.chance import Chance
from bot.table.course import Course
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
) -> Course:
    """Let Anna open a table."""
    chance = chance or ScriptedChance()
    event = Opened(setup, ANNA, chance.draw_dice(("",)), "en", tuple(invited))
    return open_table(HERE, event, Moment(0), chance, current)


def begun(setup: Setup, *throws: str) -> Course:
    """Let as many as are needed sit down, Anna first."""
    course = opened(setup, ScriptedChance(*throws))
    for player in EVERYBODY[1 : setup.seats]:
        course = sit_down(course, player, "")
    return later(course)


def resumed(setup: Setup, position: str, *throws: str) -> Course:
    """Let Anna and Ben begin in the middle of a game."""
    chance = ScriptedChance(*throws)
    began = Began(setup, EVERYBODY[: setup.seats], chance.draw_dice(()), "en", position)
    return Course(start(HERE, began, Moment(0)), Moment(0), chance)


def later(course: Course, milliseconds: int = 1_000) -> Course:
    """Return the same table some time later, with nothing new."""
    return Course(course.table, Moment(course.at + milliseconds), course.chance)


def play(course: Course, *moves: str) -> Course:
    """Let whoever is to act make the moves; `roll` throws the dice."""
    for move in moves:
        course = later(course)
        to_act = course.table.to_act
        assert to_act is not None
        if move == "roll":
            course = playing.roll(course, [to_act])
        else:
            course = playing.move(course, [to_act], move)
    return course


def names(table: Table) -> list[str]:
    """Return who sits at the table, in order."""
    return [player.name for player in table.players]
