"""Games to step through: every position, what happened there, and the list of moves."""

import pytest

from bot.language import Language
from bot.replies.boards import Perspective, table_board
from bot.replies.steps import Row, Steps, follow
from bot.replies.table_texts import TableTexts
from bot.table.events import Gone, Moved, Rolled
from bot.table.lines import lines
from bot.table.offers import resign
from bot.table.table import Table
from bot.table.values import Setup
from rules import GAMES
from rules.game import Roll, Seat
from tests.bot.desk.history.games import match_of_two, random_game
from tests.bot.room import backgammon, checkers
from tests.bot.table.people import begun, play

BY_HAND = Setup("backgammon", auto_roll=False)


def steps_of(table: Table) -> Steps:
    return Steps(table, follow(table))


def texts_of(table: Table, language: Language = Language.ENGLISH) -> TableTexts:
    return TableTexts.of(language, table.players)


def told(table: Table, language: Language = Language.ENGLISH) -> tuple[str, ...]:
    return steps_of(table).told(texts_of(table, language))


def rows(table: Table, language: Language = Language.ENGLISH) -> list[Row]:
    return list(steps_of(table).rows(texts_of(table, language)))


def played_again(table: Table) -> list[str]:
    """Return the texts of all positions, by the rules alone."""
    game = GAMES[table.setup.game]
    position = game.load(table.opening)
    texts = [table.opening]
    for line in lines(table.log):
        match line:
            case Rolled(dice):
                position = game.play(position, Roll(dice))
            case Moved(_, text):
                position = game.play(position, game.parse(text, position))
            case Gone(seat):
                position = game.leave(position, seat)
        texts.append(game.dump(position))
    return texts


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_is_there(game: str) -> None:
    table = random_game(game, ("Anna", "Ben"), 60).table
    steps = steps_of(table)
    assert [course.position for course in steps.courses] == played_again(table)
    assert steps.count == len(lines(table.log)) > 40


def test_the_game_goes_on_when_somebody_leaves() -> None:
    table = play(resign(play(begun(Setup("quoridor", 4)), "e2"), Seat(2), ""), "b5", "h5").table
    assert [course.position for course in steps_of(table).courses] == played_again(table)
    assert told(table)[2] == "Cleo resigns and leaves the game."
    assert rows(table) == [
        Row(1, 1, Seat(0), "e2"),
        Row(2, 1, Seat(2), "Cleo resigns and leaves the game."),
        Row(3, 1, Seat(1), "b5"),
        Row(4, 1, Seat(3), "h5"),
    ]


def test_the_last_step_looks_like_the_table() -> None:
    table = play(begun(BY_HAND, "31", "64"), "8/5 6/5", "roll", "24/18 13/9").table
    steps = steps_of(table)
    perspective = Perspective(texts_of(table), Seat(1), Seat(1), "modern")
    assert steps.board(steps.count, perspective) == table_board(table, perspective)


def test_the_move_of_a_step_is_marked_on_its_board() -> None:
    table = play(begun(BY_HAND, "31", "64"), "8/5 6/5", "roll", "24/18 13/9").table
    perspective = Perspective(texts_of(table))
    boards = [steps_of(table).board(number, perspective) for number in range(5)]
    first, second = "Play('8/5 6/5')", "Play('24/18 13/9')"
    moves = [repr(board.last_move) for board in boards]
    assert moves == ["None", "None", first, first, second]
    assert [board.dice for board in boards] == [(), (), (3, 1), (3, 1), (6, 4)]


def test_steps_with_dice_are_told() -> None:
    table = play(begun(BY_HAND, "31", "64"), "8/5 6/5", "roll", "24/18 13/9").table
    assert told(table) == (
        "The game begins: Anna (White), Ben (Black).",
        "Opening roll: Anna 3, Ben 1.",
        "Anna plays 3-1: 8/5 6/5.",
        "Ben rolls 6-4.",
        "Ben plays 6-4: 24/18 13/9.",
    )
    assert rows(table) == [Row(2, 1, Seat(0), "31: 8/5 6/5"), Row(4, 1, Seat(1), "64: 24/18 13/9")]


def test_steps_are_told_in_every_language() -> None:
    table = play(begun(Setup("checkers")), "c3-d4").table
    russian, brazilian = (told(table, language)[1] for language in Language if language != "en")
    assert (russian, brazilian) == ("Anna ходит c3-d4.", "Anna joga c3-d4.")


def test_words_are_in_the_list_with_their_stakes() -> None:
    room = backgammon("31", "42", options="cube")
    for name, text in [("Anna", "8/5 6/5"), ("Ben", "/double"), ("Anna", "/take")]:
        room.say(name, text)
    listed = [(row.line, row.round, row.text) for row in rows(room.table)]
    assert listed[1:] == [(3, 1, "doubles to 2"), (4, 2, "takes")]


def test_a_move_that_was_taken_back_is_no_step() -> None:
    room = checkers()
    for text in ("c3-d4", "/undo", "c3-b4"):
        room.say("Anna", text)
    assert [row.text for row in rows(room.table)] == ["c3-b4"]
    assert told(room.table)[1:] == ("Anna plays c3-b4.",)
    assert [course.position for course in follow(room.table)] == played_again(room.table)


def test_the_end_is_told_with_the_last_step() -> None:
    change = resign(play(begun(Setup("checkers")), "c3-d4"), Seat(1), "resigned")
    steps, texts = steps_of(change.table), texts_of(change.table)
    assert steps.result(texts) == "Ben resigns. Anna wins."
    assert steps.told(texts)[-1] == "Anna plays c3-d4. Ben resigns. Anna wins."
    perspective = Perspective(texts)
    assert [steps.board(number, perspective).ending for number in (0, 1)] == [
        None,
        change.table.ending,
    ]


def test_a_game_without_moves_has_one_position() -> None:
    table = resign(begun(Setup("checkers")), Seat(1), "resigned").table
    assert rows(table) == []
    assert told(table) == ("The game begins: Anna (White), Ben (Black). Ben resigns. Anna wins.",)


def test_a_game_in_progress_has_no_result() -> None:
    table = begun(Setup("checkers")).table
    assert steps_of(table).result(texts_of(table)) == ""


def test_the_title_says_what_is_played_and_which_game_of_a_match() -> None:
    single, match = begun(Setup("checkers")).table, match_of_two().table
    assert (
        steps_of(single).title(texts_of(single)) == "Brazilian checkers · Anna (White), Ben (Black)"
    )
    title = "Backgammon · Anna (White), Ben (Black) · game 2"
    assert steps_of(match).title(texts_of(match)) == title


@pytest.mark.parametrize(
    ("written", "seat"), [("0", 0), ("1", 1), ("2", 0), ("-1", 0), ("", 0), ("one", 0), ("٠", 0)]
)
def test_an_unknown_seat_is_the_first(written: str, seat: int) -> None:
    assert steps_of(begun(Setup("checkers")).table).seat_of(written) == seat
