"""Questions that tests ask workers."""

from bot.engines.engine import Level
from bot.engines.judgement import Depth
from bot.engines.question import JudgeQuestion, Question, Task
from rules import GAMES

CHECKERS = GAMES["checkers"]
OPENING = CHECKERS.dump(CHECKERS.opening(2))
MOVE = Question(Task.MOVE, "checkers", OPENING, Level.CASUAL, 0.3, "seed")
DRAW = Question(Task.DRAW, "checkers", OPENING, Level.CASUAL, 0.3, seat=1)

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
JUDGE = JudgeQuestion("checkers", OPENING, Depth.USUAL)
RESIGN = Question(Task.RESIGN, "backgammon", START, Level.CASUAL, 0.3, seat=1, points=1)
