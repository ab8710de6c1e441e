### Ajustes de jogadores e de chats. Como acrescentar: en/refusals.ftl.

settings-of-player = Seus ajustes. Eles valem onde quer que você jogue comigo.
settings-of-chat = Ajustes deste chat. Eles valem para todos que jogam aqui.
settings-mine = Meus ajustes
settings-chats = Ajustes do chat

## Nomes, nos botões, antes do que está escolhido

setting-language = Idioma
setting-theme = Tabuleiro
setting-side = Visão
setting-autoroll = Rolar por mim
setting-confirm = Confirmar jogada
setting-reminders = Lembretes
setting-computer = Computador
setting-words = Tabuleiro em palavras
setting-clock = Relógio padrão
setting-takebacks = Desfazer jogadas
setting-stop = Quem pode encerrar
setting-start = Quem pode começar
setting-rooms = Onde jogar

## O que está escolhido, quando não é número, chave nem idioma

setting-value-1 = { level-1 }
setting-value-2 = { level-2 }
setting-value-3 = { level-3 }
setting-value-4 = { level-4 }
setting-value-5 = { level-5 }
setting-value-auto = automático
setting-value-wood = madeira
setting-value-baize = feltro verde
setting-value-modern = moderno
setting-value-contrast = alto contraste
setting-value-mine = do meu lado
setting-value-fixed = sempre igual
setting-value-off = desligado
setting-value-moderators = moderadores
setting-value-players = jogadores também
setting-value-anybody = qualquer pessoa
setting-value-everywhere = em qualquer lugar
setting-value-elsewhere = não aqui
setting-value-here = só aqui

## O que cada ajuste significa, acima dos valores

settings-about-language = Qual idioma você prefere? “Automático” segue o chat e o seu aplicativo.
settings-about-theme = Como os tabuleiros devem ficar? “Alto contraste” ajuda quem distingue mal as cores.
settings-about-side = Quer ver o tabuleiro do seu lado ou sempre do lado de quem joga primeiro?
settings-about-autoroll = Devo rolar os dados por você quando não há mais nada a escolher?
settings-about-confirm = Devo perguntar antes de fazer a jogada que você tocou? Se não, você pode desfazê-la por alguns segundos.
settings-about-reminders = Devo lembrar você quando o tempo estiver acabando?
settings-about-words = Devo também descrever o tabuleiro em palavras, para leitores de tela?
settings-about-computer = Em que nível o computador deve jogar quando você não disser outro?
settings-about-clock = Quanto tempo pode levar uma jogada aqui, se /play não disser outra coisa?
settings-about-takebacks = Aqui se pode pedir para desfazer uma jogada?
settings-about-stop = Quem pode encerrar um jogo aqui com /stop?
settings-about-start = Quem pode começar jogos aqui?
settings-about-rooms = Onde se pode jogar neste chat? “Só aqui” acrescenta este canal ou tópico.

unknown-setting = Nenhum ajuste aceita “{ $word }”. /settings mostra o que se pode escolher.
play-elsewhere = Neste chat se joga em outros canais ou tópicos. Procure lá ou pergunte à moderação.
no-takebacks = Neste chat não se desfazem jogadas.

## Esquecer alguém

forget-asked =
    Vou esquecer você em todo lugar: seu nome, seus ajustes e seus ratings. Os jogos terminados ficam com os adversários, com alguém sem nome no seu lugar. Os jogos em andamento terminam e não contam; com mais de dois jogadores, os outros continuam.
    Isso não dá para desfazer.
forget-done = Pronto: esqueci você. Se jogar de novo, começa do zero.
