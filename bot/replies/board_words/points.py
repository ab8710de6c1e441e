"""Backgammon and narde in words.

Points have the viewer's numbers for both sides, as in the picture: players compare where the
checkers of both are. The last move has its mover's numbers, as it is always written.
"""

from collections.abc import Iterator

from bot.replies.board_words.speaker import Speaker, plain_list
from bot.replies.board_words.turn import tell_last_move, tell_outcome
from bot.texts.names import spoken_dice
from render import PointsDescription
from render.points.description import CubeOnBoard, MatchScore, PointsSide
from rules.game import Seat


def tell_points(seen: PointsDescription, speaker: Speaker) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    yield _turn(seen, speaker)
    if seen.last_move and not _is_roll_to_play(seen):
        yield tell_last_move(seen.last_move, speaker)
    if seen.score:
        yield _score(seen.score, speaker)
    if seen.cube:
        yield _cube(seen.cube, speaker)
    yield speaker.say("board-numbering", seat=speaker.name(seen.viewer))
    for seat in (seen.viewer, Seat(1 - seen.viewer)):
        yield _side(seen.sides[seat], seat, speaker)


def _turn(seen: PointsDescription, speaker: Speaker) -> str:
    if seen.outcome:
        return tell_outcome(seen.outcome, speaker)
    if seen.to_act is None:
        return speaker.say("board-opening")
    seat = speaker.name(seen.to_act)
    if seen.dice:
        return speaker.say("board-to-play", seat=seat, dice=spoken_dice(seen.dice))
    if seen.cube and seen.cube.offered_by is not None:
        other = speaker.name(seen.cube.offered_by)
        return speaker.say("board-to-answer", seat=seat, value=2 * seen.cube.value, other=other)
    return speaker.say("board-to-roll", seat=seat)


def _is_roll_to_play(seen: PointsDescription) -> bool:
    """Return whether the last move is the roll that is to be played, which the turn names too."""
    return bool(seen.dice and seen.last_move and seen.last_move.dice)


def _score(score: MatchScore, speaker: Speaker) -> str:
    first, second = score.points
    return speaker.say(
        "board-score",
        length=score.length,
        first=speaker.name(Seat(0)),
        first_points=first,
        second=speaker.name(Seat(1)),
        second_points=second,
    )


def _cube(cube: CubeOnBoard, speaker: Speaker) -> str:
    if cube.owner is None:
        return speaker.say("board-cube-in-the-middle", value=cube.value)
    return speaker.say("board-cube-owned", value=cube.value, seat=speaker.name(cube.owner))


def _side(side: PointsSide, seat: Seat, speaker: Speaker) -> str:
    return speaker.say(
        "board-checkers",
        seat=speaker.name(seat),
        side=speaker.side(seat),
        places=plain_list(_places(side, speaker)),
        pips=side.pips,
    )


def _places(side: PointsSide, speaker: Speaker) -> Iterator[str]:
    if side.bar:
        yield speaker.say("board-on-bar", count=side.bar)
    for held in side.points:
        yield speaker.say("board-on-point", count=held.count, point=held.seen_as)
    if side.off:
        yield speaker.say("board-borne-off", count=side.off)
