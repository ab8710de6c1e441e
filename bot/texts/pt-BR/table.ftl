### O que acontece em uma mesa, como ela está e o que se pode fazer ali. Como acrescentar: en/refusals.ftl.
### $player, $by e $names são nomes de pessoas, de gênero desconhecido: o presente serve para todos.

## Notícias

# $game é o que se vai jogar e, com vírgulas, tudo o que se combinou além do comum.
news-opened = { $player } quer jogar: { $game }.
news-invited = { $player } convida { $names } para jogar: { $game }.
news-sealed = Os dados do jogo { $game_id } ficam lacrados antes do primeiro lançamento, e /verify os confere no fim. SHA-256: { $seal }
news-joined = { $player } entra na mesa.
news-turned-down = { $player } não quer jogar desta vez; o lugar fica livre para qualquer pessoa.
news-replaced = A mesa de { $player }, aonde ninguém tinha vindo ainda, dá lugar.
news-left = { $player } sai da mesa.
news-began = O jogo começa: { $players }.
# Uma pessoa entre as de news-began; $side é brancas, pretas ou o sinal de um peão.
news-seat = { $player } ({ $side })
news-next-game = Começa a partida { $number } do match. Placar: { $score }.
news-opening-throw = Primeiro lançamento: { $throws }.
news-thrown = { $player } lança { $dice }.
news-moved = { $player } joga { $move }.
news-forced = { $player } joga { $move }, o único lance.
news-passed = { $player } passa, sem lance possível.
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
        [one] { $player } propõe desistir assim: { $lost }, { $points } ponto.
       *[other] { $player } propõe desistir assim: { $lost }, { $points } pontos.
    }
news-offered-rematch = { $player } quer uma revanche.
news-agreed = { $player } aceita.
news-declined =
    { $own ->
        [yes] { $player } retira o pedido.
       *[no] { $player } não aceita.
    }
news-undone = Lance desfeito: { $move }.
news-time-reminded = O tempo está acabando.
news-time-ran-out = O tempo acabou.
news-won-rules =
    { $points ->
        [one] { $player } vence: { $how }, { $points } ponto.
       *[other] { $player } vence: { $how }, { $points } pontos.
    }
news-won-resigned =
    { $points ->
        [one] { $player } vence por desistência: { $how }, { $points } ponto.
       *[other] { $player } vence por desistência: { $how }, { $points } pontos.
    }
news-won-clock =
    { $points ->
        [one] { $player } vence por tempo: { $points } ponto.
       *[other] { $player } vence por tempo: { $points } pontos.
    }
news-drawn = Empate: { $how }.
# Depois da última partida do match, se foram várias.
news-match = { $player } vence o match: { $score }.
news-ended-stopped = { $by } encerra o jogo. Ele não conta.
news-ended-turned-down = { $by } não vai jogar desta vez.
news-ended-abandoned = Faz tempo que nada acontece nesta mesa, por isso ela foi fechada. O jogo não conta.
news-ended-forgotten = Alguém que jogava pediu para ser esquecido, por isso termina aqui. O jogo não conta.
news-ended-left = Não ficou ninguém na mesa, e ela foi fechada.

## Como está a mesa

status-over = O jogo terminou. /rematch joga de novo, /play começa outro.
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
status-to-roll = Vez de { $player }: { $ways }.
status-to-answer = Vez de { $player } responder: { $ways }.
status-to-play = Vez de { $player }: jogar { $dice }.
status-to-move = Vez de { $player }.
status-time = Tempo restante: { $time }.
status-late = O tempo deste lance acabou: os outros podem usar /claim.

## Botões: no máximo 14 caracteres, fora o lance em choice-confirm

choice-play = Novo jogo
choice-join = Entrar
choice-leave = Sair
choice-rules = Regras
choice-accept = Aceitar
choice-decline = Recusar
choice-roll = Lançar
choice-tap = Jogar
choice-double = Dobrar
choice-take = Aceitar dobra
choice-drop = Recusar dobra
choice-pass = Passar
choice-undo = Voltar lance
choice-draw = Empate
choice-resign = Desistir
choice-forgetme = Esqueça-me
choice-claim = Tempo esgotado
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

## Um lance passo a passo; $chosen é o que já foi tocado

tap-from =
    { $chosen ->
        [none] Qual peça você move?
       *[other] { $chosen } – e agora, qual peça?
    }
tap-to = { $chosen } – para onde?
tap-wall = Para onde vai o seu peão? Ou coloque uma parede.
tap-pawn = Para onde vai o seu peão?
tap-row = { $chosen } – qual fileira?
tap-file = { $chosen } – qual coluna?
tap-word = O que você faz?
tap-used = Dados usados: { $dice }
tap-confirm = { $move } – é esse o seu lance?

## O que se pode ver

view-games = Qual jogo?
view-help = Jogos de tabuleiro neste chat. /play começa um; todo lance pode ser tocado ou escrito.
view-moves =
    { $count ->
        [one] { $count } lance:
       *[other] { $count } lances:
    }
view-more-moves =
    { $count ->
        [one] … e mais { $count }. Escreva o começo do lance: /moves 13 ou /moves e.
       *[other] … e mais { $count }. Escreva o começo do lance: /moves 13 ou /moves e.
    }
view-no-moves = Nenhum lance começa assim. /moves mostra todos.
view-resign = Quer desistir? Depois não dá para voltar atrás.
# Os botões abaixo dizem os resultados; todos menos o último são propostas.
view-resign-how = Quer desistir? Escolha o que o adversário ganha; menos que o máximo depende de ele aceitar.
view-no-history = Ainda não houve lances.
view-proof =
    O segredo por trás dos dados: { $secret }
    O SHA-256 dele é o lacre de antes do jogo: { $seal }
    { $throws ->
        [one] Dele resulta { $throws } lançamento, que está no arquivo, para “parlour verify”.
       *[other] Dele resultam { $throws } lançamentos, que estão no arquivo, para “parlour verify”.
    }

