### O que foi jogado: em notação, como arquivo, como animação. Como acrescentar: en/refusals.ftl.

## As jogadas de uma partida

# Parte de um título depois dos jogadores: "Ana (brancas), Beto (pretas) · partida 2 · página 1 de 3".
history-game = partida { $number }
history-page = página { $page } de { $pages }
# No lugar de uma jogada, numa linha como "4. dobra para 2 | aceita".
history-double = dobra para { $cube }
history-take = aceita
history-drop = recusa
history-pass = sem jogada

## Arquivos

export-mat =
    { $game ->
        [narde] A partida em duas colunas, como se anota um match de gamão.
       *[other] O match inteiro, para o GNU Backgammon e programas parecidos.
    }
export-pdn = A partida em PDN, para programas de damas.
export-txt = A partida como lista de jogadas.
export-json = Tudo o que foi jogado, para programas. Se o jogo tem dados, a prova deles entra quando a partida acaba.
export-forgotten =
    { $games ->
        [one] Falta { $games } partida anterior: foi jogada há muito tempo.
       *[other] Faltam { $games } partidas anteriores: foram jogadas há muito tempo.
    }

## A animação; $players é "Ana (brancas), Beto (pretas)"

replay-shown = { $players } · jogadas { $first }–{ $last }

## Botões: no máximo 14 caracteres

choice-earlier = Anteriores
choice-later = Seguintes
choice-replay = Rever
choice-export = Em arquivo

## O que faz cada comando: no máximo 100 caracteres

command-history = mostrar as jogadas; /history 2 mostra as da segunda partida do match
command-export = receber a partida ou o match em arquivo: /export, /export json
command-replay = rever a partida: /replay, /replay 10-20; em um match, /replay 2 é a segunda

## Por que algo não pode ser mostrado

no-such-game =
    { $games ->
        [one] Até agora só começou { $games } partida: veja com { $command }.
       *[other] O match tem { $games } partidas até agora: veja a primeira com { $command } 1.
    }
no-such-file = Não há arquivo “{ $word }” para { $game }. Há { $formats }: /export dá o normal, { $usual }.
no-such-rounds =
    { $rounds ->
        [0] Ainda não houve jogadas para mostrar.
        [one] A partida tem só { $rounds } jogada até agora: /replay mostra.
       *[other] A partida tem { $rounds } jogadas até agora: /replay 1-{ $rounds } mostra todas.
    }
unknown-rounds = Não sei quais jogadas são “{ $word }”. Escreva assim: /replay 1-{ $rounds }.
