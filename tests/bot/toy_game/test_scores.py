"""The scores of a game that no computer plays."""

from bot.ratings.game_kinds import list_kinds
from tests.bot.room import Room
from tests.bot.toy_game.adding import TOY, toy_game


def test_it_is_rated_among_people_only() -> None:
    with toy_game():
        kinds = [kind for kind in list_kinds() if kind.game == TOY.name]
        assert kinds
        assert not any(kind.computer for kind in kinds)
        assert Room().say("Anna", f"/top {TOY.name}").text.startswith("Top players here.")


def test_there_is_no_ladder_against_computers() -> None:
    room = Room()
    with toy_game():
        for text in (f"/top {TOY.name} computer", f"/stats {TOY.name} computer"):
            assert "No computer plays" in room.say("Anna", text).text
        room.say("Anna", f"/play {TOY.name}")
        assert "No computer plays" in room.say("Anna", "/top computer").text
