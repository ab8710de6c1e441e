"""Pictures in words: complete, in the right order, and short enough."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import chain, cycle, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.identity import Player, PlayerId
from bot.language import Language
from bot.replies.alt_text import alt_text
from bot.replies.board_words.tellers import NoTeller
from bot.replies.table_texts import TableTexts
from bot.texts.names import spoken_dice
from render import Description, describe
from render.description import LastMove
from render.points.description import Held
from rules import GAMES
from rules.game import Game, Outcome, Roll, Seat
from tests.render.track_board import TrackDescription, add_track_board
from tests.rules.sprint import Sprint
from tests.rules.walks import tables, walk

PLAYERS = [Player(PlayerId(f"test:{name}"), name) for name in ("Ann", "Boris", "Clara", "Davi")]
CLUBS = "of the Moscow, Porto Alegre and London Backgammon Clubs"
LONG = [Player(PlayerId(f"test:{at}"), f"Player number {at} {CLUBS}") for at in range(4)]
ENGLISH, RUSSIAN, BRAZILIAN = EVERYBODY = [TableTexts.of(each, PLAYERS) for each in Language]
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])
LIMIT = 1024
"""The longest alt text on Discord."""
APART = {"viewer", "to_act", "owner", "offered_by", "quiet_limit", "numbers", "roller"}
"""Fields that appear as a name, or only in some positions."""
START = "-b----E-C---eE---c-e----B-"


def tell(game: str, text: str, *, seat: int = 0, texts: TableTexts = ENGLISH) -> str:
    return alt_text(describe(GAMES[game].load(text), seat=Seat(seat)), texts)


def seen_in(game: Game[Any, Any], data: st.DataObject) -> Iterator[Description]:
    """Yield what the pictures of a random game show."""
    table = data.draw(tables(game))
    for number, ((_, move), (position, _)) in enumerate(pairwise(walk(game, table))):
        yield describe(position, seat=Seat(number % table.seats), last_move=move)


def facts(value: object) -> Iterator[object]:
    """Yield every number and word of a description that a text has to have."""
    match value:
        case LastMove(_, "pass" | "double" | "take" | "drop"):
            return
        case LastMove(_, text, dice):
            # The dice of a roll are said one by one, and a roll to be played the larger first.
            yield from dice or [text]
        case Held(_, number, count):
            yield from (number, count)
        case Outcome(_, _, points):
            # Checkers and Quoridor have no points, only a win.
            yield from (points,) if points > 1 else ()
        case tuple():
            yield from chain.from_iterable(map(facts, value))
        case _ if is_dataclass(value):
            names = {field.name for field in fields(value)} - APART
            yield from chain.from_iterable(facts(getattr(value, name)) for name in names)
        case _:
            yield value


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=4)
def test_everything_is_told_and_briefly_enough(game: Game[Any, Any], data: st.DataObject) -> None:
    for description, texts in zip(seen_in(game, data), cycle(EVERYBODY), strict=False):
        text = alt_text(description, texts)
        for fact in set(facts(description)) - {None, 0}:
            assert re.search(rf"(?<![\w/]){re.escape(str(fact))}(?![\w/])", text), (fact, text)
        assert len(alt_text(description, TableTexts.of(texts.language, LONG))) <= LIMIT


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("backgammon", "aAaAaAaAaAaAaAaAaAaAaAaAaA:9:1:1:66:24:24:0:25:10"),
        ("narde", "-AaAaAaAaAaAaAaAaAaAaAaAa-:1:66"),
        (
            "checkers",
            (
                "B:WKa1,Kc1,Ke1,Kg1,Kb2,Kd2,Kf2,Kh2,Ka3,Kc3,e3,g3"
                ":BKb6,Kd6,Kf6,Kh6,Ka7,Kc7,Ke7,Kg7,Kb8,Kd8,f8,h8:H29"
            ),
        ),
        (
            "quoridor",
            (
                "e2 b5 e8 h5/a1h a2h a3h a4h a5h a6h a7h a8h c1h c2h c3h c4h c5h c6h c7h c8h"
                " e1h e2h e3h e4h/0 0 0 0/1"
            ),
        ),
    ],
)
def test_the_fullest_boards_are_short_enough_for_discord(game: str, text: str) -> None:
    position = GAMES[game].load(text)
    for texts in EVERYBODY:
        assert len(alt_text(describe(position), TableTexts.of(texts.language, LONG))) <= LIMIT


def test_a_turn_comes_first_then_the_board_from_the_viewers_side() -> None:
    assert tell("backgammon", f"{START}:1:-1:1:31:2:4:0:7:10") == (
        "Ann to play 3-1. Match to 7: Ann 2, Boris 4. Cube: 2, with Boris. "
        "Points are numbered from Ann’s side. "
        "Ann, White: 2 on 24, 5 on 13, 3 on 8, 5 on 6; 167 pips to go. "
        "Boris, Black: 2 on 1, 5 on 12, 3 on 17, 5 on 19; 167 pips to go."
    )


def test_what_is_off_the_points_is_told() -> None:
    assert tell("backgammon", "-a----------------------bA:0:0:-1:12:0:0:0:0:10", seat=1) == (
        "Boris to play 2-1. Cube: 1, in the middle. Points are numbered from Boris’s side. "
        "Boris, Black: 1 on 24, 2 on 1, 12 off; 26 pips to go. "
        "Ann, White: 1 on the bar, 14 off; 25 pips to go."
    )


def test_a_double_is_told_with_what_it_leads_to() -> None:
    position = GAMES["backgammon"].load(f"{START}:1:1:1:D:0:0:0:0:10")
    text = alt_text(describe(position), ENGLISH)
    assert text.startswith("Boris to take or drop: Ann doubles to 4. Cube: 2, with Ann.")


@pytest.mark.parametrize("word", ["double", "take", "drop"])
def test_what_was_done_with_the_cube_is_told_in_words(word: str) -> None:
    game = GAMES["backgammon"]
    position = game.load(f"{START}:1:1:1:00:0:0:0:0:10")
    if word != "double":
        position = game.play(position, game.parse("double", position))
    move = game.parse(word, position)
    told = alt_text(describe(game.play(position, move), last_move=move), RUSSIAN)
    sentences = {
        "double": "Ann удваивает.",
        "take": "Boris принимает удвоение.",
        "drop": "Boris не принимает удвоение.",
    }
    assert sentences[word] in told


def test_the_opening_roll_is_told() -> None:
    game = GAMES["narde"]
    start = game.opening(2)
    assert alt_text(describe(start), BRAZILIAN).startswith("Cada um rola um dado")
    after = game.play(start, Roll((3, 5)))
    told = alt_text(describe(after, last_move=Roll((3, 5))), RUSSIAN)
    assert told.startswith("Бросок: Boris. Выпало: 3-5. ")


def test_men_and_queens_are_told_apart() -> None:
    game = GAMES["checkers"]
    position = game.load("W:Wc3,Kh2:Bd4,f6,a7:H0")
    move = game.parse("c3xg7", position)
    told = alt_text(describe(game.play(position, move), seat=Seat(1), last_move=move), ENGLISH)
    assert told == (
        "Boris to move. Last move: Ann c3xe5xg7. Captured: d4, f6. "
        "Boris, Black: man a7. Ann, White: queen h2; man g7."
    )


def test_quiet_moves_and_endings_are_told() -> None:
    assert tell("checkers", "W:WKa1:BKh2:H12").endswith(
        "12 quiet moves with queens; at 30 it is a draw."
    )
    assert tell("checkers", "W:WKa1:BKh2:H30").startswith("The game is a draw (15 queen moves each")
    assert "Boris, Black: no pieces." in tell("checkers", "B:Wa1:B:H0")
    assert tell("narde", "------------o-------------:1:00", texts=RUSSIAN).startswith(
        "Победа: Ann (марс, 2 очка)."
    )


def test_walls_and_distances_are_told() -> None:
    assert tell("quoridor", "e1 - e8 i5/e3h d5v/4 0 5 5/1", seat=2) == (
        "Ann to move. Clara: pawn e8, 8 steps from the goal, 5 walls left. "
        "Davi: pawn i5, 9 steps from the goal, 5 walls left. "
        "Ann: pawn e1, 9 steps from the goal, 4 walls left. Boris has left. Walls: d5v, e3h."
    )
    assert tell("quoridor", "e9 e8/-/10 10/2", texts=BRAZILIAN) == (
        "Vitória de Ann (peão na chegada). Ann: peão e9, na chegada, 10 paredes na mão. "
        "Boris: peão e8, a 7 passos da chegada, 10 paredes na mão. Nenhuma parede no tabuleiro."
    )


def test_a_wall_of_a_player_who_left_is_nobodys() -> None:
    game = GAMES["quoridor"]
    position = game.load("e1 - e8 i5/e3h/4 0 5 5/3")
    told = alt_text(describe(position, last_move=game.parse("e3h", game.opening(4))), ENGLISH)
    assert told.startswith("Clara to move. Last move: e3h. Ann: ")


def test_a_long_name_is_cut() -> None:
    told = alt_text(describe(GAMES["quoridor"].opening(2)), TableTexts.of(Language.ENGLISH, LONG))
    assert told.startswith("Player number 0 of the Moscow,… to move.")


def test_dice_are_told_as_players_say_them() -> None:
    assert spoken_dice((6, 6)) == "6-6"


@pytest.fixture
def toy_board(monkeypatch: pytest.MonkeyPatch) -> None:
    add_track_board(monkeypatch)


@pytest.mark.usefixtures("toy_board")
def test_a_board_without_words_is_named() -> None:
    with pytest.raises(NoTeller) as refused:
        alt_text(describe(Sprint().load("6:0,0/2,6:1:3")), ENGLISH)
    assert refused.value.kind is TrackDescription
