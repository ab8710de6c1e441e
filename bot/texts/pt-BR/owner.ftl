### O que se diz ao dono do bot, e a quem ele bloqueou.

blocked =
    { $chat ->
        [yes] Quem mantém este bot o fechou para este chat. Se você acha que foi um engano, escreva para essa pessoa.
       *[no] Quem mantém este bot o fechou para você. Se você acha que foi um engano, escreva para essa pessoa. Com /forgetme você pode apagar os seus dados.
    }

owner-help =
    /owner – estes números
    /owner chats – onde se joga, com os ids
    /owner bloquear ID, /owner desbloquear ID – uma pessoa ou um chat
    /owner sair ID – de um servidor ou grupo
    /owner anunciar TEXTO – a todos os chats que jogam
    /owner mesa ID – o que há de errado com uma mesa
owner-numbers =
    Chats: { $chats }
    Mesas: { $running } em jogo, { $waiting } à espera de jogadores, { $finished } encerradas
    Jogadores nessas mesas: { $players }
    Comandos desde o início: { $commands }
    Memória: { $memory } MB
    Computadores: { $workers }
owner-notice = Anúncio { $key } no { $platform }: { $told } avisados, { $waiting } à espera, { $missed } não alcançados
owner-no-troubles = Problemas: nenhum
owner-part = Problema: { $part }: { $why }
owner-record = Não dá para ler ou usar: { $name } ({ $why })
owner-records = Na máquina do bot, “parlour records show NOME” mostra um deles, e “parlour records drop NOME” o apaga.
owner-no-chats = Ninguém joga ainda.
owner-chat = { $chat }: { $game }, { $players }, há { $span }. Mesa { $table }
owner-blocked = Bloqueio de { $whom } ativo. /owner desbloquear { $whom } abre o bot de novo.
owner-unblocked = { $whom }: sem bloqueio.
owner-left = Saí de { $chat }.
owner-cannot-leave = Não consigo sair de { $chat }: tem de ser o id de um servidor ou grupo em que estou.
owner-not-left = Não consegui falar com a plataforma agora. Tente de novo daqui a pouco.
owner-announce =
    { $chats ->
        [one] { $chats } chat vai ler isto:
       *[other] { $chats } chats vão ler isto:
    }

    { $text }

    Para enviar, digite /owner enviar { $key } dentro de uma hora.
owner-no-draft = Não há anúncio { $key }, ou ele tem mais de uma hora. /owner anunciar prepara um.
owner-sending =
    { $chats ->
        [one] { $chats } chat está sendo avisado. /owner mostra o andamento.
       *[other] { $chats } chats estão sendo avisados, no máximo dez por segundo. /owner mostra o andamento.
    }
owner-no-table = Não há nada guardado em { $table }.
owner-table = { $table }: { $game }, { owner-phase }, versão { $version }; { $players }; a última coisa aconteceu há { $span }. Nada de errado com o que está guardado.
owner-phase =
    { $phase ->
        [gathering] à espera de jogadores
        [playing] em jogo
        [finished] encerrada
       *[closed] fechada
    }
owner-failure = O último pedido que falhou aqui: { $why }. O resto está no log.
owner-broken =
    { $flaw ->
        [damaged] { $table } está danificada: { $why }
        [newer] { $table } foi salva por uma versão mais nova do Parlour: { $why }
        [game] { $table } tem um jogo que esta versão não tem: { $why }
       *[position] { $table } tem uma posição que não é do seu jogo: { $why }
    }
    /play naquele chat começa um novo jogo e guarda o registro à parte. Na máquina do bot, “parlour records show table:{ $table }” o mostra, e “parlour records drop table:{ $table }” o apaga.
