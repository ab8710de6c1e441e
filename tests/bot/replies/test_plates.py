"""Who sits at a table, and how they stand."""

from bot.computers.availability import Availability
from bot.replies.plates import Plate
from tests.bot.replies.test_pane import pane_of
from tests.bot.room import AT_ONCE, Room, backgammon, checkers, person
from tests.bot.scripted import ScriptedChance
from tests.bot.toy_game.adding import toy_game


def facts(plate: Plate) -> dict[str, int]:
    return {fact.label: fact.value for fact in plate.facts}


def plates(room: Room, name: str = "Anna") -> tuple[Plate, ...]:
    return pane_of(room.reply, name).plates


def test_a_plate_says_who_it_is_and_whose_turn() -> None:
    anna, ben = plates(checkers(), "Ben")
    assert (anna.name, anna.side, anna.acts, anna.yours) == ("Anna", "White", True, False)
    assert (ben.player, ben.side, ben.acts, ben.yours) == (person("Ben").id, "Black", False, True)
    assert anna.score is ben.score is None
    assert not anna.computer


def test_pips_men_queens_steps_and_walls_are_counted() -> None:
    assert facts(plates(backgammon("31"))[0]) == {"pips to go": 167, "borne off": 0}
    assert facts(plates(checkers())[1]) == {"men": 12}
    room = Room()
    room.say("Anna", "/play quoridor both")
    assert facts(plates(room)[0]) == {"steps to go": 8, "walls in hand": 10}


def test_before_the_game_there_is_nothing_to_count() -> None:
    room = Room()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    (anna,) = plates(room)
    assert (anna.side, anna.facts, anna.score, anna.acts) == ("", (), None, False)


def test_an_offer_waits_for_whoever_answers_it() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-g5")
    room.say("Ben", "/draw")
    assert [plate.acts for plate in plates(room)] == [True, False]


def test_the_points_of_a_match_include_those_of_the_game_that_ended() -> None:
    room = Room(ScriptedChance("31", "64", "52"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon match=2")
    room.say("Ben", "/join")
    assert [plate.score for plate in plates(room)] == [0, 0]
    room.say("Ben", "/resign gammon")
    assert [plate.score for plate in plates(room)] == [2, 0]


def test_a_computer_is_known_as_one() -> None:
    room = Room(computers=Availability.READY)
    room.say("Anna", "/play checkers computer=3")
    assert [plate.computer for plate in plates(room)].count(True) == 1


def test_a_plate_has_a_short_name_for_a_row_of_several() -> None:
    room = Room(computers=Availability.READY)
    room.say("Anna", "/play quoridor 4 computer=1")
    names = {plate.name: plate.short_name for plate in plates(room)}
    assert names == {
        "Anna": "Anna",
        "🤖 Beginner computer": "🤖 Beginner",
        "🤖 Beginner computer 2": "🤖 Beginner 2",
        "🤖 Beginner computer 3": "🤖 Beginner 3",
    }


def test_a_game_that_counts_nothing_has_no_facts() -> None:
    with toy_game():
        room = Room(ScriptedChance("52", *"6321"))
        room.say("Anna", "/play sprint length=6 autoplay=no")
        room.say("Ben", "/join")
        assert [plate.facts for plate in plates(room)] == [(), ()]
