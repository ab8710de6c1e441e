"""Wood: warm browns, ivory against ebony. The usual theme."""

from typing import Final

from render.themes.theme import Theme

WOOD: Final = Theme(
    name="wood",
    frame="#4a2c17",
    ink="#efd9ae",
    felt="#d9b47e",
    light="#efd9ae",
    dark="#9c5f33",
    groove="#6e4526",
    first="#fcf5e4",
    first_edge="#6e4526",
    second="#241610",
    second_edge="#e6bd80",
    third="#8f2a1c",
    third_edge="#fcf5e4",
    fourth="#2f5d50",
    fourth_edge="#fcf5e4",
    wall="#4a2c17",
    die="#fcf5e4",
    pip="#241610",
    shade="#b08e60",
    last="#ffc83d",
    trail="#cd9338",
    hint="#7fe0b0",
)
