"""What Discord refuses in messages, commands and suggestions."""

import re
from typing import Any

Json = dict[str, Any]

BUTTON, SELECT, ROW, USER_SELECT, LABEL = 2, 3, 1, 5, 18
LINK = 5
"""The style of a button that opens an address."""
EPHEMERAL, SUPPRESS_EMBEDS, SILENT, LOADING = 1 << 6, 1 << 2, 1 << 12, 1 << 7
V2 = 1 << 15
"""The flag of a message that consists of components alone."""
INVALID_BODY = 50035
SLASH, USER_MENU = 1, 2
ENTRY_POINT = 4
"""The kind of command with which an Activity is opened."""
PNG = b"\x89PNG\r\n\x1a\n"
_NAME = re.compile(r"[-_'\w]{1,32}")
_LOCALES = {"ru", "pt-BR"}


class Refused(Exception):
    """A refused request, with its status and code."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(status, code, message)
        self.status, self.code, self.message = status, code, message

    @property
    def body(self) -> Json:
        """Return what is sent."""
        return {"code": self.code, "message": self.message}


def demand(fine: object, what: str) -> None:
    """Refuse a body that breaks a rule."""
    if not fine:
        raise Refused(400, INVALID_BODY, f"Invalid Form Body: {what}")


def check_content(message: Json) -> None:
    """Refuse a message of text and rows that Discord would not accept."""
    content = message.get("content") or ""
    demand(len(content) <= 2000, "content over 2000 characters")
    parts = (content, message.get("attachments"), message.get("embeds"), message.get("components"))
    demand(any(parts), "empty message")
    check_components(message.get("components") or [])


def check_message(message: Json, files: list[bytes]) -> None:
    """Refuse a message of either kind that Discord would not accept, whatever it says."""
    demand(len(message.get("attachments") or ()) <= 10, "more than 10 attachments")
    demand(not message.get("flags", 0) & ~(EPHEMERAL | SUPPRESS_EMBEDS | SILENT | V2), "flags")
    demand("allowed_mentions" in message, "nobody said who may be alerted")
    for attachment in message.get("attachments") or ():
        demand(len(attachment.get("description") or "") <= 1024, "alt text over 1024 characters")
    for file in files:
        demand(len(file) <= 10 * 1024 * 1024, "file too large")


def check_components(rows: list[Json]) -> None:
    """Refuse invalid rows of buttons and select menus."""
    demand(len(rows) <= 5, "more than 5 rows")
    used: list[str] = []
    for row in rows:
        demand(row["type"] == ROW, "not a row")
        check_row(row)
        used += [item["custom_id"] for item in row["components"] if "custom_id" in item]
    demand(len(set(used)) == len(used), "custom_id twice")


def check_row(row: Json) -> None:
    """Refuse an invalid row of buttons, or of one select menu."""
    items = row["components"]
    widths = [5 if item["type"] == SELECT else 1 for item in items]
    demand(1 <= sum(widths) <= 5, "a row is empty or too wide")
    for item in items:
        _check_button(item) if item["type"] == BUTTON else _check_select(item)


def _check_button(button: Json) -> None:
    demand(1 <= len(button["label"]) <= 80, "label of a button")
    demand(button["style"] in {1, 2, 3, 4, LINK}, "style of a button")
    if button["style"] == LINK:
        demand("custom_id" not in button and 1 <= len(button["url"]) <= 512, "link of a button")
    else:
        _check_id(button)


def _check_id(item: Json) -> None:
    demand(1 <= len(item["custom_id"]) <= 100, "custom_id")


def _check_select(select: Json) -> None:
    demand(select["type"] == SELECT, "unknown component")
    _check_id(select)
    options = select["options"]
    demand(1 <= len(options) <= 25, "options of a list")
    demand(len({option["value"] for option in options}) == len(options), "value twice")
    for option in options:
        demand(1 <= len(option["label"]) <= 100, "label of an option")
        demand(1 <= len(option["value"]) <= 100, "value of an option")
        demand(len(option.get("description") or "") <= 100, "description of an option")
    demand(len(select.get("placeholder") or "") <= 150, "placeholder")


def check_form(form: Json) -> None:
    """Refuse an invalid form."""
    demand(1 <= len(form["custom_id"]) <= 100, "custom_id of a form")
    demand(1 <= len(form["title"]) <= 45, "title of a form")
    demand(1 <= len(form["components"]) <= 5, "fields of a form")
    fields = [label["component"] for label in form["components"]]
    names = {field["custom_id"] for field in fields}
    demand(len(names) == len(fields), "custom_id twice")
    for label, field in zip(form["components"], fields, strict=True):
        demand(label["type"] == LABEL, "not a label")
        demand(1 <= len(label["label"]) <= 45, "label of a field")
        demand(len(label.get("description") or "") <= 100, "description of a field")
        demand(field["type"] in {SELECT, USER_SELECT}, "unknown field")
        demand(field["min_values"] == int(field["required"]), "required, or how many")
        if field["type"] == SELECT:
            _check_select(field)
            demand(field.get("max_values", 1) <= len(field["options"]), "more than there are")
            chosen = sum(bool(option.get("default")) for option in field["options"])
            demand(chosen <= field.get("max_values", 1), "too many chosen")


def check_suggestions(choices: list[Json]) -> None:
    """Refuse more than 25 suggestions, and those that are too long."""
    demand(len(choices) <= 25, "more than 25 choices")
    for choice in choices:
        demand(1 <= len(choice["name"]) <= 100, "name of a choice")
        demand(1 <= len(choice["value"]) <= 100, "value of a choice")


def check_commands(commands: list[Json]) -> None:
    """Refuse commands that Discord would not accept."""
    entries = [command for command in commands if command.get("type") == ENTRY_POINT]
    menus = [command for command in commands if command.get("type") == USER_MENU]
    slash = [command for command in commands if command.get("type", SLASH) == SLASH]
    demand(len(entries) + len(menus) + len(slash) == len(commands), "kind of a command")
    demand(len(menus) <= 5, "more than 5 entries in the menu of a person")
    for entry in menus:
        demand(not entry.get("description") and not entry.get("options"), "a menu with options")
        for name in (entry["name"], *entry["name_localizations"].values()):
            demand(1 <= len(name) <= 32, f"name {name!r}")
    demand(len(slash) <= 100, "more than 100 commands")
    demand(len(entries) <= 1, "more than one Entry Point command")
    for entry in entries:
        demand(entry.get("handler") in {1, 2} and not entry.get("options"), "Entry Point command")
    _check_names(slash)
    for command in slash:
        _check_described(command)
        options = command.get("options") or []
        demand(len(options) <= 25, "more than 25 options")
        _check_names(options)
        required = [option.get("required", False) for option in options]
        demand(required == sorted(required, reverse=True), "required options come first")
        for option in options:
            _check_described(option)
            _check_choices(option.get("choices") or [])
            demand(not (option.get("autocomplete") and option.get("choices")), "both ways")


def _check_names(things: list[Json]) -> None:
    for locale in ("", *_LOCALES):
        names = [
            thing["name_localizations"][locale] if locale else thing["name"] for thing in things
        ]
        demand(len(set(names)) == len(names), f"a name twice in {locale}: {names}")
        for name in names:
            demand(_NAME.fullmatch(name) and name == name.lower(), f"name {name!r}")


def _check_described(thing: Json) -> None:
    for text in (thing["description"], *thing["description_localizations"].values()):
        demand(1 <= len(text) <= 100, f"description {text!r}")
    demand(set(thing["description_localizations"]) == _LOCALES, "description in every language")


def _check_choices(choices: list[Json]) -> None:
    demand(len(choices) <= 25, "more than 25 choices")
    demand(len({choice["value"] for choice in choices}) == len(choices), "a choice twice")
    for choice in choices:
        for name in (choice["name"], *choice["name_localizations"].values()):
            demand(1 <= len(name) <= 100, f"choice {name!r}")
