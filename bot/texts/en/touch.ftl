### A board that can be touched: the names of what can be pressed on it, and what stands around it.
### How to add: refusals.ftl.

## What can be pressed, for those who do not see the picture

touch-point =
    { $count ->
        [one] Point { $point }, one of your checkers
       *[other] Point { $point }, { $count } of your checkers
    }
touch-bar =
    { $count ->
        [one] Bar, one of your checkers
       *[other] Bar, { $count } of your checkers
    }
touch-piece =
    { $queen ->
        [yes] { $square }, your queen
       *[no] { $square }, your man
    }
# Where a piece can go.
touch-to =
    { $hit ->
        [yes] To { $place }, hitting
       *[no] To { $place }
    }
touch-pawn = Your pawn
touch-wall = Wall { $wall }
# The piece that was taken up.
touch-held = Put it back

## How the players stand, beside their names

fact-pips = pips to go
fact-off = borne off
fact-men = men
fact-queens = queens
fact-steps = steps to go
fact-walls = walls in hand

## The same as in table.ftl and advice.ftl, where everything can be pressed

status-over-here = The game is over.
status-past-here = The game is over.
status-closed-here = No game is being played here.
status-your-roll-here = Your roll.
status-your-answer-here = Your answer, please.
status-may-claim-here = Time is up for this move. You may claim the win.

## A game of a match that is special

occasion-crawford = Crawford game
