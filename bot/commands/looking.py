"""Commands that only show something: /board, /rules, /help and /verify."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.refusals import UnknownGame
from bot.commands.setup import find_game
from bot.commands.views import BoardView, GamesView, HelpView, ProofView, RulesView
from bot.table.refusals import DiceStillSealed, NoDiceRolled, Refused
from bot.texts.typed import typed_words
from rules import GAMES

_WORDS: Final = typed_words("board-words")
_MINE: Final = typed_words("board-mine")


def _board(ask: Ask) -> Answer:
    wanted = set(ask.words.casefold().split())
    return BoardView(words=bool(wanted & _WORDS), mine=bool(wanted & _MINE))


def _rules(ask: Ask) -> Answer:
    """Show the rules of the named game, or of the game at this table."""
    if not ask.words:
        return RulesView(ask.table.setup.game) if ask.table else GamesView("rules")
    game = next((game for word in ask.words.split() if (game := find_game(word))), None)
    if game is None:
        raise Refused(UnknownGame(ask.words, tuple(GAMES)))
    return RulesView(game)


def _help(ask: Ask) -> Answer:  # noqa: ARG001 - the help is the same for everybody
    return HelpView()


def _verify(ask: Ask) -> Answer:
    """Show the proof of the dice, of this game or of an earlier one by its number in the match.

    The proof of a game in progress would reveal the dice to come.
    """
    table = ask.existing_table
    number = int(ask.words) if ask.words.isdecimal() else table.game_number
    if 0 < number < table.game_number:
        return ProofView(table.game_ids[number - 1])
    if table.playing:
        raise Refused(DiceStillSealed())
    if not table.rolls:
        raise Refused(NoDiceRolled())
    return ProofView(table.dice.game_id)


COMMANDS: Final = (
    Command(
        "board",
        _board,
        Who.AT_A_TABLE,
        arguments=(Argument("how", Kind.CHOICE, values=("words", "mine")),),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        "rules", _rules, arguments=(Argument("game", Kind.GAME),), stale_after=StaleAfter.NEVER
    ),
    Command("help", _help, stale_after=StaleAfter.NEVER),
    Command(
        "verify",
        _verify,
        Who.AT_A_TABLE,
        arguments=(Argument("number", Kind.WORD),),
        stale_after=StaleAfter.NEVER,
    ),
)
