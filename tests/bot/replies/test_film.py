"""Games that move."""

from dataclasses import replace
from io import BytesIO

from PIL import Image, ImageSequence

from bot.replies.film import Film, shoot
from bot.table.lines import lines
from bot.table.offers import resign
from bot.table.table import Table
from bot.table.values import Setup
from render import THEMES, draw
from render.replay import WIDTH
from rules.game import Seat
from tests.bot.table.people import begun, play


def film_of(table: Table, first: int = 0, seat: int = 0) -> Film:
    return Film(table.setup.game, table.opening, lines(table.log), first, Seat(seat))


def last_picture(gif: bytes) -> Image.Image:
    with Image.open(BytesIO(gif)) as image:
        return ImageSequence.all_frames(image)[-1].convert("RGB")


def test_a_film_ends_with_the_position() -> None:
    setup = Setup("backgammon", auto_roll=False)
    change = play(begun(setup, "31", "64"), "8/5 6/5", "roll", "24/18 13/9")
    table = change.table
    gif = shoot(film_of(table, seat=1), lambda _: None)
    last = table.last_move
    assert last
    move = table.game.parse(last.text, table.game.load(last.before))
    plain = THEMES["wood"].plain
    picture = draw(
        table.board, seat=Seat(1), theme=plain, last_move=move, dice=last.dice, size=WIDTH
    )
    shown = last_picture(gif).crop((0, 0, picture.width, picture.height))
    with Image.open(BytesIO(picture.png)) as image:
        assert image.convert("RGB").tobytes() == shown.tobytes()


def test_a_film_may_begin_in_the_middle_of_a_game() -> None:
    table = play(begun(Setup("checkers")), "c3-d4", "f6-e5", "g7xe5").table
    whole, half = (shoot(film_of(table, first), lambda _: None) for first in (0, 2))
    assert last_picture(whole) == last_picture(half)  # the number of the move too
    assert len(half) < len(whole)


def test_a_film_goes_on_when_somebody_leaves() -> None:
    change = resign(play(begun(Setup("quoridor", 4)), "e2"), Seat(2), "")
    assert shoot(film_of(play(change, "b5").table), lambda _: None).startswith(b"GIF89a")


def test_a_film_tells_how_far_it_is() -> None:
    table = play(begun(Setup("checkers")), "c3-d4", "f6-e5").table
    told = list[float]()
    shoot(film_of(table), told.append)
    assert told == [0.25, 0.5, 0.75, 1]


def test_a_film_shows_who_plays_and_who_has_won() -> None:
    film = film_of(play(begun(Setup("checkers")), "c3-d4").table)
    named = replace(film, names=("Anna", "Ben"))
    won = replace(named, winners=frozenset({Seat(1)}))
    films = [shoot(each, lambda _: None) for each in (film, named, won)]
    assert len({film, named, won}) == len(set(films)) == 3
    assert last_picture(films[0]) == last_picture(films[1]) != last_picture(films[2])


def test_as_many_lines_are_not_the_same_film() -> None:
    one, other = (play(begun(Setup("checkers")), move).table for move in ("c3-d4", "c3-b4"))
    assert film_of(one) != film_of(other)
    assert len({film_of(one), film_of(one), film_of(one, seat=1)}) == 2


def test_a_film_with_a_computer_is_another_film() -> None:
    film = film_of(begun(Setup("checkers")).table)
    signed = replace(film, computers=frozenset({Seat(1)}))
    assert film != signed
    assert shoot(film, lambda _: None) != shoot(signed, lambda _: None)
