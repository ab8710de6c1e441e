"""Choices and what they are worth, in words and numbers."""

from typing import Final

from bot.coach.why import find_reasons_of_options
from bot.engines.judgement import ROLL, Judgement, Option
from bot.replies.table_texts import TableTexts
from bot.table.positions import has_dice
from bot.texts import explain
from bot.texts.numbers import decimal, percent, signed
from rules import GAMES, MOVE_WORDS

LISTED: Final = 3
"""How many choices are told."""


def move_words(move: str, texts: TableTexts) -> str:
    """Return a move as players read it: words such as `double` in their language."""
    if move == ROLL:
        return texts.say("coach-roll")
    return texts.say(f"choice-{move}") if move in MOVE_WORDS else move


def moves_something(move: str) -> bool:
    """Return whether a choice moves pieces or lays a wall, so that an arrow can show it."""
    return move != ROLL and move not in MOVE_WORDS


def tell_options(game: str, judgement: Judgement, texts: TableTexts) -> list[str]:
    """Return a line for each of the best choices."""
    best = judgement.best
    return [
        texts.say(
            "coach-option",
            place=place,
            move=move_words(option.move, texts),
            worth=tell_worth(game, option, best, texts),
        )
        for place, option in enumerate(judgement.options[:LISTED], 1)
    ]


def tell_worth(game: str, option: Option, best: Option, texts: TableTexts) -> str:
    """Return what a choice is worth, beside the best one."""
    if option.proven:
        verdict = "win" if option.value > 0 else "loss" if option.value < 0 else "draw"
        return texts.say(f"coach-proven-{verdict}")
    chance = texts.say("coach-chance", chance=percent(option.chance), draws=GAMES[game].draws)
    if not has_dice(game):
        return chance
    if option == best:
        return f"{chance}, {texts.say('coach-value', value=signed(option.value, texts))}"
    return f"{chance}, {tell_loss(game, best.value - option.value, texts)}"


def tell_loss(game: str, loss: float, texts: TableTexts) -> str:
    """Return what a choice gives away: points, or percent of a win."""
    if has_dice(game):
        return texts.say("coach-loss-points", loss=decimal(loss, texts))
    return texts.say("coach-loss-chance", loss=percent(loss / 2))


def tell_reasons(
    game: str, position: str, better: Option, other: Option, texts: TableTexts
) -> list[str]:
    """Return why one choice is better than another, as far as that can be told."""
    found = find_reasons_of_options(game, position, better, other)
    return [explain(reason, texts, texts.name) for reason in found]


def tell_why_best(game: str, position: str, judgement: Judgement, texts: TableTexts) -> list[str]:
    """Return why the best choice is better than the next, if another was looked at."""
    best, *others = judgement.options
    reasons = tell_reasons(game, position, best, others[0], texts) if others else []
    if not (reasons and moves_something(best.move)):
        return reasons
    return [texts.say("hint-why", reasons=" ".join(reasons))]
