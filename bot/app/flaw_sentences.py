"""Flaws and gaps of a file as sentences for the command line."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from bot.export.verification import flaws, gaps
from bot.texts.names import spoken_dice

_FLAWS: Final[Mapping[type[flaws.Flaw], str]] = {
    flaws.UnknownSetup: "there are no such rules, players or options.",
    flaws.WrongPlayers: "there is not one name for each seat.",
    flaws.WrongGameNumber: "game {expected} should come here.",
    flaws.ImpossibleGameId: "its id cannot be {id}.",
    flaws.WrongGameId: "its id is {id}, but the chain has {expected} here.",
    flaws.BrokenChain: "its seal is not the secret of the game before, so it was not promised.",
    flaws.OtherWords: "the words are not those of the first game, one for each player.",
    flaws.WrongRematches: "it cannot have been rematch {rematches} at its table.",
    flaws.WrongSeats: "the lot gives the seats {right}, but the file says {seats}.",
    flaws.WrongScore: "it begins at {right}, but the file says {score}.",
    flaws.WrongOpening: "it has to begin with the position {right}.",
    flaws.GameWithoutResult: "it has no result, so no other game can follow.",
    flaws.MatchWasOver: "the match was over before it.",
    flaws.NoProof: "it is over, but its secret is missing.",
    flaws.EarlyProof: "it is not over, so its secret cannot be known.",
    flaws.WrongSecret: "the SHA-256 of its secret is not its seal.",
    flaws.NoRolls: "it was won and lost without a single roll.",
    flaws.WrongRollNumber: "the number cannot come here, where roll {expected} is next.",
    flaws.OtherDiceAgain: "it was taken back, and came again with other dice.",
    flaws.WrongDice: "the secret and the words give {right}, but the file says {dice}.",
    flaws.ImpossibleDice: "the dice are {dice}, but the rules ask here for a roll of {wanted}.",
    flaws.RollNotListed: "the game was played with it, but the proof leaves it out.",
    flaws.RollNotPlayed: "the proof has it, but the game was not played with it.",
    flaws.OtherRollPlayed: "it is {listed} in the proof, but {played} in the game.",
    flaws.RollOutOfTurn: "dice were rolled out of turn.",
    flaws.IllegalMoveMade: "the rules do not allow {move} here.",
    flaws.WrongDeparture: "seat {seat} cannot leave the game here.",
    flaws.WrongUndo: "{move} is taken back, but was not played there.",
    flaws.WrongEnding: "the events do not end as the file says.",
    flaws.WrongLines: "the lines are not what the events lead to.",
    flaws.WrongPosition: "the moves lead to another position: {right}.",
    flaws.WrongResult: "the last position does not give this result.",
}

_GAPS: Final[Mapping[type[gaps.Gap], str]] = {
    gaps.NoMoves: "This file is from an earlier version and has no moves. It does not show that "
    "these are all the rolls, nor that the game was played with them.",
    gaps.SeatsNotDrawn: "An earlier version drew the seats, and not from the secret.",
    gaps.OpeningUnknown: "This file is from an earlier version. It does not show how the games "
    "before game {game} ended.",
    gaps.StillOn: "Game {game} is not over. Its moves are legal, but its dice are still sealed.",
}


def explain_flaw(flaw: flaws.Flaw) -> str:
    """Return a sentence that says what is wrong, and where."""
    place = f"Game {flaw.game}"
    if isinstance(flaw, flaws.RollFlaw):
        place += f", roll {flaw.roll}"
    if isinstance(flaw, flaws.EventFlaw):
        place += f", event {flaw.event}"
    return f"{place}: {_FLAWS[type(flaw)].format_map(_spoken(flaw))}"


def explain_gap(gap: gaps.Gap) -> str:
    """Return a sentence that says what could not be checked."""
    return _GAPS[type(gap)].format_map(_spoken(gap))


def _spoken(value: flaws.Flaw | gaps.Gap) -> dict[str, object]:
    """Return the fields with lists of numbers as people write them: 3-1."""
    values = {field.name: getattr(value, field.name) for field in fields(value)}
    return {
        name: (spoken_dice(part) or "none") if isinstance(part, tuple) else part
        for name, part in values.items()
    }
