### Why something was refused, and what would work instead.
###
### The id is the kind of the refusal (MustUseBothDice is must-use-both-dice), the variables are its
### fields; a field that is a list has its length beside it ($dice and $dice_count). $seat is the
### name of a player, and in a flaw of a position text its number. Sentences are short and kind, in
### the second person, and end with what works.
###
### To add a message: the same id with the same variables in this file of every language, then
### texts.say("the-id", name=...) in the code; the tests find whatever is missing, unused or unequal.
### Ids of one area begin with the same word. $variables that are numbers choose plural forms.

see-moves = /moves lists what you can play.

## Any game

game-is-over = This game is over. /rematch starts another.
roll-first = Roll first: /roll, then move.
already-rolled = The dice are rolled already; now play them. { see-moves }
no-dice-here = No dice needed now, just your move. { see-moves }
not-dice =
    { $expected ->
        [one] One die is rolled now, showing 1 to 6, and not { $dice }.
       *[other] { $expected } dice are rolled now, each showing 1 to 6, and not { $dice }.
    }
not-in-list = That move doesn’t fit the board as it stands. { see-moves }
may-not-pass = You can still play; passing is only for when you can’t. Try { $example }.

unreadable-move = I can’t read “{ $text }” as a move. Write it like this: { $example }
ambiguous-move = “{ $text }” could mean several moves. Which one: { $candidates }?

## Opening a table

wrong-table-size = This game is for { $allowed } players, and this table has { $seats }.
unknown-option =
    { $known_count ->
        [0] There is no option “{ $name }”: this game has no options.
       *[other] This game has no option “{ $name }”. Its options: { $known }.
    }
unknown-value = “{ $value }” doesn’t fit the option { $key } ({ $option }). It can be { $allowed }.
clashing-options =
    { $other_key ->
        [cube] { $option } only makes sense with the option { $other_key }: turn that on, or leave out { $option_key }.
        [match] { $option } is for games outside a match: leave out { $option_key }, or { $other_key }.
       *[other] { $option } and { $other } don’t go together like this: leave out { $option_key }, or change { $other_key }.
    }

## Plays with two dice

no-checker-there = You have no checker to move on { $point }. { see-moves }
wrong-way = Checkers only move to lower points, and { $start } to { $end } isn’t lower. { see-moves }
not-on-the-dice =
    { $dice_count ->
        [0] The dice are used up before { $start } to { $end }. Leave out that step.
       *[other] The dice left are { $dice }, and { $start } to { $end } doesn’t fit. { see-moves }
    }
point-blocked = Your opponent holds point { $point }; choose another. { see-moves }
bar-first =
    { $checkers ->
        [one] Bring in your checker from the bar first. { see-moves }
       *[other] Bring in your { $checkers } checkers from the bar first. { see-moves }
    }
not-all-home = You can bear off once all fifteen checkers are home, on points 1 to 6. Bring in the one on { $point } first.
higher-checker-first = A number that is too large only bears off from your highest point. That is { $point }, so play from there.
head-already-used =
    { $allowed ->
        [one] Only one checker may leave the head this turn. Play the rest with the others.
       *[other] Only { $allowed } checkers may leave the head this turn. Play the rest with the others.
    }
block-not-allowed = That would make six points in a row ({ $points }) with no opposing checker past them. Leave a gap, or wait until one has passed.
must-use-both-dice = You can play both dice, so you have to. Try { $example }.
must-play-more = You played { $played } of the { $possible } moves this double allows, and you have to play them all. Try { $example }.
must-play-larger = You can only play one of the dice, so it has to be the larger one, the { $die }. Try { $example }.

## The doubling cube

no-cube = This game is played without the doubling cube.
cube-is-theirs = The cube is your opponent’s, so only they can double. Just /roll.
crawford-game = This is the Crawford game: no doubling. The cube is back in the next game.
cube-is-dead = With the cube at { $value }, this game already wins you the match, so there is nothing to double for. Just /roll.
cube-at-its-highest = The cube is at { $value }, as high as it goes. Just /roll.
no-double-offered = Nobody has doubled, so there is nothing to take or drop.
answer-the-double = Your opponent has doubled. Answer first: /take or /drop.

## Checkers

not-a-dark-square = Pieces only stand on dark squares, and { $square } is a light one. { see-moves }
no-piece-there = Square { $square } is empty. Start with one of your pieces.
not-your-piece = The piece on { $square } is your opponent’s. Start with one of yours.
square-occupied = There is already a piece on { $square }. Land on an empty square.
must-capture = You can capture, so you have to. Try { $example }.
must-capture-more =
    { $most ->
        [one] That captures { $taken }, but you can capture { $most } piece, and you have to take the most. Try { $example }.
       *[other] That captures { $taken }, but you can capture { $most } pieces, and you have to take the most. Try { $example }.
    }
