"""What counts, and in which place everybody came."""

import asyncio

from bot.ratings.rated_game import RatedGame, read_rated_game
from tests.bot.room import Room, backgammon, checkers
from tests.bot.scripted import ScriptedChance


def waiting(room: Room) -> list[RatedGame]:
    """Return the games that are to be counted."""
    return [read_rated_game(game.body) for game in asyncio.run(room.store.scores.list_pending())]


def four() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    return room


def test_a_resignation_counts_as_a_win() -> None:
    room = checkers()
    room.time = 7
    room.say("Anna", "/resign yes")
    (game,) = waiting(room)
    assert (game.kind, game.chat, game.at, game.game_id) == ("checkers-2", "test:room", 7, "game-1")
    assert [player.name for player in game.players] == ["Anna", "Ben"]
    assert (game.ranks, game.won) == ((2, 1), ((), ("resigned",)))


def test_a_draw_counts_as_a_draw() -> None:
    room = checkers()
    room.say("Anna", "/draw")
    room.say("Ben", "/accept")
    (game,) = waiting(room)
    assert (game.ranks, game.won) == ((1, 1), ((), ()))


def test_a_loss_on_time_counts() -> None:
    room = Room()
    room.say("Anna", "/play checkers clock=5m")
    room.say("Ben", "/join")
    for time in (600_000, 1_200_000):
        room.time = time
        room.say("Ben", "/claim")
    (game,) = waiting(room)
    assert game.ranks == (2, 1)


def test_a_dropped_double_counts() -> None:
    room = backgammon("31", "64", options="cube")
    room.say("Anna", "8/5 6/5")
    room.say("Ben", "/double")
    room.say("Anna", "/drop")
    (game,) = waiting(room)
    assert (game.ranks, game.won) == ((2, 1), ((), ("dropped",)))


def test_a_stopped_game_does_not_count() -> None:
    room = checkers()
    room.say("Mo", "/stop", moderator=True)
    assert waiting(room) == []


def test_a_table_that_nobody_played_at_does_not_count() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Anna", "/leave")
    assert waiting(room) == []


def test_a_game_against_oneself_does_not_count() -> None:
    room = Room()
    room.say("Anna", "/play checkers", named=("Anna",))
    room.say("Anna", "/accept")
    assert [player.name for player in room.table.players] == ["Anna", "Anna"]
    room.say("Anna", "/resign yes")
    assert room.table.ending
    assert waiting(room) == []


def test_a_rematch_does_not_count_the_game_before_it_again() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    room.say("Ben", "/accept")
    assert room.table.playing
    assert len(waiting(room)) == 1


def test_a_match_counts_once_and_for_who_won_it() -> None:
    room = Room(ScriptedChance("31", "64", "31", "64", "31", "64", "31", "64"))
    room.say("Anna", "/play backgammon 3")
    room.say("Ben", "/join")
    for loser, how in (("Ben", "single"), ("Anna", "gammon"), ("Anna", "single")):
        assert waiting(room) == []
        room.say(loser, f"/resign {how}")
        if room.table.offer:
            room.say("Anna" if loser == "Ben" else "Ben", "/accept")
    (game,) = waiting(room)
    assert (game.ranks, game.won) == ((2, 1), (("single",), ("gammon", "single")))


def test_of_four_who_leaves_is_last_and_who_stays_is_second() -> None:
    room = four()
    room.say("Ben", "/resign yes")
    room.say("Dan", "/resign yes")
    room.say("Cleo", "/resign yes")
    (game,) = waiting(room)
    assert (game.kind, game.ranks) == ("quoridor-4", (1, 3, 2, 3))
