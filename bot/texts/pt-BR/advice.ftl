### O que se diz só a uma pessoa: como a mesa está para ela, e por que algo não cabe.
### Todo comando daqui funciona para quem lê, naquele momento. Como acrescentar: en/refusals.ftl.

## Como está a mesa, para quem não está na vez

# De quem foi chamado; quem lê já tem lugar, ou não foi chamado.
status-awaiting = Esperando { $names } na mesa.
# Para quem já tem lugar.
status-short =
    { $places ->
        [one] Falta { $places } pessoa.
       *[other] Faltam { $places } pessoas.
    }
status-asking = Esperando a resposta de { $names }.
# Para quem pede, e para quem já disse sim.
status-own-request = Esperando a resposta de { $names }. /decline retira o pedido.
status-they-roll = Vez de { $player } rolar.
status-they-answer = Vez de { $player } responder.
status-time-up = O tempo desta jogada acabou.
status-may-claim = O tempo desta jogada acabou: peça a vitória com /claim.
status-own-time-up = O seu tempo para esta jogada acabou. Jogue antes que peçam a vitória.

## Por que algo não cabe

own-game-on = Você está jogando { $game } aqui. Termine esse jogo antes, ou desista com /resign.
no-dice-in-game = Este jogo não usa dados: { $game }.
# $word é uma jogada de antes da rolagem.
before-the-roll =
    { $word ->
        [double] A dobra se faz antes de rolar. Os dados já estão na mesa, agora jogue. { see-moves }
       *[other] Isso se faz antes de rolar. Os dados já estão na mesa, agora jogue. { see-moves }
    }
nobody-mentioned = Não sei quem é { $name }. Mencione alguém deste chat; só /stats mostra os seus resultados.
neither-game-nor-player = Não conheço “{ $word }”. Para os resultados de alguém, escreva @ e o nome; para um jogo, { $typed }: /stats backgammon.

## Quando qualquer desistência perde o match

view-resign-match = Quer desistir do match? { $winner } vence. Depois não dá para voltar atrás.
