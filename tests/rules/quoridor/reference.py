"""Quoridor once more, as plainly as can be: squares as pairs, walls as cut pairs, one search each.

Nothing of `rules` is used here, so that the two can disagree.
"""

from itertools import product

Cell = tuple[int, int]
Cut = frozenset[Cell]

GOALS = {
    2: [lambda cell: cell[1] == 8, lambda cell: cell[1] == 0],
    4: [
        lambda cell: cell[1] == 8,
        lambda cell: cell[0] == 8,
        lambda cell: cell[1] == 0,
        lambda cell: cell[0] == 0,
    ],
}


def cell(name: str) -> Cell:
    """Return the file and the rank, counted from 0."""
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def name(at: Cell) -> str:
    """Return the square's name."""
    return "abcdefghi"[at[0]] + str(at[1] + 1)


def cuts(wall: str) -> set[Cut]:
    """Return the two pairs of squares that a wall parts."""
    x, y = cell(wall)
    if wall[2] == "h":
        return {frozenset({(x, y), (x, y + 1)}), frozenset({(x + 1, y), (x + 1, y + 1)})}
    return {frozenset({(x, y), (x + 1, y)}), frozenset({(x, y + 1), (x + 1, y + 1)})}


def around(at: Cell, parted: set[Cut]) -> list[Cell]:
    """Return the squares next to `at` that no wall parts from it."""
    x, y = at
    near = [(x, y + 1), (x, y - 1), (x + 1, y), (x - 1, y)]
    inside = [(x, y) for x, y in near if 0 <= x < 9 and 0 <= y < 9]
    return [to for to in inside if frozenset({at, to}) not in parted]


def moves(text: str) -> list[str]:
    """Return every legal move of a game that is not over."""
    pawn_names, wall_names, left, turn = text.split("/")
    pawns = [None if word == "-" else cell(word) for word in pawn_names.split()]
    standing = [] if wall_names == "-" else wall_names.split()
    seat = int(turn) - 1
    parted = {cut for wall in standing for cut in cuts(wall)}
    found = sorted(map(name, _pawn_moves(pawns, pawns[seat] or (0, 0), parted)))
    if int(left.split()[seat]):
        every = ["".join(parts) for parts in product("abcdefgh", "12345678", "hv")]
        found += [wall for wall in every if _fits(wall, standing, parted, pawns)]
    return found or ["pass"]


def _pawn_moves(pawns: list[Cell | None], start: Cell, parted: set[Cut]) -> set[Cell]:
    found = set()
    for to in around(start, parted):
        behind = (2 * to[0] - start[0], 2 * to[1] - start[1])
        if to not in pawns:
            found.add(to)
        elif behind in around(to, parted):
            found |= {behind} - {*pawns}
        else:
            found |= {*around(to, parted)} - {*pawns}
    return found


def _fits(wall: str, standing: list[str], parted: set[Cut], pawns: list[Cell | None]) -> bool:
    crossing = wall[:2] + {"h": "v", "v": "h"}[wall[2]]
    if crossing in standing or cuts(wall) & parted:
        return False
    parted = parted | cuts(wall)
    goals = GOALS[len(pawns)]
    return all(
        pawn is None or any(map(goal, _region(pawn, parted)))
        for pawn, goal in zip(pawns, goals, strict=True)
    )


def _region(start: Cell, parted: set[Cut]) -> set[Cell]:
    region, edge = {start}, {start}
    while edge:
        edge = {to for at in edge for to in around(at, parted)} - region
        region |= edge
    return region
