### What Discord alone needs: names of commands and what is filled in, and a few sentences.
### Names have small letters and no blanks, 32 characters at most; what is said about them, 100.
### How to add: refusals.ftl.

## Commands, as they are typed

discord-command-play = play
discord-command-join = join
discord-command-computer = computer
discord-command-leave = leave
discord-command-rematch = rematch
discord-command-stop = stop
discord-command-roll = roll
discord-command-move = move
discord-command-moves = moves
discord-command-double = double
discord-command-take = take
discord-command-drop = drop
discord-command-undo = undo
discord-command-draw = draw
discord-command-resign = resign
discord-command-accept = accept
discord-command-decline = decline
discord-command-claim = claim
discord-command-hint = hint
discord-command-analyse = analyse
discord-command-board = board
discord-command-rules = rules
discord-command-help = help
discord-command-history = history
discord-command-verify = verify
discord-command-settings = settings
discord-command-forgetme = forgetme
discord-command-export = export
discord-command-replay = replay
discord-command-stats = stats
discord-command-top = top
discord-command-problem = problem
discord-command-problems = problems

## What can be filled in behind a command, and what is said about it

discord-argument-game = game
discord-argument-opponent = opponent
discord-argument-thread = thread
discord-argument-move = move
discord-argument-typed = begins
discord-argument-word = word
discord-argument-how = how
discord-argument-number = number
discord-argument-language = language
discord-argument-format = format
discord-argument-moves = moves
discord-argument-player = player
discord-argument-computer = computer
discord-argument-level = level
discord-argument-against = against
discord-argument-setting = setting
discord-argument-position = position
discord-argument-file = file
discord-argument-topic = topic
discord-argument-daily = daily
discord-argument-time = time
discord-argument-zone = zone

discord-about-game = Which game
discord-about-opponent = Who you want to play with; leave it out to play whoever joins
discord-about-thread = Play in a new thread
discord-about-move = Your move; leave it out to build it by tapping
discord-about-typed = How the move begins
discord-about-word = Any word, mixed into the dice, or the code of an invitation
discord-about-how = How
discord-about-number = Which game of the match
discord-about-language = Your language
discord-about-format = What kind of file
discord-about-moves = Which moves, such as 10-20
discord-about-player = Whose results; leave it out for your own
discord-about-level = How well the computer plays, from 1 to 5
discord-about-against = Only games against computers
discord-about-setting = What to set, and its value: theme modern
discord-about-position = A position as text
discord-about-file = A match as .mat, PDN or our JSON
discord-about-topic = What about
discord-about-daily = On, off, or who has solved how many
discord-about-time = At what time: 9:00
discord-about-zone = Time zone: +3 or Europe/London

discord-value-1 = 1: { level-1 }
discord-value-2 = 2: { level-2 }
discord-value-3 = 3: { level-3 }
discord-value-4 = 4: { level-4 }
discord-value-5 = 5: { level-5 }
discord-value-computer = computers
discord-value-words = in words
discord-value-mine = from my side
discord-value-position = as text
discord-value-en = English
discord-value-ru = Русский
discord-value-pt-BR = Português (Brasil)
discord-value-json = JSON, the whole match
discord-value-mat = Match file
discord-value-pdn = PDN
discord-value-txt = List of moves
discord-value-play = { help-name-play }
discord-value-move = { help-name-move }
discord-value-dice = { help-name-dice }
discord-value-requests = { help-name-requests }
discord-value-records = { help-name-records }
discord-value-settings = { help-name-settings }
discord-value-commands = { help-name-commands }
discord-value-on = on
discord-value-off = off
discord-value-table = table of the month

## Sentences

discord-missing = I can’t play here until the channel settings give me: { $permissions }.
discord-machine = { $name } is a bot and doesn’t play. Choose a person, or leave the seat open for whoever joins.
discord-form-title = New game
discord-form-opponent = Opponent
discord-form-alone = Or alone
discord-form-both = Both sides
discord-form-options = Options
discord-form-thread = Where
discord-menu-challenge = Challenge to a game
discord-menu-stats = Results
discord-greeting = Hello from Parlour: backgammon, long narde, Brazilian checkers and Quoridor, right here. Type /play in any channel, choose a game, and whoever presses Join plays with you. /help says more.
discord-forced-private = Here only you can see my answers, so nobody could play with you: this server does not let its members use apps that it has not added. Ask somebody who manages the server to add Parlour or to allow Use External Apps, or play in a direct message.
discord-no-threads = Threads only work in the text channels of a server. Leave that out to play right here.
discord-no-activity = Discord doesn’t open the board here. You can go on with buttons and commands.
discord-deadline = Time runs out { $when }.
discord-self-name = about
discord-self-description = What Parlour is: version, how to add it, source and privacy
discord-self = Parlour { $version }: backgammon, long narde, Brazilian checkers and Quoridor, for two to four people or against the computer, right in the chat. It keeps your name, your games, your settings and your ratings, and never reads what people write. /forgetme deletes everything about you. Free software under the MIT licence.
discord-add-to-server = Add to a server
discord-take-along = Take along to any chat
discord-source = Source
discord-to-thread = Open the thread
discord-with-a-friend = Or in your chat with a friend, where both of you see one board: take Parlour along with the link below, and type /play there.
# Below a table in a private chat; the code is for whoever is invited. A link to add Parlour follows.
discord-invitation = Waiting for a friend. They open their own chat with me and use /join there, with the code { $code }. Whoever does so first plays with you, and each of you has a board in your own chat. Send this along for somebody who cannot find me yet:
discord-invitation-link = Or send them this link: it opens the board inside Discord, and they sit opposite you.
discord-code-elsewhere = That is the code of an invitation. Open your own chat with me and use /join with it there.

# What the settings of a channel call the permissions.
discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-send-messages-in-threads = Send Messages in Threads
discord-permission-attach-files = Attach Files
discord-permission-create-public-threads = Create Public Threads
