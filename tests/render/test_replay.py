"""Replays, as Pillow reads them: what is shown, and for how long."""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from render import (
    SMALLEST,
    THEMES,
    Animation,
    Caption,
    MixedBoards,
    WrongMoveCount,
    draw,
    replay,
)
from render.card import end_card, title_card
from render.pieces import Profile
from render.points.layout import layout
from render.replay import WIDTH
from render.themes import pick
from rules import GAMES
from rules.game import Roll, Seat
from tests.effort import paired
from tests.render.goldens import GOLDENS
from tests.render.goldens import check as check_golden
from tests.render.pixels import decode
from tests.rules.walks import Table, walk

SIZE = 300
STEP, AT_END = 800, 4_000
"""Milliseconds for which a position is shown."""


by_game = pytest.mark.parametrize("name", sorted(GAMES))


def played(name: str, moves: int, luck: int = 3, seats: int = 2) -> tuple[list[Any], list[Any]]:
    """Return the positions and the moves of the beginning of a random game."""
    steps = list(islice(walk(GAMES[name], Table(seats, {}, luck)), moves + 1))
    return [position for position, _ in steps], [move for _, move in steps[:-1]]


def images(animation: Animation) -> Iterator[tuple[Image.Image, int]]:
    """Yield each image as it is shown, and for how many milliseconds."""
    with Image.open(BytesIO(animation.gif)) as file:
        for at in range(animation.frames):
            file.seek(at)
            yield file.convert("RGB"), int(file.info["duration"])
        with pytest.raises(EOFError):
            file.seek(animation.frames)


