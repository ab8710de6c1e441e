"""The frames in which platforms show our page: who comes through them, and what they may do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.desk.visitors import Gate


@dataclass(frozen=True)
class Frames:
    """The platforms that show our page in their apps."""

    gates: Mapping[str, Callable[[], Gate | None]] = field(default_factory=dict)
    """How each platform's visitors are admitted; a platform may not be ready yet."""
    client_id: Callable[[], str] = lambda: ""
    """Discord's id of the application, which its page has to name."""
    secrets: tuple[str, ...] = ()
    """What only we and the platforms know."""
    hosts: frozenset[str] = frozenset()
    """The public names of this server."""
    client_origin: Callable[[], str] = lambda: ""
    """The origin of Discord's own under which our page runs there."""
    ancestors: tuple[str, ...] = ()
    """Pages that may show ours in a frame."""
