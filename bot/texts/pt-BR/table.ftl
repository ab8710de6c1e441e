### O que acontece em uma mesa, como ela está e o que se pode fazer ali. Como acrescentar: en/refusals.ftl.
### $player, $by e $names são nomes de pessoas, de gênero desconhecido: o presente serve para todos.
### Nos jogos de dados se diz “jogada”; “lance” só onde se fala apenas de damas.

## Notícias

# $game é o que se vai jogar e, com vírgulas, tudo o que se combinou além do comum.
news-opened = { $player } quer jogar { $game }.
news-invited = { $player } convida { $names } para jogar { $game }.
news-sealed = Os dados da partida { $game_id } já estão lacrados. Depois do jogo, /verify confere tudo. SHA-256: { $seal }
news-joined = { $player } entra na mesa.
news-turned-down = { $player } não quer jogar desta vez. O lugar fica livre para qualquer pessoa.
news-replaced = A mesa aberta de { $player } foi substituída.
news-left = { $player } sai da mesa.
news-began = O jogo começa: { $players }.
# Uma pessoa entre as de news-began; $side é brancas, pretas ou o sinal de um peão.
news-seat = { $player } ({ $side })
news-next-game = Começa a partida { $number } do match. Placar: { $score }.
news-opening-roll = Primeira rolagem: { $rolls }.
news-rolled = { $player } rola { $dice }.
news-moved = { $player } joga { $move }.
news-forced = { $player } joga { $move }, a única jogada.
news-passed = { $player } não tem jogada e passa a vez.
news-word-double = { $player } dobra.
news-word-take = { $player } aceita a dobra.
news-word-drop = { $player } recusa a dobra.
# Jogavam três ou mais, e talvez os outros continuem.
news-gone-resigned = { $player } desiste e sai do jogo.
news-gone-clock = { $player } sai do jogo: o tempo acabou.
news-offered-draw = { $player } propõe empate.
news-offered-undo = { $player } pede para voltar { $move }.
news-offered-resign =
    { $points ->
        [one] { $player } propõe desistir: { $lost }, { $points } ponto.
       *[other] { $player } propõe desistir: { $lost }, { $points } pontos.
    }
news-offered-rematch = { $player } quer revanche.
news-agreed = { $player } aceita.
news-declined =
    { $own ->
        [yes] { $player } retira o pedido.
       *[no] { $player } recusa.
    }
news-undone = Jogada desfeita: { $move }.
news-time-reminded = O tempo está acabando.
news-time-ran-out = O tempo acabou.
# $how é uma das mensagens result-..., como “gammon, 2 pontos”; $ending é o fim do id dela.
news-won-rules =
    { $ending ->
        [resigned] { $player } vence por desistência.
       *[other] { $player } vence: { $how }.
    }
news-won-resigned = { $player } vence por desistência: { $how }.
news-won-clock =
    { $ending ->
        [resigned] { $player } vence por tempo.
       *[other] { $player } vence por tempo: { $how }.
    }
news-drawn = Empate: { $how }.
# Depois da última partida do match, se foram várias.
news-match = { $player } vence o match: { $score }.
news-ended-stopped = { $by } encerra o jogo. Ele não conta.
news-ended-turned-down = { $by } não quer jogar desta vez.
news-ended-abandoned = Faz tempo que nada acontece nesta mesa, por isso ela foi fechada. O jogo não conta.
news-ended-forgotten = Uma das pessoas da mesa pediu para ser esquecida, por isso o jogo termina aqui. Ele não conta.
news-ended-left = Não ficou ninguém na mesa, e ela foi fechada.

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
status-to-roll = Vez de { $player } rolar: { $ways }.
status-to-answer = Vez de { $player } responder: { $ways }.
status-to-play = Vez de { $player } jogar { $dice }.
status-to-move = Vez de { $player }.
# O mesmo, só para quem joga.
status-your-roll = Sua vez de rolar: { $ways }.
status-your-answer = Sua resposta: { $ways }.
status-your-play = Sua vez de jogar { $dice }.
status-your-move = Sua vez.
status-time = Tempo restante: { $time }.
status-late = O tempo desta jogada acabou: os outros podem pedir a vitória com /claim.

## Botões: no máximo 15 caracteres, fora a jogada em choice-confirm

choice-play = Novo jogo
choice-join = Entrar
choice-leave = Sair
choice-rules = Regras
choice-accept = Aceitar
choice-decline = Recusar
choice-roll = Rolar
choice-tap = Jogar
choice-double = Dobrar
choice-take = Aceitar dobra
choice-drop = Recusar dobra
choice-pass = Passar
choice-undo = Voltar jogada
choice-draw = Empate
choice-resign = Desistir
choice-forgetme = Esqueça-me
choice-claim = Pedir a vitória
choice-board = Meu lado
choice-rematch = Revanche
choice-verify = Conferir dados
choice-confirm = Jogar { $move }
choice-back = Voltar
choice-restart = Recomeçar
choice-bar = Barra
choice-off = Fora
# Uma parede deitada, e uma em pé.
choice-wall-h = Parede ▬
choice-wall-v = Parede ▮

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

view-games = Qual jogo?
view-help = Jogos de tabuleiro aqui no chat. /play começa um; jogue tocando ou escrevendo.
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
# Os botões abaixo dizem os resultados: $offers são as derrotas menores, $most é a maior.
view-resign-how = Quer desistir? Se o adversário aceitar: { $offers }. Na hora, sem perguntar: { $most }.
view-no-history = Ainda não houve jogadas.
view-proof =
    O segredo por trás dos dados: { $secret }
    O SHA-256 dele é o lacre mostrado antes do jogo: { $seal }
    { $rolls ->
        [one] Dele resulta { $rolls } rolagem, que está no arquivo, para “parlour verify”.
       *[other] Dele resultam { $rolls } rolagens, que estão no arquivo, para “parlour verify”.
    }

