"""Short ways to say a position and to see what can be played in it."""

from rules.backgammon import Backgammon, Position

GAME = Backgammon()
START = "-b----E-C---eE---c-e----B-"


def rolled(board: str, dice: str, *, turn: int = 1) -> Position:
    """Return the board with dice to be played."""
    return GAME.load(f"{board}:0:0:{turn}:{dice}:0:0:0:0:0")


def plays(board: str, dice: str, *, turn: int = 1) -> set[str]:
    """Return the spelling of every legal play."""
    position = rolled(board, dice, turn=turn)
    return {GAME.format(move, position) for move in GAME.legal_moves(position)}


def after(board: str, dice: str, text: str, *, turn: int = 1) -> str:
    """Return the board after a play."""
    position = rolled(board, dice, turn=turn)
    return GAME.dump(GAME.play(position, GAME.parse(text, position))).partition(":")[0]
