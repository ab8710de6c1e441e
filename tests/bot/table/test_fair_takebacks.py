"""Nobody reconsiders a move knowing what comes next, whatever people do and whenever."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from bot.identity import Moment
from bot.table.chance import FairChance
from bot.table.change import Change
from bot.table.clock import claim, handle_alarm
from bot.table.events import Agreed, Declined, Entry, Moved, Offered, Rolled, Undone
from bot.table.lines import last_change, rolls
from bot.table.log import rebuild
from bot.table.offers import agree, decline, offer_draw, offer_undo, resign
from bot.table.pace import Pace
from bot.table.playing import move, roll
from bot.table.refusals import Refused
from bot.table.seating import sit_down
from bot.table.table import Table
from bot.table.values import Clock, Dice, Setup
from rules.errors import RulesError
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, HERE, opened

SECONDS = 5_000
SETUPS = (
    Setup("backgammon"),
    Setup("backgammon", options={"match": 3, "cube": True}, auto_play=False),
    Setup("narde", clock=Clock(60_000)),
    Setup("checkers"),
)


class KnownChance(FairChance):
    """Computes rolls as in real games, but always from the same secret."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a secret that is no secret."""
        return Dice("game", bytes(32), words)


class Deed(NamedTuple):
    """What somebody does, and how long after the last deed."""

    what: str
    actor: Seat | None
    """None for whoever is to act."""
    pick: int
    delay: int


DEEDS: dict[str, Callable[[Change, Seat, int], Change]] = {
    "look": lambda change, _, __: handle_alarm(change),
    "move": lambda change, seat, pick: move(change, [seat], _pick_move(change.table, pick)),
    "roll": lambda change, seat, _: roll(change, [seat]),
    "undo": lambda change, seat, _: offer_undo(change, seat),
    "accept": lambda change, seat, _: agree(change, [seat]),
    "decline": lambda change, seat, _: decline(change, [seat]),
    "draw": lambda change, seat, _: offer_draw(change, seat),
    "resign": lambda change, seat, _: resign(change, seat, "single"),
    "claim": lambda change, seat, _: claim(change, [seat]),
}
OFTEN = ("move",) * 8 + ("undo",) * 5 + ("look",) * 5 + ("roll",) * 2
DELAYS = (0, 1, 900, SECONDS - 1, SECONDS, 20_000)


def _some_deed(luck: Random) -> Deed:
    actor = luck.choice((None, None, Seat(0), Seat(1)))
    what = luck.choice((*OFTEN, *DEEDS))
    return Deed(what, actor, luck.randrange(99), luck.choice(DELAYS))


def _some_pace(luck: Random) -> Pace:
    by_hand, confirming = ([who.id for who in (ANNA, BEN) if luck.random() < 0.2] for _ in "12")
    return Pace(frozenset(by_hand), frozenset(confirming), SECONDS)


def _pick_move(table: Table, pick: int) -> str:
    moves = table.legal_moves
    return table.game.format(moves[pick % len(moves)], table.board) if moves else "nothing"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_nobody_takes_a_move_back_who_knows_what_comes_next(setup: Setup, seed: int) -> None:
    luck = Random(seed)
    pace = _some_pace(luck)
    change = sit_down(opened(setup, KnownChance()), BEN, "")
    for deed in [_some_deed(luck) for _ in range(150)]:
        if not change.table.playing:
            break
        moment = Moment(change.at + deed.delay)
        before = Change(change.table, moment, change.chance, pace=pace)
        change = do(before, deed)
        check(before, change, deed)
    assert rebuild(HERE, change.table.log) == change.table


def do(change: Change, deed: Deed) -> Change:
    """Let somebody do something, if that can be done."""
    seat = deed.actor if deed.actor is not None else change.table.to_act
    assert seat is not None
    try:
        return DEEDS[deed.what](change, seat, deed.pick)
    except (Refused, RulesError):
        return change


def check(before: Change, after: Change, deed: Deed) -> None:
    """Check each thing that happened against the last one on the board before it."""
    last, acts = last_change(before.table.log), _acts(before, deed)
    for event in after.news:
        match event:
            case Undone(_, text, seat) if seat is not None:
                assert last is not None
                assert last.event == Moved(seat, text)
                assert _may_take_back(before, last)
                assert deed.actor in {None, seat}
            case Rolled() | Moved(unasked=True):
                assert acts or last is None or not _may_take_back(before, last)
            case _:
                pass
        last = Entry(before.at, event)
        acts = False


def _may_take_back(change: Change, last: Entry) -> bool:
    """Return whether the last thing on the board is a move that its player may take back."""
    if not isinstance(last.event, Moved) or last.event.unasked:
        return False
    mover = last.event.seat
    log = change.table.log
    if any(number > change.table.rolls for number, _ in rolls(log)):
        return False  # The next roll has been seen already.
    since = log[log.index(last) + 1 :] if last in log else ()
    answered = {_actor(entry.event) for entry in since} - {None, mover}
    confirms = change.table.players[mover].id in change.pace.confirm
    return not answered and not confirms and change.at < last.at + SECONDS


def _actor(event: object) -> Seat | None:
    """Return who offered or answered something."""
    match event:
        case Offered(offer):
            return offer.by
        case Agreed(seat) | Declined(seat):
            return seat
        case _:
            return None


def _acts(change: Change, deed: Deed) -> bool:
    """Return whether the player to act rolls or moves, who then waits for nobody."""
    return deed.what in {"roll", "move"} and deed.actor in {None, change.table.to_act}
