"""Errors of the Bot API."""

from typing import Any


class Refused(Exception):
    """A refused call."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> dict[str, Any]:
        """Return the response."""
        said: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        return {**said, "parameters": self.parameters} if self.parameters else said


def bad_request(description: str) -> Refused:
    """Return the error of a wrong parameter."""
    return Refused(400, f"Bad Request: {description}")


def check(holds: object, description: str) -> None:
    """Refuse the call unless a condition holds."""
    if not holds:
        raise bad_request(description)
