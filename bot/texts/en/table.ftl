### What happens at a table, how it stands, and what can be done there. How to add: refusals.ftl.
### $player, $by and $names are names of people, in the form that begins a sentence.

## News

# $game is what will be played, and whatever was agreed beyond what is usual, with commas.
news-opened = { $player } would like to play: { $game }.
news-invited = { $player } invites { $names } to play: { $game }.
news-sealed = The dice of game { $game_id } are sealed before the first throw, and /verify checks them at the end. SHA-256: { $seal }
news-joined = { $player } sits down.
news-turned-down = { $player } does not want to play this time, so the place is free for anybody.
news-replaced = The table of { $player }, where nobody had come yet, makes room.
news-left = { $player } gets up.
news-began = The game begins: { $players }.
# One player among those of news-began; $side is White, Black, or the mark on a pawn.
news-seat = { $player } ({ $side })
news-next-game = Game { $number } of the match begins. Score: { $score }.
news-opening-throw = Opening throw: { $throws }.
news-thrown = { $player } throws { $dice }.
news-moved = { $player } plays { $move }.
news-forced = { $player } plays { $move }, the only move.
news-passed = { $player } has no move and passes.
news-word-double = { $player } doubles.
news-word-take = { $player } takes the double.
news-word-drop = { $player } drops the double.
# Three or more were playing, and the others may still be.
news-gone-resigned = { $player } gives up and leaves the game.
news-gone-clock = { $player } is out of time and leaves the game.
news-offered-draw = { $player } offers a draw.
news-offered-undo = { $player } asks to take back { $move }.
news-offered-resign =
    { $points ->
        [one] { $player } offers to resign: { $lost }, { $points } point.
       *[other] { $player } offers to resign: { $lost }, { $points } points.
    }
news-offered-rematch = { $player } would like a rematch.
news-agreed = { $player } agrees.
news-declined =
    { $own ->
        [yes] { $player } no longer asks.
       *[no] { $player } declines.
    }
news-undone = Taken back: { $move }.
news-time-reminded = Time is running short.
news-time-ran-out = Time has run out.
news-won-rules =
    { $points ->
        [one] { $player } wins: { $how }, { $points } point.
       *[other] { $player } wins: { $how }, { $points } points.
    }
news-won-resigned =
    { $points ->
        [one] { $player } wins by resignation: { $how }, { $points } point.
       *[other] { $player } wins by resignation: { $how }, { $points } points.
    }
news-won-clock =
    { $points ->
        [one] { $player } wins on time: { $points } point.
       *[other] { $player } wins on time: { $points } points.
    }
news-drawn = The game is drawn: { $how }.
# After the last game of a match, if there were several.
news-match = { $player } wins the match: { $score }.
news-ended-stopped = { $by } stops the game. It does not count.
news-ended-turned-down = { $by } does not want to play this time.
news-ended-abandoned = Nothing has happened at this table for a long time, so it is closed. It does not count.
news-ended-forgotten = One of the players has asked to be forgotten, so it ends here. It does not count.
news-ended-left = Nobody is left at the table, so it is closed.

## How the table stands

status-over = The game is over. /rematch plays it again, /play starts another.
status-past = The game is over. /play starts another.
status-closed = Nothing is being played here. /play starts a game.
status-gathering =
    { $places ->
        [one] One more player is needed: /join.
       *[other] { $places } more players are needed: /join.
    }
# Of those who are invited, and of those who are asked for something.
status-awaited = Waiting for { $names } to sit down: /accept or /decline.
status-asked = Waiting for an answer from { $names }: /accept or /decline.
status-to-roll = { $player } to throw: { $ways }.
status-to-answer = { $player } to answer: { $ways }.
status-to-play = { $player } to play { $dice }.
status-to-move = { $player } to move.
status-time = Time left: { $time }.
status-late = The time for this move is over: the others may /claim.

## Buttons: 14 characters at most, but for the move in choice-confirm

choice-play = New game
choice-join = Join
choice-leave = Leave
choice-rules = Rules
choice-accept = Accept
choice-decline = Decline
choice-roll = Roll
choice-tap = Move
choice-double = Double
choice-take = Take
choice-drop = Drop
choice-pass = Pass
choice-undo = Take back
choice-draw = Draw
choice-resign = Resign
choice-forgetme = Forget me
choice-claim = Claim on time
choice-board = My side
choice-rematch = Rematch
choice-verify = Check the dice
choice-confirm = Play { $move }
choice-back = Back
choice-restart = Start over
choice-bar = Bar
choice-off = Off
# A wall that lies, and one that stands.
choice-wall-h = Wall ▬
choice-wall-v = Wall ▮

## Choosing a move step by step; $chosen is what has been tapped so far

tap-from =
    { $chosen ->
        [none] Which piece moves?
       *[other] { $chosen } – and which piece moves next?
    }
tap-to = { $chosen } – where to?
tap-wall = Where does your pawn go? Or place a wall.
tap-pawn = Where does your pawn go?
tap-row = { $chosen } – which row?
tap-file = { $chosen } – which file?
tap-word = What do you do?
tap-used = Dice used: { $dice }
tap-confirm = { $move } – is that your move?

## What one may look at

