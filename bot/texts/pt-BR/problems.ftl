### Problemas: posições em que uma jogada é claramente a melhor. Como acrescentar: en/refusals.ftl.

## Um problema e a sua solução

problem-of-the-day = 🧩 Problema do dia.
# $side são as brancas, as pretas ou a marca de um peão.
problem-question = { $game }. Joga: { $side }. Qual é a melhor jogada?
problem-right = ✅ Certo, { $move } é a melhor jogada.
problem-wrong = ❌ Não: { $best } é melhor do que { $move }.
# Uma jogada que não está entre as avaliadas.
problem-unjudged = { $best } é a melhor jogada. Não avaliei { $move }.
# O que o jogador fez na partida de onde vem o problema.
problem-mine-points = Na sua partida você jogou { $move }, que perde em média { $points } ponto.
problem-mine-games = Na sua partida você jogou { $move }, que ganha cerca de { $games } a menos em cada 100 partidas.
problem-best = { $move } é a melhor jogada.
# Quanto a melhor jogada supera a seguinte. $points é um número como 0,14.
problem-lead-points = Em média, ganha { $points } ponto a mais do que a segunda melhor.
problem-lead-games =
    { $games ->
        [one] De 100 partidas, ganha cerca de uma a mais do que a segunda melhor.
       *[other] De 100 partidas, ganha cerca de { $games } a mais do que a segunda melhor.
    }
# O que a jogada escolhida entrega.
problem-loss-points = A sua jogada perde { $points } ponto em média.
problem-loss-games =
    { $games ->
        [one] De 100 partidas, a sua jogada ganha cerca de uma a menos.
       *[other] De 100 partidas, a sua jogada ganha cerca de { $games } a menos.
    }
problem-streak =
    { $count ->
        [one] 🔥 um dia seguido.
       *[other] 🔥 { $count } dias seguidos.
    }
# A solução do problema anterior.
problem-earlier = Da última vez, { $move } era a melhor jogada. Quem acertou: { $names }.
problem-earlier-unsolved = Da última vez, { $move } era a melhor jogada. Ninguém acertou.
problem-mine = Da sua própria partida.
problem-mine-none = Não achei nenhuma falha grave sua nessas partidas. Você jogou bem.
problem-another = Outro problema
problem-any = Resolver um problema
problem-today = Problema do dia

## Os problemas de um chat

# $games é uma lista de jogos.
problems-on = Um problema chega todo dia às { $time } ({ $zone }): { $games }.
problems-off = Aqui nenhum problema chega sozinho.
problems-how = Moderadores escolhem quando: /problems on 9:00 -3, /problems gamão, /problems off.
problems-table = Tabela
problems-heading = Resolvidos neste mês:
problems-score = { $name }: { $solved } de { $tried }.
problems-nobody = Ninguém resolveu um problema aqui neste mês.

problem-gone = Não tenho mais este problema. Digite /problem para receber outro.
no-problem-today = Ainda não chegou nenhum problema do dia aqui. Digite /problem para receber qualquer outro.
no-such-time = “{ $word }” não é um horário. Digite assim: /problems on 9:00.
unknown-problems-word = “{ $word }” não é hora, nem fuso horário, nem jogo. Digite assim: /problems on 9:00 America/Sao_Paulo gamão.
no-time-given = A que horas? Digite assim: /problems on 9:00.

## O que cada comando faz: no máximo 100 caracteres

command-problem = achar a melhor jogada: /problem, /problem gamão
command-problems = um problema por dia para este chat: /problems on 9:00, /problems tabela
