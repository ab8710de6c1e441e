"""Wood: walnut and maple, ivory against ebony. The usual theme."""

from typing import Final

from render.themes.theme import Theme

WOOD: Final = Theme(
    name="wood",
    frame="#4a2a17",
    ink="#f2dcb3",
    felt="#d2a76c",
    light="#efd9ae",
    dark="#99572d",
    groove="#6b4022",
    first="#fbf3e0",
    first_edge="#7a5230",
    second="#2a1a13",
    second_edge="#e3b778",
    third="#96281b",
    third_edge="#fcf5e4",
    fourth="#2b5f50",
    fourth_edge="#fcf5e4",
    wall="#5b2f17",
    die="#fbf3e0",
    pip="#241610",
    last="#ffd34d",
    trail="#f0bd5f",
    hint="#7fe0b0",
    grain=0.09,
)
