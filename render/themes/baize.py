"""Baize: deep green cloth in mahogany, ivory against oxblood."""

from typing import Final

from render.themes.theme import Theme

BAIZE: Final = Theme(
    name="baize",
    frame="#3d1712",
    ink="#f3deb0",
    felt="#1f6148",
    light="#e6d3a3",
    dark="#0f3d2e",
    groove="#240c09",
    first="#fbf3de",
    first_edge="#8a6a3c",
    second="#5a1420",
    second_edge="#e8b964",
    third="#17344f",
    third_edge="#f3deb0",
    fourth="#1b1512",
    fourth_edge="#e8b964",
    wall="#b06f38",
    die="#fbf3de",
    pip="#1a0d0a",
    last="#ffd257",
    trail="#e6a94b",
    hint="#8fe8ff",
    grain=0.07,
    shadow=0.5,
)
