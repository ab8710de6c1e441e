### Ajustes de jogadores e de chats. Como acrescentar: refusals.ftl.

settings-of-player = Seus ajustes. Valem onde quer que você jogue comigo.
settings-of-chat = Ajustes deste chat, para todos que jogam aqui.
settings-mine = Meus ajustes
settings-chats = Ajustes deste chat

## Nomes, nos botões, antes do que está escolhido

setting-language = Idioma
setting-theme = Tabuleiro
setting-side = Vista
setting-autoroll = Dados automáticos
setting-reminders = Lembretes
setting-words = Tabuleiro em palavras
setting-clock = Relógio usual
setting-takebacks = Voltar lances
setting-stop = Quem pode parar
setting-start = Quem pode começar
setting-rooms = Onde jogar

## O que está escolhido, quando não é número, chave nem idioma

setting-value-auto = automático
setting-value-wood = madeira
setting-value-modern = moderno
setting-value-contrast = alto contraste
setting-value-mine = do meu lado
setting-value-fixed = sempre igual
setting-value-off = desligado
setting-value-moderators = moderadores
setting-value-players = jogadores também
setting-value-anybody = qualquer pessoa
setting-value-everywhere = em todo lugar
setting-value-elsewhere = não aqui
setting-value-here = só aqui

## O que cada ajuste significa, acima dos valores

settings-about-language = Em que idioma você prefere ler? Automático segue o chat e o seu aplicativo.
settings-about-theme = Como os tabuleiros devem aparecer? Alto contraste é para quem distingue mal as cores.
settings-about-side = Quer ver o tabuleiro do seu lado ou sempre do lado de quem joga primeiro?
settings-about-autoroll = Devo lançar os dados por você quando não há outra coisa a fazer?
settings-about-reminders = Devo lembrar você quando o tempo estiver acabando?
settings-about-words = Devo também contar o tabuleiro em palavras, para leitores de tela?
settings-about-clock = Quanto tempo dura um lance aqui, quando /play não diz outra coisa?
settings-about-takebacks = Aqui se pode pedir para voltar um lance?
settings-about-stop = Quem pode parar um jogo aqui com /stop?
settings-about-start = Quem pode começar jogos aqui?
settings-about-rooms = Onde neste chat se pode jogar? “Só aqui” acrescenta este canal ou tópico.

unknown-setting = Nenhum ajuste aceita “{ $word }”. /settings mostra o que se pode escolher.
play-elsewhere = Este chat joga em outros canais ou tópicos. Procure lá ou pergunte a um moderador.
no-takebacks = Neste chat os lances ficam como estão: ninguém os volta.

## Being forgotten

farewell-asked =
    Vou esquecer você em todo lugar: suas configurações, suas pontuações e seu nome. Os jogos terminados ficam com os adversários, com um estranho no seu lugar. Os jogos em andamento terminam sem contar; com mais de dois jogadores, os outros continuam.
    Isso não pode ser desfeito.
farewell-done = Pronto: não conheço mais você. Se jogar de novo, começa do zero.
