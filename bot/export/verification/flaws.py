"""What can be wrong with a file: each flaw carries its place, and what is needed to explain it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that no honest file has."""

    game: int
    """The number of the game in the match."""


@dataclass(frozen=True, slots=True)
class UnknownSetup(Flaw):
    """The rules know no such game, number of players or option."""


@dataclass(frozen=True, slots=True)
class WrongPlayers(Flaw):
    """The file does not have one name for each seat."""


@dataclass(frozen=True, slots=True)
class WrongGameNumber(Flaw):
    """The games are not numbered one after the other."""

    expected: int


@dataclass(frozen=True, slots=True)
class ImpossibleGameId(Flaw):
    """No game has this id, or not a game with this number."""

    id: str


@dataclass(frozen=True, slots=True)
class WrongGameId(Flaw):
    """The id is not the one that follows in the chain."""

    id: str
    expected: str


@dataclass(frozen=True, slots=True)
class BrokenChain(Flaw):
    """The seal of the game is not the secret of the game before."""


@dataclass(frozen=True, slots=True)
class OtherWords(Flaw):
    """The players' words are not those of the game before, or not one for each player."""


@dataclass(frozen=True, slots=True)
class WrongRematches(Flaw):
    """So many rematches are impossible here."""

    rematches: int


@dataclass(frozen=True, slots=True)
class WrongSeats(Flaw):
    """The seats do not follow from the secret."""

    seats: tuple[int, ...]
    right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongScore(Flaw):
    """The score does not follow from the results of the games before."""

    score: tuple[int, ...]
    right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongOpening(Flaw):
    """The game does not begin as it has to."""

    right: str


@dataclass(frozen=True, slots=True)
class GameWithoutResult(Flaw):
    """The game has no result, but another one follows."""


@dataclass(frozen=True, slots=True)
class MatchWasOver(Flaw):
    """The match was over before this game."""


@dataclass(frozen=True, slots=True)
class NoProof(Flaw):
    """The game is over, but its secret is missing."""


@dataclass(frozen=True, slots=True)
class EarlyProof(Flaw):
    """The secret of a game that is not over."""


@dataclass(frozen=True, slots=True)
class WrongSecret(Flaw):
    """The SHA-256 of the secret is not the seal."""


@dataclass(frozen=True, slots=True)
class NoRolls(Flaw):
    """A game with dice, but without rolls."""


@dataclass(frozen=True, slots=True)
class RollFlaw(Flaw):
    """Something is wrong with the roll of this number."""

    roll: int


@dataclass(frozen=True, slots=True)
class WrongRollNumber(RollFlaw):
    """The number can neither follow here nor be a repetition after a move was taken back."""

    expected: int


@dataclass(frozen=True, slots=True)
class OtherDiceAgain(RollFlaw):
    """The roll was taken back and came again with other dice."""


@dataclass(frozen=True, slots=True)
class WrongDice(RollFlaw):
    """The dice do not follow from the secret."""

    dice: tuple[int, ...]
    right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ImpossibleDice(RollFlaw):
    """The rules ask for another number of dice, or a die has no such face."""

    dice: tuple[int, ...]
    wanted: int


@dataclass(frozen=True, slots=True)
class RollNotListed(RollFlaw):
    """The game was played with a roll that the proof does not have."""


@dataclass(frozen=True, slots=True)
class RollNotPlayed(RollFlaw):
    """The proof has a roll with which the game was not played."""


@dataclass(frozen=True, slots=True)
class OtherRollPlayed(RollFlaw):
    """The game was played with another roll than the one in the proof."""

    listed: tuple[int, ...]
    played: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EventFlaw(Flaw):
    """Something is wrong with an event, counted from 1 among those that matter."""

    event: int


@dataclass(frozen=True, slots=True)
class RollOutOfTurn(EventFlaw):
    """Dice were rolled when it was not time for it, or by another seat."""


@dataclass(frozen=True, slots=True)
class IllegalMoveMade(EventFlaw):
    """The rules do not allow this move, or not to this seat."""

    move: str


@dataclass(frozen=True, slots=True)
class WrongDeparture(EventFlaw):
    """A seat left a game that cannot go on without it."""

    seat: int


@dataclass(frozen=True, slots=True)
class WrongUndo(EventFlaw):
    """What was taken back is not a move that was made."""

    move: str


@dataclass(frozen=True, slots=True)
class WrongEnding(Flaw):
    """The last event does not end the game as the file says."""


@dataclass(frozen=True, slots=True)
class WrongLines(Flaw):
    """The lines are not what the events leave of the game."""


@dataclass(frozen=True, slots=True)
class WrongPosition(Flaw):
    """The moves lead to another position."""

    right: str


@dataclass(frozen=True, slots=True)
class WrongResult(Flaw):
    """The position does not give this result."""
