"""Rolling and moving, and what happens automatically after that."""

from collections.abc import Collection

from bot.identity import Moment, is_computer
from bot.table.change import Change
from bot.table.endings import end
from bot.table.events import Ended, Moved, Rolled
from bot.table.pace import Pace, free_until
from bot.table.positions import read_move
from bot.table.refusals import NoGameOn, NotYourTurn, Refused
from bot.table.table import Table
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


def play_tapped(change: Change, seats: Collection[Seat], spelled: str) -> Change:
    """Make a move that was tapped; it is told by the way it was tapped."""
    return advance(change.then(Moved(check_turn(change, seats), spelled)))


def check_turn(change: Change, seats: Collection[Seat]) -> Seat:
    """Return the seat that is to act; raise Refused if it is none of these."""
    to_act = change.table.to_act
    if to_act is None:
        raise Refused(NoGameOn())
    if to_act not in seats:
        raise Refused(NotYourTurn(to_act))
    return to_act


def advance(change: Change, *, despite_offer: bool = False) -> Change:
    """Do everything that happens by itself, until a player has a choice or it has to wait.

    An open offer makes it wait, unless `despite_offer`: then the offer lapses with it.
    """
    while change.table.playing:
        further = _step(change, despite_offer=despite_offer)
        if further is change:
            break
        change = further
    return change


def _step(change: Change, *, despite_offer: bool) -> Change:
    """Do the next automatic thing; return the same change if there is none."""
    table = change.table
    if not any(table.players[seat] in table.people for seat in table.active):
        return change.then(Ended(Cause.LEFT))  # computers do not play on by themselves
    if table.offer and not despite_offer:
        return change
    match table.stage:
        case Over(outcome):
            return end(change, Cause.RULES, outcome)
        case ToRoll() if _rolls_automatically(table, change.pace) and not _may_change(change):
            return _roll_dice(change)
        case ToMove(seat) if _is_forced(table) and not _may_change(change):
            only = table.game.format(table.legal_moves[0], table.board)
            return change.then(Moved(seat, only, unasked=True))
        case _:
            return change


def next_automatic(table: Table, pace: Pace) -> Moment | None:
    """Return when the next thing happens by itself; None if a player has a choice."""
    if not table.playing or table.offer:
        return None
    match table.stage:
        case ToRoll() if _rolls_automatically(table, pace):
            return free_until(table, pace) or table.since
        case ToMove() if _is_forced(table):
            return free_until(table, pace) or table.since
        case _:
            return None


def _may_change(change: Change) -> bool:
    """Return whether the last move may still be taken back without asking."""
    until = free_until(change.table, change.pace)
    return until is not None and change.at < until


def _rolls_automatically(table: Table, pace: Pace) -> bool:
    """Return whether to roll automatically: only if the player has no other choice.

    The opening roll is nobody's.
    """
    player = table.player_to_act
    if player is None:
        return True
    if _is_for_computer(table):
        return False
    by_hand = not table.setup.auto_roll or player.id in pace.roll_by_hand
    return not by_hand and not table.legal_moves


def _roll_dice(change: Change) -> Change:
    """Roll the dice; if it is not time to roll, the rules refuse the empty roll."""
    table = change.table
    count = table.stage.dice if isinstance(table.stage, ToRoll) else 0
    dice = change.chance.roll(table.dice, table.rolls + 1, count)
    return change.then(Rolled(dice, table.to_act))


def _is_forced(table: Table) -> bool:
    """Return whether there is one legal move only, a pass or one that is made automatically."""
    only, *more = table.legal_moves
    automatic = table.setup.auto_play or table.game.is_pass(only)
    return not more and automatic and not _is_for_computer(table)


def _is_for_computer(table: Table) -> bool:
    """Return whether a computer has to begin its turn, which waits until others have seen theirs.

    What its own roll leaves no choice about belongs to that roll.
    """
    player = table.player_to_act
    return player is not None and is_computer(player.id) and not table.rolled
