"""The page inside Telegram and Discord: real clients over test servers, beside the page's own."""
