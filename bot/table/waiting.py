"""One person who waits for others: a game that somebody else begins alone does not replace them.

Whoever plays without other people may do so in many places, and those who want to play together
have this one. An open table is kept for an hour, which is time to see it; an invitation, which is
for somebody in particular, for as long as a table waits.
"""

from collections.abc import Collection
from typing import Final

from bot.identity import Moment, PlayerId, is_computer
from bot.table.clock import MINUTE, Timeouts, last_event
from bot.table.events import Opened
from bot.table.refusals import Refused, SomebodyWaits
from bot.table.seating import find_invitation
from bot.table.table import Table

OPEN_FOR: Final = 60 * MINUTE
"""Milliseconds for which an open table is kept from games of one person."""


def is_alone(opened: Opened) -> bool:
    """Return whether a table is for one person, against computers or both sides."""
    others = {who.id for who in opened.invited if not is_computer(who.id)} - {opened.by.id}
    return not others and len(opened.invited) == opened.setup.seats - 1


def check_nobody_is_kept_waiting(
    table: Table,
    ids: Collection[PlayerId],
    at: Moment,
    timeouts: Timeouts,
    *,
    threads: bool = False,
) -> None:
    """Raise Refused if one person waits for others, for whoever wants to play here alone."""
    people = table.people
    if not table.gathering or len(people) != 1 or people[0].id in ids:
        return
    left = last_event(table) + (timeouts.waiting if table.awaited else OPEN_FOR) - at
    if left <= 0:
        return
    raise Refused(
        SomebodyWaits(
            table.setup.game,
            people[0].name,
            tuple(guest.name for guest in table.awaited),
            _way(table, ids),
            left,
            threads,
        )
    )


def _way(table: Table, ids: Collection[PlayerId]) -> str:
    """Return what a player can do at the table instead."""
    if find_invitation(table, ids):
        return "accept"
    return "join" if table.free_places else ""
