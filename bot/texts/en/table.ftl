### What happens at a table, how it stands, and what can be done there. How to add: refusals.ftl.
### $player, $by and $names are names of people, in the form that begins a sentence.

## News

# $game is what will be played, and whatever was agreed beyond what is usual, with commas.
news-opened = { $player } wants to play { $game }.
news-invited = { $player } invites { $names } to play { $game }.
news-computer = { $player } plays { $names }: { $game }.
news-both = { $player } plays both sides: { $game }.
news-joined = { $player } joins the table.
news-turned-down = { $player } doesn’t want to play this time. The seat is open to anyone.
news-replaced = { $player }’s open table was replaced.
# $names are guests of that player, who had not come.
news-replaced-invitation = { $player }’s invitation to { $names } was replaced.
news-left = { $player } leaves the table.
news-began = The game begins: { $players }.
# One player among those of news-began; $side is White, Black, or the mark on a pawn.
news-seat = { $player } ({ $side })
news-next-game = Game { $number } of the match begins. Score: { $score }.
news-occasion-crawford = This is the Crawford game: nobody may double in it.
news-opening-roll = Opening roll: { $rolls }.
news-rolled = { $player } rolls { $dice }.
news-moved =
    { $dice ->
        [none] { $player } plays { $move }.
       *[other] { $player } plays { $dice }: { $move }.
    }
news-forced =
    { $dice ->
        [none] { $player } plays { $move }, the only move.
       *[other] { $player } plays { $dice }: { $move }, the only move.
    }
# The dice that fit nothing any more; $double if others of the same number were played.
news-unplayed =
    { $double ->
        [yes] No more { $dice }s can be played.
       *[no] The { $dice } can’t be played.
    }
news-passed =
    { $why ->
        [bar] { $player } can’t come in from the bar with { $dice } and passes.
        [blocked] { $player } can’t move any checker with { $dice } and passes.
       *[other] { $player } has no legal move and passes.
    }
# $cube is 0 where the stakes are not known.
news-word-double =
    { $cube ->
        [0] { $player } doubles.
       *[other] { $player } doubles to { $cube }: take and play on for { $cube } points, or drop and lose { $lost }.
    }
news-word-take = { $player } takes the double.
news-word-drop = { $player } drops the double.
# Three or more were playing, and the others may still be.
news-gone-resigned = { $player } resigns and leaves the game.
news-gone-clock = { $player } runs out of time and leaves the game.
news-offered-draw = { $player } offers a draw.
# $later are the moves after it, such as “Ben’s 24/20”.
news-offered-undo =
    { $later ->
        [none] { $player } asks to take back { $move }.
       *[other] { $player } asks to take back { $move } and what came after it: { $later }.
    }
news-same-dice = The same dice would come back.
news-whose-move = { $player }’s { $move }
# A move that is a word, such as “Double”.
news-word = “{ $word }”
news-offered-resign =
    { $points ->
        [one] { $player } offers to resign: { $lost }, { $points } point.
       *[other] { $player } offers to resign: { $lost }, { $points } points.
    }
news-offered-rematch = { $player } wants a rematch.
news-agreed =
    { $count ->
        [one] { $players } accepts.
       *[other] { $players } accept.
    }
news-withdrawn = { $player } withdraws the request.
news-declined = { $player } declines.
news-declined-resign = { $player } declines: play on, or resign for more.
news-undone = Taken back: { $move }.
# Just made, so nobody had to be asked.
news-took-back = { $player } takes back { $move }.
news-time-reminded = Time is running out.
news-time-ran-out = Time’s up.
# $how is one of the messages result-..., such as “gammon, 2 points”; $ending is the end of its id.
news-won-rules =
    { $ending ->
        [resigned] { $player } wins by resignation.
       *[other] { $player } wins: { $how }.
    }
news-won-resigned =
    { $known ->
        [yes] { $loser } resigns. { news-won-after }
       *[no] { news-won-after }
    }
news-won-after =
    { $ending ->
        [resigned] { $player } wins.
       *[other] { $player } wins: { $how }.
    }
news-won-clock =
    { $ending ->
        [resigned] { $player } wins on time.
       *[other] { $player } wins on time: { $how }.
    }
