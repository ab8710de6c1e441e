"""Polls: what `sendPoll` accepts, and the answers of users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.fakes.telegram_server.errors import check

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.fakes.telegram_server.form import Form
    from tests.fakes.telegram_server.world import Message, User

_QUIZ, _REGULAR = "quiz", "regular"
CHANNEL_BOT = {"id": 136_817_688, "is_bot": True, "first_name": "Channel"}
"""Who is named as the voter where a chat votes."""


def read_poll(form: Form, number: str, photo: Callable[[dict[str, str]], Any]) -> dict[str, Any]:
    """Return the poll that a call sends; `photo` keeps an uploaded picture."""
    question, kind = form.text("question"), form.text("type") or _REGULAR
    texts = [option["text"] for option in form.data("options", [])]
    check(1 <= len(question) <= 300, "poll question length must be 1-300")
    check(1 <= len(texts) <= 12, "poll must have 1-12 options")
    check(all(1 <= len(text) <= 100 for text in texts), "poll option length must be 1-100")
    check(len(set(texts)) == len(texts), "poll options must be different")
    check(kind in {_QUIZ, _REGULAR}, "unsupported poll type specified")
    check(len(form.text("description")) <= 1_024, "poll description is too long")
    poll = {
        "id": number,
        "question": question,
        "options": [
            {"persistent_id": str(at), "text": text, "voter_count": 0}
            for at, text in enumerate(texts)
        ],
        "total_voter_count": 0,
        "is_closed": False,
        "is_anonymous": form.text("is_anonymous") != "false",
        "type": kind,
        "allows_multiple_answers": form.text("allows_multiple_answers") == "true",
        "allows_revoting": _may_revote(form, kind),
        "members_only": False,
    }
    if described := form.text("description"):
        poll["description"] = described
    if media := form.data("media", None):
        poll["media"] = {"photo": photo(media)}
    return poll | (_solution(form, len(texts), photo) if kind == _QUIZ else {})


def _may_revote(form: Form, kind: str) -> bool:
    """Return whether votes can be changed: unless it is said, in regular polls only."""
    said = form.text("allows_revoting")
    return said == "true" if said else kind == _REGULAR


def _solution(form: Form, options: int, photo: Callable[[dict[str, str]], Any]) -> dict[str, Any]:
    """Return what a quiz has besides."""
    right, said = form.data("correct_option_ids", []), form.text("explanation")
    check(right, "quiz must have correct options")
    check(right == sorted(set(right)) and set(right) <= set(range(options)), "wrong correct option")
    check(len(said) <= 200, "explanation is too long")
    check(said.count("\n") <= 2, "explanation has too many line feeds")
    solution = {"correct_option_ids": right, "explanation": said}
    if media := form.data("explanation_media", None):
        solution["explanation_media"] = {"photo": photo(media)}
    return solution


def vote(user: User, message: Message, text: str) -> dict[str, Any] | None:
    """Let a user choose an option, and return the update; None if the bot is not told.

    Only who sent a poll that is not anonymous is told, and in a quiz nobody chooses twice.
    """
    poll = message.payload["poll"]
    voters = message.voters
    assert user.id not in voters, "in a quiz one votes once"
    at = [option["text"] for option in poll["options"]].index(text)
    voters[user.id] = at
    poll["options"][at]["voter_count"] += 1
    poll["total_voter_count"] += 1
    if poll["is_anonymous"] or not message.ours:
        return None
    return {
        "poll_id": poll["id"],
        "user": user.data(),
        "option_ids": [at],
        "option_persistent_ids": [str(at)],
    }
