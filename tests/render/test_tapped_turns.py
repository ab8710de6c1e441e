"""Pictures of moves that are only partly tapped."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from render import Marks, describe, draw
from rules import GAMES
from rules.game import FIRST, Seat, ToMove
from rules.points.play import Play
from tests.rules.walks import tables, walk


@given(data=st.data())
def test_every_turn_can_be_seen_as_far_as_it_has_been_tapped(data: st.DataObject) -> None:
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    table = data.draw(tables(game))
    luck = Random(table.luck)
    moving = [at for at, _ in walk(game, table) if isinstance(game.stage(at), ToMove)]
    position = luck.choice(moving)
    chosen: list[str] = []
    while (taps := game.taps(position, chosen)).next:
        marks = Marks(taps.may_move, taps.may_reach, taps.used_dice)
        assert draw(taps.position, marks=marks, seat=FIRST, size=240).png
        assert describe(taps.position, seat=Seat(1)).viewer == 1
        chosen.append(luck.choice(taps.next).token)
    last_move = None if isinstance(taps.move, Play) else taps.move
    assert draw(taps.position, last_move=last_move, marks=Marks(used_dice=taps.used_dice)).png
