"""Rolling and moving, and what happens automatically after that."""

from collections.abc import Collection

from bot.table.change import Change
from bot.table.endings import end
from bot.table.events import Moved, Rolled
from bot.table.positions import read_move
from bot.table.refusals import NoGameOn, NotYourTurn, Refused
from bot.table.values import Cause
from rules.game import Over, Seat, ToMove, ToRoll


def roll(change: Change, seats: Collection[Seat]) -> Change:
    """Roll the dice for the player at these seats."""
    check_turn(change, seats)
    return advance(_roll_dice(change))


def move(change: Change, seats: Collection[Seat], text: str) -> Change:
    """Make the move that the player at these seats wrote."""
    seat = check_turn(change, seats)
    table = change.table
    chosen = read_move(table.setup.game, table.position, text)
    return advance(change.then(Moved(seat, table.game.format(chosen, table.board))))


def check_turn(change: Change, seats: Collection[Seat]) -> Seat:
    """Return the seat that is to act; raise Refused if it is none of these."""
    to_act = change.table.to_act
    if to_act is None:
        raise Refused(NoGameOn())
    if to_act not in seats:
        raise Refused(NotYourTurn(to_act))
    return to_act


def advance(change: Change) -> Change:
    """Do everything that happens automatically, until a player has a choice."""
    while change.table.playing:
        further = _step(change)
        if further is change:
            break
        change = further
    return change


def _step(change: Change) -> Change:
    """Do the next automatic thing; return the same change if there is none."""
    table = change.table
    match table.stage:
        case Over(outcome):
            return end(change, Cause.RULES, outcome)
        case ToRoll(seat) if seat is None or _rolls_automatically(change):
            return _roll_dice(change)
        case ToMove(seat):
            return _forced(change, seat)
        case _:
            return change


def _rolls_automatically(change: Change) -> bool:
    """Return whether to roll automatically: only if the player has no other choice."""
    table = change.table
    player = table.player_to_act
    wanted = player is not None and player.id in change.auto_rollers
    return (table.setup.auto_roll or wanted) and not table.legal_moves


def _roll_dice(change: Change) -> Change:
    """Roll the dice; if it is not time to roll, the rules refuse the empty roll."""
    table = change.table
    count = table.stage.dice if isinstance(table.stage, ToRoll) else 0
    dice = change.chance.roll(table.dice, table.rolls + 1, count)
    return change.then(Rolled(dice, table.to_act))


def _forced(change: Change, seat: Seat) -> Change:
    """Make the only legal move, if it is a pass or the table plays forced moves."""
    table = change.table
    only, *more = table.legal_moves
    if more or not (table.setup.auto_play or table.game.is_pass(only)):
        return change
    return change.then(Moved(seat, table.game.format(only, table.board), unasked=True))
