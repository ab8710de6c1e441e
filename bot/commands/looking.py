"""Commands that only show something: /board, /rules, /help and /verify."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.history import find_game_id
from bot.commands.meant import unknown_game
from bot.commands.positions import read_position
from bot.commands.setup import named_game
from bot.commands.views import (
    BoardView,
    GamesView,
    HelpView,
    PositionView,
    ProofView,
    RulesView,
    SealView,
)
from bot.table.no_game import why_no_game
from bot.table.positions import has_dice
from bot.table.refusals import NoDiceInGame, NoDiceRolled, Refused
from bot.texts.typed import typed_words
from rules import GAMES

_WORDS: Final = typed_words("board-words")
_MINE: Final = typed_words("board-mine")
_TEXT: Final = typed_words("board-position")

TOPICS: Final = ("play", "move", "dice", "requests", "records", "settings", "commands")
"""The topics of /help. Other words for one are `typed-help-TOPIC`, and it is `help-TOPIC`."""


def _board(ask: Ask) -> Answer:
    """Show the board, or a position that was pasted."""
    if given := read_position(ask.words):
        return PositionView(given.game, given.text, given.seats)
    table, wanted = ask.existing_table, set(ask.words.casefold().split())
    if wanted & _TEXT and table.position:
        return PositionView(table.setup.game, table.position, len(table.players))
    return BoardView(words=bool(wanted & _WORDS), mine=bool(wanted & _MINE))


def _rules(ask: Ask) -> Answer:
    """Show the rules of the named game, or of the game at this table."""
    if not ask.words:
        return RulesView(ask.table.setup.game) if ask.table else GamesView("rules")
    game = named_game(ask.words)
    if game is None:
        raise Refused(unknown_game(ask.words, "rules", GAMES))
    return RulesView(game)


def _help(ask: Ask) -> Answer:
    return HelpView(ask.words)


def _verify(ask: Ask) -> Answer:
    """Show the proof of the dice, of this game or of an earlier one by its number in the match.

    The proof of a game that is not over would reveal the dice to come; it has only its seal.
    """
    table = ask.existing_table
    if not has_dice(table.setup.game):
        raise Refused(NoDiceInGame(table.setup.game))
    number = int(ask.words) if ask.words.isdecimal() else None
    game_id = find_game_id(table, number, "verify")
    if game_id != table.dice.game_id:
        return ProofView(game_id)
    if not table.ending:
        return SealView()
    if not table.position:
        raise Refused(why_no_game(table, ask.player.id))
    if not table.rolls:
        raise Refused(NoDiceRolled())
    return ProofView(game_id)


COMMANDS: Final = (
    Command(
        "board",
        _board,
        arguments=(
            Argument("how", Kind.CHOICE, values=("words", "mine", "position")),
            Argument("position", Kind.WORD),
        ),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        "rules", _rules, arguments=(Argument("game", Kind.GAME),), stale_after=StaleAfter.NEVER
    ),
    Command(
        "help",
        _help,
        arguments=(Argument("topic", Kind.CHOICE, values=TOPICS),),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        "verify",
        _verify,
        Who.AT_A_TABLE,
        arguments=(Argument("number", Kind.WORD),),
        stale_after=StaleAfter.NEVER,
    ),
)