news-drawn = It’s a draw: { $how }.
# After the last game of a match, if there were several.
news-match = { $player } wins the match: { $score }.
news-score = Score: { $score }.
news-ratings-computer = Rating against computers: { $ratings }.
news-ratings = Ratings: { $ratings }.
news-ended-stopped = { $by } stops the game. It doesn’t count.
news-set-aside = { $by } sets the game here aside: nothing has happened in it for more than a day. It doesn’t count.
news-ended-turned-down = { $by } doesn’t want to play this time.
news-ended-abandoned = Nothing has happened here for a long time, so the table is closed. The game doesn’t count.
news-ended-forgotten = One of the players asked to be forgotten, so the game ends here. It doesn’t count.
news-ended-left =
    { $began ->
        [yes] Only computers are left, so the game ends.
       *[no] The last person has left.
    }

## How the table stands

status-over = The game is over. /rematch to play again, /play for another game.
status-past = The game is over. /play starts another.
status-closed = No game is being played here. /play starts one.
status-gathering =
    { $places ->
        [one] One more player needed: /join.
       *[other] { $places } more players needed: /join.
    }
# Of those who are invited, and of those who are asked for something.
status-awaited = Waiting for { $names } to join: /accept or /decline.
status-asked = Waiting for { $names } to answer: /accept or /decline.
status-soon-roll = { $player }’s dice roll in a moment.
status-soon-move = { $player } has only one move, which is played in a moment.
status-to-roll = { $player } to roll: { $ways }.
status-to-answer = { $player } to answer: { $ways }.
status-to-play = { $player } to play { $dice }.
status-thinking =
    { $count ->
        [one] { $players } is thinking …
       *[other] { $players } are thinking …
    }
# Where computers were turned off; `left` if nobody else plays against the reader.
status-no-computers = Computers don’t play here at the moment. The game goes on when they are back.
status-left = { status-no-computers } If you leave it with /resign, it doesn’t count.
status-left-here = { status-no-computers } If you leave it, it doesn’t count.
status-to-move = { $player } to move.
# The same, for the player alone.
status-soon-roll-yours = Your dice roll in a moment.
status-soon-move-yours = You have only one move, which is played in a moment.
status-your-roll = Your roll: { $ways }.
status-your-answer = Your answer: { $ways }.
status-your-play = Your turn to play { $dice }.
status-your-move = Your move.
# The last move, beside the roll that came after it.
status-last =
    { $dice ->
        [none] { $player } played { $move }.
       *[other] { $player } played { $dice }: { $move }.
    }
status-time = Time left: { $time }.
status-late = Time is up for this move: the others may /claim the win.

## Buttons: 15 characters at most, but for the move in choice-confirm

choice-play = New game
choice-computer = 🤖 Play the computer
choice-friend = Invite a friend
choice-both = Both sides
choice-join = Join
choice-leave = Leave
choice-rules = Rules
choice-accept = Accept
choice-decline = Decline
choice-roll = Roll
choice-more = More …
choice-withdraw = Withdraw
choice-history = Moves so far
choice-double = Double
choice-take = Take
choice-drop = Drop
choice-pass = Pass
choice-undo = Take back
choice-draw = Draw
choice-resign = Resign
choice-forgetme = Forget me
choice-claim = Claim the win
choice-board = My side
choice-open-board = Open board
choice-copy-position = Copy position
choice-copy-seal = Copy seal
choice-copy-secret = Copy secret
choice-rematch = Rematch
# The same game against a computer of the next level.
choice-easier = Easier
choice-harder = Harder
choice-verify = Check the dice
choice-confirm = Play { $move }
choice-back = Back
choice-restart = Start over
choice-bar = Bar
choice-off = Off
# A wall that lies, and one that stands.
choice-wall-h = Wall ▬
choice-wall-v = Wall ▮

## What moves in a list have in common, above them

deed-hit = Moves that hit
deed-off = Moves that bear off
deed-none = Moves

## Choosing a move step by step; $chosen is what has been tapped so far

tap-from =
    { $chosen ->
        [none] Which piece do you want to move?
       *[other] { $chosen } – which piece next?
    }
tap-to = { $chosen } – where to?
tap-wall = Move your pawn, or place a wall.
tap-pawn = Where does your pawn go?
tap-row = { $chosen } – which row?
tap-file = { $chosen } – which column?
tap-word = What will you do?
tap-used = Dice used: { $dice }
tap-confirm = { $move } – play it?

## What one may look at

view-games-computers = Which game? With 🤖 you play the computer, at once.
# $level is that of the games in the menu.
view-computers =
    Which game do you want to play against the computer? It plays at level { $level } ({ $level ->
        [1] { level-1 }
        [2] { level-2 }
        [3] { level-3 }
        [4] { level-4 }
       *[5] { level-5 }
    }). Other levels: from /computer 1 ({ level-1 }) to /computer 5 ({ level-5 }).
