"""A line of a game in words: a roll, a departure, or a move with its dice and what was left."""

from collections.abc import Iterator
from typing import assert_never

from bot.replies.course import Course
from bot.replies.table_texts import TableTexts
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.positions import read_move
from bot.table.values import LastMove
from bot.texts.lists import all_of
from bot.texts.names import spoken_dice
from rules import MOVE_WORDS
from rules.game import PASS


def tell_line(line: Line, course: Course, texts: TableTexts) -> Iterator[str]:
    """Yield what happened; `course` is how the game stood before it."""
    match line:
        case Rolled():
            yield _tell_roll(line, texts)
        case Moved():
            yield from _tell_move(line, course, texts)
        case Gone(seat, cause):
            yield texts.say(f"news-gone-{cause}", player=texts.name(seat))
        case _:
            assert_never(line)


def _tell_roll(line: Rolled, texts: TableTexts) -> str:
    if line.seat is not None:
        dice = spoken_dice(sorted(line.dice, reverse=True))
        return texts.say("news-rolled", player=texts.name(line.seat), dice=dice)
    rolls = zip(texts.names, line.dice, strict=True)
    return texts.say("news-opening-roll", rolls=", ".join(f"{name} {die}" for name, die in rolls))


def _tell_move(event: Moved, course: Course, texts: TableTexts) -> Iterator[str]:
    """Yield what was moved, and the dice that were left."""
    player, text = texts.name(event.seat), event.text
    if text in MOVE_WORDS:
        facts = course.rules.word_facts(text, course.words) if course.game else {}
        yield texts.say(f"news-word-{text}", player=player, **{"cube": 0, "lost": 0, **facts})
        return
    dice = spoken_dice(course.dice) if course.dice else "none"
    if text == PASS:
        why = course.rules.why_pass(course.board) if course.position else ""
        yield texts.say("news-passed", player=player, dice=dice, why=why or "other")
        return
    yield texts.say(
        "news-forced" if event.unasked else "news-moved", player=player, move=text, dice=dice
    )
    if left := _unplayed(text, course):
        double = len(set(course.dice)) == 1
        yield texts.say("news-unplayed", dice=all_of([*map(str, left)], texts), double=double)


def _unplayed(text: str, course: Course) -> tuple[int, ...]:
    """Return the dice that fit nothing, each once."""
    if not course.position:
        return ()
    move = read_move(course.game, course.position, text)
    return tuple(dict.fromkeys(course.rules.unplayed(move, course.board)))


def tell_last_move(last: LastMove, texts: TableTexts) -> str:
    """Return what was moved last, as something that is over; empty for a word or a pass."""
    if last.text in MOVE_WORDS or last.text == PASS:
        return ""
    dice = spoken_dice(last.dice) if last.dice else "none"
    return texts.say("status-last", player=texts.name(last.seat), move=last.text, dice=dice)
