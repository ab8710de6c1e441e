"""Whether computers play here: each is asked for the first move of every game."""

from collections.abc import Mapping
from time import perf_counter
from typing import Final

from bot.app.finding import Finding
from bot.app.settings import Settings
from bot.computers.worker import NoAnswer, Worker
from bot.computers.workers import usual_number
from bot.engines.backgammon.engine import SAGE, which_plays, why_not_sage
from bot.engines.engine import SECONDS, Level
from bot.engines.games import COMPUTER_GAMES
from bot.engines.question import Question, Task
from rules import GAMES
from rules.game import Roll, ToRoll

_TIMEOUT: Final = 30.0
"""Seconds that a computer may take for the first move of a game."""
_REINSTALL: Final = "run: make clean install"


async def examine_computers(settings: Settings) -> Finding:
    """Let a computer make the first move of each game, and say which it cannot play, and why."""
    number = usual_number() if settings.computers is None else settings.computers
    if not number:
        return Finding("computers", "turned off (PARLOUR_COMPUTERS=0)")
    worker, start = Worker(), perf_counter()
    try:
        await worker.start()
        faults = {game: await _fault(worker, game) for game in sorted(COMPUTER_GAMES)}
    except NoAnswer as error:
        return Finding("computers", f"cannot be started: {error}", _REINSTALL)
    finally:
        await worker.end()
    if any(faults.values()):
        return Finding("computers", _what_fails(faults), _REINSTALL)
    took = perf_counter() - start
    ready = f"{len(faults)} games, {_processes(number)}, ready in {took:.1f} s"
    why = why_not_sage()
    state = f"{ready}; backgammon by {_backgammon_engine()}" + (f" ({why})" if why else "")
    return Finding("computers", state, _REINSTALL if why else "")


def _what_fails(faults: Mapping[str, str]) -> str:
    """Return the games that computers cannot play, each with the reason, and the others."""
    failing = ", ".join(f"{game} ({why})" for game, why in faults.items() if why)
    playing = ", ".join(game for game, why in faults.items() if not why)
    return f"do not play {failing}; they play {playing or 'nothing'}"


async def _fault(worker: Worker, game: str) -> str:
    """Return why a computer does not move in a game; nothing if it does."""
    try:
        return "" if await _move(worker, game) else "no move"
    except NoAnswer as error:
        return str(error) or repr(error)


async def _move(worker: Worker, game: str) -> str:
    """Return the first move of a game; where dice are rolled, that of 3 and 1."""
    rules = GAMES[game]
    position = rules.opening(min(rules.table_sizes))
    while isinstance(rules.stage(position), ToRoll):
        position = rules.play(position, Roll((3, 1)))
    level = Level.BEGINNER
    question = Question(Task.MOVE, game, rules.dump(position), level, SECONDS[level])
    return (await worker.ask(question, _TIMEOUT)).move


def _backgammon_engine() -> str:
    return "bgsage" if which_plays() == SAGE else "our own net, as bgsage cannot be loaded here"


def _processes(number: int) -> str:
    return "1 process" if number == 1 else f"{number} processes"
