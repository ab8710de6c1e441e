"""Modern: cool slate with amber and violet."""

from typing import Final

from render.themes.theme import Theme

MODERN: Final = Theme(
    name="modern",
    frame="#1f2933",
    ink="#d3dbe3",
    felt="#37475a",
    light="#8fa3b8",
    dark="#54687f",
    groove="#2d3a47",
    first="#f7f9fb",
    first_edge="#37475a",
    second="#12181f",
    second_edge="#f2b84b",
    third="#931d12",
    third_edge="#f7f9fb",
    fourth="#084a45",
    fourth_edge="#f7f9fb",
    wall="#f2b84b",
    die="#f7f9fb",
    pip="#12181f",
    shade="#5f7186",
    last="#c4a1ff",
    trail="#8c7dbe",
    hint="#63e6be",
)