## Quando o problema é nosso

trouble-store = Agora não consigo chegar à minha memória dos jogos. Nada fica pela metade: se o seu lance foi guardado, eu o mostro assim que puder; se não, tente de novo daqui a pouco.
trouble-record = Uma versão mais nova de mim anotou esta mesa, e eu não consigo ler. Por favor, avise quem cuida deste bot.
trouble-busy = Acontece tanta coisa nesta mesa que a sua vez não chegou. Tente de novo, por favor.
trouble-unexpected = Algo deu errado do meu lado, e já anotei. /board mostra como está o jogo; depois tente de novo.

## O que cada comando faz, em listas e menus: no máximo 100 caracteres, que é o que cabe no Discord

command-play = começar um jogo: /play gamão 5, /play quoridor 4 clock=1d
command-join = entrar na mesa; uma palavra depois do comando se mistura aos dados
command-leave = sair da mesa
command-rematch = jogar o mesmo de novo
command-stop = encerrar o que se joga aqui (moderadores)
command-roll = lançar os dados
command-move = fazer um lance: /move 13/8 8/5
command-moves = mostrar os seus lances possíveis
command-double = propor a dobra
command-take = aceitar a dobra
command-drop = recusar a dobra e perder a partida
command-undo = pedir para voltar o seu último lance
command-draw = propor empate
command-resign = desistir
command-accept = dizer sim
command-decline = dizer não
command-claim = ganhar quando o tempo do outro acabou
command-board = mostrar o tabuleiro; /board palavras descreve a posição
command-rules = explicar um jogo
command-help = mostrar todos os comandos
command-verify = conferir se os dados foram honestos
command-settings = escolher como você prefere: idioma, tabuleiros, lembretes
command-forgetme = tirar seu nome, suas configurações e pontuações da minha memória

## Por que algo não dá em uma mesa

no-table-here = { status-closed }
no-game-on = Nenhum jogo começou aqui ainda. /play abre a mesa, /join entra nela.
game-already-on = Já se joga aqui: { $game }. Assista com /board ou jogue em outro lugar; a moderação pode encerrar com /stop.
game-still-on = O jogo ainda não acabou. Termine antes, ou use /resign para desistir.
game-has-ended = { status-over }
not-seated = Isso é só para quem está na mesa. /board mostra o jogo.
not-your-turn = É a vez de { $seat }. /board mostra o jogo.
already-seated = Você já tem lugar nesta mesa. Ela espera os outros.
places-kept = Os lugares desta mesa são para { $names }. /play abre uma sua.
too-many-invited = Essa mesa tem { $places } lugares, e um é seu. Convide menos gente.
resign-instead = Um jogo de dois termina quando um sai. Para desistir, use /resign.
asked-before = Você já pediu isso, e a resposta foi não. Peça de novo depois do próximo lance.
people-are-waiting = Nesta mesa, { $names } esperam mais gente. Junte-se: /join. Se desistirem, a mesa fica livre.
nothing-to-answer = Ninguém pediu nada. /board mostra como está o jogo.
wait-for-the-answer = O pedido é seu; os outros respondem. /decline retira o pedido.
answer-first = Há outro pedido em aberto: responda antes com /accept ou /decline.
nothing-to-take-back = Você não tem lance para voltar. É só seguir o jogo.
no-draws-here = Neste jogo não se combina empate: joga-se até o fim. Você pode desistir com /resign.
no-such-resignation = Aqui se perde assim: { $endings }. /resign deixa escolher.
player-is-gone = Alguém que jogou não joga mais aqui. /play começa um novo jogo.
no-clock-here = Esta mesa joga sem relógio, e o tempo de ninguém acaba.
time-is-left = { $seat } ainda tem { $left }.
own-clock = É o seu próprio tempo que está correndo. É só jogar.
not-in-this-game = Neste jogo não há isso: { $game }. { see-moves }
dice-still-sealed = Os dados deste jogo ficam lacrados até o fim; depois, /verify mostra tudo.
no-dice-thrown = Não se lançaram dados neste jogo, então não há o que conferir.
game-forgotten = Essa partida foi jogada há tempo demais, e eu já não me lembro dela.

## Por que um comando não foi entendido

unknown-command =
    { $near_count ->
        [0] Não conheço /{ $name }. /help mostra o que conheço.
       *[other] Não conheço /{ $name }. Seria { $near }? /help mostra todos os comandos.
    }
unknown-game = Não conheço o jogo “{ $word }”. Eu jogo { $typed }: por exemplo, /play backgammon.
unknown-wish = Não sei o que “{ $word }” quer dizer em { $game }. Dá para escolher { $typed }, assim: clock=1d.
unknown-player = Não sei quem é { $name }. Também dá para entrar sem convite: /join.
clock-out-of-range = Um lance pode levar de { $shortest } a { $longest }: clock=15m, clock=8h ou clock=3d.
only-moderators = Isso é só para quem cuida deste chat. Peça a alguém da moderação.
nobody-in-particular = Várias pessoas usam esse nome, e ninguém sabe quem joga. Escreva em seu próprio nome.
stale-choice = A mesa mudou desde que esse botão foi feito. Veja como ela está agora.
broken-choice = Não conheço esse botão. /board mostra os que funcionam.
too-long = É mais do que consigo ler de uma vez. { $characters } caracteres bastam.
