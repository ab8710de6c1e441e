"""Who plays in the old store, and at which tables.

`visit.py` has them once more: this runs in an old checkout, which knows nothing of today's tests.
"""

from typing import Final

from bot.identity import Player, PlayerId, TableId

ANNA = Player(PlayerId("discord:11"), "Anna")
BEN = Player(PlayerId("discord:12"), "Ben")
CLEO = Player(PlayerId("discord:13"), "Cleo")
DORA = Player(PlayerId("telegram:21"), "Dora")
EMIL = Player(PlayerId("telegram:22"), "Emil")
FINN = Player(PlayerId("telegram:23"), "Finn")
GRETA = Player(PlayerId("telegram:24"), "Greta")

BACKGAMMON: Final = TableId("discord:1001")
CHECKERS: Final = TableId("discord:1002")
GATHERING: Final = TableId("discord:1003")
NARDE: Final = TableId("telegram:-200:7")
QUORIDOR: Final = TableId("telegram:-300")
BY_USERNAME: Final = TableId("telegram:-400")
FINISHED: Final = TableId("telegram:-500")
MOVED: Final = TableId("telegram:-600"), TableId("telegram:-1001600")
ON_THE_WAY: Final = TableId("telegram:-700"), TableId("telegram:-1001700")
LADDER: Final = TableId("discord:1004")
