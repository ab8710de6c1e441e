### O que a própria página da mesa local diz. Como acrescentar: en/refusals.ftl e WORDS em
### bot/chat/local_chat/page_texts.py.

page-about = Jogos de tabuleiro no chat
page-change-name = Mudar de nome
page-close = Fechar
page-commands = Comandos
page-connected = Conexão restabelecida.
page-copied = Link copiado.
page-copy = Copiar
page-enter = Entrar
page-game = Jogo
page-guest = Visitante
page-guests = Jogar com
page-invite = Convidar
page-invite-how = Quem abrir este link entra nesta sala.
# Aparece enquanto a página está aberta na máquina em que o Parlour roda.
page-invite-network = Ele funciona só nesta máquina. Para receber outros aparelhos da sua rede, defina PARLOUR_HOST=0.0.0.0, reinicie o Parlour e passe o endereço desta máquina.
page-language = Idioma
page-latest = Ir para a última mensagem
page-level = Nível
page-level-usual = o seu de sempre (/settings)
page-lost = A conexão caiu. Tentando de novo …
page-menu = Salas e pessoas
page-message = Mensagem
page-messages = Mensagens
page-name = Seu nome
page-name-question = Como podemos chamar você?
page-new-game = Novo jogo
page-new-room = Nova sala
page-opponent = { option-computer }
page-opponent-computer = 🤖 Computador
page-opponent-people = Pessoas
page-options = Opções
page-people = Aqui agora
page-placeholder = Diga algo, digite uma jogada ou / para comandos
page-private = Só você vê isto
page-room-name = Nome da sala
page-rooms = Salas
page-send = Enviar
page-start = Começar
page-unread = Novas
page-usual = o normal
page-your-turn = Sua vez
