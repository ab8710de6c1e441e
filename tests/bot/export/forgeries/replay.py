"""Events that the rules do not allow."""

from copy import deepcopy

from bot.export.verification import flaws
from tests.bot.export.forgeries.files import game_of_four
from tests.bot.export.forgeries.forgery import forgery, rolls
from tests.bot.export.real_matches import File


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


@forgery(flaws.WrongDeparture, game_of_four)
def somebody_leaves_twice(file: File) -> None:
    events = file["games"][0]["events"]
    gone = next(at for at, event in enumerate(events) if event["event"] == "gone")
    events.insert(gone, deepcopy(events[gone]))


@forgery(flaws.WrongDeparture, game_of_four)
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


@forgery(flaws.WrongEnding)
def a_move_after_the_end(file: File) -> None:
    events = file["games"][1]["events"]
    events.append(deepcopy(next(event for event in events if "text" in event)))


@forgery(flaws.WrongEnding)
def another_ending_in_the_events(file: File) -> None:
    file["games"][1]["events"][-1]["points"] = 7
