"""A table where people play: a frozen value."""

from typing import Any

from msgspec import Struct, field

from bot.identity import Moment, Player, PlayerId, TableId, is_computer, is_forgotten
from bot.table import positions, values
from bot.table.events import Ended, Entry, Moved
from bot.table.lines import lines
from bot.table.values import Dice, LastMove, Offer, Phase, Result, Setup, TimeWarning
from rules import GAMES, MOVE_WORDS
from rules.game import Game, Over, Seat, Stage
from rules.taps import Taps


class Table(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table and the game that is played there; a game has begun if there is a position."""

    id: TableId
    setup: Setup
    players: tuple[Player, ...]
    """In the order of arrival; once the game has begun, in the order of seats."""
    dice: Dice
    language: str
    """The language in which the table was opened."""
    chat: str = ""
    """The server, group or private chat that the table belongs to."""
    invited: tuple[Player, ...] = ()
    """Players for whom places are kept, even after they have come."""
    opening: str = ""
    position: str = ""
    rolls: int = field(default=0, name="throws")
    """How many times the dice were rolled in this game."""
    rolled: tuple[int, ...] = ()
    """The dice that are to be played, the larger first."""
    last_move: LastMove | None = None
    gone: tuple[Seat, ...] = ()
    """The seats that have left the game while the others play on."""
    offer: Offer | None = None
    turned_down: tuple[Offer, ...] = ()
    """The offers that were declined since the last move."""
    since: Moment = Moment(0)
    """When the turn of the player to act began."""
    warning: TimeWarning = TimeWarning.NONE
    ending: Ended | None = None
    results: tuple[Result, ...] = ()
    """The results of the earlier games of the match."""
    log: tuple[Entry, ...] = ()
    """Everything that happened since the table was opened, or since the game began."""

    @property
    def game(self) -> Game[Any, Any]:
        """Return the rules of the game."""
        return GAMES[self.setup.game]

    @property
    def phase(self) -> Phase:
        """Return what is going on here."""
        if self.position:
            return Phase.FINISHED if self.ending else Phase.PLAYING
        return Phase.CLOSED if self.ending else Phase.GATHERING

    @property
    def gathering(self) -> bool:
        """Return whether players are still being waited for."""
        return not self.position and self.ending is None

    @property
    def playing(self) -> bool:
        """Return whether a game is in progress."""
        return bool(self.position) and self.ending is None

    @property
    def board(self) -> Any:  # noqa: ANN401 - each game has positions of its own type
        """Return the position as an object of the rules."""
        return positions.load(self.setup.game, self.position)

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """Return every legal move."""
        return positions.legal_moves(self.setup.game, self.position)

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words that are moves now, such as `double`."""
        return positions.words(self.setup.game, self.position)

    @property
    def stage(self) -> Stage:
        """Return what has to happen next: a roll, a move or nothing."""
        return positions.stage(self.setup.game, self.position)

    def taps(self, chosen: tuple[str, ...] = ()) -> Taps[Any, Any]:
        """Return what may be tapped next after some taps; raise IllegalMove if one is wrong."""
        return positions.taps(self.setup.game, self.position, chosen)

    @property
    def earlier_words(self) -> tuple[str, ...]:
        """Return the moves of this game so far that are words, such as `double`."""
        game = lines(self.log)
        return tuple(
            line.text for line in game if isinstance(line, Moved) and line.text in MOVE_WORDS
        )

    @property
    def to_act(self) -> Seat | None:
        """Return the seat whose turn it is, to roll or to move."""
        if not self.playing:
            return None
        stage = self.stage
        return None if isinstance(stage, Over) else stage.seat

    @property
    def player_to_act(self) -> Player | None:
        """Return the player whose turn it is."""
        seat = self.to_act
        return None if seat is None else self.players[seat]

    @property
    def to_answer(self) -> tuple[Seat, ...]:
        """Return the seats that still have to answer the open offer."""
        if self.offer is None:
            return ()
        answered = {self.offer.by, *self.offer.agreed}
        asked = self.active if self.playing else map(Seat, range(len(self.players)))
        return tuple(seat for seat in asked if seat not in answered)

    @property
    def computers_answer(self) -> bool:
        """Return whether an offer is open, and only computers still have to answer it."""
        asked = self.to_answer
        return bool(asked) and all(is_computer(self.players[seat].id) for seat in asked)

    @property
    def waited_for(self) -> tuple[Player, ...]:
        """Return the players who have to answer an offer, to sit down or to act next."""
        if self.offer:
            return tuple(self.players[seat] for seat in self.to_answer)
        if self.gathering:
            return self.awaited
        player = self.player_to_act
        return (player,) if player else ()

    @property
    def computer_to_act(self) -> Player | None:
        """Return a computer that has to answer an offer or to act next; None if none has to."""
        return next((player for player in self.waited_for if is_computer(player.id)), None)

    @property
    def acting_computer(self) -> Player | None:
        """Return the computer that has to act, also one that people keep waiting with an offer."""
        player = self.player_to_act
        kept_waiting = self.offer and player and is_computer(player.id)
        return self.computer_to_act or (player if kept_waiting else None)

    @property
    def people(self) -> tuple[Player, ...]:
        """Return the players who are not computers."""
        return tuple(player for player in self.players if not is_computer(player.id))

    @property
    def among_people(self) -> bool:
        """Return whether several people play, and not one against computers or themselves."""
        return len({player.id for player in self.people}) > 1

    @property
    def against_computers(self) -> bool:
        """Return whether one person plays against computers, and nobody else."""
        return not self.among_people and self.has_computers

    @property
    def has_computers(self) -> bool:
        """Return whether a computer plays, also beside several people."""
        return len(self.people) < len(self.players)

    @property
    def rated(self) -> bool:
        """Return whether the game counts: all sit on one seat, and nobody was helped."""
        return self.setup.rated and len({who.id for who in self.players}) == len(self.players)

    @property
    def is_match(self) -> bool:
        """Return whether the game is one of a match."""
        return self.game.is_match(self.board)

    @property
    def game_number(self) -> int:
        """Return which game of the match this is, counted from 1."""
        return len(self.results) + 1

    @property
    def game_ids(self) -> tuple[str, ...]:
        """Return the ids of the match's games so far, the current one last."""
        return (*(result.game_id for result in self.results), self.dice.game_id)

    @property
    def score(self) -> tuple[int, ...]:
        """Return the points that each seat won in the earlier games of the match."""
        return values.score(self.results, len(self.players))

    @property
    def result(self) -> Result | None:
        """Return the result of the current game; None if it is in progress or was stopped."""
        return self.ending.result if self.ending else None

    @property
    def winner(self) -> Seat | None:
        """Return who won the match, or a single game; None if nobody did, or nobody has yet."""
        if self.result is None:
            return None
        if not self.results:
            return self.result.winner
        return values.leader((*self.results, self.result), len(self.players))

    @property
    def awaited(self) -> tuple[Player, ...]:
        """Return the invited players who have not come yet."""
        here = {player.id for player in self.players}
        return tuple(player for player in self.invited if player.id not in here)

    @property
    def free_places(self) -> int:
        """Return how many places anybody may take."""
        return self.setup.seats - len(self.players) - len(self.awaited)

    @property
    def everybody_known(self) -> bool:
        """Return whether no player has been forgotten."""
        return not any(is_forgotten(player.id) for player in self.players)

    def seats_of(self, player: PlayerId) -> tuple[Seat, ...]:
        """Return the seats of a player; a player against themselves has several."""
        return tuple(Seat(at) for at, who in enumerate(self.players) if who.id == player)

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that are still in the game."""
        return tuple(Seat(at) for at in range(len(self.players)) if at not in self.gone)