view-games = Which game?
view-help = Board games in this chat. /play starts one; every move can be tapped or typed.
view-moves =
    { $count ->
        [one] There is one move:
       *[other] { $count } moves:
    }
view-more-moves =
    { $count ->
        [one] … and one more. Add how it begins: /moves 13 or /moves e.
       *[other] … and { $count } more. Add how they begin: /moves 13 or /moves e.
    }
view-no-moves = No move begins like that. /moves lists all of them.
view-resign = Do you want to give up? This cannot be taken back.
# The buttons below name the endings; all but the last are offers.
view-resign-how = Do you want to give up? Choose what your opponent wins; less than the most needs their consent.
view-no-history = Nothing has been played yet.
view-proof =
    The secret behind the dice: { $secret }
    Its SHA-256 is the seal from before the game: { $seal }
    { $throws ->
        [one] The one throw follows from it; the file has it, for “parlour verify”.
       *[other] All { $throws } throws follow from it; the file has them, for “parlour verify”.
    }

## When something is wrong on our side

trouble-store = I cannot reach my memory of the games just now. Nothing is half done: if your move was kept, I will show it as soon as I can; if not, please try again in a moment.
trouble-record = A newer version of me wrote down this table, and I cannot read it. Please tell whoever runs this bot.
trouble-busy = So much is happening at this table that I did not get to you. Please try again.
trouble-unexpected = Something went wrong on my side, and I have made a note of it. /board shows how the game stands; then please try again.

## What each command does, in lists and menus: 100 characters at most, which is what Discord takes

command-play = start a game: /play backgammon 5, /play quoridor 4 clock=1d
command-join = sit down at the table; a word behind it is mixed into the dice
command-leave = get up from the table
command-rematch = play the same again
command-stop = end what is played here (moderators)
command-roll = throw the dice
command-move = make a move: /move 13/8 8/5
command-moves = list the moves you can make
command-double = offer to double the stake
command-take = take the double
command-drop = drop the double and lose the game
command-undo = ask to take back your last move
command-draw = offer a draw
command-resign = give up
command-accept = say yes
command-decline = say no
command-claim = claim the game when the other’s time has run out
command-board = show the board; /board words tells it
command-rules = explain a game
command-help = list all commands
command-verify = check that the dice were honest
command-settings = choose how you like it: language, boards, reminders
command-forgetme = take your name, settings and ratings out of my memory

## Why something cannot be done at a table

no-table-here = { status-closed }
no-game-on = No game has begun here yet. /play starts one, /join sits down.
game-already-on = { $game } is being played here. Watch with /board, or play elsewhere; a moderator may /stop it.
game-still-on = The game is still on. Finish it first, or /resign.
game-has-ended = { status-over }
not-seated = Only those at the table can do that. /board shows the game.
not-your-turn = It is the turn of { $seat }. /board shows the game.
already-seated = You already have a place at this table. It waits for the others.
places-kept = The places at this table are kept for { $names }. /play opens one of your own.
too-many-invited = There are { $places } places at that table, one of them yours. Invite fewer people.
resign-instead = A game of two ends when one leaves. If you want to give up: /resign.
asked-before = You have asked for that already, and the answer was no. Ask again after the next move.
people-are-waiting = At this table { $names } are waiting for more players. /join them; if they give up, the table is free.
nothing-to-answer = Nobody has asked anything. /board shows how the game stands.
wait-for-the-answer = You asked that yourself; the others answer. /decline takes the question back.
answer-first = Another question is still open: /accept or /decline it first.
nothing-to-take-back = You have no move to take back. Just play on.
no-draws-here = Nobody agrees on a draw in this game: it is played to its end. You may /resign.
no-such-resignation = Here one can lose like this: { $endings }. /resign lets you choose.
player-is-gone = One of those who played does not play here any more. /play starts a new game.
no-clock-here = This table is played without a clock, so nobody runs out of time.
time-is-left = { $seat } still has { $left }.
own-clock = It is your own time that is running. Just play on.
not-in-this-game = { $game } has nothing like that. { see-moves }
dice-still-sealed = The dice of this game stay sealed until it is over; then /verify shows everything.
no-dice-thrown = No dice were thrown in this game, so there is nothing to check.
game-forgotten = That game was played too long ago, and I no longer remember it.

## Why a command cannot be followed

unknown-command =
    { $near_count ->
        [0] I do not know /{ $name }. /help lists what I know.
       *[other] I do not know /{ $name }. Did you mean { $near }? /help lists all commands.
    }
unknown-game = I do not know the game “{ $word }”. I play { $typed }: for example, /play backgammon.
unknown-wish = I do not know what “{ $word }” means for { $game }. You can choose { $typed }, like this: clock=1d.
unknown-player = I do not know who { $name } is. Ask them to /join instead.
clock-out-of-range = A move may take from { $shortest } to { $longest }: clock=15m, clock=8h or clock=3d.
only-moderators = Only those who look after this chat can do that. Please ask one of them.
nobody-in-particular = Several people share this name, so nobody knows who plays. Please write as yourself.
stale-choice = The table has changed since that button was made. Here is how it stands now.
broken-choice = I do not know that button. /board shows the ones that work.
too-long = That is more than I can read at once. { $characters } characters are plenty.
