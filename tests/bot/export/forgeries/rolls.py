"""Other rolls than the secret makes."""

from bot.export.verification import flaws
from bot.table.dice import roll
from tests.bot.export.forgeries.forgery import forgery, roll_anew, rolls
from tests.bot.export.real_matches import File


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
    roll_anew(game)


@forgery(flaws.OtherRollPlayed)
def other_dice_in_the_moves(file: File) -> None:
    game = file["games"][0]
    for lines in (game["events"], game["lines"]):
        for line in lines[1:]:
            line.get("dice", []).reverse()
