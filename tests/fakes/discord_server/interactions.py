"""An interaction as Discord tells the bot of it.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.world import APP, DM, GROUP, Guild, Interaction

MOST_UPLOADED = 10 * 1024 * 1024
"""Bytes of the largest file that an answer may have."""


def interaction_payload(asked: Interaction, locale: str) -> Json:
    """Return what is told of any interaction: where it happens, and whose installation it is."""
    channel, guild = asked.channel, asked.channel.guild
    owners = {"1": str(asked.user)} if asked.visitor else {"0": str(guild.id) if guild else "0"}
    payload: Json = {
        "id": str(asked.id),
        "application_id": str(APP),
        "type": asked.kind,
        "token": asked.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": channel.payload,
        "locale": locale,
        "context": 0 if guild else {DM: 1, GROUP: 2}[channel.kind],
        "app_permissions": str(channel.allowed),
        "authorizing_integration_owners": owners,
        "attachment_size_limit": MOST_UPLOADED,
        "entitlements": [],
    }
    if guild:
        payload |= _guild_payload(guild)
    if asked.source:
        payload["message"] = asked.source
    return payload


def _guild_payload(guild: Guild) -> Json:
    told = {"id": str(guild.id), "locale": guild.locale, "features": guild.features}
    return {"guild_id": told["id"], "guild": told, "guild_locale": guild.locale}
