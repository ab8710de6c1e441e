"""Characters that people, and their phones, put between the parts of a move.

They are written as the inside of a regular expression's set, and stand last in it.
"""

from typing import Final

DASHES: Final = r"\u2010-\u2015\u2212-"
"""Hyphens, dashes and the minus sign."""
ARROWS: Final = r">\u2192\u2794\u279c"
"""Arrows, and what is typed for one."""
