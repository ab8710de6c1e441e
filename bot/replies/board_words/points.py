"""Backgammon and narde in words.

Points have the viewer's numbers for both sides, as in the picture: players compare where the
checkers of both are. The last move has its mover's numbers, as it is always written.
"""

from collections.abc import Iterator

from bot.replies.board_words.turn import tell_last_move, tell_outcome
from bot.replies.table_texts import TableTexts
from bot.texts.lists import plain_list
from bot.texts.names import side_name, spoken_dice
from render import PointsDescription
from render.points.description import CubeOnBoard, MatchScore, PointsSide
from rules.game import Seat


def tell_points(seen: PointsDescription, texts: TableTexts) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    yield _turn(seen, texts)
    if seen.last_move and not _is_roll_to_play(seen):
        yield tell_last_move(seen.last_move, texts)
    if seen.played:
        yield texts.say("board-played-dice", dice=spoken_dice(seen.played.faces))
    if seen.score:
        yield _score(seen.score, texts)
    if seen.cube:
        yield _cube(seen.cube, texts)
    yield texts.say("board-numbering", seat=texts.name(seen.viewer))
    for seat in (seen.viewer, Seat(1 - seen.viewer)):
        yield _side(seen.sides[seat], seat, texts)


def _turn(seen: PointsDescription, texts: TableTexts) -> str:
    if seen.outcome:
        return tell_outcome(seen.outcome, texts)
    if seen.to_act is None:
        return texts.say("board-opening")
    seat = texts.name(seen.to_act)
    if seen.dice:
        return texts.say("board-to-play", seat=seat, dice=spoken_dice(seen.dice))
    if seen.cube and seen.cube.offered_by is not None:
        other = texts.name(seen.cube.offered_by)
        return texts.say("board-to-answer", seat=seat, value=2 * seen.cube.value, other=other)
    return texts.say("board-to-roll", seat=seat)


def _is_roll_to_play(seen: PointsDescription) -> bool:
    """Return whether the last move is the roll that is to be played, which the turn names too."""
    return bool(seen.dice and seen.last_move and seen.last_move.dice)


def _score(score: MatchScore, texts: TableTexts) -> str:
    first, second = score.points
    return texts.say(
        "board-score",
        length=score.length,
        first=texts.name(Seat(0)),
        first_points=first,
        second=texts.name(Seat(1)),
        second_points=second,
    )


def _cube(cube: CubeOnBoard, texts: TableTexts) -> str:
    if cube.owner is None:
        return texts.say("board-cube-in-the-middle", value=cube.value)
    return texts.say("board-cube-owned", value=cube.value, seat=texts.name(cube.owner))


def _side(side: PointsSide, seat: Seat, texts: TableTexts) -> str:
    return texts.say(
        "board-checkers",
        seat=texts.name(seat),
        side=side_name(seat, texts),
        places=plain_list(_places(side, texts)),
        pips=side.pips,
    )


def _places(side: PointsSide, texts: TableTexts) -> Iterator[str]:
    if side.bar:
        yield texts.say("board-on-bar", count=side.bar)
    for held in side.points:
        yield texts.say("board-on-point", count=held.count, point=held.seen_as)
    if side.off:
        yield texts.say("board-borne-off", count=side.off)
