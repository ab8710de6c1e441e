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

## Opções de qualquer mesa e seus valores
## Um menu mostra option-NAME acima da lista dos seus value-NAME, um para cada escolha; a notícia de
## uma mesa nova diz o value-NAME do que foi escolhido. NAME é o que se escreve: clock=1d.

option-players = Jogadores
option-clock = Tempo por jogada
option-falls = Derrota por tempo
option-autoroll = Rolagem dos dados
option-autoplay = Jogadas forçadas
option-hints = Dicas

value-players =
    { $value ->
        [one] { $value } jogador
       *[other] { $value } jogadores
    }
# $value é “off” ou um intervalo de tempo: “1 dia”
value-clock =
    { $value ->
        [off] sem relógio
       *[other] { $value } por jogada
    }
value-falls =
    { $value ->
        [yes] quem fica sem tempo perde na hora
       *[no] derrota por tempo só a pedido do adversário
    }
value-autoroll =
    { $value ->
        [yes] dados rolados automaticamente
       *[no] dados rolados por quem joga
    }
value-autoplay =
    { $value ->
        [yes] jogadas forçadas feitas automaticamente
       *[no] jogadas forçadas feitas por quem joga
    }
value-hints =
    { $value ->
        [yes] com dicas
       *[no] sem dicas
    }

# O que vale se nada for escolhido: um dos valores, ou usual-NAME.
as-usual = normalmente: { $value }
usual-clock = sem relógio, se o chat não tiver um
usual-cube = sem o cubo de dobra; em um match, com ele

## Jogos, lados e idiomas

game-backgammon = Gamão
game-narde = Narde longo
game-checkers = Damas brasileiras
game-quoridor = Quoridor

# O primeiro e o segundo lugar de um jogo para dois, como quer que o tema os pinte.
side-1 = brancas
side-2 = pretas

# Cada idioma com as suas próprias palavras.
language-en = English
language-ru = Русский
language-pt-BR = Português (Brasil)

## Como terminou a partida

ending-single = partida simples
ending-gammon = gammon
ending-backgammon = backgammon
ending-dropped = dobra recusada
ending-oin = oin
ending-mars = mars
ending-captured = todas as peças capturadas
ending-blocked = adversário sem lances
ending-quiet = 15 lances de dama de cada lado sem captura
ending-resigned = desistência
ending-arrived = peão na chegada
ending-agreed = de comum acordo

## Como conta uma vitória: “Ana venceu (gammon, 2 pontos).” Sem pontos onde o jogo não tem pontos

result-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
result-single = { ending-single }, { result-points }
result-gammon = { ending-gammon }, { result-points }
result-backgammon = { ending-backgammon }, { result-points }
result-dropped = { ending-dropped }, { result-points }
result-oin = { ending-oin }, { result-points }
result-mars = { ending-mars }, { result-points }
result-captured = { ending-captured }
result-blocked = { ending-blocked }
result-resigned = { ending-resigned }
result-arrived = { ending-arrived }

## Intervalos de tempo, nas duas maiores unidades: “2 dias 3 horas”

span-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
span-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
span-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }

## Daqui a quanto tempo algo acontece: “daqui a 4 horas”

until-days =
    { $count ->
        [1] daqui a um dia
        [one] daqui a { $count } dia
       *[other] daqui a { $count } dias
    }
until-hours =
    { $count ->
        [1] daqui a uma hora
        [one] daqui a { $count } hora
       *[other] daqui a { $count } horas
    }
until-minutes =
    { $count ->
        [1] daqui a um minuto
        [one] daqui a { $count } minuto
       *[other] daqui a { $count } minutos
    }

## Computadores

# $number distingue computadores do mesmo nível na mesma mesa; o primeiro tem 1.
computer-name =
    { $level ->
        [1] Computador iniciante
        [2] Computador casual
        [3] Computador de clube
        [4] Computador forte
       *[5] Computador especialista
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
# O mesmo onde os nomes ficam lado a lado: na página e sob o tabuleiro.
computer-short-name =
    { $level ->
        [1] Iniciante
        [2] Casual
        [3] Clube
        [4] Forte
       *[5] Especialista
    }{ $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
level-1 = iniciante
level-2 = casual
level-3 = clube
level-4 = forte
level-5 = especialista
# Partidas com um computador à mesa têm um rating próprio.
kind-against-computers = { $game } contra o computador
option-computer = Adversário
option-computers = Quantos computadores
value-computer =
    { $value ->
        [0] pessoas
        [1] 🤖 1: iniciante
        [2] 🤖 2: casual
        [3] 🤖 3: clube
        [4] 🤖 4: forte
       *[5] 🤖 5: especialista
    }
value-computers =
    { $value ->
        [0] em todos os outros lugares
        [1] um computador
       *[other] { $value } computadores
    }
