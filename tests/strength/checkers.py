"""How well the computer plays Brazilian checkers: each level against the one below, and others.

All games begin with some random moves, and each such opening is played twice, once with each
colour. `py-draughts` thinks in CPU time here, as we do. What was played is noted: see `notebook`.
"""

import random
from collections.abc import Callable, Iterator
from time import process_time
from types import SimpleNamespace

from bot.engines.checkers.engine import CheckersEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.checkers import Checkers, Path, Position
from rules.checkers.position import MOST_PIECES, OPENING
from rules.checkers.scoring import outcome
from tests.strength import checkers_newcomer
from tests.strength.notebook import Notebook

try:
    from draughts import BrazilianBoard
    from draughts.boards import base
    from draughts.engines import SimpleEngine, simple
except ImportError:  # measured without its peer
    SimpleEngine = None

GAME = Checkers()
RANDOM_MOVES = 6
LADDER_GAMES = 400
EXPERT_GAMES = 100
NEWCOMERS = {1: "counts after the own move", 2: "counts after the answer to it"}
"""Newcomers, by how many turns they look ahead."""
PEER_GAMES = 200
PEER_SECONDS = 0.3
SAFE = 2
"""How many moves an opening must have that lose no piece at once."""

Choose = Callable[[Position, str], Path]
"""A player: chooses a move in a position, with a seed for its noise."""
Side = Callable[[Position], Choose]
"""Makes a player for a game that begins in a position."""


class Peer:
    """The engine of py-draughts, which follows one game."""

    def __init__(self, opening: Position) -> None:
        base.logger.remove()  # it reports every move it thinks about
        simple.time = SimpleNamespace(time=process_time)
        self._engine = SimpleEngine(depth_limit=60, time_limit=PEER_SECONDS)
        self._board = BrazilianBoard.from_fen(str(opening).rpartition(":")[0])
        self._known = opening

    def __call__(self, position: Position, _: str) -> Path:
        """Return its move, after it was shown what we played."""
        if position != self._known:
            (move,) = [move for move in self._known.moves if self._known.after(move) == position]
            self._board.push(self._same(move))
        chosen = self._engine.get_best_move(self._board)
        (move,) = [move for move in position.moves if self._same(move) == chosen]
        self._board.push(chosen)
        self._known = position.after(move)
        return move

    def _same(self, move: Path) -> object:
        """Return the move of py-draughts that does the same."""
        names = self._board.SQUARE_NAMES
        ends = [move.squares[0], move.squares[-1]]
        return next(
            theirs
            for theirs in self._board.legal_moves
            if [names[theirs.square_list[0]], names[theirs.square_list[-1]]] == ends
            if {names[square] for square in theirs.captured_list} == move.captured
        )


def measure(scale: float) -> Iterator[str]:
    """Yield a row of the table for each match."""
    engine = CheckersEngine()
    for level in list(Level)[:0:-1]:
        games = EXPERT_GAMES if level is Level.EXPERT else LADDER_GAMES
        below = Level(level - 1)
        name = f"{level.name.title()} v {below.name.title()}"
        ours, theirs = _side(engine, level), _side(engine, below)
        yield _match(name, ours, theirs, round(games * scale))
    for turns, name in NEWCOMERS.items():
        beginner, games = _side(engine, Level.BEGINNER), round(LADDER_GAMES * scale)
        yield _match(f"Beginner v one who {name}", beginner, _newcomer(turns), games)
    name = f"Expert v py-draughts `SimpleEngine`, {PEER_SECONDS} s each"
    if SimpleEngine is None:
        yield f"{name} | not played: `pip install py-draughts` | "
        return
    ours = _side(engine, Level.EXPERT, PEER_SECONDS)
    yield _match(name, ours, Peer, round(PEER_GAMES * scale))


def _side(engine: CheckersEngine, level: Level, seconds: float | None = None) -> Side:
    """Return one of our levels, which has its usual time if nothing else is said."""
    limit = SECONDS[level] if seconds is None else seconds

    def choose(position: Position, seed: str) -> Path:
        return engine.choose(position, level, Budget(limit, seed))

    return lambda _: choose


def _newcomer(turns: int) -> Side:
    """Return a newcomer who looks so many turns ahead."""
    return lambda _: lambda position, seed: checkers_newcomer.choose(position, turns, seed)


def _match(name: str, ours: Side, theirs: Side, games: int) -> str:
    """Play a match and return its row."""
    clock = Clock()

    def play_game(number: int) -> float:
        opening = _opening(number // 2)
        seats = [clock.timed(ours(opening)), theirs(opening)]
        winner = _play(opening, seats[:: -1 if number % 2 else 1], str(number))
        return 0.5 if winner is None else float(winner == number % 2)

    tally = Notebook("checkers").add_up(name, play_game, max(games, 2))
    return f"{name} | {tally} | {clock.pace}"


class Clock:
    """How long a player thinks about a move."""

    def __init__(self) -> None:
        self._seconds, self._moves = 0.0, 0

    @property
    def pace(self) -> str:
        """The CPU seconds that a move took on average, if any game was not noted before."""
        return f"{self._seconds / self._moves:.3f}" if self._moves else "-"

    def timed(self, choose: Choose) -> Choose:
        """Return the same player, whose every move is timed."""

        def timed(position: Position, seed: str) -> Path:
            began = process_time()
            move = choose(position, seed)
            self._seconds += process_time() - began
            self._moves += 1
            return move

        return timed


def _opening(number: int) -> Position:
    """Return the position after some random moves in which nobody has lost a piece, or is about to.

    An opening that is lost for one colour is won and lost once each, and says nothing.
    """
    chance = random.Random(number)
    while True:
        position = OPENING
        for _ in range(RANDOM_MOVES):
            position = position.after(chance.choice(position.moves))
        if _is_even(position):
            return position


def _is_even(position: Position) -> bool:
    """Return whether all pieces are there, and no capture is forced now or by any move."""
    after = [position.after(move) for move in position.moves]
    everybody = all((each.mine | each.theirs).bit_count() == 2 * MOST_PIECES for each in after)
    quiet = [each for each in after if not any(move.captured for move in each.moves)]
    return everybody and len(quiet) >= SAFE


def _play(position: Position, players: list[Choose], seed: str) -> int | None:
    """Play a game to its end; return the number of the winner, or None for a draw."""
    turn = 0
    while (ended := outcome(position)) is None:
        position = position.after(players[position.seat](position, f"{seed} {turn}"))
        turn += 1
    return ended.winner
