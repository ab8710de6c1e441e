### Um tabuleiro que se toca: o que se pode tocar nele e o que fica em volta.

## O que se pode tocar, para quem não vê a imagem

touch-point =
    { $count ->
        [one] Casa { $point }, uma pedra sua
       *[other] Casa { $point }, { $count } pedras suas
    }
touch-bar =
    { $count ->
        [one] Barra, uma pedra sua
       *[other] Barra, { $count } pedras suas
    }
touch-piece =
    { $queen ->
        [yes] { $square }, sua dama
       *[no] { $square }, sua pedra
    }
# Para onde uma peça pode ir.
touch-to =
    { $hit ->
        [yes] Para { $place }, batendo
       *[no] Para { $place }
    }
touch-pawn = Seu peão
touch-wall = Parede { $wall }
# A peça que foi escolhida.
touch-held = Pôr de volta

## Como estão os jogadores, ao lado dos nomes

fact-pips = pips a percorrer
fact-off = fora
fact-men = pedras
fact-queens = damas
fact-steps = passos até o fim
fact-walls = paredes na mão

## O mesmo que em table.ftl e advice.ftl, onde tudo pode ser tocado

status-over-here = O jogo terminou.
status-past-here = O jogo terminou.
status-closed-here = Ninguém está jogando aqui.
status-your-roll-here = Sua vez de rolar.
status-your-answer-here = Sua resposta?
status-may-claim-here = O tempo desta jogada acabou. Você pode pedir a vitória.

## Uma partida especial do match

occasion-crawford = partida Crawford
