"""Provably fair dice: settled before the game, and checked by anybody after it."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations, product

import pytest
from msgspec.structs import replace

from bot.table.chance import FairChance
from bot.table.dice import chain_number, commit, lot, numbered_id, roll

SECRET = bytes(range(32))


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commit(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_roll_is_always_computed_the_same() -> None:
    assert roll(SECRET, "game", 7, ("a", "b"), 2) == roll(SECRET, "game", 7, ("a", "b"), 2)


def test_rolls_are_still_those_of_older_games() -> None:
    # A change here would break the proof of every game that was ever played.
    rolled = [roll(SECRET, "game", number, ("", "lucky"), 2) for number in range(1, 6)]
    assert rolled == [[6, 3], [5, 3], [4, 4], [3, 2], [5, 5]]


@pytest.mark.parametrize(
    "other",
    [
        (bytes(32), "game", 1, ("a",)),
        (SECRET, "another", 1, ("a",)),
        (SECRET, "game", 2, ("a",)),
        (SECRET, "game", 1, ("b",)),
        (SECRET, "game", 1, ("a", "")),
        (SECRET, "game", 1, ()),
    ],
    ids=range(6),
)
def test_every_part_changes_the_rolls(other: tuple[bytes, str, int, tuple[str, ...]]) -> None:
    assert roll(*other, 20) != roll(SECRET, "game", 1, ("a",), 20)


def test_as_many_dice_as_are_wanted() -> None:
    many = roll(SECRET, "game", 1, (), 200)
    assert len(many) == 200
    assert set(many) == {1, 2, 3, 4, 5, 6}
    assert roll(SECRET, "game", 1, (), 3) == many[:3]


def test_rolls_are_fair_by_the_chi_square_test() -> None:
    rolls = 36_000
    counts = Counter(tuple(roll(SECRET, "fair", number, (), 2)) for number in range(rolls))
    expected = rolls / 36
    chi_square = sum(
        (counts[pair] - expected) ** 2 / expected for pair in product(range(1, 7), repeat=2)
    )
    # 35 degrees of freedom: fair dice stay between these in 99.8 % of all cases.
    assert 14.7 < chi_square < 66.6


def test_no_face_has_more_bytes_than_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hmac, "digest", lambda *_: bytes(range(256)))
    counts = Counter(roll(SECRET, "game", 1, (), 504))
    assert counts == dict.fromkeys(range(1, 7), 84)


def test_every_game_gets_a_secret_and_an_id_of_its_own() -> None:
    drawn = [FairChance().draw_dice(("a",)) for _ in range(50)]
    assert len({dice.secret for dice in drawn}) == len({dice.game_id for dice in drawn}) == 50
    assert all(len(dice.secret) == 32 and dice.words == ("a",) for dice in drawn)


def test_lots_give_everybody_a_place_and_every_place_to_everybody() -> None:
    lots = Counter(tuple(lot(SECRET, f"game {number}", (), 3)) for number in range(600))
    assert {*lots} == {*permutations(range(3))}
    assert min(lots.values()) > 60


@pytest.mark.parametrize(
    "other",
    [(bytes(32), "game", ("a",)), (SECRET, "another", ("a",)), (SECRET, "game", ("b",))],
    ids=range(3),
)
def test_every_part_changes_the_lot(other: tuple[bytes, str, tuple[str, ...]]) -> None:
    assert lot(*other, 30) != lot(SECRET, "game", ("a",), 30)


def test_lots_are_still_those_of_older_games() -> None:
    # A change here would break the proof of every game that was ever played.
    assert lot(SECRET, "game", (), 4) == [2, 3, 1, 0]
    assert lot(SECRET, "game", ("", "lucky"), 2) == [0, 1]


def test_seats_are_drawn_from_the_secret_that_was_promised() -> None:
    drawn = FairChance().draw_dice(("a", "b", ""))
    assert FairChance().draw_lots(drawn, 3) == lot(drawn.secret, drawn.game_id, drawn.words, 3)


@pytest.mark.parametrize(
    ("game_id", "number"),
    [("a", 1), ("a-b_c.2", 2), ("a.10", 10), ("a.1001", 1001)]
    + [(wrong, None) for wrong in ("", "a.1", "a.02", "a.", ".2", "a.2.3", "a.x", "a.999999")],
)
def test_ids_are_numbered(game_id: str, number: int | None) -> None:
    assert chain_number(game_id) == number
    if number:
        assert numbered_id(game_id, number) == game_id


def test_the_commitment_of_the_next_game_is_the_secret_of_the_one_before() -> None:
    chance = FairChance()
    first = chance.draw_dice(("a",))
    second = chance.next_dice(first)
    third = chance.next_dice(second)
    assert second.commitment == first.secret.hex()
    assert third.commitment == second.secret.hex()
    assert (second.game_id, third.game_id) == (f"{first.game_id}.2", f"{first.game_id}.3")
    assert third.words == ("a",)


def test_a_chain_that_is_used_up_is_followed_by_another() -> None:
    chance = FairChance()
    last = replace(chance.draw_dice(()), left=0)
    assert chance.next_dice(last).left == chance.draw_dice(()).left
