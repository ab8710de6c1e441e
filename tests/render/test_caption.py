"""Names, clocks and scores below a board."""

import pytest

from render import THEMES, Caption, NoSuchSeat, draw
from render.canvas.font import name_font, readable, shortened
from rules import GAMES
from rules.game import Seat
from tests.render.goldens import GOLDENS, check
from tests.render.pixels import changed, decode

ANNA, BEN = Caption("Anna", "4:59", "2"), Caption("Бен Петров", "0:07", "5")
FOUR = [*map(Caption, ("Ana", "Łukasz Świątek", "Ελένη", "ნინო"))]


@pytest.mark.parametrize("game", GAMES)
def test_everything_lies_where_it_lies_without_names(game: str) -> None:
    position = GAMES[game].opening(2)
    plain, named = draw(position), draw(position, names=[ANNA, BEN])
    assert named.width == plain.width
    assert named.height == plain.height + 56
    above = decode(named).convert("RGB").crop((0, 0, plain.width, plain.height))
    assert above.tobytes() == decode(plain).convert("RGB").tobytes()


def test_each_seat_has_a_part_of_the_strip() -> None:
    position = GAMES["quoridor"].opening(4)
    for seat in range(4):
        others = [*FOUR[:seat], Caption("Somebody"), *FOUR[seat + 1 :]]
        box = changed(draw(position, names=FOUR), draw(position, names=others))
        assert box
        assert 240 * seat <= box[0] < box[2] <= 240 * (seat + 1)
        assert box[1] > draw(position).height


def test_nobody_has_a_name_who_has_no_seat() -> None:
    with pytest.raises(NoSuchSeat) as refused:
        draw(GAMES["narde"].opening(2), names=FOUR)
    assert (refused.value.seat, refused.value.seats) == (3, 2)


@pytest.mark.parametrize("theme", THEMES)
def test_names_look_as_they_did(theme: str) -> None:
    two, four = GAMES["backgammon"].opening(2), GAMES["quoridor"].opening(4)
    pictures = {
        "two": draw(two, names=[ANNA, BEN], theme=theme, size=480),
        "four": draw(four, names=FOUR, theme=theme, seat=Seat(2), size=480),
    }
    shown = {
        name: decode(picture).convert("RGB").crop((0, picture.height - 32, 480, picture.height))
        for name, picture in pictures.items()
    }
    check(f"names-{theme}", shown, THEMES[theme], GOLDENS)


def test_the_number_of_a_long_name_stays() -> None:
    room = name_font(20).getlength("Guest… 321") + 1
    assert shortened("Guest of honour 321", 20, room) == "Guest… 321"
    assert shortened("Guest 321", 20, room) == "Guest 321"
    assert shortened("Guest of honour", 20, room).startswith("Guest of")
    assert shortened("Anna 123456789012", 20, room).startswith("Anna 12")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Anna", "Anna"),
        ("Józef Ångström", "Józef Ångström"),
        ("Еле́на", "Еле́на"),
        ("Ann\u200ba \u202eB\t.", "Anna B ."),
        ("🎲 Ben 🎲", "Ben"),
        ("李雷", "2"),
        ("", "2"),
    ],
)
def test_what_the_font_does_not_have_is_left_out(text: str, written: str) -> None:
    assert readable(text, "2") == written


def test_a_long_name_is_shortened() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff"
    short = shortened(name, 20, 100)
    assert short.endswith("…")
    assert name.startswith(short[:-1])
    assert name_font(20).getlength(short) <= 100
    assert shortened("Anna", 20, 100) == "Anna"
    assert shortened("Anna", 20, 1) == "…"
