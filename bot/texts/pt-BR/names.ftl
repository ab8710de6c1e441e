### Como as coisas se chamam: jogos, opções, resultados, listas, intervalos de tempo.
### O fim do id é o nome no programa. Como acrescentar uma mensagem: veja en/refusals.ftl.

## Lugares e listas

# A casa 25 e a casa 0 de um tabuleiro de vinte e quatro.
place-bar = barra
place-off = fora

# $start é uma palavra, ou várias separadas por vírgulas.
list-or = { $start } ou { $last }
list-and = { $start } e { $last }

switch-on = sim
switch-off = não

## Opções dos jogos e seus valores

option-match = Tamanho do match
option-cube = Cubo de dobra
option-jacoby = Regra Jacoby

value-match =
    { $value ->
        [0] partida única
        [one] match até { $value } ponto
       *[other] match até { $value } pontos
    }
value-cube =
    { $value ->
        [yes] com o cubo de dobra
       *[no] sem o cubo de dobra
    }
value-jacoby =
    { $value ->
        [yes] com a regra Jacoby
       *[no] sem a regra Jacoby
    }
