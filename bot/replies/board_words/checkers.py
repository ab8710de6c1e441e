"""Checkers in words."""

from collections.abc import Iterator

from bot.replies.board_words.turn import tell_last_move, tell_outcome
from bot.replies.table_texts import TableTexts
from bot.texts.lists import plain_list
from bot.texts.names import side_name
from render import CheckersDescription
from render.checkers.description import CheckersSide
from rules.game import Seat


def tell_checkers(seen: CheckersDescription, texts: TableTexts) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    if seen.outcome:
        yield tell_outcome(seen.outcome, texts)
    if seen.to_act is not None:
        yield texts.say("board-to-move", seat=texts.name(seen.to_act))
    if seen.last_move:
        yield tell_last_move(seen.last_move, texts)
    if seen.captured:
        yield texts.say("board-captured", squares=plain_list(seen.captured))
    for seat in (seen.viewer, Seat(1 - seen.viewer)):
        yield _side(seen.sides[seat], seat, texts)
    if seen.quiet:
        yield texts.say("board-quiet", quiet=seen.quiet, limit=seen.quiet_limit)


def _side(side: CheckersSide, seat: Seat, texts: TableTexts) -> str:
    pieces = "; ".join(_pieces(side, texts)) or texts.say("board-no-pieces")
    return texts.say(
        "board-pieces", seat=texts.name(seat), side=side_name(seat, texts), pieces=pieces
    )


def _pieces(side: CheckersSide, texts: TableTexts) -> Iterator[str]:
    if side.queens:
        squares = plain_list(side.queens)
        yield texts.say("board-queens", count=len(side.queens), squares=squares)
    if side.men:
        yield texts.say("board-men", count=len(side.men), squares=plain_list(side.men))
