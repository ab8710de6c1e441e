"""The /problem command, and /problems for the problem of the day of a chat."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.coach import check_coach, finished_games
from bot.commands.command import Answer, Argument, Command, Kind, Need, StaleAfter
from bot.commands.meant import unknown_game
from bot.commands.playing import read_confirmed
from bot.commands.problem_answers import (
    PlaySolution,
    Reschedule,
    ShowMine,
    ShowProblem,
    ShowSchedule,
    ShowSolvers,
    ShowToday,
    Solve,
    StopProblems,
)
from bot.commands.refusals import (
    NoSuchTime,
    OnlyModerators,
    ProblemGone,
    StillBeingPlayed,
    UnknownProblemsWord,
)
from bot.commands.setup import NO, YES, find_game, named_game
from bot.problems.calendar import read_time, read_zone
from bot.problems.collection import PROBLEM_GAMES
from bot.table.no_game import why_no_game
from bot.table.refusals import Refused
from bot.texts.typed import typed_words

SOLVE: Final = "solve"
_TODAY: Final = typed_words("problem-today")
_MINE: Final = typed_words("board-mine")
_TABLE: Final = typed_words("problems-table")
_ALL: Final = typed_words("problems-all")


def _problem(ask: Ask) -> Answer:
    """Show a problem: of the named game, of any game, or that of the day."""
    word = ask.words.casefold()
    if not word:
        return ShowProblem()
    if word in _TODAY:
        return ShowToday()
    if word in _MINE:
        return _mine(ask)
    game = named_game(word)
    if game not in PROBLEM_GAMES:
        raise Refused(unknown_game(ask.words, "problem", PROBLEM_GAMES))
    return ShowProblem(game)


def _mine(ask: Ask) -> Answer:
    """Show one of the player's own blunders in the games of this table."""
    table = ask.existing_table
    check_coach(ask, table.setup.game)
    ids = finished_games(table)
    if not ids:
        raise Refused(
            why_no_game(table, ask.player.id) if not table.position else StillBeingPlayed()
        )
    return ShowMine(ids)


def _solve(ask: Ask) -> Answer:
    """Take the answer of a button or a poll: the problem's key and the number of the choice.

    What is pressed on the board of a problem is `tap` or `move`, as at a table.
    """
    match ask.words.split():
        case [key, number] if number.isdecimal():
            return Solve(key, int(number))
        case [key, "tap", *said] if ask.request.pressed:
            tapped, confirmed = read_confirmed(said)
            return PlaySolution(key, tapped, confirmed=confirmed)
        case [key, "move", *said] if ask.request.pressed:
            return PlaySolution(key, move=" ".join(said))
        case _:
            raise Refused(ProblemGone())


def _problems(ask: Ask) -> Answer:
    """Show when problems come, or who solves them; moderators say when."""
    words = ask.words.casefold().split()
    if not words:
        return ShowSchedule()
    if words[0] in _TABLE:
        return ShowSolvers()
    if not ask.moderator:
        raise Refused(OnlyModerators(ask.request.shared))
    return StopProblems() if words[0] in NO else _read_schedule(words)


def _read_schedule(words: list[str]) -> Reschedule:
    """Return what the words say about time, zone and games, in any order."""
    minutes, zone, games = None, "", list[str]()
    for word in words:
        if word in YES - {"1"}:
            continue
        if word in _ALL:
            games += PROBLEM_GAMES
        elif (game := find_game(word)) in PROBLEM_GAMES:
            games.append(game)
        elif (read := read_time(word)) is not None:
            minutes = read
        elif found := read_zone(word):
            zone = found
        elif word[0].isdecimal():
            raise Refused(NoSuchTime(word))
        else:
            raise Refused(UnknownProblemsWord(word))
    return Reschedule(minutes, zone, tuple(dict.fromkeys(games)))


COMMANDS: Final = (
    Command(
        "problem", _problem, arguments=(Argument("game", Kind.GAME),), stale_after=StaleAfter.NEVER
    ),
    Command(
        "problems",
        _problems,
        arguments=(
            Argument("daily", Kind.CHOICE, values=("on", "off", "table")),
            Argument("time", Kind.WORD),
            Argument("zone", Kind.WORD),
            Argument("game", Kind.GAME),
        ),
        stale_after=StaleAfter.NEVER,
        needs=frozenset({Need.MODERATOR}),
        impersonal=True,
    ),
    Command(SOLVE, _solve, listed=False, stale_after=StaleAfter.NEVER),
)
