### Words that people type, one list a message, with spaces between the words. Small letters.
### A word of any language works in every chat, so a list only needs the words of its own language.
### To add a language: the same lists in its own typed.ftl; the tests find a list that is missing.

## Commands. typed-command-NAME belongs to the command NAME

typed-command-play = play start new
typed-command-join = join sit
typed-command-computer = computer bot ai
typed-command-leave = leave
typed-command-rematch = rematch again
typed-command-stop = stop
typed-command-roll = roll r throw
typed-command-move = move m
typed-command-moves = moves
typed-command-double = double
typed-command-take = take
typed-command-drop = drop
typed-command-undo = undo takeback
typed-command-draw = draw
typed-command-resign = resign giveup
typed-command-accept = accept yes
typed-command-decline = decline no
typed-command-claim = claim
typed-command-hint = hint advice
typed-command-analyse = analyse analysis analyze
typed-command-board = board b show
typed-command-rules = rules
typed-command-help = help commands
typed-command-verify = verify proof
typed-command-history = history log
typed-command-export = export download
typed-command-replay = replay
typed-command-settings = settings language
typed-command-stats = stats rating
typed-command-top = top leaderboard
typed-command-problem = problem puzzle
typed-command-problems = problems puzzles
typed-command-forgetme = forgetme

## Games
## If the words of several games are typed, the first word of a list outweighs the others: “long
## gammon” is narde, although “gammon” alone is backgammon.

typed-game-backgammon = short bg gammon
typed-game-narde = long nardy nardi
typed-game-checkers = brazilian draughts
typed-game-quoridor = corridor

## Options of a table

# Whom to play: “backgammon computer”, “narde computer=4”, “quoridor 3 computers”
typed-computer = computer bot ai robot machine cpu comp
typed-computers = computers bots robots
# Both sides at one screen: “checkers both”
typed-both = both solo
# Somebody else who comes by a link: “narde friend”
typed-friend = friend friends
# The word before a level: “checkers computer level 2”
typed-level = level lvl difficulty
# Words before a level, and nowhere else: “checkers computer on hard”
typed-at = on at in very really
typed-level-1 = beginner easy easiest simple weak
typed-level-2 = casual amateur
typed-level-3 = club medium normal average intermediate
typed-level-4 = strong hard difficult advanced tough
typed-level-5 = expert best hardest strongest
# A word behind a level that makes it none: “best of 5”
typed-of = of
typed-yes = yes on true 1
typed-no = no off false 0
# Words before a computer that is not wanted: “checkers without computer”
typed-without = no not without
# Words that say nothing: “a game of narde against the computer, please”
typed-noise =
    a an the with against vs versus and game games new play i want wanna like let's let’s lets me us mode
    please pls plz
# Words beside a number of points or players: “backgammon to 5 points”
typed-counted = to up for of points point player
# Words that before a time say when to play: “narde in 1 hour” has no clock of one hour
typed-when = in at for to up
# How a unit of time begins: 15m, 15min, 15 minutes. One letter alone has to touch the number.
typed-unit-minute = m min
typed-unit-hour = h hour
typed-unit-day = d day

## Behind other commands

# /board words, /board mine
typed-board-words = words text
typed-board-mine = mine my
typed-board-position = position id code xgid
# /play backgammon from XGID=…
typed-from = from
# /settings chat
typed-chat = chat
# /forgetme yes
typed-sure = yes
# /owner block telegram:123
typed-owner-chats = chats
typed-owner-block = block
typed-owner-unblock = unblock
typed-owner-leave = leave
typed-owner-announce = announce
typed-owner-send = send
typed-owner-table = table
# /settings russian
typed-language-en = en english
typed-language-ru = ru russian
typed-language-pt-BR = pt pt-br portuguese
# /help dice
typed-help-play = play start
typed-help-move = move turn moves
typed-help-dice = dice cube
typed-help-requests = requests offers
typed-help-records = records games
typed-help-settings = settings
typed-help-commands = commands all
# /quit, in a terminal
typed-quit = quit exit

# /problem today, /problems table, /problems all
typed-problem-today = today daily
typed-problems-table = table standings
typed-problems-all = all every
