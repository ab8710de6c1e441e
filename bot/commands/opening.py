"""Commands that open a table: /play and /computer."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from msgspec import structs

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, Need, StaleAfter
from bot.commands.computers import (
    COMPUTER,
    HOW_TO_ASK,
    ComputersWanted,
    names_computers,
    read_computers,
    read_opponents,
)
from bot.commands.declined import split_declined
from bot.commands.levels import LEVELS
from bot.commands.meant import with_meant
from bot.commands.positions import GivenPosition, split_position
from bot.commands.refusals import (
    ComputersBusy,
    NoComputerFor,
    NoComputers,
    OnlyModerators,
    PlayElsewhere,
    PositionIsOver,
    UnknownPlayer,
    UnknownPlayWord,
)
from bot.commands.setup import read_setup
from bot.commands.views import PLAY, GamesView
from bot.commands.words import MENTION, split_words, without_noise
from bot.computers.availability import Availability
from bot.engines.engine import Level
from bot.identity import Player
from bot.preferences import Allowed
from bot.table.change import Change
from bot.table.endings import stop
from bot.table.events import Opened
from bot.table.left_alone import check_free
from bot.table.no_game import check_not_playing
from bot.table.refusals import NotSeated, Refused
from bot.table.seating import check_nobody_waits, computers, open_table, seat_computers, sit_down
from bot.table.table import Table
from bot.table.values import Setup
from bot.table.waiting import check_nobody_is_kept_waiting, is_alone
from bot.texts.typed import typed_words

_BOTH: Final = typed_words("both")
_FRIEND: Final = typed_words("friend")


def _play(ask: Ask) -> Answer:
    """Open a table, or sit down at an open one for the same game."""
    try:
        return _begin(ask)
    except Refused as refused:
        raise Refused(with_meant(refused.reason, ask, PLAY)) from refused


def _begin(ask: Ask) -> Answer:
    check_may_start(ask)
    _check_free(ask)
    words, given = split_position(_without_mentions(ask))
    if given:
        words = f"{words} {given.game}"
    if not without_noise(words):
        return GamesView()
    invited = tuple({player.id: player for player in ask.named}.values())
    both, words = _split(words, _BOTH)
    friend, words = _split(words, _FRIEND)
    if not without_noise(words):
        return GamesView(f"{PLAY} both" if both else f"{PLAY} friend")
    declined, words = split_declined(words)
    wanted, words = read_computers(words, ask.preferences.computer)
    if not without_noise(words):
        if wanted:
            return _choose_computer_game(ask, wanted.level)
        return GamesView(f"{PLAY} friend") if declined else GamesView()
    at_least = (wanted.count or len(invited[:1])) if wanted else 0
    setup = _begin_with(given, _read_setup(ask, words, len(invited) + at_least))
    if both:
        invited = (ask.player,) * (setup.seats - 1)
    elif _means_computer(ask, setup.game, friend=friend or declined, named=bool(wanted or invited)):
        wanted = ComputersWanted(ask.preferences.computer)
    if wanted and not both:
        check_computers(ask, setup.game)
        free = max(setup.seats - 1 - len(invited), 1)
        invited += computers(wanted.level, wanted.count or free)
    elif not both and ask.table and _is_open_for(ask, ask.table, setup):
        return sit_down(ask.change, ask.player, "")
    return open_here(ask, setup, invited)


def _check_free(ask: Ask) -> None:
    """Raise Refused if a game is in progress, unless it was left alone and has to make room.

    Whoever has rooms of their own needs no room here.
    """
    if ask.table is None:
        return
    if ask.request.has_rooms:
        check_not_playing(ask.table, ask.player.id)
    check_free(ask.table, ask.player.id, ask.at, threads=ask.request.threads)


def open_here(ask: Ask, setup: Setup, invited: tuple[Player, ...]) -> Change:
    """Open a table; a game that was left alone is stopped for it, as /stop would."""
    dice = ask.chance.draw_dice(("",))
    opened = Opened(setup, ask.player, dice, ask.opening_language, invited, ask.chat)
    if ask.table and is_alone(opened):
        ids = (ask.player.id, *ask.known_as)
        threads = ask.request.threads
        check_nobody_is_kept_waiting(ask.table, ids, ask.at, ask.timeouts, threads=threads)
    ended = stop(ask.change, ask.player) if ask.table and ask.table.playing else None
    current = ended.table if ended else ask.table
    opening = open_table(ask.where, opened, ask.at, ask.chance, current, pace=ask.pace)
    return opening.after(ended) if ended else opening


def _without_mentions(ask: Ask) -> str:
    """Return the words that are no mentions; raise Refused if nobody is known by one."""
    mention = MENTION.search(ask.words)
    if mention and not ask.named:
        raise Refused(UnknownPlayer(mention[0]))
    return MENTION.sub(" ", ask.words).strip()


def _begin_with(given: GivenPosition | None, setup: Setup) -> Setup:
    """Return the setup of a game that begins with a position; raise Refused if it is over."""
    if given is None:
        return setup
    if given.is_over:
        raise Refused(PositionIsOver())
    return structs.replace(
        setup,
        game=given.game,
        seats=given.seats,
        options={},
        position=given.text,
        rated=False,
    )


def _split(words: str, wanted: Collection[str]) -> tuple[bool, str]:
    """Return whether one of some words is there, and the other words."""
    tokens = split_words(words)
    others = [token for token in tokens if token.casefold() not in wanted]
    return len(others) < len(tokens), " ".join(others)


def waits_for_friend(words: str, *, usually: bool) -> bool:
    """Return whether /play with these words opens a table that somebody else has to come to.

    `usually` is whether it does so if the words say nothing about opponents.
    """
    friend, others = _split(words, _FRIEND)
    both, others = _split(others, _BOTH)
    declined, others = split_declined(others)
    return bool(without_noise(others)) and (
        friend or declined or (usually and not both and not names_computers(others))
    )


def _means_computer(ask: Ask, game: str, *, friend: bool, named: bool) -> bool:
    """Return whether somebody who named no opponent plays a computer: nobody else can come."""
    return ask.request.alone and not friend and not named and game in ask.computer_games


def _read_setup(ask: Ask, words: str, invited: int) -> Setup:
    """Return the setup that the words describe; that nothing can be opened is said first."""
    try:
        return read_setup(words, invited, ask.chat_preferences.clock)
    except Refused as refused:
        if ask.table:
            check_nobody_waits(ask.table, ask.player.id)
        reason = refused.reason
        if isinstance(reason, UnknownPlayWord) and reason.game in ask.computer_games:
            instead = (*reason.instead, HOW_TO_ASK)
            raise Refused(replace(reason, instead=instead)) from refused
        raise


def check_may_start(ask: Ask) -> None:
    """Raise Refused if the chat does not allow this player to start a game here."""
    if ask.chat_preferences.start is Allowed.MODERATORS and not ask.moderator:
        raise Refused(OnlyModerators())
    if ask.chat_preferences.rooms and not {ask.where, ask.within} & set(ask.chat_preferences.rooms):
        raise Refused(PlayElsewhere())


def _is_open_for(ask: Ask, table: Table, setup: Setup) -> bool:
    """Return whether the table waits for anybody to play exactly that."""
    waiting = table.gathering and table.setup == setup
    return waiting and bool(table.free_places) and not ask.named and not ask.seats


def check_computers(ask: Ask, game: str) -> None:
    """Raise Refused unless computers can play a game now."""
    _check_not_off(ask)
    if game not in ask.computer_games:
        raise Refused(NoComputerFor(game))
    if ask.computers is Availability.BUSY:
        raise Refused(ComputersBusy())


def _check_not_off(ask: Ask) -> None:
    if not ask.computers.has_workers:
        raise Refused(NoComputers())


def _choose_computer_game(ask: Ask, level: Level) -> GamesView:
    """Return the games, to choose one to play against a computer of this level."""
    _check_not_off(ask)
    usual = level is ask.preferences.computer
    return GamesView(COMPUTER if usual else f"{COMPUTER} {level}")


def _computer(ask: Ask) -> Answer:
    """Let computers take the free places here, or begin a game against one."""
    try:
        return _begin_or_seat(ask)
    except Refused as refused:
        raise Refused(with_meant(refused.reason, ask, COMPUTER)) from refused


def _begin_or_seat(ask: Ask) -> Answer:
    words, given = split_position(ask.words)
    wanted, words = read_opponents(words, ask.preferences.computer)
    if given:
        words = f"{words} from {given.text}"
    if without_noise(words):
        return _begin(replace(ask, words=f"{wanted.words} {words}"))
    if ask.table is None or not ask.table.gathering:
        check_may_start(ask)
        _check_free(ask)
        return _choose_computer_game(ask, wanted.level)
    if not ask.seats:
        raise Refused(NotSeated())
    check_computers(ask, ask.table.setup.game)
    return seat_computers(ask.change, wanted.level, wanted.count)


PLAY_COMMAND: Final = Command(
    "play",
    _play,
    arguments=(
        Argument("game", Kind.GAME, required=True),
        Argument("opponent", Kind.PLAYERS),
        Argument("options", Kind.OPTIONS),
    ),
    needs=frozenset({Need.MODERATOR}),
    stale_after=StaleAfter.NEVER,
)

COMPUTER_COMMAND: Final = Command(
    COMPUTER,
    _computer,
    arguments=(Argument("game", Kind.GAME), Argument("level", Kind.CHOICE, values=LEVELS)),
    needs=frozenset({Need.MODERATOR, Need.COMPUTERS}),
    stale_after=StaleAfter.OPENED,
)
