"""What a computer does at a table: the command that it gives, as a player would type it."""

from typing import assert_never

from bot.computers.workers import Workers
from bot.engines.engine import SECONDS, Level
from bot.engines.question import Question, Task
from bot.identity import Player, computer_level
from bot.table.table import Table
from bot.table.values import Proposal
from rules.game import ToRoll


async def decide(table: Table, computer: Player, seed: str, workers: Workers) -> str:
    """Return the command of a computer that has to act; raise NoAnswer if no engine decides it."""
    if table.offer and _is_asked(table, computer):
        return await _answer(table, table.offer.proposal, computer, seed, workers)
    moves = table.legal_moves
    if not moves:
        return "roll"
    if len(moves) == 1 and not isinstance(table.stage, ToRoll):
        return f"move {table.game.format(moves[0], table.board)}"
    answer = await workers.ask(_question(Task.MOVE, table, computer, seed))
    return f"move {answer.move}" if answer.move else "roll"


def _is_asked(table: Table, computer: Player) -> bool:
    """Return whether a computer has to answer the open offer."""
    return any(seat in table.to_answer for seat in table.seats_of(computer.id))


def plain_decision(table: Table, computer: Player) -> str:
    """Return a command that needs no thought, and is always allowed.

    A resignation is accepted: whoever gives up should not have to wait for an engine.
    """
    if table.offer and _is_asked(table, computer):
        return "accept" if table.offer.proposal is Proposal.RESIGN else "decline"
    if isinstance(table.stage, ToRoll):
        return "roll"
    return f"move {table.game.format(table.legal_moves[0], table.board)}"


async def _answer(
    table: Table, proposal: Proposal, computer: Player, seed: str, workers: Workers
) -> str:
    """Accept whatever a person asks for; what ends the game is for the engine to judge."""
    match proposal:
        case Proposal.UNDO | Proposal.REMATCH:
            return "accept"
        case Proposal.DRAW | Proposal.RESIGN:
            task = Task.DRAW if proposal is Proposal.DRAW else Task.RESIGN
            answer = await workers.ask(_question(task, table, computer, seed))
            return "accept" if answer.accept else "decline"
        case _:
            assert_never(proposal)


def _question(task: Task, table: Table, computer: Player, seed: str) -> Question:
    level = Level(computer_level(computer.id))
    (seat, *_) = table.seats_of(computer.id)
    return Question(
        task,
        table.setup.game,
        table.position,
        level,
        SECONDS[level],
        seed=seed,
        seat=seat,
        points=table.offer.points if table.offer else 0,
    )
