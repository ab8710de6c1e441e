"""Finding the moves of a written game: how many were made, and what is tapped for the next."""

from collections.abc import Iterable
from typing import Any

from bot.table.events import Moved
from bot.table.lines import lines
from bot.table.table import Table
from rules.game import PASS


def moves_made(table: Table) -> int:
    """Return how many moves were made, without the passes."""
    made = [line for line in lines(table.log) if isinstance(line, Moved)]
    return sum(move.text != PASS for move in made)


def leading_to(payloads: Iterable[str], table: Table, move: str, tokens: tuple[str, ...]) -> str:
    """Return the payload of the button that makes a move, or leads on to it."""
    wanted = table.game.format(table.game.parse(move, table.board), table.board)
    offered = list(payloads)
    for payload in offered:
        _, command, *words = payload.split()
        if command == "move" and " ".join(words) == wanted:
            return payload
        if command == "tap" and words and tokens[: len(words)] == tuple(words):
            return payload
    raise AssertionError(offered, move, tokens)


def tokens_of(table: Table, move: str) -> tuple[str, ...]:
    """Return the taps that make a move."""
    wanted = table.game.parse(move, table.board)
    found = _search(table.game, table.board, wanted, ())
    assert found is not None, move
    return found


def _search(
    game: Any,  # noqa: ANN401
    position: object,
    wanted: object,
    tokens: tuple[str, ...],
) -> tuple[str, ...] | None:
    taps = game.taps(position, tokens)
    if taps.move is not None:
        return tokens if game.play(position, taps.move) == game.play(position, wanted) else None
    for tap in taps.next:
        found = _search(game, position, wanted, (*tokens, tap.token))
        if found is not None:
            return found
    return None