view-games = Which game?
view-opponents = Who do you want to play?
view-opponents-computers = Who do you want to play? With 🤖 you play the computer, at once.
view-more = What would you like to do?
view-moves =
    { $count ->
        [one] One move:
       *[other] { $count } moves:
    }
view-more-moves =
    { $count ->
        [one] … and one more. Add how it begins: /moves 13 or /moves e.
       *[other] … and { $count } more. Add how they begin: /moves 13 or /moves e.
    }
view-no-moves = No move begins like that. /moves lists them all.
view-resign = Do you want to resign? You can’t take this back.
view-resign-uncounted = Computers don’t play here at the moment. Do you want to leave the game? It doesn’t count then.
# The buttons below name the endings: $offers are the smaller losses, $most is the largest.
view-resign-how = Do you want to resign? If your opponent agrees: { $offers }. At once, without asking: { $most }.
view-no-history = No moves yet.

## When something is wrong on our side

trouble-store = I can’t reach my records right now, so that was not done. Please try again in a moment.
trouble-unsure = I lost touch with my records while saving this, and I don’t know yet whether it was saved. If it was, the board will show it by itself. You can safely try again: nothing is ever done twice.
trouble-unshown = That is saved, but I couldn’t show it just now. The board follows by itself in a few seconds, so there is nothing to repeat.
trouble-record-damaged = What is saved about this table is damaged, so I can’t go on with that game. You can begin a new one here with /play. What is left of the old one is set aside for whoever runs this bot.
trouble-record-newer = A newer version of me saved this table, and I can’t read it. Please tell whoever runs this bot. With /play you can begin a new game here; the old one is set aside.
trouble-record-game = The game at this table is one that I don’t know. A newer version of me may have it; please tell whoever runs this bot. With /play you can begin a new game here; the old one is set aside.
trouble-record-position = The position at this table is one that cannot be on the board, so I can’t go on with that game. You can begin a new one here with /play. The old one is set aside for whoever runs this bot.
trouble-ratings = I can’t read something that is saved about ratings, so I can’t show them right now. Nothing is wrong with the games at your tables: just play on. Whoever runs this bot finds it in the list of what needs a look.
trouble-past-game = I can’t read what is saved about that earlier game, so I can’t show it. Nothing is wrong with the game at this table: just play on. Whoever runs this bot finds it in the list of what needs a look.
trouble-other-record = I can’t read something that I need for this, so I couldn’t do it. Nothing is wrong with the game at this table: just play on. Whoever runs this bot finds it in the list of what needs a look.
trouble-busy = So much is happening at this table that I didn’t get to you, so that was not done. Please try again.
trouble-hurry = That was a lot at once, so I left this one out. Give me a moment, then try again.
trouble-closing = I’m just being restarted, so that was not done. Please try again in a minute.
trouble-forget = I couldn’t remove everything yet, because games with you are being saved right now. Please send /forgetme again.
trouble-unexpected = Something went wrong on my side, and I’ve logged it. Nothing has changed at the table. Please try again.

## What each command does, in lists and menus: 100 characters at most, which is what Discord takes

command-play = start a game: /play backgammon 5, /play quoridor 4 clock=1d
command-computer = play the computer: /computer narde 5 (levels 1 to 5), or let it take the free places here
command-join = join the table; any word you add is mixed into the dice: /join banana
command-leave = leave the table
command-rematch = play the same game again
command-stop = stop the game here: moderators any, you your own without other people
command-roll = roll the dice
command-move = make a move: /move 13/8 8/5
command-moves = list the moves you can make
command-double = offer to double the stakes
command-take = take the double
command-drop = drop the double and lose the game
command-undo = ask to take back your last move
command-draw = offer a draw
command-resign = give up the game
command-accept = say yes to a request or an invitation
command-decline = say no to a request or an invitation
command-claim = claim the win when your opponent is out of time
command-board = show the board; /board words describes it
command-rules = explain a game
command-help = how to play: /help, /help dice
command-verify = check that the dice were honest
command-settings = choose your language, board, reminders and more
command-forgetme = delete your name, settings and ratings from my memory

## Why something cannot be done at a table

no-table-here = { status-closed }
no-game-on = No game has begun here yet.
game-already-on = { $game } is being played here. Watch with /board, or start your own game somewhere else.
played-alone = { $name } is playing { $game } here alone. { $threads ->
        [yes] Play in your own chat with me, or right here in a thread of its own (/play … thread:True), or watch with /board.
       *[no] Play in your own chat with me, or watch with /board.
    } If nothing happens here, your /play can set this game aside { $left }.
