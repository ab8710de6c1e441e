"""`parlour verify FILE`: checks a game or a match without the bot."""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from bot.app.flaw_sentences import explain_flaw, explain_gap
from bot.export.match_file import UnreadableFile
from bot.export.verification import CheckedGame, Report, verify


class Verdict(Enum):
    """What came of a check."""

    PROVED = auto()
    IN_PART = auto()
    """Nothing is wrong, but not everything could be checked."""
    REFUSED = auto()


@dataclass(frozen=True, slots=True)
class Checked:
    """A verdict and its reasons."""

    verdict: Verdict
    message: str


def check_file(path: Path) -> Checked:
    """Check a file; one that cannot be read is refused."""
    try:
        report = verify(path.read_bytes())
    except OSError as error:
        return Checked(Verdict.REFUSED, f"{path} cannot be read: {error.strerror}.")
    except UnreadableFile:
        message = f"{path} is not a file from /verify or /export json."
        return Checked(Verdict.REFUSED, message)
    if report.flaws:
        return Checked(Verdict.REFUSED, _refusal(report))
    verdict = Verdict.IN_PART if report.gaps else Verdict.PROVED
    return Checked(verdict, "\n".join(_sentences(report)))


def _refusal(report: Report) -> str:
    """Return the first flaw: often the others only follow from it."""
    first, *others = report.flaws
    more = f"\nThat is not all: {_count(len(others), 'more flaw')}." if others else ""
    return f"Refused. {explain_flaw(first)}{more}"


def _sentences(report: Report) -> list[str]:
    return [
        *map(_game, report.games),
        *([_taken_as_given(report)] if report.earlier else []),
        *(["Checked only in part:"] if report.gaps else []),
        *(f"- {explain_gap(gap)}" for gap in report.gaps),
        "Compare this seal with the one that /verify showed at the table before the first roll:",
        report.first_seal,
    ]


def _game(game: CheckedGame) -> str:
    parts = [_count(game.rolls, "roll"), _count(game.moves, "move")]
    counted = ", ".join(part for part in parts if part) or "nothing was played"
    return f"Game {game.number} ({game.id}): {counted}, nothing wrong."


def _count(number: int, what: str) -> str:
    """Return how many there are; nothing if there are none."""
    if not number:
        return ""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _taken_as_given(report: Report) -> str:
    earlier = _count(report.earlier, "earlier game")
    return f"What came before is taken as given: {earlier} of the match."
