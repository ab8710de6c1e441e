### O que acontece em uma mesa, como ela está e o que se pode fazer ali. Como acrescentar: en/refusals.ftl.
### $player, $by e $names são nomes de pessoas, de gênero desconhecido: o presente serve para todos.
### Nos jogos de dados se diz “jogada”; “lance” só onde se fala apenas de damas.

## Notícias

# $game é o que se vai jogar e, com vírgulas, tudo o que se combinou além do comum.
news-opened = { $player } quer jogar { $game }.
news-invited = { $player } convida { $names } para jogar { $game }.
news-computer = { $player } joga contra { $names }: { $game }.
news-both = { $player } joga dos dois lados: { $game }.
news-joined = { $player } entra na mesa.
news-turned-down = { $player } não quer jogar desta vez. O lugar fica livre para qualquer pessoa.
news-replaced = A mesa aberta de { $player } foi substituída.
# $names são as pessoas convidadas, que ainda não vieram.
news-replaced-invitation = O convite de { $player } para { $names } foi substituído.
news-left = { $player } sai da mesa.
news-began = O jogo começa: { $players }.
# Uma pessoa entre as de news-began; $side é brancas, pretas ou o sinal de um peão.
news-seat = { $player } ({ $side })
news-next-game = Começa a partida { $number } do match. Placar: { $score }.
news-occasion-crawford = Esta é a partida Crawford: ninguém pode dobrar nela.
news-opening-roll = Primeira rolagem: { $rolls }.
news-rolled = { $player } rola { $dice }.
news-moved =
    { $dice ->
        [none] { $player } joga { $move }.
       *[other] { $player } joga { $dice }: { $move }.
    }
news-forced =
    { $dice ->
        [none] { $player } joga { $move }, a única jogada.
       *[other] { $player } joga { $dice }: { $move }, a única jogada.
    }
# Os dados em que nada mais cabe; $double se outros do mesmo número foram jogados.
news-unplayed =
    { $double ->
        [yes] Não dá para jogar mais nenhum { $dice }.
       *[no] Não dá para jogar o { $dice }.
    }
news-passed =
    { $why ->
        [bar] { $player } não consegue sair da barra com { $dice } e passa a vez.
        [blocked] { $player } não consegue mover nenhuma pedra com { $dice } e passa a vez.
       *[other] { $player } não tem jogada e passa a vez.
    }
# $cube é 0 onde não se sabe quanto vale.
news-word-double =
    { $cube ->
        [0] { $player } dobra.
       *[other] { $player } dobra para { $cube }: aceitar e jogar por { $cube } pontos, ou recusar e perder { $lost }.
    }
news-word-take = { $player } aceita a dobra.
news-word-drop = { $player } recusa a dobra.
# Jogavam três ou mais, e talvez os outros continuem.
news-gone-resigned = { $player } desiste e sai do jogo.
news-gone-clock = { $player } sai do jogo: o tempo acabou.
news-offered-draw = { $player } propõe empate.
# $later são as jogadas seguintes, como “24/20 (Ben)”.
news-offered-undo =
    { $later ->
        [none] { $player } pede para desfazer { $move }.
       *[other] { $player } pede para desfazer { $move } e o que veio depois: { $later }.
    }
news-same-dice = Sairiam os mesmos dados.
news-whose-move = { $move } ({ $player })
# Uma jogada que é uma palavra, como “Dobrar”.
news-word = “{ $word }”
news-offered-resign =
    { $points ->
        [one] { $player } propõe desistir: { $lost }, { $points } ponto.
       *[other] { $player } propõe desistir: { $lost }, { $points } pontos.
    }
news-offered-rematch = { $player } quer revanche.
news-agreed =
    { $count ->
        [one] { $players } aceita.
       *[other] { $players } aceitam.
    }
news-withdrawn = { $player } retira o pedido.
news-declined = { $player } recusa.
news-declined-resign = { $player } recusa: dá para seguir jogando ou oferecer mais.
news-undone = Jogada desfeita: { $move }.
# Acabou de ser feita, por isso ninguém precisou concordar.
news-took-back = { $player } desfaz { $move }.
news-time-reminded = O tempo está acabando.
news-time-ran-out = O tempo acabou.
# $how é uma das mensagens result-..., como “gammon, 2 pontos”; $ending é o fim do id dela.
news-won-rules =
    { $ending ->
        [resigned] { $player } vence por desistência.
       *[other] { $player } vence: { $how }.
    }
