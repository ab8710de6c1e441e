"""Quoridor in words."""

from collections.abc import Iterator

from bot.replies.board_words.speaker import Speaker, plain_list
from bot.replies.board_words.turn import tell_last_move, tell_outcome
from render import QuoridorDescription
from render.quoridor.description import QuoridorSide
from rules.game import Seat


def tell_quoridor(seen: QuoridorDescription, speaker: Speaker) -> Iterator[str]:
    """Yield the sentences, the most important first; the viewer is the first of the players."""
    if seen.outcome:
        yield tell_outcome(seen.outcome, speaker)
    if seen.to_act is not None:
        yield speaker.say("board-to-move", seat=speaker.name(seen.to_act))
    if seen.last_move:
        yield tell_last_move(seen.last_move, speaker)
    for number in range(len(seen.sides)):
        seat = Seat((seen.viewer + number) % len(seen.sides))
        yield _side(seen.sides[seat], speaker.name(seat), speaker)
    if seen.walls:
        yield speaker.say("board-walls", walls=plain_list(seen.walls))
    else:
        yield speaker.say("board-no-walls")


def _side(side: QuoridorSide, name: str, speaker: Speaker) -> str:
    if side.pawn is None or side.distance is None:
        return speaker.say("board-left", seat=name)
    return speaker.say(
        "board-pawn", seat=name, pawn=side.pawn, distance=side.distance, walls=side.walls_left
    )
