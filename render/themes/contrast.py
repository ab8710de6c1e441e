"""Contrast: for bright rooms and for every kind of sight.

Blue, orange, yellow and black stay apart in all common kinds of colour blindness.
"""

from typing import Final

from render.themes.theme import Theme

CONTRAST: Final = Theme(
    name="contrast",
    frame="#000000",
    ink="#ffffff",
    felt="#e6e6e6",
    light="#ffffff",
    dark="#a9b4c2",
    groove="#5c6670",
    first="#ffd23f",
    first_edge="#000000",
    second="#0b3c8c",
    second_edge="#ffffff",
    third="#9c3300",
    third_edge="#ffffff",
    fourth="#000000",
    fourth_edge="#ffd23f",
    wall="#7a1f5c",
    die="#ffffff",
    pip="#000000",
    shade="#8c96a1",
    last="#d6006e",
    trail="#c55a98",
    hint="#006e3c",
)