news-won-resigned =
    { $known ->
        [yes] { $loser } desiste. { news-won-after }
       *[no] { news-won-after }
    }
news-won-after =
    { $ending ->
        [resigned] { $player } vence.
       *[other] { $player } vence: { $how }.
    }
news-won-clock =
    { $ending ->
        [resigned] { $player } vence por tempo.
       *[other] { $player } vence por tempo: { $how }.
    }
news-drawn = Empate: { $how }.
# Depois da última partida do match, se foram várias.
news-match = { $player } vence o match: { $score }.
news-score = Placar: { $score }.
news-ratings-computer = Rating contra o computador: { $ratings }.
news-ratings = Rating: { $ratings }.
news-ended-stopped = { $by } encerra o jogo. Ele não conta.
news-set-aside = { $by } deixa de lado o jogo que estava aqui: há mais de um dia nada acontece nele. Ele não conta.
news-ended-turned-down = { $by } não quer jogar desta vez.
news-ended-abandoned = Faz tempo que nada acontece nesta mesa, por isso ela foi fechada. O jogo não conta.
news-ended-forgotten = Uma das pessoas da mesa pediu para ser esquecida, por isso o jogo termina aqui. Ele não conta.
news-ended-left =
    { $began ->
        [yes] Só ficaram computadores, e o jogo termina aqui.
       *[no] A última pessoa saiu.
    }

## Como está a mesa

status-over = O jogo terminou. /rematch para a revanche, /play para outro jogo.
status-past = O jogo terminou. /play começa outro.
status-closed = Ninguém está jogando aqui. /play começa um jogo.
status-gathering =
    { $places ->
        [one] Falta { $places } pessoa: /join.
       *[other] Faltam { $places } pessoas: /join.
    }
# De quem foi chamado para a mesa, e de quem tem um pedido a responder.
status-awaited = Esperando { $names } na mesa: /accept ou /decline.
status-asked = Esperando a resposta de { $names }: /accept ou /decline.
status-soon-roll = Os dados de { $player } rolam sozinhos em instantes.
status-soon-move = { $player } só tem uma jogada, que será feita em instantes.
status-to-roll = Vez de { $player } rolar: { $ways }.
status-to-answer = Vez de { $player } responder: { $ways }.
status-to-play = Vez de { $player } jogar { $dice }.
status-thinking =
    { $count ->
        [one] { $players } está pensando …
       *[other] { $players } estão pensando …
    }
# Onde os computadores foram desligados; `left`: se não há outros adversários.
status-no-computers = Os computadores não estão jogando aqui no momento. O jogo continua quando eles voltarem.
status-left = { status-no-computers } Se você sair com /resign, ele não conta.
status-left-here = { status-no-computers } Se você sair, ele não conta.
status-to-move = Vez de { $player }.
# O mesmo, só para quem joga.
status-soon-roll-yours = Seus dados rolam sozinhos em instantes.
status-soon-move-yours = Você só tem uma jogada, que será feita em instantes.
status-your-roll = Sua vez de rolar: { $ways }.
status-your-answer = Sua resposta: { $ways }.
status-your-play = Sua vez de jogar { $dice }.
status-your-move = Sua vez.
# A última jogada, ao lado da rolagem seguinte.
status-last =
    { $dice ->
        [none] { $player } jogou { $move }.
       *[other] { $player } jogou { $dice }: { $move }.
    }
status-time = Tempo restante: { $time }.
status-late = O tempo desta jogada acabou: os outros podem pedir a vitória com /claim.

## Botões: no máximo 15 caracteres, fora a jogada em choice-confirm

choice-play = Novo jogo
choice-computer = 🤖 Contra o computador
choice-friend = Chamar alguém
choice-both = Os dois lados
choice-join = Entrar
choice-leave = Sair
choice-rules = Regras
choice-accept = Aceitar
choice-decline = Recusar
choice-roll = Rolar
choice-more = Mais …
choice-withdraw = Retirar
choice-history = Jogadas
choice-double = Dobrar
choice-take = Aceitar dobra
choice-drop = Recusar dobra
choice-pass = Passar
choice-undo = Desfazer jogada
choice-draw = Empate
choice-resign = Desistir
choice-forgetme = Esqueça-me
choice-claim = Pedir a vitória
choice-board = Meu lado
choice-open-board = Abrir tabuleiro
choice-copy-position = Copiar posição
choice-copy-seal = Copiar lacre
choice-copy-secret = Copiar segredo
choice-rematch = Revanche
# O mesmo jogo contra um computador do nível vizinho.
choice-easier = Mais fácil
choice-harder = Mais difícil
choice-verify = Conferir dados
choice-confirm = Jogar { $move }
choice-back = Voltar
choice-restart = Recomeçar
choice-bar = Barra
choice-off = Fora
# Uma parede deitada, e uma em pé.
choice-wall-h = Parede ▬
choice-wall-v = Parede ▮

