"""Quoridor in words."""

from collections.abc import Iterator

from bot.replies.board_words.turn import tell_last_move, tell_outcome
from bot.replies.table_texts import TableTexts
from bot.texts.lists import plain_list
from render import QuoridorDescription
from render.quoridor.description import QuoridorSide
from rules.game import Seat


def tell_quoridor(seen: QuoridorDescription, texts: TableTexts) -> Iterator[str]:
    """Yield the sentences, the most important first; the viewer is the first of the players."""
    if seen.outcome:
        yield tell_outcome(seen.outcome, texts)
    if seen.to_act is not None:
        yield texts.say("board-to-move", seat=texts.name(seen.to_act))
    if seen.last_move:
        yield tell_last_move(seen.last_move, texts)
    for number in range(len(seen.sides)):
        seat = Seat((seen.viewer + number) % len(seen.sides))
        yield _side(seen.sides[seat], texts.name(seat), texts)
    if seen.walls:
        yield texts.say("board-walls", walls=plain_list(seen.walls))
    else:
        yield texts.say("board-no-walls")


def _side(side: QuoridorSide, name: str, texts: TableTexts) -> str:
    if side.pawn is None or side.distance is None:
        return texts.say("board-left", seat=name)
    return texts.say(
        "board-pawn", seat=name, pawn=side.pawn, distance=side.distance, walls=side.walls_left
    )