game-set-aside = { $by } has set your game aside, because nothing had happened in it for more than a day. It doesn’t count, so nobody has lost it.
only-by-resigning = This game is rated, so it can’t just be stopped. Play on, or /resign, which counts as a loss.
game-still-on = The game is still on. Finish it first, or /resign.
game-has-ended =
    { $again ->
        [yes] { status-over }
       *[no] { status-past }
    }
not-seated = Only the players at the table can do that. /board shows the game.
not-your-turn = It’s { $seat }’s turn. /board shows the game.
already-seated = You already have a seat at this table. We’re waiting for the others.
places-kept = The seats at this table are kept for { $names }.
invitation-gone = That invitation is no longer open: nobody is waiting at its table any more. Ask for a new one, or start a game yourself.
invitation-used = Somebody was quicker: the seats of that invitation are taken by { $names }. Ask for a new one, or start a game yourself.
too-many-invited = That table has { $places } seats, and one of them is yours. Invite fewer people.
too-many-computers = That table has { $places } seats, and one of them is yours. Ask for fewer computers.
asked-before = You already asked for that, and the answer was no. Ask again after the next move.
people-are-waiting = Already waiting for players here: { $names }. { $way ->
        [join] You can /join them.
        [leave] You’re one of them: /leave first to play something else.
       *[other] Once they have left, the table is free.
    }
somebody-waits = { $way ->
        [accept] { $name } is waiting here for you, to play { $game }: /accept or /decline.
        [join] { $name } is waiting here to play { $game }: /join.
       *[other] { $name } is waiting here for { $guests }, to play { $game }.
    } { $threads ->
        [yes] To play alone, use your own chat with me, or a thread of its own (/computer … thread:True).
       *[no] To play alone, use your own chat with me.
    } If nobody comes, the table is free { $left }.
nothing-to-answer = There is nothing to answer right now.
wait-for-the-answer = It’s for the others to answer that now.
answer-first = Another request is still open: /accept or /decline it first.
nothing-to-take-back = You have no move to take back.
no-draws-here = This game has no draws: it is played to the end. You can /resign.
no-such-resignation = You can resign like this: { $endings }. /resign lets you choose.
player-is-gone = One of the players is not here any more. /play starts a new game.
no-clock-here = There is no clock at this table, so nobody runs out of time.
time-is-left = { $seat } still has { $left }.
own-clock = It’s your own clock that is running. Just play on.
computers-have-no-clock = Computers have no clock. { $seat } moves as soon as it can.
not-in-this-game = { $game } has nothing like that.
game-forgotten = That game was played too long ago, and I no longer remember it.

## Why a command cannot be followed

unknown-command =
    { $near_count ->
        [0] I don’t know /{ $name }. /help lists what I know.
       *[other] I don’t know /{ $name }. Did you mean { $near }? /help lists all commands.
    }
unknown-game =
    { $near_count ->
        [0] I don’t know the game “{ $word }”. I know { $typed }: for example, { $command } backgammon.
       *[other] I don’t know the game “{ $word }”. Did you mean { $near }?
    }
unknown-play-word =
    { $near_count ->
        [0] I don’t know what “{ $word }” means for { $game }. Usual is { $typed }. Write what you want instead, such as { $instead }.
       *[other] I don’t know what “{ $word }” means for { $game }. Did you mean { $near }?
    }
unknown-player = I don’t know who { $name } is. Leave the name out, and anyone can join.
clock-out-of-range = A move can take from { $shortest } to { $longest }: clock=15m, clock=8h or clock=3d.
only-moderators =
    { $private ->
        [yes] Nobody moderates a table in private chats, so that can’t be done here.
       *[no] Only moderators of this chat can do that. Please ask one of them.
    }
nobody-stops =
    { $waiting ->
        [yes] Nobody moderates a table in private chats, so it can’t be closed while others are waiting. If you don’t want to play, /leave.
       *[no] Nobody moderates a game in private chats, so it can’t be stopped. Play on, or /resign.
    }
nobody-in-particular = Several people share this name, so I can’t tell who is playing. Please write as yourself.
went-back = My records lost the latest moves at this table when a server failed. I’m sorry. Here is the table as it is now; please play on from here.
stale-choice = That button is out of date. Here is the table as it is now.
not-your-question = Somebody else was asked that. Send the command yourself to get your own buttons.
broken-choice = I don’t know that button. Use those of the newest message.
too-long = That’s more than I can read at once. { $characters } characters are plenty.
