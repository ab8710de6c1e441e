### Why something was refused, and what would work instead.
###
### The id is the kind of the refusal (MustUseBothDice is must-use-both-dice), the variables are its
### fields; a field that is a list has its length beside it ($dice and $dice_count). $seat is the
### name of a player, and in a flaw of a position text its number. Sentences are short and kind, in the second person, and end with what works.
###
### To add a message: the same id with the same variables in this file of every language, then
### texts.say("the-id", name=...) in the code; the tests find whatever is missing, unused or unequal.
### Ids of one area begin with the same word. $variables that are numbers choose plural forms.

see-moves = /moves lists what you can play.

## Any game

game-is-over = This game has ended. /rematch starts another.
roll-first = The dice come first: /roll, then move.
already-rolled = The dice are thrown already and wait to be played. { see-moves }
no-dice-here = No dice are needed now, just your move. { see-moves }
not-dice =
    { $expected ->
        [one] One die is thrown now, showing 1 to 6, and not { $dice }.
       *[other] { $expected } dice are thrown now, each showing 1 to 6, and not { $dice }.
    }
not-in-list = That move does not fit the board as it stands now. { see-moves }
may-not-pass = You can still play, and a turn is passed only when nothing can be played. Try { $example }.

unreadable-move = I cannot read “{ $text }” as a move. Write it like this: { $example }
ambiguous-move = “{ $text }” can mean several moves. Which one: { $candidates }?

## Opening a table

wrong-table-size = This game is for { $allowed } players, and this table has { $seats }.
unknown-option =
    { $known_count ->
        [0] There is no option “{ $name }”: this game has none at all.
       *[other] There is no option “{ $name }” in this game. Its options: { $known }.
    }
unknown-value = “{ $value }” does not fit the option { $key } ({ $option }). It can be { $allowed }.
clashing-options =
    { $other_key ->
        [cube] { $option } only makes sense together with the option { $other_key }: turn that on, or leave { $option_key } out.
        [match] { $option } is for games outside a match: leave out { $option_key }, or { $other_key }.
       *[other] { $option } and { $other } do not go together like this: leave out { $option_key }, or change { $other_key }.
    }

## Plays with two dice

no-checker-there = You have no checker to move on { $point }. { see-moves }
wrong-way = Checkers only move to lower points, and { $start } to { $end } is not lower. { see-moves }
not-on-the-dice =
    { $dice_count ->
        [0] The dice are used up before { $start } to { $end }. Leave that step out.
       *[other] What is left on the dice is { $dice }, and { $start } to { $end } does not fit that. { see-moves }
    }
point-blocked = Your opponent holds point { $point }, so choose another one. { see-moves }
bar-first =
    { $checkers ->
        [one] Your checker on the bar enters first, before anything else moves. { see-moves }
       *[other] Your { $checkers } checkers on the bar enter first, before anything else moves. { see-moves }
    }
not-all-home = Checkers are borne off once all fifteen are home, on points 1 to 6. Bring in the one on { $point } first.
higher-checker-first = A larger number bears off from your highest point only. That is { $point }, so play from there.
head-already-used =
    { $allowed ->
        [one] One checker may leave the head in this turn. Play the rest with the others.
       *[other] { $allowed } checkers may leave the head in this turn. Play the rest with the others.
    }
block-not-allowed = That would make six in a row ({ $points }) with no opposing checker past them. Leave a gap, or wait until one has passed.
must-use-both-dice = Both dice can be played, so both have to be. Try { $example }.
must-play-more = You played { $played } of the { $possible } moves that this double allows, and all of them have to be. Try { $example }.
must-play-larger = Only one of the dice can be played, and then it is the larger one, the { $die }. Try { $example }.

## The doubling cube

no-cube = This game is played without the doubling cube, so just /roll.
cube-is-theirs = The cube is your opponent's, and only its owner may double. Just /roll.
crawford-game = This is the Crawford game, in which nobody doubles. Just /roll; after it the cube is back.
cube-is-dead = With the cube at { $value } this game already wins you the match, so there is nothing to double for. Just /roll.
cube-at-its-highest = The cube is at { $value }, as high as it goes. Just /roll.
no-double-offered = No double has been offered, so there is nothing to take or drop. Just play on.
answer-the-double = A double has been offered. It is answered first, with /take or /drop.

## Checkers

not-a-dark-square = Pieces stand on dark squares only, and { $square } is a light one. { see-moves }
no-piece-there = Square { $square } is empty. Begin where one of your pieces stands.
not-your-piece = The piece on { $square } is your opponent's. Begin with one of yours.
square-occupied = A piece stands on { $square } already. Land on an empty square.
must-capture = You can capture, so you have to. Try { $example }.
must-capture-more =
    { $most ->
        [one] That takes { $taken }; { $most } piece can be taken, and the most has to be. Try { $example }.
       *[other] That takes { $taken }; { $most } pieces can be taken, and the most has to be. Try { $example }.
    }