## O que as jogadas de uma lista têm em comum, acima delas

deed-hit = Jogadas que batem
deed-off = Jogadas que retiram
deed-none = Jogadas

## Uma jogada passo a passo; $chosen é o que já foi tocado

tap-from =
    { $chosen ->
        [none] Qual peça você move?
       *[other] { $chosen } – e agora, qual peça?
    }
tap-to = { $chosen } – para onde?
tap-wall = Mova o seu peão ou coloque uma parede.
tap-pawn = Para onde vai o seu peão?
tap-row = { $chosen } – qual linha?
tap-file = { $chosen } – qual coluna?
tap-word = O que você faz?
tap-used = Dados usados: { $dice }
tap-confirm = { $move } – confirma?

## O que se pode ver

view-games-computers = Qual jogo? Com 🤖 você joga na hora contra o computador.
# $level é o nível dos jogos do menu.
view-computers =
    Qual jogo você quer jogar contra o computador? Ele joga no nível { $level } ({ $level ->
        [1] { level-1 }
        [2] { level-2 }
        [3] { level-3 }
        [4] { level-4 }
       *[5] { level-5 }
    }). Outros níveis: de /computer 1 ({ level-1 }) a /computer 5 ({ level-5 }).
view-games = Qual jogo?
view-opponents = Com quem você quer jogar?
view-opponents-computers = Com quem você quer jogar? Com 🤖 você joga na hora contra o computador.
view-more = O que você quer fazer?
view-moves =
    { $count ->
        [one] { $count } jogada:
       *[other] { $count } jogadas:
    }
view-more-moves =
    { $count ->
        [one] … e mais { $count }. Escreva o começo da jogada: /moves 13 ou /moves e.
       *[other] … e mais { $count }. Escreva o começo da jogada: /moves 13 ou /moves e.
    }
view-no-moves = Nenhuma jogada começa assim. /moves mostra todas.
view-resign = Quer desistir? Depois não dá para voltar atrás.
view-resign-uncounted = Os computadores não estão jogando aqui no momento. Quer sair do jogo? Ele não conta.
# Os botões abaixo dizem os resultados: $offers são as derrotas menores, $most é a maior.
view-resign-how = Quer desistir? Se o adversário aceitar: { $offers }. Na hora, sem perguntar: { $most }.
view-no-history = Ainda não houve jogadas.

## Quando o problema é nosso

trouble-store = Agora não consigo acessar os registros dos jogos, então o seu pedido não foi feito. Tente de novo daqui a pouco.
trouble-unsure = Perdi o contato com os registros enquanto salvava, e ainda não sei se isso foi salvo. Se foi, o tabuleiro vai mostrar sozinho. Pode tentar de novo sem medo: nada é feito duas vezes.
trouble-unshown = Está salvo, mas não consegui mostrar agora. O tabuleiro aparece sozinho em alguns segundos, e não é preciso repetir nada.
trouble-record-damaged = O registro desta mesa está danificado, e não dá para continuar essa partida. Comece outra aqui com /play. O que sobrou da antiga fica guardado para quem mantém o bot.
trouble-record-newer = Uma versão mais nova do bot salvou esta mesa, e não consigo ler o registro. Por favor, avise quem mantém o bot. Com /play você pode começar outra partida aqui; a antiga fica guardada.
trouble-record-game = O jogo desta mesa é um que eu não conheço. Talvez uma versão mais nova do bot o tenha; por favor, avise quem mantém o bot. Com /play você pode começar outra partida aqui; a antiga fica guardada.
trouble-record-position = A posição salva nesta mesa não pode existir no tabuleiro, e não dá para continuar essa partida. Comece outra aqui com /play. A antiga fica guardada para quem mantém o bot.
trouble-ratings = Não consigo ler uma parte do que está salvo sobre os ratings, então agora não dá para mostrá-los. Não há nada de errado com as partidas nas suas mesas: pode continuar jogando. Quem mantém o bot encontra isso na lista do que precisa de atenção.
trouble-past-game = Não consigo ler o registro daquela partida anterior, então não dá para mostrá-la. Não há nada de errado com a partida desta mesa: pode continuar jogando. Quem mantém o bot encontra isso na lista do que precisa de atenção.
trouble-other-record = Não consigo ler um registro de que preciso para isso, então o seu pedido não foi feito. Não há nada de errado com a partida desta mesa: pode continuar jogando. Quem mantém o bot encontra isso na lista do que precisa de atenção.
trouble-busy = Está acontecendo tanta coisa nesta mesa que não cheguei até você, e o seu pedido não foi feito. Tente de novo, por favor.
trouble-hurry = Foi muita coisa de uma vez, e este pedido ficou de fora. Espere um instante e tente de novo.
trouble-closing = Estou sendo reiniciado agora, então isso não foi feito. Tente de novo daqui a um minuto.
trouble-forget = Ainda não apaguei tudo, porque há jogos seus sendo salvos agora. Envie /forgetme de novo.
trouble-unexpected = Algo deu errado do meu lado, e já anotei. Nada mudou na mesa. Tente de novo, por favor.

