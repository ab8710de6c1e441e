"""The table as a page shows it to one reader."""

from bot.language import Language
from bot.replies.pane import Pane
from bot.replies.reply import Announcement, Reply
from bot.replies.spoken import Reader
from bot.table.values import Phase
from render import Marks
from tests.bot.room import AT_ONCE, Room, backgammon, checkers, person
from tests.bot.scripted import ScriptedChance


def pane_of(reply: Reply | None, name: str, language: Language = Language.ENGLISH) -> Pane:
    """Return the table as somebody sees it after a reply."""
    assert isinstance(reply, Announcement)
    mine = reply.view_for(Reader(language, person(name).id))
    assert mine.write_pane is not None
    return mine.write_pane()


def test_a_table_that_waits_shows_its_free_seats_and_what_is_played() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4 clock=2m @Ben", named=("Ben",))
    pane = pane_of(room.reply, "Cleo")
    assert (pane.phase, pane.title, pane.places, pane.awaited) == (
        Phase.GATHERING,
        "Quoridor",
        2,
        ("Ben",),
    )
    assert pane.options == ("4 players", "2 minutes a move")
    assert (pane.board, pane.touches, pane.slides, pane.dice) == (None, (), (), ())
    assert pane.mover is None
    assert not pane.your_turn
    assert pane_of(room.reply, "Ben").your_turn  # to answer the invitation


def test_only_the_player_to_act_has_marks_and_something_to_press() -> None:
    room = checkers()
    anna, ben, cleo = (pane_of(room.reply, name) for name in ("Anna", "Ben", "Cleo"))
    assert anna.board is not None
    assert anna.board.marks.may_move == {"a3", "c3", "e3", "g3"}
    assert (anna.your_turn, anna.status) == (True, ("Your move.",))
    for other in (ben, cleo):
        assert other.board is not None
        assert other.board.marks == Marks()
        assert (other.touches, other.your_turn) == ((), False)
    assert [choice.command for group in ben.choices for choice in group] == ["more"]
    assert cleo.choices == ()


def test_an_offer_is_answered_before_anything_is_pressed() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-g5")
    room.say("Ben", "/draw")
    pane = pane_of(room.reply, "Anna")
    assert pane.touches == ()
    assert pane.board
    assert not pane.board.names
    assert pane.your_turn
    assert [choice.command for choice in pane.choices[0]] == ["accept", "decline"]


def test_whoever_waits_for_an_answer_is_told_no_command_for_what_they_can_press() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Anna", "/draw")
    pane = pane_of(room.reply, "Anna")
    assert pane.status[0] == "Waiting for Ben to answer."
    assert pane.choices[0][0].label == "Withdraw"


def test_the_last_move_is_told_and_slides() -> None:
    room = checkers()
    room.say("Anna", "/board")
    assert pane_of(room.reply, "Ben").told == ()
    room.say("Anna", "c3-d4")
    pane = pane_of(room.reply, "Ben")
    assert pane.told == ("Anna plays c3-d4.",)
    assert pane.mover == person("Anna").id
    ((origin, target),) = ((slide.origin, slide.target) for slide in pane.slides)
    assert origin != target
    room.say("Ben", "/board")
    assert pane_of(room.reply, "Ben").told == ("Anna played c3-d4.",)
    assert pane_of(room.reply, "Anna").slides != pane.slides  # from the other side


def test_what_a_game_meant_for_the_ratings_is_told_beside_its_end() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-g5")
    room.say("Anna", "/resign yes")
    pane = pane_of(room.reply, "Anna")
    assert pane.status[0] == "Anna resigns. Ben wins."
    assert pane.told == ("Ratings: Anna 1421 (−79), Ben 1579 (+79).",)
    room.say("Ben", "/board")
    assert pane_of(room.reply, "Ben").told == ()


def test_nothing_slides_at_a_pass_or_a_word() -> None:
    room = backgammon("31", "42", options="cube=yes")
    assert len(pane_of(room.reply, "Anna").dice) == 2
    room.say("Anna", "8/5 6/5")
    assert pane_of(room.reply, "Ben").slides != ()
    room.say("Ben", "/double")
    pane = pane_of(room.reply, "Anna")
    assert (pane.slides, pane.mover) == ((), person("Ben").id)
    assert pane.seal.endswith("verify")
    assert pane_of(checkers().reply, "Anna").seal == ""


def test_a_clock_runs_until_its_end() -> None:
    room = Room()
    room.say("Anna", "/play checkers clock=2m")
    room.say("Ben", "/join")
    assert pane_of(room.reply, "Ben").deadline == 120_000
    assert pane_of(checkers().reply, "Ben").deadline is None


def test_what_is_special_about_a_game_is_named() -> None:
    room = Room(ScriptedChance("31", "64", "52"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon match=3")
    room.say("Ben", "/join")
    assert pane_of(room.reply, "Anna").occasion == ""
    room.say("Ben", "/resign gammon")
    room.say("Anna", "/accept")
    assert pane_of(room.reply, "Anna").occasion == "Crawford game"
    assert [plate.score for plate in pane_of(room.reply, "Anna").plates] == [2, 0]


def test_a_game_that_is_over_says_how() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    pane = pane_of(room.reply, "Ben")
    assert pane.phase is Phase.FINISHED
    assert pane.status == ("Anna resigns. Ben wins.", "The game is over.")
    assert pane.touches == ()
    assert pane.board
    assert not pane.board.names


def test_only_moves_are_counted_and_not_those_taken_back() -> None:
    room = backgammon("31", "42", options="cube=yes")
    assert pane_of(room.reply, "Anna").moves == 0  # the dice were rolled
    room.say("Anna", "8/5 6/5")
    assert pane_of(room.reply, "Ben").moves == 1
    room.say("Ben", "/roll")
    assert pane_of(room.reply, "Ben").moves == 1
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-g5")
    assert pane_of(room.reply, "Anna").moves == 2
    room.say("Ben", "/undo")
    assert pane_of(room.reply, "Anna").moves == 1
    room.say("Ben", "f6-g5")
    room.say("Ben", "/draw")
    assert pane_of(room.reply, "Anna").moves == 2
