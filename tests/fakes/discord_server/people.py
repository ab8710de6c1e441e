"""Users who type commands, press buttons and choose options."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.fakes.discord_server.activities import DISCORD_HANDLER
from tests.fakes.discord_server.answers import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT
from tests.fakes.discord_server.interactions import interaction_payload
from tests.fakes.discord_server.limits import ENTRY_POINT, LABEL, SLASH, USER_MENU, Json
from tests.fakes.discord_server.messages import Messages
from tests.fakes.discord_server.seen import NotThere, choice_of
from tests.fakes.discord_server.server import Server
from tests.fakes.discord_server.uploads import ATTACHMENT, Upload
from tests.fakes.discord_server.world import (
    EXTERNAL_APPS,
    Channel,
    Guild,
    Interaction,
    message_payload,
    snowflake,
    user_payload,
)

STRING = 3
_numbers = count(100_000_000_000_000_001)


@dataclass
class Person:
    """A user of Discord, who can do what a client allows."""

    server: Server
    name: str
    locale: str = "en-US"
    permissions: int = 0
    bot: bool = False
    nick: str | None = None
    """What they are called on servers."""
    id: int = field(default_factory=lambda: next(_numbers))

    def __post_init__(self) -> None:
        self.server.members[self.id] = lambda: {**self.member, "user": self.payload}

    @property
    def payload(self) -> Json:
        """Return the user as Discord sends it."""
        return user_payload(self.id, self.name, bot=self.bot)

    async def slash(self, channel: Channel, name: str, **options: Any) -> Interaction:  # noqa: ANN401
        """Type a command with its options, and wait for the first answer."""
        return await self.answered(await self.send_slash(channel, name, **options))

    async def send_slash(self, channel: Channel, name: str, **options: Any) -> Interaction:  # noqa: ANN401
        """Type a command and do not wait."""
        command = self._command(name)
        data = {"id": "1", "name": name, "type": 1, **self._fill_in(command, options)}
        return await self._ask(channel, COMMAND, data)

    async def complete(self, channel: Channel, name: str, option: str, typed: str) -> list[str]:
        """Type the beginning of an option, and return what is suggested."""
        known = self._option(self._command(name), option)
        if not known.get("autocomplete"):
            raise NotThere(option)
        filled = {"name": option, "type": STRING, "value": typed, "focused": True}
        data = {"id": "1", "name": name, "type": 1, "options": [filled]}
        asked = await self.answered(await self._ask(channel, AUTOCOMPLETE, data))
        return [choice["value"] for choice in asked.suggestions]

    async def choose(self, channel: Channel, name: str, person: "Person") -> Interaction:
        """Choose an entry in the menu of a person, and wait for the first answer."""
        menus = [one for one in self.server.commands if one.get("type") == USER_MENU]
        if name not in [entry["name"] for entry in menus]:
            raise NotThere(name)
        data = {"id": "1", "name": name, "type": USER_MENU, "target_id": str(person.id)}
        data["resolved"] = _resolved([person])
        return await self.answered(await self._ask(channel, COMMAND, data))

    async def submit(
        self, asked: Interaction, **filled: str | tuple[str, ...] | list["Person"]
    ) -> Interaction:
        """Fill in a form that was opened, and wait for the first answer."""
        return await self.answered(await self.send_form(asked, **filled))

    async def send_form(
        self, asked: Interaction, **filled: str | tuple[str, ...] | list["Person"]
    ) -> Interaction:
        """Fill in a form and do not wait."""
        form = asked.form
        if form is None:
            raise NotThere(asked)
        people = [one for value in filled.values() if isinstance(value, list) for one in value]
        fields = [label["component"] for label in form["components"]]
        if set(filled) - {field["custom_id"] for field in fields}:
            raise NotThere(filled)
        sent = [
            {
                "type": LABEL,
                "component": _filled(field, filled.get(field["custom_id"], _preset(field))),
            }
            for field in fields
        ]
        resolved = _resolved(people)
        data = {"custom_id": form["custom_id"], "components": sent, "resolved": resolved}
        return await self._ask(asked.channel, SUBMIT, data)

    def say(self, channel: Channel, text: str) -> Json:
        """Write an ordinary message, of which the bot hears nothing."""
        message = message_payload(channel, text, author=self.payload)
        Messages(self.server.changed, self.server.emojis.check).keep(channel, message)
        return message

    async def write(self, channel: Channel, text: str) -> Json:
        """Write to the bot in a direct chat; it hears of it if it asked for such messages."""
        message = self.say(channel, text)
        await self.server.gateway.tell_directly(message)
        return message

    async def press(self, message: Json, label: str) -> Interaction:
        """Press a button, or choose an option, and wait for the first answer."""
        return await self.answered(await self.send_press(message, label))

    async def send_press(self, message: Json, label: str) -> Interaction:
        """Press a button, or choose an option, and do not wait.

        The message may be a copy: somebody still sees it as it was a moment ago.
        """
        channel, number = self.server.channels[int(message["channel_id"])], int(message["id"])
        if channel.readers.get(number, self.id) != self.id:
            raise NotThere(number)
        current = channel.messages.get(number, message)
        return await self._ask(channel, COMPONENT, choice_of(message, label), current)

    async def launch(self, channel: Channel) -> str:
        """Open the Activity from the app launcher, and return its instance; empty if not opened."""
        entries = (one for one in self.server.commands if one.get("type") == ENTRY_POINT)
        entry = next(entries, None)
        if entry is None:
            raise NotThere(ENTRY_POINT)
        if entry["handler"] == DISCORD_HANDLER:
            return self.server.activities.launch(channel, self.id).id
        data = {"id": entry["id"], "name": entry["name"], "type": ENTRY_POINT}
        return (await self.answered(await self._ask(channel, COMMAND, data))).activity

    def authorize(self) -> str:
        """Let the application know who they are, and return the code that proves it."""
        return self.server.activities.authorize({**self.payload, "locale": self.locale})

    async def answered(self, asked: Interaction, seconds: float = 20) -> Interaction:
        """Wait for the first answer."""
        await self.server.until(asked.answered.is_set, seconds)
        return asked

    def _command(self, name: str) -> Json:
        for command in self.server.commands:
            if command["name"] == name and command.get("type", SLASH) == SLASH:
                return command
        raise NotThere(name)

    def _option(self, command: Json, name: str) -> Json:
        for option in command["options"]:
            if option["name"] == name:
                found: Json = option
                return found
        raise NotThere(name)

    def _fill_in(self, command: Json, options: dict[str, Any]) -> Json:
        filled: list[Json] = []
        users: Json = {}
        members: Json = {}
        attachments: Json = {}
        for name, value in options.items():
            option = self._option(command, name)
            if isinstance(value, Person):
                users[str(value.id)] = value.payload
                members[str(value.id)] = value.member
                value = str(value.id)  # noqa: PLW2901 - people are sent by their ids
            elif isinstance(value, Upload):
                if option["type"] != ATTACHMENT:
                    raise NotThere(name)
                attachment = self.server.uploads.keep(value, self.server.port)
                attachments[attachment["id"]] = attachment
                value = attachment["id"]  # noqa: PLW2901 - and so are files
            elif option.get("choices") and value not in [one["value"] for one in option["choices"]]:
                raise NotThere(value)
            filled.append({"name": name, "type": option["type"], "value": value})
        missing = [one["name"] for one in command["options"] if one.get("required")]
        if not set(missing) <= set(options):
            raise NotThere(missing)
        resolved = {"users": users, "members": members, "attachments": attachments}
        return {"options": filled, "resolved": resolved}

    @property
    def member(self) -> Json:
        """Return the person as a member of a server."""
        return {
            "nick": self.nick,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": str(self.permissions),
            "deaf": False,
            "mute": False,
            "flags": 0,
        }

    def _member_of(self, guild: Guild) -> Json:
        external = EXTERNAL_APPS if guild.external_apps else 0
        return {**self.member, "permissions": str(self.permissions | external)}

    async def _ask(
        self, channel: Channel, kind: int, data: Json, message: Json | None = None
    ) -> Interaction:
        guild = channel.guild
        visitor = not channel.open_to_bot
        asked = Interaction(
            snowflake(), f"token{snowflake()}", kind, channel, self.id, message, visitor
        )
        asked.forced_private = visitor and guild is not None and not guild.external_apps
        self.server.interactions[asked.token] = asked
        payload = interaction_payload(asked, self.locale) | {"data": data}
        if guild:
            payload["member"] = {**self._member_of(guild), "user": self.payload}
        else:
            payload["user"] = self.payload
        await self.server.gateway.tell(guild, "INTERACTION_CREATE", payload)
        return asked


def _resolved(people: list[Person]) -> Json:
    return {
        "users": {str(one.id): one.payload for one in people},
        "members": {str(one.id): one.member for one in people},
    }


def _preset(field: Json) -> tuple[str, ...]:
    """Return what is chosen already in a list of a form; people have to be named."""
    return tuple(option["value"] for option in field.get("options", ()) if option.get("default"))


def _filled(field: Json, value: str | tuple[str, ...] | list[Person]) -> Json:
    """Return a field of a form as it is sent; a tuple chooses several from a list."""
    if isinstance(value, list):
        values = [str(one.id) for one in value]
    else:
        values = list(value) if isinstance(value, tuple) else [value] if value else []
        if not set(values) <= {option["value"] for option in field.get("options", ())}:
            raise NotThere(value)
        if len(values) > field.get("max_values", 1):
            raise NotThere(values)
    if field["required"] and not values:
        raise NotThere(field["custom_id"])
    return {"type": field["type"], "custom_id": field["custom_id"], "values": values}
