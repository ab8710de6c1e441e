"""Commands for before the game and after it: opening a table, sitting down, getting up."""

import re
from typing import Final, assert_never

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Fresh, Kind, Need, Who, why_no_game
from bot.commands.refusals import OnlyModerators, PlayElsewhere, UnknownPlayer
from bot.commands.setup import read_setup
from bot.commands.views import GamesView
from bot.preferences import Trusted
from bot.table.events import Ended, Opened
from bot.table.offers import offer_rematch, resign
from bot.table.refusals import GameStillOn, NoGameOn, Refused, ResignInstead
from bot.table.seating import get_up, open_table, sit_down
from bot.table.table import Table
from bot.table.values import Cause, Phase, Setup

MENTION: Final = re.compile(r"<@!?\d+>|@\S+")
"""How people are named in what is typed."""
_LONGEST_WORD: Final = 100


def _play(ask: Ask) -> Answer:
    """Open a table, or sit down at one where just that is wanted."""
    mention = MENTION.search(ask.words)
    if mention and not ask.named:
        raise Refused(UnknownPlayer(mention[0]))
    words = MENTION.sub(" ", ask.words).strip()
    if not words:
        return GamesView()
    _check_welcome(ask)
    invited = tuple({who.id: who for who in ask.named}.values())
    setup = read_setup(words, len(invited), ask.chat_preferences.clock)
    if ask.table and _is_wanted(ask, ask.table, setup):
        return sit_down(ask.course, ask.player, "")
    dice = ask.chance.draw_dice(("",))
    opened = Opened(setup, ask.player, dice, ask.public_language, invited, ask.chat)
    return open_table(ask.where, opened, ask.at, ask.chance, ask.table)


def _check_welcome(ask: Ask) -> None:
    """Raise Refused where the chat does not want this player to begin a game."""
    if ask.chat_preferences.start is Trusted.MODERATORS and not ask.moderator:
        raise Refused(OnlyModerators())
    if ask.chat_preferences.rooms and not {ask.where, ask.within} & set(ask.chat_preferences.rooms):
        raise Refused(PlayElsewhere())


def _is_wanted(ask: Ask, table: Table, setup: Setup) -> bool:
    """Tell whether somebody is waiting to play exactly that with anybody."""
    waiting = table.gathering and table.setup == setup
    return waiting and bool(table.free_places) and not ask.named and not ask.seats


def _join(ask: Ask) -> Answer:
    return sit_down(ask.course, ask.player, ask.words[:_LONGEST_WORD], ask.known_as)


def _leave(ask: Ask) -> Answer:
    """Get up before the game; of more than two, one may also leave in the middle."""
    table = ask.course.table
    match table.phase:
        case Phase.GATHERING:
            return get_up(ask.course, ask.player)
        case Phase.PLAYING:
            return _leave_game(ask, table)
        case Phase.FINISHED | Phase.CLOSED:
            raise Refused(NoGameOn())
        case _:
            assert_never(table.phase)


def _leave_game(ask: Ask, table: Table) -> Answer:
    if table.game.leave(table.board, ask.seat) is None:
        raise Refused(ResignInstead())
    return resign(ask.course, ask.seat, "")


def _rematch(ask: Ask) -> Answer:
    table = ask.course.table
    match table.phase:
        case Phase.GATHERING | Phase.CLOSED:
            raise Refused(NoGameOn())
        case Phase.PLAYING:
            raise Refused(GameStillOn())
        case Phase.FINISHED:
            _check_welcome(ask)
            return offer_rematch(ask.course, ask.seat)
        case _:
            assert_never(table.phase)


def _stop(ask: Ask) -> Answer:
    """Stop everything, as a moderator, or as a player where the chat trusts them."""
    trusted = ask.chat_preferences.stop is Trusted.PLAYERS and ask.seats
    if not (ask.moderator or trusted):
        raise Refused(OnlyModerators())
    table = ask.course.table
    if table.ending:
        raise Refused(why_no_game(table))
    return ask.course.then(Ended(Cause.STOPPED, by=ask.player))


COMMANDS: Final = (
    Command(
        "play",
        _play,
        arguments=(
            Argument("game", Kind.GAME, required=True),
            Argument("opponent", Kind.PLAYERS),
            Argument("options", Kind.OPTIONS),
        ),
        needs=frozenset({Need.MODERATOR}),
        lasting=True,
    ),
    Command(
        "join",
        _join,
        Who.AT_A_TABLE,
        arguments=(Argument("word", Kind.WORD),),
        fresh=Fresh.OPENED,
    ),
    Command("leave", _leave, Who.SEATED, fresh=Fresh.OPENED),
    Command("rematch", _rematch, Who.SEATED),
    Command(
        "stop",
        _stop,
        Who.AT_A_TABLE,
        fresh=Fresh.OPENED,
        needs=frozenset({Need.MODERATOR}),
        impersonal=True,
    ),
)
