"""Tapping a play of narde, step by step."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.narde import Narde, Phase
from tests.rules.narde.plain_taps import begin, sound_steps
from tests.rules.tapping import offered, refuses, tapped
from tests.rules.walks import tables, walk

GAME = Narde()
START = "------------o-----------O-"


def test_one_checker_leaves_the_head() -> None:
    position = GAME.load("------------o---------A-N-:1:21")
    assert offered(GAME, position) == "24 22"
    assert offered(GAME, position, "24 23") == "23 22"
    assert refuses(GAME, position, "24 23 24")


def test_on_the_first_turn_two_leave_the_head_where_the_opposing_head_stops_one() -> None:
    position = GAME.load(f"{START}:-1:66")
    assert GAME.taps(position, ["24"]).used_dice == (6, 6)
    assert tapped(GAME, position, "24") == tapped(GAME, position, "24 18 24 18") == "24/18(2)"


def test_a_checker_whose_tap_is_the_whole_turn_says_where_it_goes() -> None:
    position = GAME.load(f"{START}:-1:66")
    assert [tap.token for tap in GAME.taps(position, ["24"]).landings] == ["18"]
    alone = GAME.load("------------o-----------A-:1:21")
    assert [tap.token for tap in GAME.taps(alone, ["24"]).landings] == ["22", "21", "23"]
    assert GAME.taps(alone, ["24", "22"]).landings == ()


def test_six_in_a_row_are_not_allowed_even_between_two_steps() -> None:
    position = GAME.load("-----AAAAA-Ao-------A-----:1:21")
    assert refuses(GAME, position, "11 10")
    assert tapped(GAME, position, "9 7 11 10") == "11/10 9/7"


def test_where_nothing_can_be_played_the_pass_is_tapped() -> None:
    assert offered(GAME, GAME.load("------------n-----a-----O-:1:66")) == "pass"


def test_before_a_roll_there_is_nothing_to_tap() -> None:
    assert offered(GAME, GAME.load(f"{START}:1:00")) == ""


@pytest.mark.usefixtures("unmeasured")
@given(data=st.data())
def test_the_plainest_search_offers_the_same_steps(data: st.DataObject) -> None:
    table = data.draw(tables(GAME))
    luck = Random(table.luck)
    walked = [position for position, _ in walk(GAME, table) if position.phase is Phase.ROLLED]
    for position in luck.sample(walked, 8):
        turn = begin(position)
        chosen: list[str] = []
        while steps := sound_steps(turn, position):
            starts = GAME.taps(position, chosen)
            if starts.move is None:
                assert set(starts.may_move) == {start for start, _ in steps}
            for start in starts.may_move:
                ends = GAME.taps(position, [*chosen, str(start)])
                if ends.move is None:
                    assert set(ends.may_reach) == {end for other, end in steps if other == start}
            (start, end), turn = luck.choice(list(steps.items()))
            chosen += [str(start), str(end) if end else "off"]
        assert GAME.taps(position, chosen or ["pass"]).move in GAME.legal_moves(position)
