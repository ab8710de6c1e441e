"""What `parlour doctor` finds out about one thing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was checked, its state, and what to do if it is not ok."""

    subject: str
    state: str
    fix: str = ""

    @property
    def ok(self) -> bool:
        """Return whether there is nothing to fix."""
        return not self.fix

    def __str__(self) -> str:
        mark = "ok " if self.ok else "FIX"
        line = f"{mark}  {self.subject:<9} {self.state}"
        return line if self.ok else f"{line}\n     {'':<9} → {self.fix}"
