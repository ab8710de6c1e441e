### Só no Telegram: links para pessoas e grupos, e o que se diz fora do grupo.
### Como acrescentar: en/refusals.ftl.

## Botões que levam a outro lugar

telegram-invite = Convidar
telegram-add-to-group = Jogar num grupo
telegram-copy-link = Copiar o link
# Sent to a friend below the link.
telegram-come-and-play = Vamos jogar? Abra este link para se sentar à mesa.

## Links para uma mesa

telegram-seated = Você já tem lugar na mesa. O jogo é no grupo.
telegram-not-a-member = Essa mesa fica num grupo de que você não participa. Peça antes para entrar nele.
telegram-unreachable = O Telegram não respondeu agora. Abra o link de novo daqui a pouco.
# Para onde foi o tabuleiro que só um jogador pediu.
telegram-shown-alone = Mandei o tabuleiro do seu lado na nossa conversa privada.
# The same, to somebody who has never written to the bot.
telegram-write-first = Posso mostrar isso só para você, na nossa conversa privada. Abra-a primeiro: toque no meu nome e depois em Iniciar.
telegram-sent-alone = Enviei para você na nossa conversa privada.
# Para quem pede o tabuleiro enquanto ele está à vista; resposta à mensagem do tabuleiro.
telegram-board-here = O tabuleiro está bem aqui.
# Para quem pede muita coisa de uma vez; depois fica um minuto sem resposta.
telegram-slow-down = É muita coisa de uma vez. Volto a responder você aqui em um minuto.
# Depois de um toque dado quando uma proposta do adversário acabava de tomar o lugar de outros botões.
telegram-just-changed = O tabuleiro acabou de mudar. Toque de novo se é isso que você quer.

# When the clock of the player to act runs out; Telegram shows $time in the reader’s own time zone.
telegram-deadline = Tempo até { $time }.

## Games that people put into any chat

# The message, until somebody taps Join below it.
telegram-card = { $game } – quem joga comigo? Toque para se sentar.
telegram-card-about = Abra uma mesa nesta conversa. Qualquer pessoa pode jogar.
telegram-card-computer = { $game } contra o computador. Toque para começar.
telegram-card-computer-about = Abra um jogo contra o computador nesta conversa.
telegram-card-open = Sua mesa está aberta. Agora os outros podem entrar.
telegram-open-chat = Conversa com o bot
telegram-no-pictures = Não consigo mostrar imagens nesta conversa, então aqui está o tabuleiro em palavras.
# Quando um tabuleiro precisa esperar; aparece por um instante sobre o chat.
telegram-wait =
    { $seconds ->
        [one] O Telegram me faz esperar: o tabuleiro muda em { $seconds } segundo.
       *[other] O Telegram me faz esperar: o tabuleiro muda em { $seconds } segundos.
    }
