### What /help says: a first step on one screen of a phone, about twelve short lines, and topics.
### The end of an id is the name of the topic. How to add: refusals.ftl.

## The first screen: a first step, as the table stands, and what comes next

help-first = First step: /play, then tap a game.
help-first-join = First step: /join, and you’re in.
help-first-gathering = A table is being set up here: /board shows it.
help-first-playing = A game is on here: /board shows it.
# Where no game is on. Below, $move is one that could be made, as people type it.
help-invite = With someone you know: /play checkers @name
help-alone = On your own: /computer 3 (levels 1 to 5)
help-next =
    On your turn: tap the buttons, or type { $move }.
    /board shows the board, /rules the rules.
    /undo takes a move back, /resign gives up.
    /settings: your language, the look of boards.
# $topics are words: “play, move or dice”.
help-more = More: /help with { $topics }.

## What the topics are called on buttons: 15 characters at most

help-name-play = Starting
help-name-move = Your turn
help-name-dice = Dice
help-name-requests = Requests
help-name-records = Past games
help-name-settings = Settings
help-name-commands = All commands

## The topics

help-play =
    Starting a game
    /play – choose a game; anyone can join
    /play backgammon 5 – a match to 5 points
    /play quoridor 4 – for four
    /play checkers @name – invite somebody
    /play narde clock=1d – a day for each move
    /join, /leave – take a seat, or give it up
    /accept, /decline – answer an invitation
    /rematch – the same game again
    /stop – end a game without a result: your own without other people, and for moderators any
# Added to the topics play, move and records where computers play.
help-computer = /computer narde 5 – against the computer, at once; levels 1 ({ level-1 }) to 5 ({ level-5 })
help-hint = /hint – the three best moves, for you alone
help-analyse = /analyse – what went wrong, and what was better; also in a .mat, PDN or JSON file
help-move =
    Your turn
    Tap the buttons, or type your move:
    backgammon, narde: 13/8 8/5, 6/off
    checkers: c3-d4, c3xe5
    Quoridor: e2, or a wall: e3h, e3v
    /move – choose it step by step
    /moves – what you can play
    /board – the board; /board mine from your side, /board words in words
    /rules – the rules of the game
help-dice =
    Dice and the doubling cube
    /roll – roll, if that isn’t done for you
    /double – before the roll: play for twice the points
    /take, /drop – accept the double, or lose at the old price
    /join banana – any word of yours is mixed into the dice
    /verify – after the game: proof that the dice were fixed before it
help-requests =
    Asking the others
    /undo – may I take my move back?
    /draw – shall we call it a draw?
    /resign – give up
    /accept, /decline – yes, no; /decline also withdraws what you asked
    /claim – win when your opponent’s time is up
help-records =
    Games that were played
    /history – the moves
    /replay – as an animation; /replay 10-20 a part
    /export – as a file for other programs
    /stats – your results; /stats @name somebody else’s
    /top – the best players here; /top narde computer against computers
    /problem – find the best move; /problem mine – in your own games; /problems – one a day for this chat
help-settings =
    Settings
    /settings – your language, theme, side, reminders
    /settings chat – for moderators: the chat’s language, clock and rules
    /forgetme – delete everything I know about you
