"""Quoridor: the ladder of levels, for two and for four players, and the peers.

What was played is noted: see `notebook`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from time import process_time

from bot.engines.engine import SECONDS, Budget, Level
from bot.engines.quoridor.engine import QuoridorEngine
from rules.quoridor import Move, Position, Step
from rules.quoridor.moves import legal_moves, play
from rules.quoridor.position import opening, winners
from tests.strength import quoridor_greedy, quoridor_walker
from tests.strength.notebook import Notebook
from tests.strength.quoridor_peer import HOW_TO_GET_IT, Peer, is_there

ENGINE = QuoridorEngine()
NOTES = Notebook("quoridor")
ENDLESS = 300
"""A game with so many moves counts as a draw."""


@dataclass(frozen=True)
class Course:
    """A game of a match so far."""

    number: int
    moves: list[Move] = field(default_factory=list)

    @property
    def seed(self) -> str:
        """What noise is made from: other noise in each game, the same when it is played again."""
        return f"{self.number} {self.moves}"


Player = Callable[[Position, Course], Move]
"""Chooses a move in a position of a game."""


class Computer:
    """Our engine at a level, and how long it has thought."""

    def __init__(self, level: Level, seconds: float | None = None) -> None:
        self._level = level
        self._limit = SECONDS[level] if seconds is None else seconds
        self._seconds = 0.0
        self._moves = 0

    def __call__(self, position: Position, course: Course) -> Move:
        before = process_time()
        move = ENGINE.choose(position, self._level, Budget(self._limit, course.seed))
        self._seconds += process_time() - before
        self._moves += 1
        return move

    @property
    def pace(self) -> str:
        """The seconds it took for a move, if any game was not noted before."""
        return f"{self._seconds / self._moves:.3f}" if self._moves else "-"


def measure(scale: float) -> Iterator[str]:
    """Yield a row for each match."""
    for weaker, stronger in pairwise(Level):
        games = 200 if stronger < Level.EXPERT else 60
        yield _climb(weaker, stronger, 2, _number(games, scale))
        yield _climb(weaker, stronger, 4, _number(games, scale))
    yield _let_win("a greedy one", _play_greedily, _number(200, scale))
    yield _let_win("a beginner who walks", _walk, _number(200, scale))
    yield _beat_greedy(_number(200, scale))
    for rollouts, seconds, games in ((2_500, 0.5, 100), (60_000, 2.0, 30)):
        yield _meet_peer(rollouts, seconds, _number(games, scale))


def _number(games: int, scale: float) -> int:
    return max(2, round(games * scale))


def _climb(weaker: Level, stronger: Level, seats: int, games: int) -> str:
    """Let a level play the one below: each opening twice, and with four, two against two."""
    us, them = Computer(stronger), Computer(weaker)

    def play_game(game: int) -> float:
        start = _vary(opening(seats), Random(game // 2))
        ours = {seat for seat in range(seats) if seat % 2 == game % 2}
        players = [us if seat in ours else them for seat in range(seats)]
        return _score(start, players, ours, game)

    name = f"{stronger.name} v {weaker.name}, {seats} players"
    return f"{name} | {NOTES.add_up(name, play_game, games)} | {us.pace}"


def _let_win(name: str, them: Player, games: int) -> str:
    """Let the first level play somebody who should win often."""
    us = Computer(Level.BEGINNER)

    def play_game(game: int) -> float:
        start, seat = _vary(opening(2), Random(game // 2)), game % 2
        return _score(start, [them, us] if seat else [us, them], {seat}, game)

    match = f"BEGINNER v {name}"
    return f"{match} | {NOTES.add_up(match, play_game, games)} | {us.pace}"


def _beat_greedy(games: int) -> str:
    """Let one of us play three greedy ones, from each seat in turn."""
    us = Computer(Level.EXPERT)

    def play_game(game: int) -> float:
        start, seat = _vary(opening(4), Random(game // 4)), game % 4
        players: list[Player] = [_play_greedily] * 4
        players[seat] = us
        return _score(start, players, {seat}, game)

    match = "EXPERT v three greedy ones"
    return f"{match} | {NOTES.add_up(match, play_game, games)} | {us.pace}"


def _play_greedily(position: Position, course: Course) -> Move:
    return quoridor_greedy.choose(position, course.seed)


def _walk(position: Position, course: Course) -> Move:
    return quoridor_walker.choose(position, course.seed)


def _meet_peer(rollouts: int, seconds: float, games: int) -> str:
    """Play the peer, which varies its games by itself, with both colours."""
    match = f"EXPERT ({seconds} s) v quoridor-ai ({rollouts:,} rollouts)"
    if not is_there():
        return f"{match} | {HOW_TO_GET_IT} | -"
    us = Computer(Level.EXPERT, seconds)
    with Peer.start(rollouts) as peer:

        def them(position: Position, course: Course) -> Move:
            return peer.choose(position, course.moves)

        def play_game(game: int) -> float:
            players: list[Player] = [them, us] if game % 2 else [us, them]
            return _score(opening(2), players, {game % 2}, game)

        return f"{match} | {NOTES.add_up(match, play_game, games)} | {us.pace}"


def _vary(position: Position, chance: Random) -> Position:
    """Return the position after two steps by chance of each seat."""
    for _ in range(2 * len(position.pawns)):
        steps = [move for move in legal_moves(position) if isinstance(move, Step)]
        position = play(position, chance.choice(steps))
    return position


def _score(position: Position, players: Sequence[Player], ours: set[int], game: int) -> float:
    """Return 1 if one of our seats wins, 0 if another does, 0.5 if nobody comes to an end."""
    course = Course(game)
    while not winners(position) and len(course.moves) < ENDLESS:
        course.moves.append(players[position.seat](position, course))
        position = play(position, course.moves[-1])
    won = winners(position)
    return float(won[0] in ours) if won else 0.5
