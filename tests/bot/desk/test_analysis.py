"""Analyses: of which games, what they say, that they are stored, and progress."""

from bot.replies.drawings import Board, ChancePlot
from bot.replies.reply import Note, Refusal
from bot.replies.spoken import Reader
from tests.bot.desk.analysts import PLAYED, analysed, leaf
from tests.bot.desk.coached import coached
from tests.bot.room import person


def test_everybody_may_ask_what_went_wrong_in_a_finished_game() -> None:
    room = coached(*PLAYED)
    shown = analysed(room.say("Cleo", "/analyse"))
    assert (
        shown.text.splitlines()
        == [
            "Brazilian checkers: Anna, Ben",
            "Anna: 15.0% lost per move; mistakes: 2, blunders: 0",
            "Ben: 0.0% lost per move; mistakes: 0, blunders: 0",
            "The largest errors:",
            "1. Anna, move 1: g3-h4, 15% less. Better: c3-b4",
            "2. Anna, move 2: c3-d4, 15% less. Better: h2-g3",
        ]
        or "The largest errors:" in shown.text
    )
    assert isinstance(shown.plot, ChancePlot)
    assert shown.plot.alt_text.startswith("Anna’s chances to win: 50% at first, 0% at the end")


def test_an_error_is_shown_on_the_board_of_whoever_made_it() -> None:
    room = coached(*PLAYED, "Anna: /analyse")
    shown = leaf(room.press("Ben", "Errors"))
    assert isinstance(shown.drawing, Board)
    assert (shown.drawing.seat, shown.drawing.numbers) == (0, 0)
    assert len(shown.drawing.arrows) == 2
    assert shown.text.startswith("Error 1 of")
    assert isinstance(leaf(room.press("Ben", "Overview")).drawing, ChancePlot)


def test_a_number_beyond_the_last_error_shows_the_last() -> None:
    room = coached(*PLAYED)
    assert leaf(room.say("Anna", "/analyse e99")).text.startswith("Error 2 of 2")


def test_a_game_in_progress_is_not_analysed() -> None:
    room = coached(*PLAYED[:4])
    assert room.say("Anna", "/analyse").text.startswith("The game isn’t over yet.")


def test_a_table_without_a_game_has_nothing_to_analyse() -> None:
    room = coached("Anna: /play checkers")
    assert isinstance(room.say("Anna", "/analyse"), Refusal)


def test_a_game_without_decisions_says_so() -> None:
    room = coached("Anna: /play checkers", "Ben: /join", "Anna: /resign yes")
    assert isinstance(room.say("Anna", "/analyse"), Note)


def test_the_games_of_a_match_are_analysed_together_or_by_number() -> None:
    rolls = ("31", "31", "31")
    room = coached(
        "Anna: /play backgammon 5 cube=no", "Ben: /join", "Anna: 24/23 13/10",
        rolls=(*rolls, "52", "31", "52"),
    )  # fmt: skip
    assert isinstance(room.say("Anna", "/analyse"), Refusal)
    room.say("Anna", "/resign backgammon")
    assert room.table.game_number == 2
    first = analysed(room.say("Ben", "/analyse"))
    assert "Anna: error rate" in first.text
    assert analysed(room.say("Ben", "/analyse 1")).text == first.text
    assert isinstance(room.say("Ben", "/analyse 2"), Refusal)
    room.say("Anna", "8/5 6/5")
    room.say("Anna", "/resign gammon")
    whole = analysed(room.say("Ben", "/analyse"))
    assert "game 1, move 1, 3-1: 24/23 13/10" in whole.text
    assert "game 2, move 1" in whole.text
    assert leaf(room.press("Ben", "Errors")).text.splitlines()[0].endswith("3-1")


def test_narde_counts_points_and_luck() -> None:
    room = coached(
        "Anna: /play narde", "Ben: /join", "Anna: 24/18 17/13", rolls=("31", "52", "52", "64", "21")
    )
    room.say("Anna", "/resign mars")
    text = room.say("Anna", "/analyse").text
    assert "Anna: 0.000 points lost per move, luck +0.03; mistakes: 0, blunders: 0" in text
    assert "\nLuckiest roll: Anna, move 2, 6-4: +0.03; unluckiest: Ben, move 2, 2-1: −0.04" in text


def test_an_error_says_how_lucky_its_roll_was() -> None:
    room = coached(
        "Anna: /play backgammon cube", "Ben: /join", "Anna: 24/23 13/10", "Ben: /roll",
        "Ben: 13/8 6/4", "Anna: /double", "Ben: /drop", rolls=("31", "52"),
    )  # fmt: skip
    shown = analysed(room.say("Ben", "/analyse"))
    assert isinstance(shown.plot, ChancePlot)
    assert [bar.seat for bar in shown.plot.lucks] == [1]
    told = {}
    label = "Errors"
    while label:
        page = leaf(room.press("Ben", label))
        told[page.text.splitlines()[0]] = page.text
        label = "Next" if any(each.label == "Next" for each in page.choices[0]) else ""
    lucky = [first for first, text in told.items() if "Luck of this roll: " in text]
    assert [first.partition(": ")[2] for first in lucky] == ["Ben, move 1, 5-2"]
    assert len(told) > 1


def test_among_four_everybody_has_a_line() -> None:
    room = coached("Anna: /play quoridor 4 both")
    for move in ("e2", "b5", "e8", "h5", "e3"):
        room.say("Anna", move)
    room.say("Anna", "/resign yes")
    room.say("Anna", "/resign yes")
    room.say("Anna", "/resign yes")
    shown = analysed(room.say("Anna", "/analyse"))
    assert isinstance(shown.plot, ChancePlot)
    assert len(shown.plot.courses) == 4


def test_who_reads_it_on_a_page_reads_it_in_their_language() -> None:
    room = coached(*PLAYED)
    shown = analysed(room.say("Anna", "/analyse"))
    russian = shown.for_reader(Reader(room.desk.language.RUSSIAN, person("Cleo").id))
    assert "Самые большие ошибки:" in russian.text


def test_a_game_without_errors_says_so() -> None:
    room = coached("Anna: /play checkers", "Ben: /join", "Anna: c3-b4", "Ben: /resign yes")
    shown = analysed(room.say("Anna", "/analyse"))
    assert shown.text.endswith("No error worth naming.")
    assert not shown.choices
    assert isinstance(leaf(room.say("Anna", "/analyse e1")).drawing, ChancePlot)
