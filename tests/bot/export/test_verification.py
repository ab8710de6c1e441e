"""Games that were played honestly are proved, whatever happened in them."""

import json
from random import Random
from typing import Any

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.export.match_file import FORMAT, UnreadableFile
from bot.export.verification import Report, verify
from bot.export.verification.gaps import StillOn
from bot.table.chance import FairChance
from bot.table.clock import MINUTE
from tests.bot.export.real_matches import (
    export,
    handed_out,
    match_of_two_games,
    play_on,
    rematch,
    resign,
    sit,
    take_back,
)
from tests.bot.room import ROOM, Room


def check(file: dict[str, Any]) -> Report:
    return verify(json.dumps(file).encode())


def assert_proved(file: dict[str, Any]) -> Report:
    report = check(file)
    assert report.flaws == ()
    assert report.gaps == ()
    assert file["format"] == FORMAT
    return report


def finished_match() -> Room:
    room = match_of_two_games()
    resign(room, "backgammon")
    assert not room.table.playing
    return room


def test_a_whole_match_with_moves_taken_back_and_a_resignation() -> None:
    room = finished_match()
    seal = room.table.results[0].game_id
    report = assert_proved(export(room))
    assert [game.number for game in report.games] == [1, 2]
    assert [game.id for game in report.games] == [seal, f"{seal}.2"]
    assert all(game.rolls and game.moves for game in report.games)


def test_each_game_of_a_match_by_itself() -> None:
    room = finished_match()
    first, second = (handed_out(room, f"/verify {number}") for number in (1, 2))
    assert assert_proved(first).earlier == 0
    assert assert_proved(second).earlier == 1
    assert second["earlier"][0]["id"] == first["games"][0]["id"]
    assert check(first).first_seal == check(second).first_seal == first["games"][0]["seal"]


def test_rematches_are_proved_by_the_seal_of_the_first_game() -> None:
    room = finished_match()
    seal = check(export(room)).first_seal
    for number in (1, 2, 3):
        rematch(room)
        play_on(room, Random(number), 3)
        resign(room, "backgammon")
        report = assert_proved(export(room))
        assert report.first_seal == seal
        assert export(room)["games"][0]["proof"]["rematches"] == number


def test_a_game_that_was_played_to_its_end() -> None:
    room = sit("narde", "🌙", "🔔")
    play_on(room, Random(4))
    assert not room.table.playing
    file = export(room)
    assert file["games"][0]["ending"]["cause"] == "rules"
    assert assert_proved(file).games[0].rolls > 20
    assert handed_out(room, "/verify") == file


def test_doubles_and_a_game_lost_on_time() -> None:
    room = sit("backgammon 5 cube=yes clock=5m", "x", "y")
    for game in (1, 2):
        while room.table.game_number == game:
            play_on(room, Random(game), 9)
            late = room.table.player_to_act
            room.time += 6 * MINUTE
            for _ in range(2):
                room.time += 2 * MINUTE
                room.say(next(who.name for who in room.table.players if who != late), "/claim")
    games = export(room)["games"]
    assert {game["ending"]["cause"] for game in games[:2]} >= {"clock"}
    assert "double" in json.dumps(games)
    report = check(export(room))
    assert report.flaws == ()
    assert report.gaps == (StillOn(3),)


def test_a_game_that_was_stopped_is_proved_as_far_as_it_went() -> None:
    room = sit("narde", "", "")
    play_on(room, Random(1), 5)
    room.say("Cleo", "/stop", moderator=True)
    file = export(room)
    assert file["games"][0]["ending"]["how"] == ""
    assert assert_proved(file).games[0].rolls >= 3


def test_a_match_in_progress_proves_the_games_that_are_over() -> None:
    room = match_of_two_games()
    file = export(room)
    report = check(file)
    assert report.flaws == ()
    assert report.gaps == (StillOn(2),)
    assert file["games"][1]["seal"] == file["games"][0]["proof"]["secret"]


