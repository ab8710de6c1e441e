"""Checkers in words."""

from collections.abc import Iterator

from bot.replies.board_words.speaker import Speaker, plain_list
from bot.replies.board_words.turn import tell_last_move, tell_outcome
from render import CheckersDescription
from render.checkers.description import CheckersSide
from rules.game import Seat


def tell_checkers(seen: CheckersDescription, speaker: Speaker) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    if seen.outcome:
        yield tell_outcome(seen.outcome, speaker)
    if seen.to_act is not None:
        yield speaker.say("board-to-move", seat=speaker.name(seen.to_act))
    if seen.last_move:
        yield tell_last_move(seen.last_move, speaker)
    if seen.captured:
        yield speaker.say("board-captured", squares=plain_list(seen.captured))
    for seat in (seen.viewer, Seat(1 - seen.viewer)):
        yield _side(seen.sides[seat], seat, speaker)
    if seen.quiet:
        yield speaker.say("board-quiet", quiet=seen.quiet, limit=seen.quiet_limit)


def _side(side: CheckersSide, seat: Seat, speaker: Speaker) -> str:
    pieces = "; ".join(_pieces(side, speaker)) or speaker.say("board-no-pieces")
    return speaker.say(
        "board-pieces", seat=speaker.name(seat), side=speaker.side(seat), pieces=pieces
    )


def _pieces(side: CheckersSide, speaker: Speaker) -> Iterator[str]:
    if side.queens:
        squares = plain_list(side.queens)
        yield speaker.say("board-queens", count=len(side.queens), squares=squares)
    if side.men:
        yield speaker.say("board-men", count=len(side.men), squares=plain_list(side.men))
