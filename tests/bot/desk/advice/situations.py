"""Every phase of a table, each with people who have something or nothing to do with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.table.clock import MINUTE
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance

HOUR = 60 * MINUTE
BY_HAND = "autoroll=no autoplay=no"


@dataclass(frozen=True, slots=True)
class Situation:
    """How a table stands, and who asks something there."""

    make: Callable[[], Room]
    people: tuple[str, ...]


def _room(*said: str, dice: tuple[str, ...] = ()) -> Room:
    """Return a room where all this was said; `@` names somebody, `*` is a moderator's word."""
    room = Room(ScriptedChance(*dice))
    for line in said:
        name, _, text = line.partition(": ")
        named = tuple(word[1:] for word in text.split() if word.startswith("@"))
        room.say(name.removeprefix("*"), text, named=named, moderator=name.startswith("*"))
    return room


def _later(room: Room, span: int, *said: str) -> Room:
    room.time += span
    for line in said:
        name, _, text = line.partition(": ")
        room.say(name, text)
    return room


CHECKERS = ("Anna: /play checkers autoplay=no", "Ben: /join")
CLOCK = ("Anna: /play checkers 1h autoplay=no", "Ben: /join")
DICE = ("31", "64", "52", "61", "43", "21")


def _backgammon(options: str, *said: str) -> Room:
    opened = f"Anna: /play backgammon {options} {BY_HAND}"
    return _room(opened, "Ben: /join", "Anna: 8/5 6/5", *said, dice=DICE)


def _four(*said: str) -> Room:
    joined = (f"{name}: /join" for name in ("Ben", "Dan", "Eva"))
    return _room("Anna: /play quoridor 4 autoplay=no", *joined, *said)


def _crawford() -> Room:
    """Return a match to 2 in which Anna needs one point, and Ben is to roll or has rolled."""
    return _backgammon("2", "Ben: /double", "Anna: /drop")


OUTSIDER = "Cleo"
PAIR = ("Anna", "Ben", OUTSIDER)

SITUATIONS: Mapping[str, Situation] = {
    "no table": Situation(Room, ("Anna",)),
    "waiting": Situation(lambda: _room("Anna: /play checkers"), ("Anna", OUTSIDER)),
    "invited": Situation(lambda: _room("Anna: /play checkers @Ben"), PAIR),
    "three of four": Situation(
        lambda: _room("Anna: /play quoridor 4 @Ben", "Dan: /join"), ("Anna", "Ben", "Dan", OUTSIDER)
    ),
    "all seats kept": Situation(
        lambda: _room("Anna: /play quoridor 4 @Ben @Dan @Eva", "Dan: /join"), (*PAIR, "Dan")
    ),
    "checkers": Situation(lambda: _room(*CHECKERS), PAIR),
    "some moves of checkers": Situation(
        lambda: _room(*CHECKERS, "Anna: c3-d4", "Ben: f6-g5"), PAIR
    ),
    "to roll or double": Situation(lambda: _backgammon("cube"), PAIR),
    "rolled": Situation(lambda: _backgammon("cube", "Ben: /roll"), PAIR),
    "doubled": Situation(lambda: _backgammon("cube", "Ben: /double"), PAIR),
    "taken": Situation(lambda: _backgammon("cube", "Ben: /double", "Anna: /take"), PAIR),
    "no cube, to roll": Situation(lambda: _backgammon("cube=no"), PAIR),
    "no cube, rolled": Situation(lambda: _backgammon("cube=no", "Ben: /roll"), PAIR),
    "Crawford game": Situation(_crawford, PAIR),
    "second game of a match": Situation(
        lambda: _backgammon("5", "Ben: /double", "Anna: /drop", "Ben: 24/22 13/8"), PAIR
    ),
    "narde": Situation(
        lambda: _room(f"Anna: /play narde {BY_HAND}", "Ben: /join", dice=DICE), PAIR
    ),
    "draw offered": Situation(lambda: _room(*CHECKERS, "Ben: /draw"), PAIR),
    "undo offered": Situation(
        lambda: _room(*CHECKERS, "Anna: c3-d4", "Ben: f6-g5", "Anna: /undo"), PAIR
    ),
    "resignation offered": Situation(lambda: _backgammon("cube", "Anna: /resign single"), PAIR),
    "time is left": Situation(lambda: _room(*CLOCK), PAIR),
    "time is up": Situation(lambda: _later(_later(_room(*CLOCK), HOUR, "Ben: /claim"), HOUR), PAIR),
    "finished": Situation(lambda: _room(*CHECKERS, "Anna: c3-d4", "Anna: /resign yes"), PAIR),
    "finished with dice": Situation(lambda: _backgammon("cube", "Ben: /resign backgammon"), PAIR),
    "stopped": Situation(lambda: _room(*CHECKERS, "*Mia: /stop"), PAIR),
    "rematch offered": Situation(
        lambda: _room(*CHECKERS, "Anna: /resign yes", "Ben: /rematch"), PAIR
    ),
    "closed": Situation(lambda: _room("Anna: /play checkers", "Anna: /leave"), ("Anna", OUTSIDER)),
    "forgotten": Situation(
        lambda: _room(*CHECKERS, "Anna: /resign yes", "Ben: /forgetme yes"), PAIR
    ),
    "four": Situation(lambda: _four("Anna: e2"), ("Anna", "Ben", OUTSIDER)),
    "one of four has left": Situation(
        lambda: _four("Eva: /resign yes"), ("Anna", "Ben", "Eva", OUTSIDER)
    ),
    "undo agreed by one of three": Situation(
        lambda: _four("Anna: e2", "Ben: b5", "Anna: /undo", "Ben: /accept"), ("Anna", "Ben", "Dan")
    ),
}
