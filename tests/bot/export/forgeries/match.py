"""Another setup, other players, other games of the match."""

from copy import deepcopy

from bot.export.verification import flaws
from tests.bot.export.forgeries.forgery import forgery
from tests.bot.export.real_matches import File


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
