"""The /owner command, for whoever runs the bot: nobody else learns that it exists."""
