"""How the Bot API says no."""

from typing import Any


class Refused(Exception):
    """An answer that is not what was asked for."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> dict[str, Any]:
        """Return what is sent back."""
        said: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        return {**said, "parameters": self.parameters} if self.parameters else said


def bad_request(description: str) -> Refused:
    """Return what a wrong parameter is answered with."""
    return Refused(400, f"Bad Request: {description}")


def check(holds: object, description: str) -> None:
    """Refuse unless it holds."""
    if not holds:
        raise bad_request(description)
