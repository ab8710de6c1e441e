"""Commands before and after a game: /join, /leave, /rematch, /stop, and *Easier* and *Harder*.

`opening.py` has /play and /computer, which people find in the same list.
"""

from typing import Final, assert_never

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, Need, StaleAfter, Who
from bot.commands.computers import OTHER_LEVEL
from bot.commands.levels import read_level
from bot.commands.opening import (
    COMPUTER_COMMAND,
    PLAY_COMMAND,
    check_computers,
    check_may_start,
    open_here,
)
from bot.commands.refusals import InvitationGone, InvitationUsed, NobodyStops, OnlyModerators
from bot.commands.views import BoardView, ResignView
from bot.preferences import Allowed
from bot.table.chance import LONGEST_MATCH
from bot.table.endings import check_hardly_begun, stop
from bot.table.no_game import why_no_game
from bot.table.offers import offer_rematch
from bot.table.refusals import GameStillOn, Refused, SealUsedUp
from bot.table.seating import computers, fresh, get_up, sit_down
from bot.table.table import Table
from bot.table.values import Phase

_LONGEST_WORD: Final = 100
"""Characters of a word for the dice."""


def _join(ask: Ask) -> Answer:
    return sit_down(ask.change, ask.player, ask.words[:_LONGEST_WORD], ask.known_as)


def _come(ask: Ask) -> Answer:
    """Sit down by a link that a friend has sent; who sits there already sees the board."""
    table = ask.table
    if table is None or table.phase is Phase.CLOSED:
        raise Refused(InvitationGone())
    if table.seats_of(ask.player.id):
        return BoardView()
    if not table.gathering:
        raise Refused(InvitationUsed(tuple(player.name for player in table.people)))
    return sit_down(ask.change, ask.player, "", ask.known_as)


def _leave(ask: Ask) -> Answer:
    """Get up before the game; later it means giving up, which is asked about like /resign."""
    table = ask.existing_table
    match table.phase:
        case Phase.GATHERING:
            return get_up(ask.change, ask.player)
        case Phase.PLAYING:
            return ResignView()
        case Phase.FINISHED | Phase.CLOSED:
            raise Refused(why_no_game(table, ask.player.id))
        case _:
            assert_never(table.phase)


def _rematch(ask: Ask) -> Answer:
    table = ask.existing_table
    match table.phase:
        case Phase.GATHERING | Phase.CLOSED:
            raise Refused(why_no_game(table, ask.player.id))
        case Phase.PLAYING:
            raise Refused(GameStillOn())
        case Phase.FINISHED:
            check_may_start(ask)
            _check_seal(table)
            if len(table.people) < len(table.players):
                check_computers(ask, table.setup.game)
            return offer_rematch(ask.change, ask.seat)
        case _:
            assert_never(table.phase)


def _level(ask: Ask) -> Answer:
    """Play the same again, with computers of another level: *Easier* and *Harder*."""
    table, setup = ask.existing_table, ask.existing_table.setup
    if table.playing:
        raise Refused(GameStillOn())
    if table.phase is not Phase.FINISHED or not table.against_computers:
        raise Refused(why_no_game(table, ask.player.id))
    level = read_level(ask.words)
    check_may_start(ask)
    check_computers(ask, setup.game)
    return open_here(ask, fresh(setup), computers(level, setup.seats - 1))


def _check_seal(table: Table) -> None:
    """Raise Refused if the seal of the table does not cover another match."""
    if table.dice.root and table.dice.left < LONGEST_MATCH:
        raise Refused(SealUsedUp())


def _stop(ask: Ask) -> Answer:
    """Stop the game: one's own without other people, or any game as a moderator.

    Players may do it too if the chat allows it.
    """
    table = ask.existing_table
    if table.ending:
        raise Refused(why_no_game(table, ask.player.id))
    own = bool(ask.seats) and not table.among_people
    if not own:
        _check_may_stop(ask)
    if own and not ask.left_by_computers:
        check_hardly_begun(table, ask.seats)
    return stop(ask.change, ask.player)


def _check_may_stop(ask: Ask) -> None:
    """Raise Refused if the player may not stop the game of several people, or of another."""
    allowed = ask.chat_preferences.stop is Allowed.PLAYERS and ask.seats
    if ask.moderator or allowed:
        return
    waiting = ask.existing_table.gathering
    raise Refused(NobodyStops(waiting=waiting) if ask.request.shared else OnlyModerators())


COMMANDS: Final = (
    PLAY_COMMAND,
    Command(
        "join",
        _join,
        Who.AT_A_TABLE,
        arguments=(Argument("word", Kind.WORD),),
        stale_after=StaleAfter.OPENED,
    ),
    Command("come", _come, listed=False, stale_after=StaleAfter.NEVER),
    COMPUTER_COMMAND,
    Command("leave", _leave, Who.SEATED, stale_after=StaleAfter.OPENED),
    Command("rematch", _rematch, Who.SEATED),
    Command(
        OTHER_LEVEL,
        _level,
        Who.SEATED,
        listed=False,
        stale_after=StaleAfter.OPENED,
        needs=frozenset({Need.MODERATOR, Need.COMPUTERS}),
    ),
    Command(
        "stop",
        _stop,
        Who.AT_A_TABLE,
        stale_after=StaleAfter.OPENED,
        needs=frozenset({Need.MODERATOR}),
        impersonal=True,
    ),
)
