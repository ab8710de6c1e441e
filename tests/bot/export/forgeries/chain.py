"""Other ids, secrets, words and seats than the chain of games has."""

from bot.export.verification import flaws
from bot.table.dice import commit
from tests.bot.export.forgeries.files import rematches
from tests.bot.export.forgeries.forgery import forgery, roll_anew
from tests.bot.export.real_matches import File


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
    roll_anew(game)


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


@forgery(flaws.WrongSeats, rematches)
def one_rematch_fewer(file: File) -> None:
    file["games"][0]["proof"]["rematches"] -= 1


@forgery(flaws.WrongRematches, rematches)
def more_rematches_than_games(file: File) -> None:
    file["games"][0]["proof"]["rematches"] += 2


@forgery(flaws.WrongRematches)
def a_rematch_in_the_first_match(file: File) -> None:
    for game in file["games"]:
        game["proof"]["rematches"] = 2
