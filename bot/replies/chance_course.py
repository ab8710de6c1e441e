"""The chances to win through the games of a match, as a plot and in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.coach.analysis import Analysis, Judged
from bot.replies.analysed import AnalysedMatch
from bot.replies.drawings import ChancePlot
from bot.replies.table_texts import TableTexts
from bot.texts.numbers import percent
from render import Chance, LuckBar, Mark
from rules.game import FIRST, Seat

_PAIR = 2


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, or the end of a game, and whose chance to win it was then."""

    at: int
    """Counted through all games, from 0."""
    number: int
    """Of the move in its game."""
    seat: Seat
    chance: float
    judged: Judged | None = None


def plot_of(
    match: AnalysedMatch,
    analyses: Sequence[Analysis],
    errors: Sequence[Judged],
    texts: TableTexts,
    theme: str,
) -> ChancePlot:
    """Return the plot; between two it is the first seat's chance, else everybody has a line."""
    moments = tuple(_moments(match, analyses))
    seats = match.seats
    pair = seats == _PAIR
    if pair:
        moments = tuple(map(_of_first_seat, moments))
    courses = tuple(
        tuple((each.at, each.chance) for each in moments if each.seat == seat)
        for seat in range(1 if pair else seats)
    )
    return ChancePlot(
        tuple(filter(None, courses)),
        tuple(_marks(moments, errors)),
        (str(moments[0].number), str(moments[-1].number)),
        _words(moments, texts, range(1 if pair else seats)),
        theme,
        tuple(_lucks(match, analyses)),
    )


def _moments(match: AnalysedMatch, analyses: Sequence[Analysis]) -> Iterator[Moment]:
    """Yield the decisions of all games, and how each game ended."""
    at = 0
    for game, analysis in zip(match.games, analyses, strict=True):
        number = 1
        for judged in analysis.decisions:
            number = judged.number
            yield Moment(at, number, judged.seat, judged.played.chance, judged)
            at += 1
        if game.share is not None and match.seats == _PAIR:
            yield Moment(at, number, FIRST, game.share)
            at += 1


def _lucks(match: AnalysedMatch, analyses: Sequence[Analysis]) -> Iterator[LuckBar]:
    """Yield a bar for each roll where it was played, or just behind the decision before it."""
    first = 0
    for game, analysis in zip(match.games, analyses, strict=True):
        places = {(one.number, one.seat): at for at, one in enumerate(analysis.decisions, first)}
        last = first - 0.5
        for luck in analysis.lucks:
            last = places.get((luck.number, luck.seat), last if last % 1 else last + 0.5)
            yield LuckBar(max(last, 0), luck.seat, luck.luck)
        first += len(analysis.decisions) + (game.share is not None)


def _of_first_seat(moment: Moment) -> Moment:
    """Return a moment of a game for two as the first seat sees it."""
    if moment.seat == FIRST:
        return moment
    return Moment(moment.at, moment.number, FIRST, 1 - moment.chance, moment.judged)


def _marks(moments: Sequence[Moment], errors: Sequence[Judged]) -> Iterator[Mark]:
    for place, error in enumerate(errors, 1):
        found = next(each for each in moments if each.judged is error)
        at: Chance = (found.at, found.chance)
        yield Mark(at, error.seat, str(place))


def _words(moments: Sequence[Moment], texts: TableTexts, seats: range) -> str:
    """Return the same in words, a sentence for each course."""
    return " ".join(
        _sentence([each for each in moments if each.seat == seat], texts.name(Seat(seat)), texts)
        for seat in seats
        if any(each.seat == seat for each in moments)
    )


def _sentence(moments: Sequence[Moment], player: str, texts: TableTexts) -> str:
    lowest = min(moments, key=lambda each: each.chance)
    highest = max(moments, key=lambda each: each.chance)
    return texts.say(
        "analysis-chances",
        player=player,
        first=percent(moments[0].chance),
        last=percent(moments[-1].chance),
        lowest=percent(lowest.chance),
        lowest_move=lowest.number,
        highest=percent(highest.chance),
        highest_move=highest.number,
    )
