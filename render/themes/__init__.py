"""The themes on offer.

To add one: a module like `wood`, a line here, and its name (`setting-value-NAME`) in
`bot/texts/*/settings.ftl`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from render.themes.baize import BAIZE
from render.themes.contrast import CONTRAST
from render.themes.modern import MODERN
from render.themes.theme import Theme
from render.themes.wood import WOOD

__all__ = ["THEMES", "Theme", "pick"]

_ALL: Final = (
    WOOD,
    BAIZE,
    MODERN,
    CONTRAST,
)

THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in _ALL})
"""Every theme by its name; the first is the usual one."""


def pick(theme: Theme | str) -> Theme:
    """Return the theme of that name, or the theme itself."""
    return THEMES[theme] if isinstance(theme, str) else theme
