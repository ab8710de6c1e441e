### Palavras que as pessoas digitam: uma mensagem é uma lista, com espaços, em minúsculas.
### Uma palavra de qualquer idioma vale em todo chat. O que é cada lista: en/typed.ftl.

## Comandos

typed-command-play = jogar
typed-command-join = entrar
typed-command-computer = computador pc robô robo máquina maquina
typed-command-leave = sair
typed-command-rematch = revanche
typed-command-stop = parar
typed-command-roll = rolar lançar lancar rolagem
typed-command-move = mover jogada
typed-command-moves = lances jogadas
typed-command-double = dobrar
typed-command-take = aceitardobra
typed-command-drop = recusardobra
typed-command-undo = desfazer voltar
typed-command-draw = empate
typed-command-resign = desistir
typed-command-accept = aceitar sim
typed-command-decline = recusar não nao
typed-command-claim = reivindicar vitória vitoria
typed-command-hint = dica dicas
typed-command-analyse = analisar análise analise
typed-command-board = tabuleiro
typed-command-rules = regras
typed-command-help = ajuda
typed-command-verify = conferir verificar
typed-command-history = histórico historico
typed-command-export = exportar baixar
typed-command-replay = reprise rever
typed-command-settings = ajustes idioma configurações configuracoes
typed-command-stats = estatísticas estatisticas resultados
typed-command-top = melhores
typed-command-problem = problema
typed-command-problems = problemas
typed-command-forgetme = esquecer

## Jogos
## A primeira palavra de uma lista pesa mais: “gamão longo” é narde, embora “gamão” seja gamão.

typed-game-backgammon = curto gamão gamao
typed-game-narde = longo nardi
typed-game-checkers = brasileiras damas
typed-game-quoridor = corredor

## Opções de uma mesa

# Contra quem jogar: “gamão computador”, “damas computador=4”, “quoridor 3 computadores”
typed-computer = computador pc robô robo máquina maquina ia
typed-computers = computadores pcs robôs robos máquinas maquinas
# Os dois lados: “damas ambos”
typed-both = ambos solo
# Alguém que vem por um link: “gamão amigo”
typed-friend = amigo amiga amigos
# A palavra antes de um nível: “damas computador nível 2”
typed-level = nível nivel dificuldade
# Palavras que só vêm antes de um nível: “damas computador no difícil”
typed-at = no na em muito bem
typed-level-1 = iniciante principiante fácil facil fáceis faceis simples fraco fraca fracos
typed-level-2 = casual amador
typed-level-3 = clube médio medio média media médios medios normal normais intermediário intermediario
typed-level-4 = forte fortes difícil dificil difíceis dificeis avançado avancado
typed-level-5 = especialista especialistas mestre
# Palavra antes da qual um nível não é nível: “mestre dentre mestres”
typed-of = dentre
typed-yes = sim
typed-no = não nao
# Palavras antes de um computador que não se quer: “damas sem computador”
typed-without = sem não nao
# Palavras que não dizem nada: “uma partida de gamão contra o computador, por favor”
typed-noise =
    com contra versus o a os as um uma e jogo partida jogar quero queria vamos comigo modo por favor pfv pf
# Palavras ao lado de um número de pontos ou jogadores: “gamão até 5 pontos”
typed-counted = até ate de pontos ponto jogadores jogador pessoas
# Palavras que antes de um tempo dizem quando jogar: “damas em 15 minutos”
typed-when = em no na as até ate
# Como começa uma unidade de tempo: 15m, 15min, 15 minutos. Uma letra só fica junto do número.
typed-unit-minute = m min
typed-unit-hour = h hora
typed-unit-day = d dia

## Depois de outros comandos

typed-board-words = palavras texto
typed-board-mine = minha minhas
typed-board-position = posição posicao código xgid
# /play backgammon from XGID=…
typed-from = partir
typed-chat = chat
typed-sure = sim
# /owner block telegram:123
typed-owner-chats = chats
typed-owner-block = bloquear
typed-owner-unblock = desbloquear
typed-owner-leave = sair
typed-owner-announce = anunciar
typed-owner-send = enviar
typed-owner-table = mesa
typed-language-en = inglês ingles
typed-language-ru = russo
typed-language-pt-BR = português portugues
# /help dados
typed-help-play = jogar começar comecar
typed-help-move = vez jogada jogadas
typed-help-dice = dados cubo
typed-help-requests = pedidos
typed-help-records = partidas
typed-help-settings = ajustes
typed-help-commands = comandos
# /quit, no terminal
typed-quit = encerrar fechar

# /problem today, /problems table, /problems all
typed-problem-today = hoje
typed-problems-table = tabela
typed-problems-all = todos