def test_nothing_gives_away_the_secret_of_a_game_in_progress() -> None:
    room = match_of_two_games()
    dice = room.table.dice
    files = [export(room), handed_out(room, "/verify 1")]
    said = [room.say(name, "/verify").text for name in ("Anna", "Cleo")]
    for text in (*map(json.dumps, files), *said):
        for secret in (dice.secret, dice.root):
            assert secret.hex() not in text
    assert "proof" not in files[0]["games"][1]


@pytest.mark.parametrize("options", ["checkers", "quoridor", "quoridor 4"])
def test_games_without_dice(options: str) -> None:
    room = sit(options, *[""] * (4 if options.endswith("4") else 2))
    play_on(room, Random(3), 12)
    if options == "checkers":
        take_back(room)
    for _ in range(3):
        if room.table.playing:
            resign(room, "yes")
    assert not room.table.playing
    report = assert_proved(export(room))
    assert report.games[0].rolls == 0


def test_a_draw_by_agreement() -> None:
    room = sit("checkers", "", "")
    play_on(room, Random(3), 4)
    room.say("Anna", "/draw")
    room.say("Ben", "/draw")
    assert export(room)["games"][0]["ending"]["cause"] == "agreed"
    assert_proved(export(room))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"not JSON",
        b"[]",
        b'{"format": "parlour match 2", "games": []}',
        b'{"x":' + b"[" * 100_000,
    ],
    ids=range(6),
)
def test_a_file_that_is_none_of_ours(content: bytes) -> None:
    with pytest.raises(UnreadableFile):
        verify(content)


@pytest.mark.parametrize("part", ["secret", "seal", "format", "games", "events"])
def test_a_file_with_an_unreadable_part(part: str) -> None:
    file = export(finished_match())
    game = file["games"][0]
    match part:
        case "secret":
            game["proof"]["secret"] = game["proof"]["secret"].upper()
        case "seal":
            game["seal"] = "no digits"
        case "format":
            file["format"] = "parlour match 3"
        case "games":
            file["games"] = []
        case _:
            del game["events"][0]["dice"]
    with pytest.raises(UnreadableFile):
        check(file)


def test_a_game_that_was_left_to_computers_is_proved_too() -> None:
    room = Room(chance=FairChance())
    room.desk.computers = lambda: Availability.READY
    room.say("Anna", "/play quoridor 4 computer=1")
    room.say("Anna", "/resign yes")
    assert room.table.ending is not None
    assert_proved(export(room))


def test_that_a_computer_had_no_engine_is_in_the_file_and_changes_no_proof() -> None:
    room = Room(chance=FairChance(), computers=Availability.READY)
    room.say("Anna", "/play quoridor computer")
    while (computer := room.table.computer_to_act) is None:
        room.say("Anna", f"/move {any_move(room)}")
    room.ask(Request(table=ROOM, player=computer, text=f"/move {any_move(room)}", unaided=True))
    room.say("Anna", "/resign yes")
    file = export(room)
    assert_proved(file)
    assert file["setup"]["rated"] is False
    seat = room.table.seats_of(computer.id)[0]
    told = [event for event in file["games"][0]["events"] if event["event"] == "unaided"]
    assert [event["seat"] for event in told] == [seat]


def any_move(room: Room) -> str:
    table = room.table
    return table.game.format(table.legal_moves[0], table.board)


@pytest.mark.parametrize("position", ["W:Wa1,c3:Bb6,f6:H0", "B:Wa1,c3:Bb6,f6:H0"])
def test_a_position_that_a_person_plays_against_computers_is_proved_too(position: str) -> None:
    room = Room(chance=FairChance(), computers=Availability.READY)
    room.say("Anna", f"/play from {position} computer=1")
    player = room.table.player_to_act
    assert player is not None
    assert player.name == "Anna"
    room.say("Anna", "/resign yes")
    assert_proved(export(room))
