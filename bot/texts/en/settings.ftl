### Settings of players and chats. How to add: refusals.ftl.

settings-of-player = Your settings. They apply wherever you play with me.
settings-of-chat = Settings of this chat. They apply to everyone who plays here.
settings-mine = My settings
settings-chats = Chat settings

## Names, on buttons in front of what is chosen

setting-language = Language
setting-theme = Board
setting-side = View
setting-autoroll = Roll for me
setting-confirm = Confirm moves
setting-reminders = Reminders
setting-computer = Computer
setting-words = Board in words
setting-clock = Default clock
setting-takebacks = Take-backs
setting-stop = Who can stop games
setting-start = Who can start games
setting-rooms = Where to play

## What is chosen, where it is no number, switch or language

setting-value-1 = { level-1 }
setting-value-2 = { level-2 }
setting-value-3 = { level-3 }
setting-value-4 = { level-4 }
setting-value-5 = { level-5 }
setting-value-auto = automatic
setting-value-wood = wood
setting-value-baize = green baize
setting-value-modern = modern
setting-value-contrast = high contrast
setting-value-mine = from my side
setting-value-fixed = always the same
setting-value-off = off
setting-value-moderators = moderators
setting-value-players = players too
setting-value-anybody = anyone
setting-value-everywhere = everywhere
setting-value-elsewhere = not here
setting-value-here = only here

## What each setting means, above its values

settings-about-language = Which language do you prefer? “Automatic” follows the chat and your app.
settings-about-theme = How should boards look? “High contrast” is made for colour-blind players.
settings-about-side = See the board from your own side, or always from the first player’s?
settings-about-autoroll = Should I roll your dice for you when there is nothing else to choose?
settings-about-confirm = Should I ask before I make a move that you have tapped? Otherwise you can take it back for a few seconds.
settings-about-reminders = Should I remind you when your time is running out?
settings-about-words = Should I also describe the board in words, for screen readers?
settings-about-computer = How well should the computer play, unless you say otherwise?
settings-about-clock = How long may a move take here, unless /play says otherwise?
settings-about-takebacks = Can players here ask to take a move back?
settings-about-stop = Who can /stop a game here?
settings-about-start = Who can start games here?
settings-about-rooms = Where in this chat can games be played? “Only here” adds this channel or topic.

unknown-setting = No setting can be “{ $word }”. /settings shows what you can choose.
play-elsewhere = In this chat, games are played in other channels or topics. Look there, or ask a moderator.
no-takebacks = Moves can’t be taken back in this chat.

## Being forgotten

forget-asked =
    I’ll forget you everywhere: your name, your settings and your ratings. Your opponents keep their finished games, with a stranger in your place. Your unfinished games end and don’t count; in a game of more than two, the others play on.
    This can’t be undone.
forget-done = Done: I’ve forgotten you. If you play again, you start afresh.
