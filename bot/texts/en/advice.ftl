### What one person is told alone: how the table stands for them, and why something does not fit.
### Every command in here works for whoever reads it, at that moment. How to add: refusals.ftl.

## How the table stands, for somebody whose turn it is not

# Of those who are invited; the reader has a seat, or none is kept for them.
status-awaiting = Waiting for { $names } to join.
# For somebody who has a seat.
status-short =
    { $places ->
        [one] One more player needed.
       *[other] { $places } more players needed.
    }
status-asking = Waiting for { $names } to answer.
# For whoever asks, and for those who have said yes.
status-own-request = Waiting for { $names } to answer. /decline calls it off.
status-they-roll = { $player } to roll.
status-they-answer = { $player } to answer.
status-time-up = Time is up for this move.
status-may-claim = Time is up for this move: /claim the win.
status-own-time-up = Your time for this move is up. Play before the others claim the win.

## Why something does not fit

own-game-on = You are playing { $game } here. Finish that game first, or /resign.
no-dice-in-game = { $game } is played without dice.
# $word is a move before the roll.
before-the-roll =
    { $word ->
        [double] Doubling is done before the roll. The dice are on the table now, so play them. { see-moves }
       *[other] That is done before the roll. The dice are on the table now, so play them. { see-moves }
    }
nobody-mentioned = I don’t know who { $name } is. Mention somebody from this chat; /stats alone shows your own results.
neither-game-nor-player = I don’t know “{ $word }”. For somebody’s results, write @ and their name; for one game, { $typed }: /stats backgammon.

## Resigning when any result loses the match

view-resign-match = Do you want to resign the match? { $winner } wins it then. You can’t take this back.
