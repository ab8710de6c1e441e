"""Files that were changed after the game: each kind of forgery is refused for its own reason."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.app.flaw_sentences import explain_flaw
from bot.export.verification import flaws, verify
from bot.export.verification.flaws import EventFlaw, Flaw, RollFlaw
from bot.table.dice import commit, roll
from tests.bot.export.real_matches import export, match_of_two_games, play_on, rematch, resign, sit

File: TypeAlias = dict[str, Any]


@cache
def _match() -> str:
    room = match_of_two_games()
    resign(room, "backgammon")
    return json.dumps(export(room))


@cache
def _in_progress() -> str:
    return json.dumps(export(match_of_two_games()))


@cache
def _rematch() -> str:
    room = sit("narde", "a", "b")
    for _ in range(3):
        resign(room, "mars")
        rematch(room)
    resign(room, "mars")
    return json.dumps(export(room))


@cache
def _for_four() -> str:
    room = sit("quoridor 4", "", "", "", "")
    play_on(room, Random(1), 3)
    for _ in range(3):
        resign(room, "yes")
    return json.dumps(export(room))


def match() -> File:
    return dict(json.loads(_match()))


def flaws_of(file: File) -> list[Flaw]:
    return list(verify(json.dumps(file).encode()).flaws)


def rolls(game: File) -> list[Any]:
    """Return the events in which dice are rolled."""
    return [event for event in game["events"] if event["event"] == "thrown"]


FORGERIES: dict[str, tuple[Callable[[], str], Callable[[File], None], type[Flaw]]] = {}


def forgery(
    found: type[Flaw], of: Callable[[], str] = _match
) -> Callable[[Callable[[File], None]], Callable[[File], None]]:
    """Add a forgery, and the flaw that is found first."""

    def add(forge: Callable[[File], None]) -> Callable[[File], None]:
        FORGERIES[forge.__name__] = (of, forge, found)
        return forge

    return add


@forgery(flaws.UnknownSetup)
def another_game(file: File) -> None:
    file["setup"]["game"] = "snakes and ladders"


@forgery(flaws.UnknownSetup)
def an_option_that_does_not_exist(file: File) -> None:
    file["setup"]["options"]["loaded"] = True


@forgery(flaws.WrongPlayers)
def a_third_player(file: File) -> None:
    file["players"].append("Cleo")


@forgery(flaws.WrongGameNumber)
def swapped_games(file: File) -> None:
    file["games"].reverse()


@forgery(flaws.WrongScore)
def swapped_games_with_right_numbers(file: File) -> None:
    first, second = file["games"]
    first["number"], second["number"] = 2, 1
    file["games"].reverse()


@forgery(flaws.WrongOpening)
def swapped_games_with_right_numbers_and_scores(file: File) -> None:
    swapped_games_with_right_numbers(file)
    first, second = file["games"]
    first["score"], second["score"] = [0, 0], [0, 0]
    second["score"][first["ending"]["winner"]] = first["ending"]["points"]


@forgery(flaws.WrongGameNumber)
def a_game_left_out(file: File) -> None:
    del file["games"][0]


@forgery(flaws.MatchWasOver)
def a_game_too_many(file: File) -> None:
    extra = deepcopy(file["games"][1])
    extra["number"] = 3
    file["games"].append(extra)


@forgery(flaws.MatchWasOver)
def an_earlier_result_that_ends_the_match(file: File) -> None:
    first = file["games"].pop(0)
    file["earlier"] = [{"id": first["id"], "winner": 0, "how": "backgammon", "points": 3}]


@forgery(flaws.GameWithoutResult)
def a_game_after_one_that_was_stopped(file: File) -> None:
    file["games"][0]["ending"] = {"cause": "stopped", "winner": None, "how": "", "points": 0}


@forgery(flaws.WrongGameId)
def the_id_of_another_table(file: File) -> None:
    file["games"][1]["id"] = "another.2"


@forgery(flaws.ImpossibleGameId)
def an_id_that_cannot_be(file: File) -> None:
    file["games"][0]["id"] += ".01"


@forgery(flaws.BrokenChain)
def a_secret_that_was_not_promised(file: File) -> None:
    secret = bytes(range(32))
    game = file["games"][1]
    game["proof"]["secret"], game["seal"] = secret.hex(), commit(secret)
    _roll_anew(game)


@forgery(flaws.OtherWords)
def words_of_one_game(file: File) -> None:
    file["games"][1]["proof"]["words"][0] = "abracadabra"


@forgery(flaws.OtherWords)
def one_word_too_many(file: File) -> None:
    for game in file["games"]:
        game["proof"]["words"].append("")


@forgery(flaws.WrongSeats)
def swapped_seats(file: File) -> None:
    for game in file["games"]:
        game["proof"]["seats"].reverse()


@forgery(flaws.WrongSeats)
def no_seats(file: File) -> None:
    for game in file["games"]:
        del game["proof"]["seats"]


@forgery(flaws.WrongSeats, _rematch)
def one_rematch_fewer(file: File) -> None:
    file["games"][0]["proof"]["rematches"] -= 1


@forgery(flaws.WrongRematches, _rematch)
def more_rematches_than_games(file: File) -> None:
    file["games"][0]["proof"]["rematches"] += 2


@forgery(flaws.WrongRematches)
def a_rematch_in_the_first_match(file: File) -> None:
    for game in file["games"]:
        game["proof"]["rematches"] = 2


@forgery(flaws.WrongSecret)
def another_secret(file: File) -> None:
    file["games"][1]["proof"]["secret"] = bytes(32).hex()


@forgery(flaws.NoProof)
def no_secret(file: File) -> None:
    del file["games"][1]["proof"]


@forgery(flaws.EarlyProof, _in_progress)
def a_secret_before_the_end(file: File) -> None:
    file["games"][1]["proof"] = file["games"][0]["proof"]


@forgery(flaws.NoRolls)
def no_rolls(file: File) -> None:
    game = file["games"][1]
    game["proof"]["throws"], game["lines"], game["position"] = [], [], game["opening"]
    game["events"] = [event for event in game["events"] if event["event"] == "ended"]


@forgery(flaws.ImpossibleDice)
def rolls_without_dice(file: File) -> None:
    game = file["games"][0]
    for listed, event in zip(game["proof"]["throws"], rolls(game), strict=True):
        listed[1], event["dice"] = [], []


@forgery(flaws.ImpossibleDice)
def a_roll_of_three_dice(file: File) -> None:
    game = file["games"][0]
    proof = game["proof"]
    dice = roll(bytes.fromhex(proof["secret"]), game["id"], 1, proof["words"], 3)
    proof["throws"][0][1] = rolls(game)[0]["dice"] = dice


@forgery(flaws.WrongRollNumber)
def a_roll_left_out_in_the_middle(file: File) -> None:
    del file["games"][0]["proof"]["throws"][2]


@forgery(flaws.WrongRollNumber)
def the_first_roll_left_out(file: File) -> None:
    del file["games"][0]["proof"]["throws"][0]


@forgery(flaws.RollNotListed)
def the_last_roll_left_out(file: File) -> None:
    file["games"][1]["proof"]["throws"].pop()


@forgery(flaws.RollNotPlayed)
def one_roll_more(file: File) -> None:
    game = file["games"][1]
    proof = game["proof"]
    number = proof["throws"][-1][0] + 1
    dice = roll(bytes.fromhex(proof["secret"]), game["id"], number, proof["words"], 2)
    proof["throws"].append([number, dice])


@forgery(flaws.WrongDice)
def another_roll(file: File) -> None:
    file["games"][0]["proof"]["throws"][1][1] = [6, 6]


@forgery(flaws.WrongDice)
def all_words_changed(file: File) -> None:
    for game in file["games"]:
        game["proof"]["words"] = [game["proof"]["words"][0], "🔔"]


@forgery(flaws.OtherDiceAgain)
def other_dice_after_a_move_was_taken_back(file: File) -> None:
    numbers = [number for number, _ in file["games"][0]["proof"]["throws"]]
    again = next(at for at, number in enumerate(numbers) if number in numbers[:at])
    file["games"][0]["proof"]["throws"][again][1] = [6, 6]


@forgery(flaws.WrongRollNumber)
def a_new_roll_after_a_move_was_taken_back(file: File) -> None:
    game = file["games"][0]
    for number, listed in enumerate(game["proof"]["throws"], 1):
        listed[0] = number
    _roll_anew(game)


@forgery(flaws.OtherRollPlayed)
def other_dice_in_the_moves(file: File) -> None:
    game = file["games"][0]
    for lines in (game["events"], game["lines"]):
        for line in lines[1:]:
            line.get("dice", []).reverse()


@forgery(flaws.RollOutOfTurn)
def a_roll_for_the_opponent(file: File) -> None:
    event = rolls(file["games"][0])[1]
    event["seat"] = 1 - event["seat"]


@forgery(flaws.RollOutOfTurn)
def a_second_roll_in_one_turn(file: File) -> None:
    events = file["games"][0]["events"]
    events.insert(1, deepcopy(events[0]))


@forgery(flaws.IllegalMoveMade)
def an_illegal_move(file: File) -> None:
    next(event for event in file["games"][0]["events"] if "text" in event)["text"] = "24/1"


@forgery(flaws.IllegalMoveMade)
def a_move_of_the_opponent(file: File) -> None:
    event = next(event for event in file["games"][0]["events"] if "text" in event)
    event["seat"] = 1 - event["seat"]


@forgery(flaws.WrongDeparture)
def somebody_leaves_a_game_for_two(file: File) -> None:
    file["games"][0]["events"].insert(3, {"event": "gone", "seat": 0, "cause": "resigned"})


@forgery(flaws.WrongDeparture, _for_four)
def somebody_leaves_twice(file: File) -> None:
    events = file["games"][0]["events"]
    gone = next(at for at, event in enumerate(events) if event["event"] == "gone")
    events.insert(gone, deepcopy(events[gone]))


@forgery(flaws.WrongDeparture, _for_four)
def a_fifth_player_leaves(file: File) -> None:
    file["games"][0]["events"].insert(1, {"event": "gone", "seat": 4, "cause": "resigned"})


@forgery(flaws.WrongUndo)
def another_move_taken_back(file: File) -> None:
    next(event for event in file["games"][0]["events"] if "keep" in event)["move"] = "24/23"


@forgery(flaws.WrongUndo)
def more_taken_back_than_was_played(file: File) -> None:
    next(event for event in file["games"][0]["events"] if "keep" in event)["keep"] = 99


@forgery(flaws.WrongUndo)
def somebody_elses_move_taken_back(file: File) -> None:
    events = file["games"][0]["events"]
    undone = next(event for event in events if "keep" in event)
    mover = next(event["seat"] for event in events if event.get("text") == undone["move"])
    undone["seat"] = 1 - mover


@forgery(flaws.IllegalMoveMade)
def nothing_taken_back(file: File) -> None:
    events = file["games"][0]["events"]
    events.remove(next(event for event in events if "keep" in event))


@forgery(flaws.WrongLines)
def lines_that_were_not_played(file: File) -> None:
    file["games"][0]["lines"].pop()


@forgery(flaws.WrongPosition)
def another_position(file: File) -> None:
    file["games"][0]["position"] = file["games"][0]["opening"]


@forgery(flaws.WrongEnding)
def no_end(file: File) -> None:
    events = file["games"][1]["events"]
    events.remove(next(event for event in events if event["event"] == "ended"))


@forgery(flaws.WrongEnding)
def a_move_after_the_end(file: File) -> None:
    events = file["games"][1]["events"]
    events.append(deepcopy(next(event for event in events if "text" in event)))


@forgery(flaws.WrongEnding)
def another_ending_in_the_events(file: File) -> None:
    file["games"][1]["events"][-1]["points"] = 7


@forgery(flaws.WrongResult)
def a_result_that_cannot_be(file: File) -> None:
    game = file["games"][1]
    for ending in (game["ending"], game["events"][-1]):
        ending["points"] = 5


@forgery(flaws.WrongResult)
def a_game_won_by_the_rules_in_the_middle(file: File) -> None:
    game = file["games"][1]
    for ending in (game["ending"], game["events"][-1]):
        ending["cause"] = "rules"


@forgery(flaws.WrongResult)
def a_game_lost_on_time_without_a_clock(file: File) -> None:
    game = file["games"][1]
    for ending in (game["ending"], game["events"][-1]):
        ending["cause"] = "clock"


@forgery(flaws.WrongResult)
def a_draw_where_there_are_none(file: File) -> None:
    game = file["games"][1]
    for ending in (game["ending"], game["events"][-1]):
        ending |= {"cause": "agreed", "winner": None, "how": "agreed", "points": 0}


@forgery(flaws.WrongResult)
def a_game_that_was_closed_before_it_began(file: File) -> None:
    game = file["games"][1]
    for ending in (game["ending"], game["events"][-1]):
        ending |= {"cause": "left", "winner": None, "how": "", "points": 0}


def _roll_anew(game: File) -> None:
    """Let the rolls of a proof follow from its secret."""
    proof = game["proof"]
    for listed in proof["throws"]:
        secret = bytes.fromhex(proof["secret"])
        listed[1] = roll(secret, game["id"], listed[0], proof["words"], len(listed[1]))


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused_for_its_own_reason(name: str) -> None:
    original, forge, found = FORGERIES[name]
    file = json.loads(original())
    assert flaws_of(file) == []
    forge(file)
    first, *_ = flaws_of(file)
    assert type(first) is found


def test_every_flaw_has_a_forgery_and_a_sentence() -> None:
    kinds = {kind for kind in vars(flaws).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, Flaw)} - {Flaw, RollFlaw, EventFlaw}
    assert {found for _, _, found in FORGERIES.values()} == kinds
    for original, forge, _ in FORGERIES.values():
        file = json.loads(original())
        forge(file)
        for flaw in flaws_of(file):
            sentence = explain_flaw(flaw)
            assert sentence.startswith(f"Game {flaw.game}")
            assert sentence.endswith(".")
            assert "{" not in sentence
