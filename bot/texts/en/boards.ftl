### What a picture shows, for those who cannot see it: the sentences of an alt text, in their order.
### Discord takes 1,024 characters, so keep them short. How to add: en/refusals.ftl.

## Whose turn it is, or how it ended

board-to-play = { $seat } to play { $dice }.
board-to-roll = { $seat } to roll.
board-to-answer = { $seat } to take or drop: { $other } doubles to { $value }.
board-to-move = { $seat } to move.
board-opening = Each player rolls one die to see who begins.
# $result is one of the messages result-..., such as “gammon, 2 points”.
board-won = { $seat } won ({ $result }).
board-drawn = The game is a draw ({ $ending }).

## The last move, as its mover writes it

board-last-move = Last move: { $seat } { $move }.
board-last-move-of-somebody = Last move: { $move }.
board-played-dice = It was made with { $dice }.
board-last-roll = Rolled: { $dice }.
board-last-pass = { $seat } had no move and passed.
board-last-double = { $seat } doubled.
board-last-take = { $seat } took the double.
board-last-drop = { $seat } dropped the double.
board-captured = Captured: { $squares }.

## Backgammon and narde

board-score = Match to { $length }: { $first } { $first_points }, { $second } { $second_points }.
board-cube-in-the-middle = Cube: { $value }, in the middle.
board-cube-owned = Cube: { $value }, with { $seat }.
board-numbering = Points are numbered from { $seat }’s side.
board-checkers =
    { $pips ->
        [one] { $seat }, { $side }: { $places }; { $pips } pip to go.
       *[other] { $seat }, { $side }: { $places }; { $pips } pips to go.
    }
# The places of checkers, with commas between them: “2 on 24, 1 on the bar, 3 off”
board-on-point = { $count } on { $point }
board-on-bar = { $count } on the bar
board-borne-off = { $count } off

## Checkers

board-pieces = { $seat }, { $side }: { $pieces }.
board-men =
    { $count ->
        [one] man { $squares }
       *[other] men { $squares }
    }
board-queens =
    { $count ->
        [one] queen { $squares }
       *[other] queens { $squares }
    }
board-no-pieces = no pieces
board-quiet =
    { $quiet ->
        [one] { $quiet } quiet move with queens; at { $limit } it is a draw.
       *[other] { $quiet } quiet moves with queens; at { $limit } it is a draw.
    }

## Quoridor

board-pawn = { $seat }: pawn { $pawn }, { $distance ->
        [0] at the goal
        [one] { $distance } step from the goal
       *[other] { $distance } steps from the goal
    }, { $walls ->
        [0] no walls left
        [one] { $walls } wall left
       *[other] { $walls } walls left
    }.
board-left = { $seat } has left.
board-walls = Walls: { $walls }.
board-no-walls = No walls on the board.
