### O que dizem as páginas sobre privacidade e termos, que as plataformas pedem a quem mantém um bot.

privacy-title = Privacidade
privacy-intro = Com o Parlour se jogam jogos de tabuleiro em chats e na página dele. Veja o que ele guarda sobre você, e por quanto tempo.
privacy-game = Uma mesa guarda os nomes e os números dos jogadores e o que aconteceu na partida. Isso é apagado { $days ->
    [one] um dia
   *[other] { $days } dias
} depois da partida.
privacy-stays = Seus ajustes, seus ratings e seu último nome ficam enquanto você voltar; também os ajustes e a lista dos melhores de um chat. Se você não voltar, são apagados: para visitantes da página { $guests ->
    [one] um dia
   *[other] { $guests } dias
}, para os demais { $players ->
    [one] um dia
   *[other] { $players } dias
} depois da sua última partida valendo rating; os ajustes, depois desse tempo sem você, no máximo um mês mais tarde.
privacy-problems = Quem responde aos problemas de um chat fica guardado ali por dois meses. As partidas de um arquivo que você envia ficam guardadas por uma semana, com os nomes que estão nele e sem o seu.
privacy-messages = O resto do que você escreve em um chat não é guardado nem registrado. O registro técnico tem números e comandos, e nenhum texto.
privacy-others = Nada é vendido, mostrado a anunciantes ou dado a ninguém além de quem vê as suas partidas.
privacy-platforms = Imagens e mensagens enviadas a { $chats } ficam lá, pelas regras de lá.
privacy-forget = Escreva /forgetme, e seus ajustes, ratings, nomes e respostas são apagados na hora: nas partidas dos outros, um desconhecido ocupa o seu lugar. Só ficam o registro de que quem mantém este bot bloqueou você, se for o caso, e as cópias de registros danificados, até serem apagadas à mão.
privacy-contact = Quem mantém este bot responde a perguntas: { $contact }
privacy-owner = Quem mantém este bot responde a perguntas, no chat em que você o encontrou.
terms-title = Termos
terms-intro = O Parlour é grátis, e aqui se joga por diversão: sem dinheiro, sem prêmios, sem apostas.
terms-fair = Os dados são rolados de um jeito que todos podem conferir depois: /verify mostra como. Quem mantém o bot pode bloquear quem atrapalha os outros.
terms-as-is = Ele é oferecido como está. Partidas podem se perder, parar ou ser apagadas, e ninguém lhe deve nada por isso.
terms-source = O Parlour é um programa de código aberto, com a licença MIT.
