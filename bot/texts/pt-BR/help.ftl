### O que /help diz: um primeiro passo em uma tela de celular, umas doze linhas curtas, e assuntos.
### O fim de um id é o nome do assunto. Como acrescentar: en/refusals.ftl.

## A primeira tela: o primeiro passo, conforme a mesa, e o que vem depois

help-first = Primeiro passo: /play, e toque em um jogo.
help-first-join = Primeiro passo: /join, e você já joga.
help-first-gathering = Estão formando uma mesa aqui: /board.
help-first-playing = Há um jogo em andamento aqui: /board.
# Onde não há jogo. Abaixo, $move é uma jogada possível, como se escreve.
help-invite = Com alguém que você conhece: /play checkers @nome
help-alone = Sem companhia: /computer 3 (níveis 1 a 5)
help-next =
    Na sua vez: toque nos botões, ou escreva { $move }.
    /board mostra o tabuleiro, /rules as regras.
    /undo desfaz uma jogada, /resign desiste.
    /settings: seu idioma e o tabuleiro.
# $topics são palavras: “jogar, vez ou dados”.
help-more = Mais: /help com { $topics }.

## Como os assuntos se chamam nos botões: no máximo 15 caracteres

help-name-play = Começar
help-name-move = Sua vez
help-name-dice = Dados
help-name-requests = Pedidos
help-name-records = Partidas
help-name-settings = Ajustes
help-name-commands = Comandos

## Os assuntos

help-play =
    Começar um jogo
    /play – escolher o jogo; qualquer pessoa entra
    /play backgammon 5 – match até 5 pontos
    /play quoridor 4 – para quatro
    /play checkers @nome – convidar alguém
    /play narde clock=1d – um dia por jogada
    /join, /leave – entrar na mesa, sair dela
    /accept, /decline – responder a um convite
    /rematch – a revanche
    /stop – encerrar sem resultado: o seu jogo sem outras pessoas, e a moderação, qualquer um
# Added to the topics play, move and records where computers play.
help-computer = /computer gamão 5 – na hora contra o computador; níveis de 1 ({ level-1 }) a 5 ({ level-5 })
help-hint = /hint – as três melhores jogadas, só para você
help-analyse = /analyse – o que deu errado e o que era melhor; também num arquivo .mat, PDN ou JSON
help-move =
    Sua vez
    Toque nos botões, ou escreva a jogada:
    gamão, narde: 13/8 8/5, 6/off
    damas: c3-d4, c3xe5
    Quoridor: e2, ou uma parede: e3h, e3v
    /move – escolher passo a passo
    /moves – o que você pode jogar
    /board – o tabuleiro; /board mine do seu lado, /board words em palavras
    /rules – as regras do jogo
help-dice =
    Dados e cubo de dobra
    /roll – rolar, se não for automático
    /double – antes de rolar: valer o dobro
    /take, /drop – aceitar a dobra, ou perder pelo valor antigo
    /join banana – uma palavra sua se mistura aos dados
    /verify – depois do jogo: a prova de que os dados já estavam fixados
help-requests =
    Pedidos
    /undo – posso desfazer a jogada?
    /draw – empate?
    /resign – desistir
    /accept, /decline – sim, não; /decline também retira o seu pedido
    /claim – vencer quando acaba o tempo do adversário
help-records =
    Partidas jogadas
    /history – as jogadas
    /replay – em animação; /replay 10-20 um trecho
    /export – em arquivo, para outros programas
    /stats – os seus resultados; /stats @nome os de alguém
    /top – quem joga melhor aqui; /top narde computador contra o computador
    /problem – achar a melhor jogada; /problem minha – nas suas partidas; /problems – um por dia para este chat
help-settings =
    Ajustes
    /settings – idioma, tabuleiro, lado, lembretes
    /settings chat – para a moderação: idioma, relógio e regras do chat
    /forgetme – apagar tudo o que sei de você
