### Settings of players and chats. How to add: refusals.ftl.

settings-of-player = Your settings. They hold wherever you play with me.
settings-of-chat = Settings of this chat, for everybody who plays here.
settings-mine = My own settings
settings-chats = Settings of this chat

## Names, on buttons in front of what is chosen

setting-language = Language
setting-theme = Board
setting-side = View
setting-autoroll = Automatic dice
setting-reminders = Reminders
setting-words = Board in words
setting-clock = Usual clock
setting-takebacks = Taking back
setting-stop = May stop games
setting-start = May start games
setting-rooms = Rooms

## What is chosen, where it is no number, switch or language

setting-value-auto = automatic
setting-value-wood = wood
setting-value-modern = modern
setting-value-contrast = high contrast
setting-value-mine = from my side
setting-value-fixed = always the same
setting-value-off = off
setting-value-moderators = moderators
setting-value-players = players too
setting-value-anybody = anybody
setting-value-everywhere = everywhere
setting-value-elsewhere = not here
setting-value-here = only here

## What each setting means, above its values

settings-about-language = Which language do you read? Automatic follows the chat and your app.
settings-about-theme = How should boards look? High contrast is made for colour-blind eyes.
settings-about-side = Do you want to see boards from your own side, or always from the first player’s?
settings-about-autoroll = Shall I throw your dice for you when you can do nothing else?
settings-about-reminders = Shall I remind you when your time runs short?
settings-about-words = Shall I also tell you the board in words, for a screen reader?
settings-about-clock = How long may a move take here, when nothing else is said with /play?
settings-about-takebacks = May players here ask to take a move back?
settings-about-stop = Who may /stop a game here?
settings-about-start = Who may start games here?
settings-about-rooms = Where in this chat may games be played? “Only here” adds this channel or topic.

unknown-setting = I cannot set anything to “{ $word }”. /settings shows what can be chosen.
play-elsewhere = This chat plays in other channels or topics. Look there, or ask a moderator.
no-takebacks = In this chat moves stand: nobody takes them back.

## Being forgotten

farewell-asked =
    I will forget you everywhere: your settings, your ratings and your name. Finished games stay with your opponents, with a stranger in your place. Games that are on end without counting; of more than two, the others play on.
    This cannot be taken back.
farewell-done = Done: I do not know you any more. If you play again, you begin anew.