def seen(animation: Animation, positions: int) -> list[Image.Image]:
    """Return what is shown at the end of each position's time."""
    found: list[Image.Image] = []
    clock = 0
    for image, stay in images(animation):
        clock += stay
        found += [image] * (min(clock // STEP, positions) - len(found))
    assert clock == STEP * (positions - 1) + AT_END
    return found


def expected(position: object, move: object, **look: Any) -> Image.Image:  # noqa: ANN401
    last = None if isinstance(move, Roll) else move
    theme = pick(look.pop("theme", "wood")).plain
    return decode(draw(position, last_move=last, theme=theme, **look)).convert("RGB")


def board_in(image: Image.Image, picture: Image.Image) -> Image.Image:
    """Return the part of an image that is above the strip."""
    assert image.width == picture.width
    assert image.height == picture.height + round(picture.width * 0.042)
    return image.crop((0, 0, *picture.size))


def check(positions: list[Any], moves: list[Any], **look: Any) -> None:  # noqa: ANN401
    """Check that each position is shown exactly as `draw` draws it."""
    animation = replay(positions, moves, **look)
    found = seen(animation, len(positions))
    assert len(found) == len(positions)
    befores, rolls = [None, *positions[:-1]], [None, None, *moves[:-1]][: len(positions)]
    for image, position, move, before, roll in zip(
        found, positions, [None, *moves], befores, rolls, strict=True
    ):
        dice = roll.dice if isinstance(roll, Roll) else ()
        whole = expected(position, move, before=before, dice=dice, **look)
        assert image.size == (animation.width, animation.height)
        assert ImageChops.difference(board_in(image, whole), whole).getbbox() is None


@pytest.mark.parametrize(("name", "theme"), paired(GAMES, THEMES))
def test_each_position_is_seen_as_it_is_drawn_alone(name: str, theme: str) -> None:
    check(*played(name, 24), theme=theme, size=SIZE)


@by_game
def test_each_seat_sees_its_own_side(name: str) -> None:
    check(*played(name, 6), seat=Seat(1), size=SIZE)


def test_four_players_see_their_game() -> None:
    check(*played("quoridor", 24, seats=4), seat=Seat(3), size=SIZE)


@by_game
def test_computers_have_their_signs(name: str) -> None:
    check(*played(name, 6), computers=frozenset({Seat(1)}), size=SIZE)


@by_game
def test_any_positions_can_follow_each_other(name: str) -> None:
    """A cell that vanishes may lie under one that appears."""
    positions, moves = played(name, 30)
    order = Random(1).sample(range(1, len(positions)), 12)
    chosen = [positions[at] for at in order]
    check(chosen, [moves[at - 1] for at in order[1:]], size=SIZE)


def test_dice_stay_as_they_are_until_the_next_roll() -> None:
    positions, moves = played("backgammon", 4)
    assert [isinstance(move, Roll) for move in moves] == [True, False, True, False]
    shown = seen(replay(positions, moves, size=SIZE), 5)
    places = layout(SIZE)
    strips = [[image.crop(places.dice(side).box).tobytes() for side in range(2)] for image in shown]
    rolled, played_out, next_roll = strips[1:4]
    assert rolled == played_out
    assert rolled != next_roll


def test_the_usual_replay_is_smaller_than_the_usual_picture() -> None:
    positions, moves = played("checkers", 3)
    animation = replay(positions, moves)
    assert animation.width == WIDTH < draw(positions[0]).width
    assert replay(positions, moves, theme=THEMES["wood"]) == animation


def test_a_replay_runs_for_ever_with_one_palette() -> None:
    animation = replay(*played("backgammon", 4), size=SIZE, theme="modern")
    with Image.open(BytesIO(animation.gif)) as file:
        assert (file.format, file.info["version"], file.info["loop"]) == ("GIF", b"GIF89a", 0)
        palette = file.getpalette() or []
        colours = [channel for colour in THEMES["modern"].plain.colours for channel in colour]
        assert palette[: len(colours)] == colours
    assert animation.gif.count(bytes(colours)) == 1


def test_parts_of_a_position_follow_each_other_at_once() -> None:
    stays = [stay for _, stay in images(replay(*played("backgammon", 8), size=SIZE))]
    assert stays[0] == STEP
    assert 20 in stays
    assert all(stay == 20 or 400 < stay <= STEP for stay in stays[:-1])
    assert AT_END - STEP < stays[-1] <= AT_END


def test_a_position_with_more_parts_than_its_time_holds_takes_longer() -> None:
    """No move changes this much, but a replay may leave moves out."""
    quoridor = GAMES["quoridor"]
    across = " ".join(f"{column}{row}h" for column in "aceg" for row in range(1, 6))
    along = " ".join(f"{column}{row}v" for column in "abcde" for row in (1, 3, 5, 7))
    positions = [quoridor.load(f"e1 e9/{walls}/0 0/1") for walls in (across, along)]
    *shown, (last, stay) = images(replay(positions, [None], size=SIZE))
    assert [stay for _, stay in shown] == [STEP, *[20] * (len(shown) - 1)]
    assert len(shown) >= 40
    assert stay == AT_END - STEP + 20
    assert ImageChops.difference(last, expected(positions[1], None, size=SIZE)).getbbox() is None


def test_a_position_alone_is_a_still_picture() -> None:
    check(*played("narde", 0), size=SIZE)
    assert replay(*played("narde", 0), size=SIZE).frames == 1


def test_a_position_that_looks_the_same_stays_longer() -> None:
    """There are more positions than the line of progress has pixels, and a roll is no move."""
    count = 300
    position = GAMES["quoridor"].opening(2)
    animation = replay([position] * count, [Roll((1, 1))] * (count - 1), size=SMALLEST)
    assert animation.frames < count
    assert sum(stay for _, stay in images(animation)) == STEP * (count - 1) + AT_END


def test_below_the_board_are_the_move_and_the_progress() -> None:
    positions, moves = played("checkers", 3)
    top = draw(positions[0], size=SIZE).height
    boxes = [
        ImageChops.difference(one, other).crop((0, top, SIZE, top + 13)).getbbox()
        for one, other in pairwise(seen(replay(positions, moves, size=SIZE), 4))
    ]
    lengths = [box[2] for box in boxes if box]
    assert len(lengths) == 3
    assert lengths == sorted(set(lengths))
    later = replay(positions, moves, size=SIZE, earlier=30)
    assert later != replay(positions, moves, size=SIZE)


def test_names_are_shown_first_and_winners_last() -> None:
    positions, moves = played("quoridor", 3)
    named = [*images(replay(positions, moves, size=SIZE, names=[Caption("Anna"), Caption("Ben")]))]
    plain = [*images(replay(positions, moves, size=SIZE))]
    assert len(named) == len(plain) + 2
    assert named[1][1] == 1_600
    assert ImageChops.difference(named[0][0], named[1][0]).getbbox()
    assert not ImageChops.difference(named[0][0], named[2][0]).getbbox()
    won = [*images(replay(positions, moves, size=SIZE, winners=frozenset({Seat(1)})))]
    assert won[-1][1] == AT_END
    card = ImageChops.difference(won[-2][0], won[-1][0]).getbbox()
    assert card
    assert abs(card[0] + card[2] - SIZE) <= 2


@pytest.mark.parametrize("theme", THEMES)
def test_cards_look_as_they_did(theme: str) -> None:
    plain, names = THEMES[theme].plain, [Caption("Anna Ångström"), Caption("Бен")]
    cards = {
        "title": title_card(SIZE, names, plain, Profile.CHECKER),
        "end": end_card(SIZE, [Seat(1)], names, plain, Profile.CHECKER),
        "end without names": end_card(SIZE, [Seat(0), Seat(2)], (), plain, Profile.PAWN),
    }
    shown = {name: card.convert("RGB") for name, card in cards.items()}
    check_golden(f"cards-{theme}", shown, THEMES[theme], GOLDENS)


def test_progress_is_reported_after_each_position() -> None:
    calls: list[tuple[int, int]] = []
    replay(*played("checkers", 3), size=SIZE, on_progress=lambda *so_far: calls.append(so_far))
    assert calls == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize(("positions", "moves"), [(0, 0), (1, 1), (2, 0), (2, 2)])
def test_moves_that_do_not_fit_between_the_positions_are_refused(
    positions: int, moves: int
) -> None:
    start = GAMES["narde"].opening(2)
    with pytest.raises(WrongMoveCount) as refused:
        replay([start] * positions, [None] * moves)
    assert (refused.value.moves, refused.value.positions) == (moves, positions)


def test_positions_of_two_games_are_refused() -> None:
    mixed = [GAMES["narde"].opening(2), GAMES["checkers"].opening(2)]
    with pytest.raises(MixedBoards):
        replay(mixed, [None])


@by_game
def test_the_same_game_is_the_same_file(name: str) -> None:
    game = played(name, 8)
    assert replay(*game, size=SIZE) == replay(*game, size=SIZE)
