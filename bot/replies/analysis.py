"""The reply to /analyse: how well everybody played, the largest errors, and each of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import attrgetter

from bot.coach.analysis import Analysis, Judged, Luck, decisions_of, largest_errors
from bot.coach.grades import grade, thresholds
from bot.replies.analysed import AnalysedMatch
from bot.replies.chance_course import plot_of
from bot.replies.choice import Choice, Choices
from bot.replies.context import ReplyContext
from bot.replies.draft import UnfinishedAnalysis
from bot.replies.drawings import Board, ChancePlot
from bot.replies.grades import tell_grade
from bot.replies.judged import (
    move_words,
    moves_something,
    tell_loss,
    tell_reasons,
    tell_worth,
)
from bot.replies.reply import Leaf, Note, Post, Refusal, Reply
from bot.replies.spoken import Copy, Reader
from bot.replies.table_texts import TableTexts
from bot.table.positions import load, read_move
from bot.texts.names import game_name, spoken_dice
from bot.texts.numbers import signed
from render import Arrow, Tint
from rules.game import Seat


def analysis_draft(
    match: AnalysedMatch, context: ReplyContext, words: str, error: int | None = None
) -> UnfinishedAnalysis:
    """Return an analysis that the workers may still have to make.

    `words` name the games behind the command. Without an `error` it is for everybody; 0 is the
    same for one reader.
    """
    texts = context.texts
    return UnfinishedAnalysis(
        table=context.where,
        text=texts.say("analysis-working"),
        courses=match.courses,
        write=partial(_write, match, context, words, error),
        silent=Refusal(table=context.where, text=texts.say("coach-silent"), passes=True),
    )


def _write(
    match: AnalysedMatch,
    context: ReplyContext,
    words: str,
    error: int | None,
    analyses: tuple[Analysis, ...],
) -> Reply:
    if not decisions_of(analyses):
        return Note(table=context.where, text=context.texts.say("analysis-nothing"))
    report = _Report(words, match, analyses, context)
    if error is None:
        return replace(report.summary(), write_for=report.summary_for)
    place = min(error, len(report.errors))
    return report.leaf(place) if place else report.overview()


@dataclass(frozen=True, slots=True)
class _Report:
    """Writes about some analysed games of a match."""

    words: str
    match: AnalysedMatch
    analyses: tuple[Analysis, ...]
    context: ReplyContext

    @property
    def texts(self) -> TableTexts:
        """Return the texts, with the names of who played."""
        names = self.match.names
        return TableTexts(self.context.language, names) if names else self.context.texts

    @property
    def errors(self) -> tuple[Judged, ...]:
        """Return the largest errors."""
        return largest_errors(decisions_of(self.analyses), thresholds(self._game).mistake)

    def summary(self) -> Post:
        """Return how everybody played, for everybody."""
        text, plot = "\n".join(self._lines()), self._plot()
        return Post(table=self.context.where, text=text, plot=plot, choices=self._first_error())

    def summary_for(self, reader: Reader) -> Post:
        """Return the same in the language and theme of one reader."""
        return replace(self, context=self.context.for_reader(reader)).summary()

    def overview(self) -> Leaf:
        """Return the same for one who steps through the errors."""
        text, plot = "\n".join(self._lines()), self._plot()
        return Leaf(table=self.context.where, text=text, drawing=plot, choices=self._first_error())

    def leaf(self, place: int) -> Leaf:
        """Return one of the errors: the board with arrows, what was played, and what was better."""
        error = self.errors[place - 1]
        return Leaf(
            table=self.context.where,
            text="\n".join(self._tell_error(place, error)),
            drawing=self._board(error),
            choices=(tuple(self._turning(place)),),
            copies=(Copy(self.texts.say("choice-copy-position"), error.position),),
        )

    @property
    def _game(self) -> str:
        return self.match.game

    def _plot(self) -> ChancePlot:
        context = self.context
        theme = context.preferences.theme if context.reader else context.public_theme
        return plot_of(self.match, self.analyses, self.errors, self.texts, theme)

    def _lines(self) -> Iterator[str]:
        texts = self.texts
        names = ", ".join(texts.names)
        yield texts.say("analysis-heading", game=game_name(self._game, texts), players=names)
        for seat in map(Seat, range(len(texts.names))):
            yield tell_grade(self._game, texts.name(seat), grade(self.analyses, seat), texts)
        if lucks := [luck for one in self.analyses for luck in one.lucks]:
            lucky, unlucky = (
                self._tell_luck(found(lucks, key=attrgetter("luck"))) for found in (max, min)
            )
            yield texts.say("analysis-luck", lucky=lucky, unlucky=unlucky)
        errors = self.errors
        yield texts.say("analysis-errors" if errors else "analysis-clean")
        for place, error in enumerate(errors, 1):
            yield texts.say(
                "analysis-error",
                place=place,
                who=self._where(error),
                played=move_words(error.played.move, texts),
                better=move_words(error.best.move, texts),
                loss=tell_loss(self._game, error.loss, texts),
            )

    def _tell_luck(self, luck: Luck) -> str:
        """Return who rolled what and when, and how lucky it was."""
        at = next(at for at, one in enumerate(self.analyses) if luck in one.lucks)
        dice = sorted(luck.dice, reverse=True)
        return f"{self._when(at, luck, dice)}: {signed(luck.luck, self.texts)}"

    def _where(self, error: Judged) -> str:
        """Return who made an error and when."""
        dice = getattr(load(self._game, error.position), "dice", ())
        return self._when(self._game_of(error), error, dice)

    def _game_of(self, error: Judged) -> int:
        """Return in which of the games an error was made."""
        return next(at for at, one in enumerate(self.analyses) if error in one.decisions)

    def _when(self, game: int, one: Judged | Luck, dice: Sequence[int]) -> str:
        """Return whose move it was, and which: "Anna, game 2, move 7, 6-1"."""
        texts = self.texts
        parts = [texts.name(one.seat)]
        if len(self.match.games) > 1:
            parts.append(texts.say("history-game", number=self.match.games[game].number))
        parts.append(texts.say("analysis-move", number=one.number))
        return ", ".join((*parts, spoken_dice(dice)) if dice else parts)

    def _tell_error(self, place: int, error: Judged) -> Iterator[str]:
        texts, game, best = self.texts, self._game, error.best
        count = len(self.errors)
        yield texts.say("analysis-place", place=place, count=count, who=self._where(error))
        if luck := self._luck_before(error):
            yield texts.say("analysis-roll", luck=signed(luck.luck, texts))
        for way, option in (("played", error.played), ("better", best)):
            yield texts.say(
                f"analysis-{way}",
                move=move_words(option.move, texts),
                worth=tell_worth(game, option, best, texts),
            )
        yield from tell_reasons(game, error.position, best, error.played, texts)
        if error.line:
            yield texts.say("analysis-line", moves=", ".join(error.line))

    def _luck_before(self, error: Judged) -> Luck | None:
        """Return the luck of the roll that was played; None without one."""
        if error.about_cube:
            return None
        rolls = self.analyses[self._game_of(error)].lucks
        return next((one for one in rolls if (one.number, one.seat) == _turn(error)), None)

    def _board(self, error: Judged) -> Board:
        """Return the board from the side of whoever made the error, with arrows."""
        options = ((error.best, Tint.BETTER), (error.played, Tint.OTHER))
        return Board(
            position=load(self._game, error.position),
            texts=self.texts,
            seat=error.seat,
            numbers=error.seat,
            theme=self.context.preferences.theme,
            computers=self.match.computers,
            arrows=tuple(
                Arrow(read_move(self._game, error.position, option.move), tint)
                for option, tint in options
                if moves_something(option.move)
            ),
        )

    def _first_error(self) -> Choices:
        label = self.texts.say("choice-errors")
        return ((self._turn_to(1, label),),) if self.errors else ()

    def _turning(self, place: int) -> Iterator[Choice]:
        texts = self.texts
        if place > 1:
            yield self._turn_to(place - 1, texts.say("choice-previous"))
        if place < len(self.errors):
            yield self._turn_to(place + 1, texts.say("choice-next"))
        yield self._turn_to(0, texts.say("choice-overview"))

    def _turn_to(self, place: int, label: str) -> Choice:
        words = " ".join(filter(None, ("analyse", self.words, f"e{place}")))
        return self.context.buttons.make(words, label=label)


def _turn(error: Judged) -> tuple[int, Seat]:
    return error.number, error.seat
