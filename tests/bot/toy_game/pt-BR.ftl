game-sprint = Corrida
option-length = Comprimento da pista
value-length =
    { $value ->
        [one] pista de { $value } casa
       *[other] pista de { $value } casas
    }
ending-home = dois corredores em casa
result-home = { ending-home }
rules-sprint = Corrida: leve os seus dois corredores para casa primeiro.
board-runners = { $seat }: corredores em { $squares }.
typed-game-sprint = corrida
