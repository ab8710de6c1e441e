### O que a imagem mostra, para quem não a vê: as frases em sua ordem. Como acrescentar: en/refusals.ftl.

## De quem é a vez, ou como terminou. Nos problemas, em vez do nome há “Brancas” ou “Pretas”

board-to-play = Joga: { $seat }, com { $dice }.
board-to-roll = Rola os dados: { $seat }.
board-to-answer = Responde à dobra para { $value } ({ $other }): { $seat }.
board-to-move = Joga: { $seat }.
board-opening = Cada um rola um dado para ver quem começa.
# $result é uma das mensagens result-..., como “gammon, 2 pontos”.
board-won = Vitória de { $seat } ({ $result }).
board-drawn = Empate ({ $ending }).

## A última jogada, como a escreve quem a fez

board-last-move = Última jogada: { $seat } { $move }.
board-last-move-of-somebody = Última jogada: { $move }.
board-played-dice = Ela foi feita com { $dice }.
board-last-roll = Dados: { $dice }.
board-last-pass = { $seat } não tinha jogada e passou a vez.
board-last-double = { $seat } dobrou.
board-last-take = { $seat } aceitou a dobra.
board-last-drop = { $seat } recusou a dobra.
board-captured = Capturadas: { $squares }.

## Gamão e narde

board-score = Match até { $length }: { $first } { $first_points }, { $second } { $second_points }.
board-cube-in-the-middle = Cubo: { $value }, no meio.
board-cube-owned = Cubo: { $value }, com { $seat }.
board-numbering = Numeração das casas: { $seat }.
board-checkers =
    { $pips ->
        [one] { $seat }, { $side }: { $places }; falta { $pips } pip.
       *[other] { $seat }, { $side }: { $places }; faltam { $pips } pips.
    }
# Onde estão as pedras, com vírgulas: “2 na 24, 1 na barra, 3 fora”
board-on-point = { $count } na { $point }
board-on-bar = { $count } na barra
board-borne-off = { $count } fora

## Damas

board-pieces = { $seat }, { $side }: { $pieces }.
board-men =
    { $count ->
        [one] pedra { $squares }
       *[other] pedras { $squares }
    }
board-queens =
    { $count ->
        [one] dama { $squares }
       *[other] damas { $squares }
    }
board-no-pieces = sem peças
board-quiet =
    { $quiet ->
        [one] { $quiet } lance de dama sem captura; com { $limit } é empate.
       *[other] { $quiet } lances de dama sem captura; com { $limit } é empate.
    }

## Quoridor

board-pawn = { $seat }: peão { $pawn }, { $distance ->
        [0] na chegada
        [one] a { $distance } passo da chegada
       *[other] a { $distance } passos da chegada
    }, { $walls ->
        [0] sem paredes na mão
        [one] { $walls } parede na mão
       *[other] { $walls } paredes na mão
    }.
board-left = { $seat } saiu do jogo.
board-walls = Paredes: { $walls }.
board-no-walls = Nenhuma parede no tabuleiro.