## O que cada comando faz, em listas e menus: no máximo 100 caracteres, que é o que cabe no Discord

command-play = começar um jogo: /play gamão 5, /play quoridor 4 clock=1d
command-computer = jogar contra o computador: /computer gamão 5 (níveis 1 a 5), ou chamá-lo para os lugares livres
command-join = entrar na mesa; se quiser, com uma palavra que se mistura aos dados: /join banana
command-leave = sair da mesa
command-rematch = jogar a revanche
command-stop = encerrar o jogo daqui: moderadores, qualquer um; você, o seu sem outras pessoas
command-roll = rolar os dados
command-move = fazer uma jogada: /move 13/8 8/5
command-moves = mostrar as suas jogadas possíveis
command-double = propor a dobra
command-take = aceitar a dobra
command-drop = recusar a dobra e perder a partida
command-undo = pedir para desfazer a sua última jogada
command-draw = propor empate
command-resign = desistir da partida
command-accept = aceitar um pedido ou um convite
command-decline = recusar um pedido ou um convite
command-claim = pedir a vitória quando o tempo do adversário acabou
command-board = mostrar o tabuleiro; /board palavras descreve a posição
command-rules = explicar um jogo
command-help = como jogar: /help, /help dados
command-verify = conferir se os dados foram honestos
command-settings = escolher idioma, tabuleiro, lembretes e mais
command-forgetme = apagar seu nome, seus ajustes e seus ratings da minha memória

## Por que algo não dá em uma mesa

no-table-here = { status-closed }
no-game-on = Nenhum jogo começou aqui ainda.
game-already-on = Já estão jogando { $game } aqui. Assista com /board, ou comece o seu jogo em outro lugar.
played-alone = { $name } está jogando { $game } aqui, sem outras pessoas. { $threads ->
        [yes] Jogue na sua conversa comigo, ou aqui mesmo em um tópico próprio (/play … tópico:True), ou assista com /board.
       *[no] Jogue na sua conversa comigo, ou assista com /board.
    } Se nada acontecer aqui, { $left } o seu /play deixa este jogo de lado.
game-set-aside = { $by } deixou o seu jogo de lado, porque havia mais de um dia que nada acontecia nele. Ele não conta, e ninguém perdeu.
only-by-resigning = Este jogo vale para o rating, por isso não dá para simplesmente encerrá-lo. Continue, ou desista com /resign, o que conta como derrota.
game-still-on = O jogo ainda não acabou. Termine antes, ou desista com /resign.
game-has-ended =
    { $again ->
        [yes] { status-over }
       *[no] { status-past }
    }
