"""Contrast: for bright rooms and for every kind of sight.

Blue, orange, yellow and black stay apart in all common kinds of colour blindness. Surfaces are
plain, and shadows are light.
"""

from typing import Final

from render.themes.theme import Theme

CONTRAST: Final = Theme(
    name="contrast",
    frame="#121518",
    ink="#ffffff",
    felt="#c9d1da",
    light="#ffffff",
    dark="#a3b0be",
    groove="#626d79",
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
    last="#b3005b",
    trail="#a02f6a",
    hint="#00693a",
    shadow=0.25,
    rim=0.12,
)
