### O treinador: dicas e o que deu errado. Como acrescentar: refusals.ftl.

decimal-point = ,
# One of the options of a table, in a list with commas.
setup-position = a partir de uma posição dada

## Dicas

news-hinted =
    { $match ->
        [yes] { $player } pede uma dica: este match não vale para o rating.
       *[no] { $player } pede uma dica: esta partida não vale para o rating.
    }
hint-heading = As melhores opções:
hint-why = Por que 1 e não 2: { $reasons }
hint-asked =
    { $match ->
        [yes] Com uma dica, este match não vale para o rating{ $people ->
            [yes] , e todos na mesa ficam sabendo
           *[no] {""}
        }. Quer a dica?
       *[no] Com uma dica, esta partida não vale para o rating{ $people ->
            [yes] , e todos na mesa ficam sabendo
           *[no] {""}
        }. Quer a dica?
    }
news-unrated =
    { $match ->
        [yes] Este match não vale mais para o rating.
       *[no] Esta partida não vale mais para o rating.
    }
news-unaided =
    { $match ->
        [yes] { $player } precisa decidir sem pensar: este match não vale mais para o rating.
       *[no] { $player } precisa decidir sem pensar: esta partida não vale mais para o rating.
    }
news-then-unrated =
    { $match ->
        [yes] Nesse caso, este match não valeria para o rating.
       *[no] Nesse caso, esta partida não valeria para o rating.
    }
undo-asked =
    { $match ->
        [yes] Se você desfizer esta jogada, este match não vale mais para o rating. Desfazer mesmo assim?
       *[no] Se você desfizer esta jogada, esta partida não vale mais para o rating. Desfazer mesmo assim?
    }

## Opções e quanto valem

coach-option = { $place }. { $move }: { $worth }
coach-roll = rolar sem dobrar
coach-chance =
    { $draws ->
        [yes] faz { $chance }% dos pontos
       *[no] ganha { $chance }% das partidas
    }
coach-value = vale { $value }
coach-loss-points = { $loss } ponto a menos
coach-loss-chance = { $loss }% a menos
coach-proven-win = vitória certa
coach-proven-draw = empate certo
coach-proven-loss = derrota certa

## O que deu errado

analysis-working = Analisando a partida …
analysis-nothing = Não houve nada a decidir nesta partida, então não há o que analisar.
analysis-heading = { $game }: { $players }
analysis-rate =
    { $doubles ->
        [yes] { $player }: taxa de erro { $rate } (pedras { $moves }, cubo { $cube }), sorte { $luck }
       *[no] { $player }: taxa de erro { $rate }, sorte { $luck }
    }
analysis-points = { $player }: { $loss } ponto perdido por jogada, sorte { $luck };
analysis-percent = { $player }: { $loss }% perdidos por jogada;
analysis-counts = erros: { $mistakes }, erros graves: { $blunders }
# Rolagens como: Anna, jogada 7, 6-6: +0,84
analysis-luck = Rolagem de mais sorte: { $lucky }; de mais azar: { $unlucky }
analysis-roll = Sorte nesta rolagem: { $luck }
analysis-errors = Os maiores erros:
analysis-clean = Nenhum erro digno de nota.
analysis-error = { $place }. { $who }: { $played }, { $loss }. Melhor: { $better }
analysis-move = jogada { $number }
analysis-place = Erro { $place } de { $count }: { $who }
analysis-played = Jogado: { $move }, { $worth }
analysis-better = Melhor: { $move }, { $worth }
analysis-line = Poderia seguir assim: { $moves }
analysis-chances = Chances de vitória de { $player }: { $first }% no começo, { $last }% no fim, mínimo de { $lowest }% na jogada { $lowest_move }, máximo de { $highest }% na jogada { $highest_move }.

## Por que uma jogada é melhor que outra

hits-instead = Ela bate; a outra não.
fewer-shots =
    { $better ->
        [0] Não deixa nenhuma rolagem que bata, em vez de { $other } das 36.
       *[other] Rolagens que batem: { $better } das 36, em vez de { $other }.
    }