## Quando o problema é nosso

trouble-store = Agora não consigo acessar os registros dos jogos. Nada fica pela metade: se a sua jogada foi salva, eu a mostro assim que puder; se não, tente de novo daqui a pouco.
trouble-record = Não consigo ler o registro desta mesa; talvez uma versão mais nova do bot o tenha salvado. Por favor, avise quem cuida do bot.
trouble-busy = Está acontecendo tanta coisa nesta mesa que não cheguei até você. Tente de novo, por favor.
trouble-forget = Ainda não apaguei tudo, porque há jogos seus sendo salvos agora. Envie /forgetme de novo.
trouble-unexpected = Algo deu errado do meu lado, e já anotei. /board mostra como está o jogo; depois, tente de novo.

## O que cada comando faz, em listas e menus: no máximo 100 caracteres, que é o que cabe no Discord

command-play = começar um jogo: /play gamão 5, /play quoridor 4 clock=1d
command-join = entrar na mesa; se quiser, com uma palavra que se mistura aos dados: /join banana
command-leave = sair da mesa
command-rematch = jogar a revanche
command-stop = encerrar o jogo daqui (moderadores)
command-roll = rolar os dados
command-move = fazer uma jogada: /move 13/8 8/5
command-moves = mostrar as suas jogadas possíveis
command-double = propor a dobra
command-take = aceitar a dobra
command-drop = recusar a dobra e perder a partida
command-undo = pedir para voltar a sua última jogada
command-draw = propor empate
command-resign = desistir da partida
command-accept = aceitar um pedido ou um convite
command-decline = recusar um pedido ou um convite
command-claim = pedir a vitória quando o tempo do adversário acabou
command-board = mostrar o tabuleiro; /board palavras descreve a posição
command-rules = explicar um jogo
command-help = mostrar todos os comandos
command-verify = conferir se os dados foram honestos
command-settings = escolher idioma, tabuleiro, lembretes e mais
command-forgetme = apagar seu nome, seus ajustes e seus ratings da minha memória

## Por que algo não dá em uma mesa

no-table-here = { status-closed }
no-game-on = Nenhum jogo começou aqui ainda. /play abre uma mesa, /join entra nela.
game-already-on = Já estão jogando { $game } aqui. Assista com /board ou jogue em outro lugar; a moderação pode encerrar com /stop.
game-still-on = O jogo ainda não acabou. Termine antes, ou desista com /resign.
game-has-ended = { status-over }
not-seated = Isso é só para quem está na mesa. /board mostra o jogo.
not-your-turn = É a vez de { $seat }. /board mostra o jogo.
already-seated = Você já tem lugar nesta mesa. Falta esperar os outros.
places-kept = Os lugares desta mesa são para { $names }. /play abre uma mesa sua.
too-many-invited = Essa mesa tem { $places } lugares, e um é seu. Convide menos gente.
resign-instead = Um jogo a dois termina quando um sai. Para desistir, use /resign.
asked-before = Você já pediu isso, e a resposta foi não. Peça de novo depois da próxima jogada.
people-are-waiting = Nesta mesa já há gente esperando: { $names }. Entre com /join; se todos saírem, a mesa fica livre.
nothing-to-answer = Não há nada a responder. /board mostra o jogo.
wait-for-the-answer = O pedido é seu; quem responde são os outros. /decline retira o pedido.
answer-first = Há outro pedido em aberto: responda antes com /accept ou /decline.
nothing-to-take-back = Você não tem jogada para voltar. É só seguir o jogo.
no-draws-here = Este jogo não tem empate: joga-se até o fim. Você pode desistir com /resign.
no-such-resignation = Dá para desistir assim: { $endings }. /resign deixa escolher.
player-is-gone = Uma das pessoas não joga mais aqui. /play começa um novo jogo.
no-clock-here = Esta mesa joga sem relógio, e o tempo de ninguém acaba.
time-is-left = { $seat } ainda tem { $left }.
own-clock = É o seu próprio tempo que está correndo. É só jogar.
not-in-this-game = Isso não existe neste jogo: { $game }. { see-moves }
dice-still-sealed = Os dados desta partida ficam lacrados até o fim; depois, /verify mostra tudo.
no-dice-rolled = Nesta partida não se rolaram dados, então não há o que conferir.
game-forgotten = Essa partida foi jogada há muito tempo, e eu já não me lembro dela.

## Por que um comando não foi entendido

unknown-command =
    { $near_count ->
        [0] Não conheço /{ $name }. /help mostra o que conheço.
       *[other] Não conheço /{ $name }. Seria { $near }? /help mostra todos os comandos.
    }
unknown-game = Não conheço o jogo “{ $word }”. Dá para jogar { $typed }: por exemplo, /play backgammon.
unknown-play-word = Não sei o que “{ $word }” quer dizer em { $game }. Dá para escolher { $typed }, assim: clock=1d.
unknown-player = Não sei quem é { $name }. Também dá para entrar sem convite: /join.
clock-out-of-range = Uma jogada pode levar de { $shortest } a { $longest }: clock=15m, clock=8h ou clock=3d.
only-moderators = Só moderadores deste chat podem fazer isso. Peça a um deles.
nobody-in-particular = Várias pessoas usam esse nome, e não dá para saber quem joga. Escreva em seu próprio nome.
stale-choice = Esse botão não vale mais. Veja como a mesa está agora.
broken-choice = Não conheço esse botão. /board mostra os que funcionam.
too-long = É mais do que consigo ler de uma vez. { $characters } caracteres bastam.