not-seated = Isso é só para quem está na mesa. /board mostra o jogo.
not-your-turn = É a vez de { $seat }. /board mostra o jogo.
already-seated = Você já tem lugar nesta mesa. Falta esperar os outros.
places-kept = Os lugares desta mesa são para { $names }.
invitation-gone = Esse convite não vale mais: ninguém está esperando naquela mesa. Peça um novo ou comece você um jogo.
invitation-used = Alguém chegou antes: os lugares desse convite já são de { $names }. Peça um novo ou comece você um jogo.
too-many-invited = Essa mesa tem { $places } lugares, e um é seu. Convide menos gente.
too-many-computers = Essa mesa tem { $places } lugares, e um é seu. Chame menos computadores.
asked-before = Você já pediu isso, e a resposta foi não. Peça de novo depois da próxima jogada.
people-are-waiting = Nesta mesa já há gente esperando: { $names }. { $way ->
        [join] Entre com /join.
        [leave] Você também está nela: para jogar outra coisa, saia antes com /leave.
       *[other] Quando saírem, a mesa fica livre.
    }
somebody-waits = { $way ->
        [accept] { $name } está esperando aqui por você, para jogar { $game }: /accept ou /decline.
        [join] { $name } está esperando aqui para jogar { $game }: /join.
       *[other] { $name } está esperando aqui por { $guests }, para jogar { $game }.
    } { $threads ->
        [yes] Para jogar sem outras pessoas, use a sua conversa comigo, ou um tópico próprio (/computer … tópico:True).
       *[no] Para jogar sem outras pessoas, use a sua conversa comigo.
    } Se ninguém chegar, a mesa fica livre { $left }.
nothing-to-answer = Agora não há nada a responder.
wait-for-the-answer = Agora quem responde são os outros.
answer-first = Há outro pedido em aberto: responda antes com /accept ou /decline.
nothing-to-take-back = Você não tem jogada para desfazer.
no-draws-here = Este jogo não tem empate: joga-se até o fim. Você pode desistir com /resign.
no-such-resignation = Dá para desistir assim: { $endings }. /resign deixa escolher.
player-is-gone = Uma das pessoas não joga mais aqui. /play começa um novo jogo.
no-clock-here = Esta mesa joga sem relógio, e o tempo de ninguém acaba.
time-is-left = { $seat } ainda tem { $left }.
own-clock = É o seu próprio tempo que está correndo. É só jogar.
computers-have-no-clock = Computadores não têm relógio. { $seat } joga assim que puder.
not-in-this-game = Isso não existe neste jogo: { $game }.
game-forgotten = Essa partida foi jogada há muito tempo, e eu já não me lembro dela.

## Por que um comando não foi entendido

unknown-command =
    { $near_count ->
        [0] Não conheço /{ $name }. /help mostra o que conheço.
       *[other] Não conheço /{ $name }. Seria { $near }? /help mostra todos os comandos.
    }
unknown-game =
    { $near_count ->
        [0] Não conheço o jogo “{ $word }”. Conheço { $typed }: por exemplo, { $command } backgammon.
       *[other] Não conheço o jogo “{ $word }”. Seria { $near }?
    }
unknown-play-word =
    { $near_count ->
        [0] Não sei o que “{ $word }” quer dizer em { $game }. O normal é { $typed }. Escreva o que quiser mudar, como { $instead }.
       *[other] Não sei o que “{ $word }” quer dizer em { $game }. Seria { $near }?
    }
unknown-player = Não sei quem é { $name }. Deixe o nome de fora, e qualquer pessoa pode entrar.
clock-out-of-range = Uma jogada pode levar de { $shortest } a { $longest }: clock=15m, clock=8h ou clock=3d.
only-moderators =
    { $private ->
        [yes] Uma mesa em conversas privadas não tem moderadores, por isso não dá para fazer isso aqui.
       *[no] Só moderadores deste chat podem fazer isso. Peça a um deles.
    }
nobody-stops =
    { $waiting ->
        [yes] Uma mesa em conversas privadas não tem moderadores, por isso não dá para fechá-la enquanto outros esperam. Se não quiser mais jogar, saia com /leave.
       *[no] Um jogo em conversas privadas não tem moderadores, por isso não dá para encerrá-lo. Continue, ou desista com /resign.
    }
nobody-in-particular = Várias pessoas usam esse nome, e não dá para saber quem joga. Escreva em seu próprio nome.
went-back = Com a falha de um servidor, as últimas jogadas desta mesa se perderam. Desculpem. Veja como a mesa está agora; sigam a partir daqui, por favor.
stale-choice = Esse botão não vale mais. Veja como a mesa está agora.
not-your-question = Essa pergunta era para outra pessoa. Envie você o comando para ter seus próprios botões.
broken-choice = Não conheço esse botão. Use os da mensagem mais recente.
too-long = É mais do que consigo ler de uma vez. { $characters } caracteres bastam.
