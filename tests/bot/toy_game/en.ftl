game-sprint = Sprint
option-length = Track length
value-length =
    { $value ->
        [one] track of { $value } square
       *[other] track of { $value } squares
    }
ending-home = both runners home
result-home = { ending-home }
rules-sprint = Sprint: bring both runners home first.
board-runners = { $seat }: runners on { $squares }.
typed-game-sprint = dash
