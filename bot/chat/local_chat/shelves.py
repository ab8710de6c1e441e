"""Shelves: what was made for each person, so that nobody's use takes another's away."""

from collections import Counter, OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")


class Shelves(Generic[V]):
    """A shelf for each person, bounded by weight, and all shelves together.

    A full shelf drops its own oldest thing. If all together are too heavy, the heaviest shelf
    does. A thing that lies on several shelves can be found until the last of them drops it.
    """

    def __init__(self, each: int, together: int) -> None:
        self._each = each
        self._together = together
        self._shelves: dict[str, OrderedDict[str, int]] = {}
        self._weights: Counter[str] = Counter()
        self._things: dict[str, V] = {}
        self._copies: Counter[str] = Counter()
        self._weight = 0

    def put(self, person: str, name: str, thing: V, weight: int = 1) -> None:
        """Put a thing on a person's shelf as the newest."""
        # A person who is served becomes the latest: of equal shelves the oldest gives way.
        shelf = self._shelves.pop(person, OrderedDict())
        self._shelves[person] = shelf
        if name in shelf:
            shelf.move_to_end(name)
            return
        shelf[name] = weight
        self._things[name] = thing
        self._copies[name] += 1
        self._weights[person] += weight
        self._weight += weight
        while self._weights[person] > self._each and len(shelf) > 1:
            self._drop_oldest(person)
        while self._weight > self._together:
            self._drop_oldest(max(self._shelves, key=self._weights.__getitem__))

    def find(self, name: str) -> V | None:
        """Return a thing by its name; None if it lies on no shelf."""
        return self._things.get(name)

    @property
    def weight(self) -> int:
        """Return the weight of everything."""
        return self._weight

    def _drop_oldest(self, person: str) -> None:
        shelf = self._shelves[person]
        name, weight = shelf.popitem(last=False)
        self._weight -= weight
        self._weights[person] -= weight
        self._copies[name] -= 1
        if not self._copies[name]:
            del self._copies[name], self._things[name]
        if not shelf:
            del self._shelves[person], self._weights[person]
