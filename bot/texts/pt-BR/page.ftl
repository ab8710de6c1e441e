### O que a própria página da mesa local diz. Como acrescentar: en/refusals.ftl e WORDS em
### bot/chat/local_chat/page_texts.py.

page-about = Jogos de tabuleiro no chat
page-attach = Analisar uma partida de um arquivo: .mat, PDN ou JSON
page-away = não está aqui agora
page-back = Uma jogada para trás
page-board = Tabuleiro
page-both-sides = Os dois lados
page-cancel = Pôr de volta
page-change-name = Mudar de nome
page-chat = Conversa
page-close = Fechar
page-commands = Comandos
page-connected = Conexão restabelecida.
page-copied = Link copiado.
page-copy = Copiar
page-crowded = Há janelas demais abertas aqui. Feche algumas; esta continua tentando …
page-elsewhere = Em outra janela você joga como
page-enter = Entrar
page-first = Para o começo
page-free-seat = Lugar livre
page-game = Jogo
page-go-on = Próxima partida
page-go-on-here = Continuar aqui
page-go-on-with = Continuar:
page-guest = Visitante
page-guests = Jogar com
page-hall = Escolha um jogo e jogue
page-hall-how = Quatro jogos de tabuleiro. Jogue aqui mesmo, com ou sem companhia, ou mande o link a um amigo.
# Antes do nome da pessoa.
page-hello = Você joga como
page-invite = Convidar
page-invite-how = Quem abrir este link entra nesta sala.
# Aparece enquanto a página está aberta na máquina em que o Parlour roda.
page-invite-network = Ele funciona só nesta máquina. Para receber outros aparelhos da sua rede, defina PARLOUR_HOST=0.0.0.0, reinicie o Parlour e passe o endereço desta máquina.
page-language = Idioma
page-last = Para o fim
page-latest = Ir para a última mensagem
page-level = Nível
page-level-usual =
    o seu de sempre{ $level ->
        [0] { "" }
        [1] : { level-1 }
        [2] : { level-2 }
        [3] : { level-3 }
        [4] : { level-4 }
       *[5] : { level-5 }
    } (/settings)
page-look-on = Assistir:
page-lost = A conexão caiu. Tentando de novo …
page-menu = Salas e pessoas
page-message = Mensagem
page-messages = Mensagens
page-moves = Jogadas
page-my-tables = Minhas mesas
page-name = Seu nome
page-name-question = Como podemos chamar você?
page-new-game = Novo jogo
page-new-room = Nova sala
page-no-game = Esta partida não está mais aqui.
page-not-admitted = Não dá mais para ver este tabuleiro daqui. Abra de novo pela conversa.
page-not-you = Não é você?
page-notify = Avisar quando for a minha vez
page-on = Uma jogada para a frente
page-opponent = { option-computer }
page-opponent-computer = 🤖 Computador
page-opponent-people = Pessoas
page-options = Opções
page-others-here = Nesta mesa estão outras pessoas.
page-people = Aqui agora
page-placeholder = Diga algo, digite uma jogada ou / para comandos
page-play-computer = Contra o computador
page-play-elsewhere = Jogar em uma sala só sua
page-players-wanted = Procuram-se jogadores:
page-private = Só você vê isto
page-qr = Código QR do link
page-room-name = Nome da sala
page-rooms = Salas
page-score = Pontos no match
page-seal = Por que estes dados são justos
page-send = Enviar
page-settings = Ajustes
page-share = Copiar o link desta partida
page-sound = Som
page-start = Começar
page-step-through = Ver a partida jogada a jogada
page-table = Mesa
page-to-hall = Escolher outro jogo
page-unread = Novas
page-usual = o normal
page-went-on = Você continuou em outra janela como
page-with-friend = Com um amigo
page-your-turn = Sua vez
