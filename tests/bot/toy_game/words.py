"""The toy game's board in words."""

from collections.abc import Iterator

from bot.replies.board_words.speaker import Speaker, plain_list
from bot.replies.board_words.turn import tell_last_move, tell_outcome
from rules.game import Seat
from tests.render.track_board import TrackDescription


def tell_track(seen: TrackDescription, speaker: Speaker) -> Iterator[str]:
    """Yield the sentences, the most important first."""
    yield _turn(seen, speaker)
    if seen.last_move:
        yield tell_last_move(seen.last_move, speaker)
    for seat, runners in enumerate(seen.runners):
        name = speaker.name(Seat(seat))
        if runners:
            yield speaker.say("board-runners", seat=name, squares=plain_list(runners))
        else:
            yield speaker.say("board-left", seat=name)


def _turn(seen: TrackDescription, speaker: Speaker) -> str:
    if seen.outcome:
        return tell_outcome(seen.outcome, speaker)
    if seen.to_act is None:
        return speaker.say("board-opening")
    seat = speaker.name(seen.to_act)
    if seen.die:
        return speaker.say("board-to-play", seat=seat, dice=str(seen.die))
    return speaker.say("board-to-roll", seat=seat)