longer-block = Bloqueia { $better } casas seguidas, em vez de { $other }.
makes-point = Fecha a casa { $point }.
holds-back = Rolagens que o adversário não joga por inteiro: { $better } das 36, em vez de { $other }.
wins-pieces =
    { $pieces ->
        [one] Ganha uma peça.
       *[other] Ganha { $pieces } peças.
    }
gives-pieces =
    { $pieces ->
        [one] A outra jogada entrega uma peça.
       *[other] A outra jogada entrega { $pieces } peças.
    }
wall-costs = A parede alonga o caminho do adversário em { $steps } passos.
lets-wall-cost = Passos que uma só parede pode custar a você: no máximo { $better }; depois da outra jogada, { $other }.
keeps-opposition = Mantém a oposição; a outra jogada a entrega.
lets-jump = A outra jogada deixa o peão adversário pular o seu e avançar duas casas.
doubles-too-early = É cedo para dobrar: com { $chance }% de chance de vitória, o outro lado aceita e fica com o cubo.
too-good-to-double = É bom demais para dobrar: seguir jogando vale mais do que a dobra ganharia.
wins-at-once = A dobra ganha na hora, porque o outro lado tem de recusar. Depois pode ser tarde.
takes-too-much = Com { $chance }% de chance de vitória, aceitar perde mais do que recusar.
drops-too-soon = Com { $chance }% de chance de vitória, aceitar perde menos do que recusar.

## Botões: no máximo 14 caracteres

choice-hint = Dica
choice-analyse = Analisar
choice-position = Posição
choice-errors = Erros
choice-previous = Anterior
choice-next = Próximo
choice-overview = Visão geral

## O que cada comando faz: no máximo 100 caracteres

command-hint = mostrar as três melhores jogadas, só para você; a partida deixa de valer rating
command-analyse = mostrar o que deu errado numa partida terminada; /analyse 2 na segunda do match

## Por que algo não pode ser mostrado

coach-silent = Não consigo pensar nisso agora. Pergunte de novo daqui a pouco.
still-being-played = A partida ainda não acabou. /analyse mostra o que deu errado quando acabar.
position-is-over = Nessa posição o jogo já acabou.
no-coach = Ninguém aqui sabe avaliar as jogadas deste jogo.
no-hints-here = Nesta mesa se joga sem dicas. Da próxima vez, abra a mesa com hints=yes.
nothing-to-choose = Só há uma coisa a fazer, então não é preciso dica.

## Por que um arquivo enviado não é lido

file-too-large = O arquivo é grande demais: leio arquivos de até { $kilobytes } KB. Envie um match de cada vez.
unknown-file = Não consigo ler este arquivo. Envie um match de gamão em .mat, uma partida de damas em PDN ou qualquer partida no nosso JSON, como o /export os entrega.
other-game-in-file = O arquivo é de “{ $word }”, que não se joga aqui. Leio gamão, narde longo e damas brasileiras (GameType 26).
unreadable-line = Não consigo ler a linha { $line } do arquivo. Exporte a partida de novo ou corrija essa linha.
broken-file = O arquivo JSON está incompleto ou foi alterado. Exporte a partida de novo: /export json.
wrong-opening-in-file = Não consigo ler a posição em que começa a partida { $number } do arquivo. Exporte a partida de novo.
wrong-move-in-file = Na partida { $number } do arquivo, a jogada { $move } não é possível: “{ $text }”. Corrija-a ou exporte a partida de novo.
too-many-games = O arquivo tem partidas demais: leio até { $most }. Envie um match de cada vez.
too-many-moves = O arquivo tem jogadas demais: leio até { $most }. Envie menos partidas de cada vez.
other-players-in-file = A partida { $number } do arquivo tem outros jogadores que a primeira, ou eles trocaram de lado. Envie-a em um arquivo separado.
no-finished-game = Nenhuma partida do arquivo terminou. Envie-o de novo quando alguma terminar.
file-not-fetched = O arquivo não chegou até mim. Envie-o de novo.
too-many-files = Leio até { $most } arquivos por hora de cada jogador. Envie o próximo mais tarde.
file-forgotten = Não tenho mais este arquivo. Envie-o de novo com /analyse.
