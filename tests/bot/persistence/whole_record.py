"""A record in which nothing is left out: every field of every value has something in it.

No game leads to such a table; that is the point. What a codec loses is missed here.
"""

from msgspec.structs import replace

from bot.identity import Moment, PlayerId, TableId
from bot.persistence.record import Done, LastChanges, TableRecord
from bot.table.events import (
    Agreed,
    Began,
    Declined,
    Ended,
    Entry,
    Event,
    Gone,
    Hinted,
    Joined,
    Left,
    Moved,
    Offered,
    Opened,
    Rolled,
    TurnedDown,
    Unaided,
    Undone,
    Warned,
    Worded,
)
from bot.table.news import News, RatingChange
from bot.table.table import Table
from bot.table.values import (
    Cause,
    Clock,
    Dice,
    LastMove,
    Offer,
    Proposal,
    Result,
    Setup,
    TimeWarning,
)
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, CLEO, DAN

ONE, TWO, THREE = (Seat(number) for number in range(3))
CLOCK = Clock(60_000, falls=True)
SETUP = Setup(
    "backgammon",
    3,
    {"match": 3, "cube": True},
    CLOCK,
    auto_roll=False,
    auto_play=False,
    hints=True,
    rated=False,
    position="a given position",
)
DICE = Dice("game-2", b"the secret", ("heads", "tails"), b"the root", 7, (1, 0), 3)
UNDO = Offer(Proposal.UNDO, TWO, (THREE,), move="13/7", keep=4, how="gammon", points=2)
RESIGN = Offer(Proposal.RESIGN, THREE, (TWO,), move="8/5", keep=3, how="single", points=1)
OFFER = replace(UNDO, later=((ONE, "24/20"), (TWO, "8/7")), same_dice=True, unrated=True)
REFUSED = replace(RESIGN, later=((THREE, "6/5"),), same_dice=True)
FIRST_GAME, SECOND_GAME = Result(TWO, "single", 1, "game-1"), Result(ONE, "gammon", 2, "game-2")
LAST_MOVE = LastMove(TWO, "13/7 8/7", "the position before", (6, 1))
ENDING = Ended(Cause.CLOCK, SECOND_GAME, BEN)
CHAT = "telegram:-7"
EVENTS: tuple[Event, ...] = (
    Opened(SETUP, ANNA, DICE, "ru", (BEN, CLEO), CHAT),
    Joined(BEN, "tails", PlayerId("test:@ben")),
    Worded(ANNA, "heads"),
    Left(CLEO),
    TurnedDown(DAN),
    Began(SETUP, (ANNA, BEN, CLEO), DICE, "ru", "the opening", (FIRST_GAME,), CHAT),
    Rolled((6, 1), TWO),
    Moved(TWO, "13/7 8/7", unasked=True),
    Gone(THREE, Cause.RESIGNED),
    Offered(OFFER),
    Agreed(THREE),
    Declined(TWO),
    Undone(4, "13/7", TWO, unrated=True),
    Hinted(TWO),
    Unaided(THREE),
    Warned(TimeWarning.RAN_OUT),
    ENDING,
)
TABLE = Table(
    id=TableId("telegram:-7:5"),
    setup=SETUP,
    players=(ANNA, BEN, CLEO),
    dice=DICE,
    language="ru",
    chat=CHAT,
    invited=(DAN,),
    opening="the opening",
    position="the position",
    rolls=9,
    rolled=(5, 2),
    last_move=LAST_MOVE,
    gone=(THREE,),
    offer=OFFER,
    turned_down=(REFUSED,),
    since=Moment(1_000),
    warning=TimeWarning.REMINDED,
    ending=ENDING,
    results=(FIRST_GAME,),
    log=tuple(Entry(Moment(at), event) for at, event in enumerate(EVENTS, 1)),
)
NEWS = News(
    (Moved(ONE, "8/5"),),
    (ANNA, BEN),
    REFUSED,
    (FIRST_GAME,),
    gathering=True,
    game="backgammon",
    position="the position before",
    dice=(3, 1),
    words=("double", "take"),
    ratings=(RatingChange(1500, 1512), RatingChange(1600, 1588)),
    awaited=(CLEO,),
)
KEPT = TableRecord(
    table=TABLE,
    since=LastChanges(3, 5, 6),
    recent=(Done(7, "update 7", NEWS), Done(8, "update 8", News())),
    moved_to=TableId("telegram:-1007"),
    arrived=True,
)
