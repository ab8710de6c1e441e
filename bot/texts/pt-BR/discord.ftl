### O que só o Discord precisa. Como acrescentar: en/discord.ftl e en/refusals.ftl.

## Comandos, como são digitados

discord-command-play = jogar
discord-command-join = entrar
discord-command-computer = computador
discord-command-leave = sair
discord-command-rematch = revanche
discord-command-stop = parar
discord-command-roll = rolar
discord-command-move = mover
discord-command-moves = jogadas
discord-command-double = dobrar
discord-command-take = aceitar-dobra
discord-command-drop = recusar-dobra
discord-command-undo = desfazer
discord-command-draw = empate
discord-command-resign = desistir
discord-command-accept = aceitar
discord-command-decline = recusar
discord-command-claim = reivindicar
discord-command-hint = dica
discord-command-analyse = analisar
discord-command-board = tabuleiro
discord-command-rules = regras
discord-command-help = ajuda
discord-command-history = histórico
discord-command-verify = verificar
discord-command-settings = ajustes
discord-command-forgetme = esquecer
discord-command-export = exportar
discord-command-replay = reprise
discord-command-stats = estatisticas
discord-command-top = melhores
discord-command-problem = problema
discord-command-problems = problemas

## O que se preenche depois do comando, e o que se diz disso

discord-argument-game = jogo
discord-argument-opponent = adversário
discord-argument-thread = tópico
discord-argument-move = jogada
discord-argument-typed = começo
discord-argument-word = palavra
discord-argument-how = como
discord-argument-number = número
discord-argument-language = idioma
discord-argument-format = formato
discord-argument-moves = jogadas
discord-argument-player = jogador
discord-argument-computer = computador
discord-argument-level = nível
discord-argument-against = contra
discord-argument-setting = ajuste
discord-argument-position = posição
discord-argument-file = arquivo
discord-argument-topic = assunto
discord-argument-daily = diário
discord-argument-time = hora
discord-argument-zone = fuso

discord-about-game = Qual jogo
discord-about-opponent = Com quem você quer jogar; sem isso, joga quem entrar
discord-about-thread = Jogar em um novo tópico
discord-about-move = Sua jogada; sem ela, monte a jogada com toques
discord-about-typed = Como a jogada começa
discord-about-word = Qualquer palavra, que se mistura aos dados, ou o código de um convite
discord-about-how = Como
discord-about-number = Qual partida do match
discord-about-language = Seu idioma
discord-about-format = Que tipo de arquivo
discord-about-moves = Quais jogadas, por exemplo 10-20
discord-about-player = De quem são os resultados; sem nome, os seus
discord-about-level = O nível do computador, de 1 a 5
discord-about-against = Só partidas contra o computador
discord-about-setting = O que ajustar, e como: theme modern
discord-about-position = Uma posição em texto
discord-about-file = Um match em .mat, PDN ou no nosso JSON
discord-about-topic = Sobre o quê
discord-about-daily = Ligar, desligar ou ver a tabela
discord-about-time = A que horas: 9:00
discord-about-zone = Fuso horário: -3 ou America/Sao_Paulo

discord-value-1 = 1: { level-1 }
discord-value-2 = 2: { level-2 }
discord-value-3 = 3: { level-3 }
discord-value-4 = 4: { level-4 }
discord-value-5 = 5: { level-5 }
discord-value-computer = o computador
discord-value-words = em palavras
discord-value-mine = do meu lado
discord-value-position = em texto
discord-value-en = English
discord-value-ru = Русский
discord-value-pt-BR = Português (Brasil)
discord-value-json = JSON, o match inteiro
discord-value-mat = Arquivo do match
discord-value-pdn = PDN
discord-value-txt = Lista de jogadas
discord-value-play = { help-name-play }
discord-value-move = { help-name-move }
discord-value-dice = { help-name-dice }
discord-value-requests = { help-name-requests }
discord-value-records = { help-name-records }
discord-value-settings = { help-name-settings }
discord-value-commands = { help-name-commands }
discord-value-on = ligar
discord-value-off = desligar
discord-value-table = tabela do mês

## Frases

discord-missing = Não posso jogar aqui enquanto as configurações do canal não me derem: { $permissions }.
discord-machine = { $name } é um bot e não joga. Escolha uma pessoa, ou deixe o lugar livre para quem entrar.
discord-form-title = Novo jogo
discord-form-opponent = Adversário
discord-form-alone = Ou sem ninguém
discord-form-both = Os dois lados
discord-form-options = Opções
discord-form-thread = Onde
discord-menu-challenge = Chamar para jogar
discord-menu-stats = Resultados
discord-greeting = Este é o Parlour: gamão, narde longo, damas brasileiras e Quoridor, aqui mesmo. Digite /play em qualquer canal, escolha um jogo, e joga com você quem entrar na mesa. /help diz mais.
discord-forced-private = Aqui só você vê as minhas respostas, então ninguém poderia jogar com você: este servidor não deixa os membros usarem apps que ele não adicionou. Peça a quem administra o servidor para adicionar o Parlour ou permitir Usar apps externos, ou jogue por mensagem direta.
discord-no-threads = Tópicos só existem em canais de texto de um servidor. Sem essa opção, o jogo acontece aqui mesmo.
discord-no-activity = O Discord não abre o tabuleiro aqui. Você pode continuar com botões e comandos.
discord-deadline = O tempo acaba { $when }.
discord-self-name = sobre
discord-self-description = O que é o Parlour: versão, como adicionar, código-fonte e privacidade
discord-self = Parlour { $version }: gamão, narde longo, damas brasileiras e Quoridor, para duas a quatro pessoas ou contra o computador, direto na conversa. Ele guarda seu nome, suas partidas, seus ajustes e seus ratings, e nunca lê o que as pessoas escrevem. /forgetme apaga tudo sobre você. Software livre sob a licença MIT.
discord-add-to-server = Adicionar a um servidor
discord-take-along = Levar para qualquer conversa
discord-source = Código-fonte
discord-to-thread = Abrir o tópico
discord-with-a-friend = Ou na sua conversa com um amigo, onde os dois veem um só tabuleiro: leve o Parlour com o link abaixo e digite /play lá.
# Below a table in a private chat; the code is for whoever is invited. A link to add Parlour follows.
discord-invitation = À espera de um amigo. Ele abre a própria conversa comigo e usa /join lá, com o código { $code }. Quem fizer isso primeiro joga com você, e cada um tem um tabuleiro na própria conversa. Para quem ainda não me encontra lá, envie junto:
discord-invitation-link = Ou envie este link: ele abre o tabuleiro dentro do Discord, e o seu amigo se senta à sua frente.
discord-code-elsewhere = Esse é o código de um convite. Abra a sua própria conversa comigo e use /join com ele lá.

discord-permission-view-channel = Ver canal
discord-permission-send-messages = Enviar mensagens
discord-permission-send-messages-in-threads = Enviar mensagens em tópicos
discord-permission-attach-files = Anexar arquivos
discord-permission-create-public-threads = Criar tópicos públicos