men-step-forward = { $start } to { $end } is backwards, and a man only goes back to capture. { see-moves }
cannot-reach = Your piece on { $start } can’t get to { $end }: a man steps one square diagonally, a queen slides over empty ones. { see-moves }

## Quoridor

square-off-board = There is no square { $square }: they go from a1 to i9. { see-moves }
already-there = Your pawn is already on { $square }. Move it, or place a wall.
pawn-in-the-way = { $seat }’s pawn is on { $square }. { see-moves }
too-far =
    { $reachable_count ->
        [0] Your pawn can’t get to { $square }, or anywhere else right now. Place a wall instead.
       *[other] { $square } is too far for one move. Your pawn can go to { $reachable }.
    }
diagonal-not-allowed =
    { $reachable_count ->
        [0] Your pawn can’t get to { $square }, or anywhere else right now. Place a wall instead.
       *[other] A pawn moves straight, and { $square } is diagonal from yours. It can go to { $reachable }.
    }
path-blocked-by-wall = Wall { $wall } is in the way to { $square }. { see-moves }
jump-blocked-by-wall = Wall { $wall } is right behind the pawn on { $over }. You can step to the left or right of that pawn, where it’s free.
jump-blocked-by-pawn = Behind the pawn on { $over } is another, on { $behind }, and you can only jump one. Go another way, or place a wall.
side-step-not-possible = The way over the pawn on { $over } is free, so jump straight to { $instead }.
no-walls-left = You’ve placed all your walls, so move your pawn. { see-moves }
wall-off-board = Wall { $wall } would stick out over the edge. Walls go from a1 to h8, such as e3h or e3v.
wall-overlaps = { $wall } would overlap wall { $other }. Place it somewhere else.
wall-crosses = { $wall } would cross wall { $other }. Place it somewhere else.
wall-seals-goal = Wall { $wall } would leave no way to the goal for { $seat }. Everyone needs one, so place it somewhere else.
must-pass = There is nothing you can do this turn, so pass: type pass.

## Why a text is not a position

unreadable-position = I can’t set up that position. { $why }
wrong-shape = It is written like this: { $expected }
wrong-part = Look at this part again: { $part }, “{ $found }”.
wrong-count =
    { $found ->
        [one] Player { $seat } has { $found } checker there, and { $most } is the most possible.
       *[other] Player { $seat } has { $found } checkers there, and { $most } is the most possible.
    }
standing-block = Player { $seat } holds six points in a row ({ $points }) with no opposing checker past them. Open one of them.
light-square = A piece is on { $square }, a light square. Pieces stand on dark ones.
square-twice = Two pieces are on { $square }. Take one away.
man-on-last-row = The man on { $square } would have become a queen. Write K before the square.
too-many-pieces =
    { $found ->
        [one] Player { $seat } has { $found } piece there, and { $most } is the most possible.
       *[other] Player { $seat } has { $found } pieces there, and { $most } is the most possible.
    }
no-pieces = There are no pieces on the board. Put on at least one.
too-many-quiet-moves =
    { $found ->
        [one] { $found } quiet move is too many: at { $most } the game is drawn.
       *[other] { $found } quiet moves are too many: at { $most } the game is drawn.
    }
wrong-number-of-pawns =
    { $found ->
        [one] There is { $found } pawn in play. Two or four play, and at least two are still there.
       *[other] There are { $found } pawns in play. Two or four play, and at least two are still there.
    }
pawns-share-square = Two pawns are on { $square }. Each needs a square of its own.
wall-outside = The wall { $wall } sticks out over the edge. Walls go from a1 to h8.
walls-collide = The walls { $one } and { $other } overlap or cross. Take one away.
too-many-walls-left =
    { $found ->
        [one] Player { $seat } has { $found } wall left, and { $most } is the most possible.
       *[other] Player { $seat } has { $found } walls left, and { $most } is the most possible.
    }
too-many-walls =
    { $found ->
        [one] There is { $found } wall on the board and in hand together, and { $most } is the most possible.
       *[other] There are { $found } walls on the board and in hand together, and { $most } is the most possible.
    }
nobody-in-seat = It can’t be player { $seat }’s turn: nobody plays there. Give the turn to a seat with a pawn.
pawn-sealed = Player { $seat } has no way to the goal. Take a wall away.
several-winners = Players { $seats } can’t all have arrived. Leave one of them at the goal.

# The parts of a position's text: “Look at this part again: ...”
part-board = the board
part-cube = the cube
part-cube-owner = whose the cube is
part-turn = whose turn it is
part-dice = the dice
part-score-of-seat-1 = the first player’s score
part-score-of-seat-2 = the second player’s score
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

## Computers

unknown-level = There is no level “{ $value }”. Levels go from 1 ({ level-1 }) to 5 ({ level-5 }).
no-computers = Computers don’t play here at the moment. /play finds you a person to play with.
no-computer-for = No computer plays { $game } here. /play finds you a person to play with.
computers-busy = All my computers are busy with other games. Please try again in a minute.
