"""Games whose proof, lines, position or result is not their own."""

from bot.export.verification import flaws
from tests.bot.export.forgeries.files import unfinished_match
from tests.bot.export.forgeries.forgery import forgery
from tests.bot.export.real_matches import File


@forgery(flaws.WrongSecret)
def another_secret(file: File) -> None:
    file["games"][1]["proof"]["secret"] = bytes(32).hex()


@forgery(flaws.NoProof)
def no_secret(file: File) -> None:
    del file["games"][1]["proof"]


@forgery(flaws.EarlyProof, unfinished_match)
def a_secret_before_the_end(file: File) -> None:
    file["games"][1]["proof"] = file["games"][0]["proof"]


@forgery(flaws.NoRolls)
def no_rolls(file: File) -> None:
    game = file["games"][1]
    game["proof"]["throws"], game["lines"], game["position"] = [], [], game["opening"]
    game["events"] = [event for event in game["events"] if event["event"] == "ended"]


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
