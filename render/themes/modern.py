"""Modern: cool slate and steel blue, pearl against graphite."""

from typing import Final

from render.themes.theme import Theme

MODERN: Final = Theme(
    name="modern",
    frame="#1d2630",
    ink="#dde4eb",
    felt="#35465a",
    light="#a9bccf",
    dark="#52708f",
    groove="#27333f",
    first="#f6f8fa",
    first_edge="#4a5c70",
    second="#161d26",
    second_edge="#f0b54a",
    third="#b3261e",
    third_edge="#fff3e6",
    fourth="#0b5c50",
    fourth_edge="#e9fff6",
    wall="#d08a5b",
    die="#f6f8fa",
    pip="#10161d",
    last="#ffc95e",
    trail="#d9b8ff",
    hint="#6ff0c4",
    grain=0.025,
    shadow=0.5,
)