men-step-forward = { $start } to { $end } goes back, and a man goes back only to capture. { see-moves }
cannot-reach = Your piece on { $start } does not get to { $end }: a man steps one square diagonally, a queen slides over empty ones. { see-moves }

## Quoridor

square-off-board = There is no square { $square }: they go from a1 to i9. { see-moves }
already-there = Your pawn is on { $square } already. Move it on, or place a wall.
pawn-in-the-way = The pawn of { $seat } stands on { $square }. { see-moves }
too-far =
    { $reachable_count ->
        [0] Your pawn does not get to { $square }, nor anywhere else now. Place a wall instead.
       *[other] { $square } is too far for one move. Your pawn can go to { $reachable }.
    }
diagonal-not-allowed =
    { $reachable_count ->
        [0] Your pawn does not get to { $square }, nor anywhere else now. Place a wall instead.
       *[other] A pawn goes straight, and { $square } is diagonal from yours. It can go to { $reachable }.
    }
path-blocked-by-wall = The wall { $wall } is in the way to { $square }. { see-moves }
jump-blocked-by-wall = The wall { $wall } is right behind the pawn on { $over }. You may step to the left or right of that pawn, where it is free.
jump-blocked-by-pawn = Behind the pawn on { $over } is another one, on { $behind }, and only one is jumped. Go another way, or place a wall.
side-step-not-possible = The way over the pawn on { $over } is free, so jump straight, to { $instead }.
no-walls-left = All your walls are placed, so move your pawn. { see-moves }
wall-off-board = The wall { $wall } would stick out over the edge. Walls go from a1 to h8, such as e3h or e3v.
wall-overlaps = { $wall } would lie on the wall { $other }. Place it beside, or elsewhere.
wall-crosses = { $wall } would cross the wall { $other }. Place it beside, or elsewhere.
wall-seals-goal = With a wall on { $wall } there is no way left to the goal for { $seat }. Everybody keeps a way, so place it elsewhere.
must-pass = Nothing can be moved or placed in this turn, so it is passed: write pass.

## Why a text is not a position

unreadable-position = That position cannot be set up. { $why }
wrong-shape = It is written like this: { $expected }
wrong-part = Look at this part again: { $part }, “{ $found }”.
wrong-count =
    { $found ->
        [one] Player { $seat } has { $found } checker there, and { $most } at most are possible.
       *[other] Player { $seat } has { $found } checkers there, and { $most } at most are possible.
    }
standing-block = Player { $seat } holds six points in a row ({ $points }) with no opposing checker past them. Open one of them.
light-square = A piece is on { $square }, a light square. Pieces stand on dark ones.
square-twice = Two pieces are on { $square }. Take one away.
man-on-last-row = The man on { $square } would have become a queen. Write K before the square.
too-many-pieces =
    { $found ->
        [one] Player { $seat } has { $found } piece there, and { $most } at most are possible.
       *[other] Player { $seat } has { $found } pieces there, and { $most } at most are possible.
    }
no-pieces = There is no piece on the board. Put on at least one.
too-many-quiet-moves =
    { $found ->
        [one] { $found } quiet move is too many: at { $most } the game is drawn.
       *[other] { $found } quiet moves are too many: at { $most } the game is drawn.
    }
wrong-number-of-pawns =
    { $found ->
        [one] There is { $found } pawn in play. Two or four play, and two at least are still there.
       *[other] There are { $found } pawns in play. Two or four play, and two at least are still there.
    }
pawns-share-square = Two pawns are on { $square }. Each needs a square of its own.
wall-outside = The wall { $wall } sticks out over the edge. Walls go from a1 to h8.
walls-collide = The walls { $one } and { $other } overlap or cross. Take one away.
too-many-walls-left =
    { $found ->
        [one] Player { $seat } has { $found } wall left, and { $most } at most are possible.
       *[other] Player { $seat } has { $found } walls left, and { $most } at most are possible.
    }
too-many-walls =
    { $found ->
        [one] There is { $found } wall on the board and in hand together, and { $most } at most are possible.
       *[other] There are { $found } walls on the board and in hand together, and { $most } at most are possible.
    }
nobody-in-seat = It cannot be the turn of player { $seat }: nobody plays there. Give the turn to a seat with a pawn.
pawn-sealed = Player { $seat } has no way left to the goal. Take a wall away.
several-winners = Players { $seats } cannot all have arrived. Leave one of them at the goal.

# The parts of a position's text: “Look at this part again: ...”
part-board = the board
part-cube = the cube
part-cube-owner = whose the cube is
part-turn = whose turn it is
part-dice = the dice
part-score-of-seat-1 = the first player's score
part-score-of-seat-2 = the second player's score
part-crawford-or-jacoby = Crawford or Jacoby
part-match-length = the match length
part-highest-cube = the highest cube
part-suffix = what follows the semicolon
part-piece = a piece
part-h = the quiet moves after H
part-pawns = the pawns
part-walls = the walls
part-walls-left = the walls left
part-seat-to-move = the seat to move
