"""The toy game's board in words."""

from collections.abc import Iterator

from bot.replies.board_words.turn import tell_last_move, tell_outcome
from bot.replies.table_texts import TableTexts
from bot.texts.lists import plain_list
from rules.game import Seat
from tests.render.track_board import TrackDescription


def tell_track(seen: TrackDescription, texts: TableTexts) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    yield _turn(seen, texts)
    if seen.last_move:
        yield tell_last_move(seen.last_move, texts)
    for seat, runners in enumerate(seen.runners):
        name = texts.name(Seat(seat))
        if runners:
            yield texts.say("board-runners", seat=name, squares=plain_list(runners))
        else:
            yield texts.say("board-left", seat=name)


def _turn(seen: TrackDescription, texts: TableTexts) -> str:
    if seen.outcome:
        return tell_outcome(seen.outcome, texts)
    if seen.to_act is None:
        return texts.say("board-opening")
    seat = texts.name(seen.to_act)
    if seen.die:
        return texts.say("board-to-play", seat=seat, dice=str(seen.die))
    return texts.say("board-to-roll", seat=seat)
