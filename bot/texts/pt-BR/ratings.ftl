### O que os jogadores alcançaram: resultados e os melhores de um chat. Como acrescentar: en/refusals.ftl.

## O que um jogador alcançou

# $game é o nome de um jogo, com o número de jogadores onde mais de dois podem jogar.
# $rating é um número, com “± 200” enquanto ainda pode estar longe do certo.
stats-score = { $game }: { $rating }. Partidas: { $games } (vitórias { $wins }, empates { $draws }, derrotas { $losses }).
# $ways são os finais e quantas vezes cada um: “gammon (3), partida simples (5)”.
stats-won = Vitórias por: { $ways }.
stats-streak = Vitórias seguidas: { $streak }, melhor série: { $best }.
stats-settling = “±” mostra quanto o rating ainda pode mudar. Ele se firma com mais partidas.
# Onde há vários jogos e a imagem mostra um deles.
stats-plotted = No gráfico: { $game }.
stats-nothing = { $player } ainda não tem partidas valendo rating.
stats-nothing-of = { $player } ainda não tem partidas valendo rating ({ $game }).
stats-nothing-computers = { $player } ainda não terminou uma partida contra o computador.
# O gráfico em palavras, para quem não pode vê-lo.
stats-plot = { $player }, { $game }: o rating de partida em partida. Começou em { $first } e agora é { $last }; partidas: { $games }. O menor foi { $lowest }, o maior { $highest }.

## Os melhores de um chat

top-heading = Os melhores daqui. { $game }:
top-own = Sua posição: { $place } de { $players }, com { $rating }.
top-not-placed =
    { $games ->
        [one] Você ainda não está nesta lista: nela está quem joga aqui e terminou { $games } partida.
       *[other] Você ainda não está nesta lista: nela está quem joga aqui e terminou { $games } partidas.
    }
top-nobody =
    { $games ->
        [one] Ninguém está nesta lista ainda: entra quem terminar { $games } partida.
       *[other] Ninguém está nesta lista ainda: entra quem terminar { $games } partidas.
    }
# Alguém cujo nome não se conhece.
top-nameless = alguém

## O que cada comando faz: no máximo 100 caracteres

command-stats = mostrar os seus resultados, ou os de outra pessoa: /stats, /stats narde
command-top = mostrar quem joga melhor aqui: /top gamão, /top quoridor 4
