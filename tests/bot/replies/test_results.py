"""How the end of a game is told."""

import pytest

from bot.identity import Player, PlayerId
from bot.language import Language
from bot.replies.results import tell_end
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from bot.table.values import Cause, Result
from rules.game import Seat

TEXTS = TableTexts(Language.ENGLISH, ("Ann", "Ben"))
ANN, BEN = Seat(0), Seat(1)
ZOE = Player(PlayerId("console:zoe"), "Zoe")


@pytest.mark.parametrize(
    ("ended", "sentence"),
    [
        (Ended(Cause.RULES, Result(ANN, "mars", 2, "game")), "Ann wins: mars, 2 points."),
        (
            Ended(Cause.RESIGNED, Result(BEN, "gammon", 2, "game")),
            "Ann resigns. Ben wins: gammon, 2 points.",
        ),
        (Ended(Cause.RESIGNED, Result(BEN, "resigned", 1, "game")), "Ann resigns. Ben wins."),
        (
            Ended(Cause.RESIGNED, Result(BEN, "single", 1, "game"), ZOE),
            "Zoe resigns. Ben wins: single game, 1 point.",
        ),
        (Ended(Cause.CLOCK, Result(ANN, "resigned", 1, "game")), "Ann wins on time."),
        (
            Ended(Cause.CLOCK, Result(ANN, "single", 1, "game")),
            "Ann wins on time: single game, 1 point.",
        ),
        (
            Ended(Cause.AGREED, Result(None, "agreed", 0, "game")),
            "It’s a draw: the players agreed.",
        ),
        (Ended(Cause.STOPPED, by=ZOE), "Zoe stops the game. It doesn’t count."),
        (
            Ended(Cause.FORGOTTEN),
            "One of the players asked to be forgotten, so the game ends here. It doesn’t count.",
        ),
    ],
)
def test_an_ending_says_who_won_and_why(ended: Ended, sentence: str) -> None:
    assert list(tell_end(ended, (), TEXTS)) == [sentence]


def test_of_several_only_who_is_known_to_have_resigned_is_named() -> None:
    texts = TableTexts(Language.ENGLISH, ("Ann", "Ben", "Cleo", "Dan"))
    result = Result(BEN, "resigned", 1, "game")
    assert list(tell_end(Ended(Cause.RESIGNED, result), (), texts)) == ["Ben wins."]
    ended = Ended(Cause.RESIGNED, result, Player(PlayerId("console:dan"), "Dan"))
    assert list(tell_end(ended, (), texts)) == ["Dan resigns. Ben wins."]


def test_the_last_game_of_a_match_is_followed_by_its_winner() -> None:
    ended = Ended(Cause.RULES, Result(ANN, "single", 1, "game"))
    earlier = Result(BEN, "gammon", 4, "game"), Result(ANN, "gammon", 4, "game")
    told = list(tell_end(ended, earlier, TEXTS))
    assert told == ["Ann wins: single game, 1 point.", "Ann wins the match: Ann 5, Ben 4."]
