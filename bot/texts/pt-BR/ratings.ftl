### O que os jogadores alcançaram: resultados e os melhores de um chat. Como acrescentar: en/refusals.ftl.

## O que um jogador alcançou

# $game é o nome de um jogo, com o número de jogadores onde mais de dois podem jogar.
# $rating é um número, com “± 200” enquanto ainda pode estar longe do certo.
stats-score = { $game }: { $rating }. Partidas: { $games } (vitórias { $wins }, empates { $draws }, derrotas { $losses }).
# $ways são os finais e quantas vezes cada um: “gammon (3), partida simples (5)”.
stats-won = Como venceu: { $ways }.
stats-streak = Vitórias seguidas: { $streak }, a melhor série: { $best }.
stats-settling = “±” mostra quanto a pontuação ainda pode mudar. Ela se firma com mais partidas.
# Onde há vários jogos e a imagem mostra um deles.
stats-plotted = Na imagem: { $game }.
stats-nothing = { $player } ainda não terminou uma partida que conte. /play começa uma.
stats-nothing-of = { $player } ainda não terminou uma partida que conte: { $game }. /play começa uma.
# O gráfico em palavras, para quem não pode vê-lo.
stats-plot = { $player }, { $game }: a pontuação de partida em partida. Começou em { $first } e agora é { $last }; partidas: { $games }. A menor foi { $lowest }, a maior { $highest }.

## Os melhores de um chat

top-heading = Quem joga melhor aqui. { $game }:
top-own = Seu lugar: { $place } de { $players }, com { $rating }.
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

command-stats = mostra como você joga, ou outra pessoa: /stats, /stats narde
command-top = mostra quem joga melhor aqui: /top backgammon, /top quoridor 4
