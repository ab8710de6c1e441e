"""How each event changes a table. The log alone is enough to rebuild the table."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.identity import Moment, Player, TableId
from bot.table.events import (
    Agreed,
    Began,
    Declined,
    Ended,
    Entry,
    FirstEvent,
    Gone,
    Hinted,
    Joined,
    LaterEvent,
    Left,
    Line,
    Moved,
    Offered,
    OfferEvent,
    Opened,
    Rolled,
    SeatingEvent,
    TurnedDown,
    Unaided,
    Undone,
    Warned,
    Worded,
)
from bot.table.lines import lines
from bot.table.positions import after_leaving, after_move, after_roll, rolled
from bot.table.table import Table
from bot.table.values import REMIND_AFTER, LastMove, TimeWarning


class BrokenLog(Exception):
    """A log that does not begin with the opening of a table or the beginning of a game."""


def rebuild(where: TableId, log: Sequence[Entry]) -> Table:
    """Return the table that a log leads to."""
    table: Table | None = None
    for entry in log:
        match entry.event:
            case Opened() | Began():
                table = start(where, entry.event, entry.at)
            case _ if table:
                table = apply(table, entry.event, entry.at)
            case _:
                break
    if table is None:
        raise BrokenLog
    return table


def start(where: TableId, event: FirstEvent, at: Moment) -> Table:
    """Return a table that was opened, or at which a game began."""
    log = (Entry(at, event),)
    match event:
        case Opened(setup, by, dice, language, invited, chat):
            return Table(
                id=where, setup=setup, players=(by,), dice=dice, language=language, chat=chat,
                invited=invited, since=at, log=log,
            )  # fmt: skip
        case Began(setup, players, dice, language, opening, results, chat):
            return Table(
                id=where, setup=setup, players=players, dice=dice, language=language, chat=chat,
                opening=opening, position=opening, since=at, results=results, log=log,
            )  # fmt: skip
        case _:
            assert_never(event)


def apply(table: Table, event: LaterEvent, at: Moment) -> Table:
    """Return the table after an event. The clock starts again when the turn changes.

    After a move that was taken back without asking, it goes on as if nobody had moved.
    """
    changed = _changed(table, event)
    log = (*table.log, Entry(at, event))
    if isinstance(event, Undone) and event.seat is not None:
        return replace(_with_earlier_clock(changed, table), log=log)
    if event == Warned(TimeWarning.REMINDED):
        return replace(changed, log=log, since=_since(table, at))
    if changed.to_act == table.to_act:
        return replace(changed, log=log)
    return replace(changed, log=log, since=at, warning=TimeWarning.NONE)


def _since(table: Table, at: Moment) -> Moment:
    """Return when the turn began; a late reminder leaves as much time as one on time."""
    limit = table.setup.clock.limit if table.setup.clock else 0
    return Moment(max(table.since, at - int(limit * REMIND_AFTER)))


def _changed(table: Table, event: LaterEvent) -> Table:
    match event:
        case Joined() | Worded() | Left() | TurnedDown():
            return _seated(table, event)
        case Rolled() | Moved() | Gone():
            return _advanced(table, event)
        case Offered() | Agreed() | Declined():
            return _negotiated(table, event)
        case Undone(keep):
            after = _taken_back(table, lines(table.log)[:keep])
            return _unrated(after) if event.unrated else after
        case Hinted() | Unaided() | Warned():
            return _noted(table, event)
        case Ended():
            return replace(table, ending=event, offer=None)
        case _:
            assert_never(event)


def _noted(table: Table, event: Hinted | Unaided | Warned) -> Table:
    """Note a warning about the time, or a decision that makes the game unrated."""
    return replace(table, warning=event.warning) if isinstance(event, Warned) else _unrated(table)


def _unrated(table: Table) -> Table:
    return replace(table, setup=replace(table.setup, rated=False))


def _seated(table: Table, event: SeatingEvent) -> Table:
    """Seat or unseat a player; their word for the dice comes and goes with them."""
    pairs = list(zip(table.players, table.dice.words, strict=True))
    invited = table.invited
    match event:
        case Joined(player, word, invited_as):
            pairs.append((player, word))
            invited = tuple(player if who.id == invited_as else who for who in invited)
        case Worded(player, word):
            pairs = _with_word(pairs, player, word)
        case TurnedDown(guest):
            invited = tuple(who for who in invited if who.id != guest.id)
        case Left(gone):
            pairs = [(player, word) for player, word in pairs if player.id != gone.id]
    return replace(
        table,
        players=tuple(player for player, _ in pairs),
        invited=invited,
        dice=replace(table.dice, words=tuple(word for _, word in pairs)),
    )


def _with_word(pairs: list[tuple[Player, str]], who: Player, word: str) -> list[tuple[Player, str]]:
    """Return players and words with the first word that a player has not given yet."""
    place = next(at for at, (player, old) in enumerate(pairs) if player.id == who.id and not old)
    return [*pairs[:place], (pairs[place][0], word), *pairs[place + 1 :]]


def _advanced(table: Table, line: Line) -> Table:
    """Add a line to the game; an open offer lapses, and declined ones may be made again."""
    game, before = table.setup.game, table.position
    table = replace(table, offer=None, turned_down=())
    match line:
        case Rolled(dice):
            position = after_roll(game, before, dice)
            return replace(
                table, position=position, rolls=table.rolls + 1, rolled=rolled(game, position, dice)
            )
        case Moved(seat, text):
            position = after_move(game, before, text)
            last_move = LastMove(seat, text, before, table.rolled)
            return replace(table, position=position, last_move=last_move, rolled=())
        case Gone(seat):
            position = after_leaving(game, before, seat)
            return replace(table, position=position, gone=(*table.gone, seat), rolled=())
        case _:
            assert_never(line)


def _negotiated(table: Table, event: OfferEvent) -> Table:
    match event:
        case Offered(offer):
            return replace(table, offer=offer)
        case Agreed(seat):
            agreed = table.offer and replace(table.offer, agreed=(*table.offer.agreed, seat))
            return replace(table, offer=agreed)
        case Declined():
            declined = [replace(table.offer, agreed=())] if table.offer else []
            return replace(table, offer=None, turned_down=(*table.turned_down, *declined))
        case _:
            assert_never(event)


def _with_earlier_clock(changed: Table, table: Table) -> Table:
    """Return a changed table with the clock and the declined offers of before the last move."""
    before = rebuild(table.id, _before_last_move(_without_second_thoughts(table.log)))
    return replace(
        changed, since=before.since, warning=before.warning, turned_down=before.turned_down
    )


def _without_second_thoughts(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return a log without the moves that were taken back without asking.

    Each of them would otherwise be rebuilt with all those before it, twice as many each time.
    """
    kept: tuple[Entry, ...] = ()
    for entry in log:
        match entry.event:
            case Undone(seat=seat) if seat is not None:
                kept = _before_last_move(kept)
            case _:
                kept = (*kept, entry)
    return kept


def _before_last_move(log: Sequence[Entry]) -> tuple[Entry, ...]:
    last = max(at for at, entry in enumerate(log) if isinstance(entry.event, Moved))
    return tuple(log[:last])


def _taken_back(table: Table, kept: Iterable[Line]) -> Table:
    """Play the lines again from the opening; later rolls will come out the same again."""
    table = replace(
        table, position=table.opening, rolls=0, rolled=(), last_move=None, gone=(), offer=None
    )
    for line in kept:
        table = _advanced(table, line)
    return table
