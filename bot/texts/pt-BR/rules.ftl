### As regras de cada jogo em uma tela: no máximo 1.800 caracteres de texto simples.
### O fim do id é o nome do jogo. Como acrescentar uma mensagem: veja en/refusals.ftl.

rules-backgammon =
    Gamão, para dois jogadores

    Objetivo: levar as quinze pedras ao seu quadrante final, casas 1–6, e retirar todas primeiro.

    Início: 2 pedras na sua 24, 5 na 13, 3 na 8, 5 na 6. O adversário tem o mesmo e vem no sentido contrário; cada lado tem a sua numeração. Cada um rola um dado, de novo se der igual. O maior começa e joga esses dois dados.

    Jogada: cada dado move uma pedra esse número de casas, sempre para números menores; uma pedra pode jogar os dois, um após o outro. Casa com duas ou mais pedras adversárias está fechada. Pedra sozinha é batida e vai para a barra. Dados iguais se jogam quatro vezes.

    Obrigação: jogar os dois dados se der; de dados iguais, quantos der. Se der um ou outro, mas não ambos, o maior. Se nenhum, perde-se a vez.

    Barra: as pedras da barra entram primeiro, no quadrante final do adversário; um 5 entra na sua 20.

    Retirada: com as quinze no quadrante final, o dado retira uma pedra da sua casa; um número maior, da casa mais alta ocupada. Pode-se mover ali dentro.

    Pontos: vitória 1. Gammon 2: o perdedor não retirou nenhuma. Backgammon 3: e ainda tem pedra na barra ou no quadrante final do vencedor.

    Opções: cube – antes de rolar, /double se o cubo está no meio ou é seu; a resposta é /take (o dobro, e o cubo) ou /drop (perde pelo valor antigo). match – até tantos pontos, com o cubo (sem ele: cube=no); a primeira partida depois que falta um a alguém (Crawford) não tem dobra. jacoby – fora de um match, gammon e backgammon só valem depois de uma dobra.

    Para jogar, toque ou escreva: /move 13/8 8/5, e também bar/20, 6/off, 8/5(2).

rules-narde =
    Narde longo, para dois jogadores

    Objetivo: levar as quinze pedras em uma volta até o seu quadrante final e retirar todas primeiro.

    Início: as quinze ficam na cabeça, a casa 24. Os dois lados andam no mesmo sentido, anti-horário, cada um da sua 24 até a 1; o quadrante final é 1–6. Cada um rola um dado, de novo se der igual. O maior começa, com uma nova rolagem de dois dados.

    Jogada: cada dado move uma pedra esse número de casas; uma pedra pode jogar os dois, um após o outro. Casa com uma só pedra adversária já está fechada, e nada é batido. Dados iguais se jogam quatro vezes.

    Cabeça: em cada vez só uma pedra sai dela. Só na sua primeira vez, com 6-6, 4-4 ou 3-3, podem sair duas, se é a cabeça adversária que barra a primeira.

    Bloqueio: seis casas seguidas só se pelo menos uma pedra adversária já passou delas. Isso vale depois de cada passo.

    Obrigação: jogar os dois dados se der; de dados iguais, quantos der. Se der um ou outro, mas não ambos, o maior. Se nenhum, perde-se a vez.

    Retirada: com as quinze no quadrante final, o dado retira uma pedra da sua casa; um número maior, da casa mais distante ocupada. Pode-se mover ali dentro.

    Fim: quem retirou as quinze vence na hora; não há empate. Oin, 1 ponto. Mars, 2 pontos: o perdedor não retirou nenhuma.

    Para jogar, toque ou escreva na sua numeração: /move 24/18 13/10, e também 6/off.

rules-checkers =
    Damas brasileiras, para dois jogadores

    Objetivo: capturar todas as peças adversárias, ou deixá-las sem lance.

    Início: doze pedras de cada lado, nas casas escuras das três fileiras mais próximas; a1 é escura, à esquerda das brancas. As brancas começam.

    A pedra anda uma casa na diagonal, para a frente. Captura para a frente e para trás: por cima da peça vizinha, até a casa vazia logo atrás dela.

    A dama anda qualquer distância em uma diagonal livre. Captura de longe uma peça que tenha casa vazia atrás, e para em qualquer das casas livres atrás dela.

    A captura é obrigatória e continua com a mesma peça enquanto der. Vale a lei da maioria: é preciso capturar o maior número de peças; pedra e dama contam igual, e entre iguais você escolhe. Nenhuma peça é pulada duas vezes. As capturadas saem só no fim do lance, e até lá ficam no caminho; casas vazias podem ser cruzadas de novo.

    A pedra vira dama se o lance termina na última fileira. Se só passa por ela durante a captura, continua pedra.

    Vitória: o adversário fica sem peças ou sem lance.

    Empate: cada lado fez 15 lances seguidos de dama, sem captura e sem lance de pedra. Também se pode combinar: /draw.

    Para jogar, toque ou escreva: /move c3-d4, uma captura c3xe5, várias c3xe5xg7.

rules-quoridor =
    Quoridor, para dois ou quatro jogadores

    Objetivo: levar o seu peão, antes dos outros, a qualquer das nove casas do lado oposto.

    Início: tabuleiro de 9 por 9. Cada peão fica no meio do seu lado. Com dois jogadores, 10 paredes para cada um; com quatro, 5. O sorteio decide quem começa; a vez passa no sentido horário.

    Na sua vez, mova o peão ou coloque uma parede. Sem paredes na mão, só se move.

    Peão: uma casa para a frente, para trás, para a esquerda ou para a direita; não na diagonal, nem através de parede.

    Parede: fecha exatamente duas casas e fica dentro do tabuleiro. Pode tocar outras, mas não ficar em cima delas nem cruzá-las. Todos os jogadores, você também, precisam ter um caminho até a chegada; peões não fecham caminho.

    Frente a frente: se há um peão ao lado do seu, sem parede entre eles, você pode pular reto por cima dele. Se logo atrás há uma parede ou a borda do tabuleiro, pode ir para a casa à esquerda ou à direita dele, a não ser que uma parede ou um peão impeça. Pula-se no máximo um peão: se há outro logo atrás, por ali não se pula.

    Com quatro jogadores, alguém pode ficar sem nada a fazer: essa vez passa automaticamente. Se alguém sai, os outros continuam.

    Quem chega primeiro vence.

    Para jogar, toque ou escreva: /move e2 para o peão; /move e3h para uma parede acima de e3 e f3, /move e3v para uma à direita de e3 e e4.
