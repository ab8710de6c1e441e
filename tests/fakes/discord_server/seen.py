"""What a user sees of a message: its buttons and lists, and who else sees it."""

from tests.fakes.discord_server.layouts import items_of
from tests.fakes.discord_server.limits import BUTTON, EPHEMERAL, Json


class NotThere(Exception):
    """A user looked for a command, a button or an option that they cannot see."""


def choice_of(message: Json, label: str) -> Json:
    """Return what is sent when somebody presses a button or chooses an option."""
    for item in pressable(message):
        if item["type"] == BUTTON and item["label"] == label:
            return {"component_type": BUTTON, "custom_id": item["custom_id"]}
        for option in item.get("options", ()):
            if option["label"] == label:
                values, custom_id = [option["value"]], item["custom_id"]
                return {"component_type": item["type"], "custom_id": custom_id, "values": values}
    raise NotThere(label, labels(message))


def pressable(message: Json) -> list[Json]:
    """Return the buttons and lists of a message that can be pressed."""
    items = items_of(message)
    return [item for item in items if "custom_id" in item and not item.get("disabled")]


def links(message: Json) -> dict[str, str]:
    """Return the addresses that the buttons of a message open, by their labels."""
    return {item["label"]: item["url"] for item in items_of(message) if "url" in item}


def labels(message: Json) -> list[str]:
    """Return the labels of the buttons and options of a message."""
    return [one["label"] for item in pressable(message) for one in item.get("options", [item])]


def payloads(message: Json) -> dict[str, str]:
    """Return what each button and option of a message carries, by its label."""
    items = pressable(message)
    buttons = {
        item["label"]: item["custom_id"].partition(":")[2] for item in items if "label" in item
    }
    options = [option for item in items for option in item.get("options", ())]
    return buttons | {option["label"]: option["value"] for option in options}


def is_private(message: Json) -> bool:
    """Return whether only one user sees a message."""
    return bool(message["flags"] & EPHEMERAL)
