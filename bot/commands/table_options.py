"""The options that a table of any game has, by the names with which they are typed."""

from typing import Final

from rules.options import Option

CLOCK, FALLS, AUTO_ROLL, AUTO_PLAY = "clock", "falls", "autoroll", "autoplay"
HINTS: Final = "hints"
NO_CLOCK: Final = "off"
TABLE_OPTIONS: Final = (
    Option(CLOCK, (NO_CLOCK, "5m", "15m", "1h", "8h", "1d", "3d", "7d"), default=NO_CLOCK),
    Option(FALLS, (False, True), default=False),
    Option(AUTO_ROLL, (True, False), default=True),
    Option(AUTO_PLAY, (True, False), default=True),
    Option(HINTS, (False, True), default=False),
)
"""The options of every game; a clock may also have any other length within its bounds."""

PLAYERS: Final = "players"
"""How many play; which numbers are possible depends on the game."""
