### Por que algo não pode, e o que pode. Como acrescentar uma mensagem: veja en/refusals.ftl.

see-moves = /moves mostra as jogadas possíveis.

## Qualquer jogo

game-is-over = Esta partida terminou. /rematch para a revanche.
roll-first = Primeiro role os dados com /roll, depois jogue.
already-rolled = Os dados já foram rolados, agora jogue. { see-moves }
no-dice-here = Agora não há dados a rolar, é só jogar. { see-moves }
not-dice =
    { $expected ->
        [one] Agora se rola { $expected } dado, de 1 a 6, e não { $dice }.
       *[other] Agora se rolam { $expected } dados, cada um de 1 a 6, e não { $dice }.
    }
not-in-list = Essa jogada não combina com a posição atual. { see-moves }
may-not-pass = Você ainda pode jogar, e só se passa a vez quando não há jogada. Por exemplo: { $example }.

unreadable-move = Não consegui ler “{ $text }” como jogada. Escreva assim: { $example }
ambiguous-move = “{ $text }” pode ser mais de uma jogada. Qual delas: { $candidates }?

## Abrir uma mesa

wrong-table-size = Este jogo é para { $allowed } jogadores, e esta mesa tem { $seats }.
unknown-option =
    { $known_count ->
        [0] Não existe a opção “{ $name }”: este jogo não tem opções.
       *[other] Este jogo não tem a opção “{ $name }”. As opções são: { $known }.
    }
unknown-value = “{ $value }” não serve para a opção { $key } ({ $option }). Pode ser { $allowed }.
clashing-options =
    { $other_key ->
        [cube] { $option } só faz sentido com a opção { $other_key }: ligue-a ou tire { $option_key }.
        [match] { $option } é para jogos fora de um match: tire { $option_key } ou { $other_key }.
       *[other] { $option } e { $other } não combinam assim: tire { $option_key } ou mude { $other_key }.
    }

## Jogadas com dois dados

no-checker-there =
    { $point ->
        [barra] Você não tem pedra para mover na barra. { see-moves }
       *[other] Você não tem pedra para mover na casa { $point }. { see-moves }
    }
wrong-way = As pedras só andam para casas de número menor, e { $start } → { $end } não é assim. { see-moves }
not-on-the-dice =
    { $dice_count ->
        [0] Os dados acabam antes de { $start } → { $end }. Deixe esse passo de fora.
       *[other] Sobra nos dados: { $dice }; { $start } → { $end } não combina com isso. { see-moves }
    }
point-blocked = A casa { $point } é do adversário, escolha outra. { see-moves }
bar-first =
    { $checkers ->
        [one] Primeiro entre com a sua pedra da barra. { see-moves }
       *[other] Primeiro entre com as suas { $checkers } pedras da barra. { see-moves }
    }
not-all-home =
    { $point ->
        [barra] As pedras só saem quando as quinze estão no quadrante final, casas 1 a 6. Traga antes a que está na barra.
       *[other] As pedras só saem quando as quinze estão no quadrante final, casas 1 a 6. Traga antes a que está na { $point }.
    }
higher-checker-first = Um número maior só retira pedras da sua casa mais alta. Essa é a { $point }, jogue a partir dela.
head-already-used =
    { $allowed ->
        [one] Nesta jogada, só { $allowed } pedra pode sair da cabeça. Jogue o resto com as outras.
       *[other] Nesta jogada, só { $allowed } pedras podem sair da cabeça. Jogue o resto com as outras.
    }
block-not-allowed = Isso faria seis casas seguidas ({ $points }) sem nenhuma pedra adversária à frente delas. Deixe uma abertura ou espere uma passar.
must-use-both-dice = Dá para jogar os dois dados, então jogue os dois. Por exemplo: { $example }.
must-play-more =
    { $possible ->
        [one] Estes dados iguais permitem { $possible } passo, e você jogou { $played }; é preciso jogar tudo o que der. Por exemplo: { $example }.
       *[other] Estes dados iguais permitem { $possible } passos, e você jogou { $played }; é preciso jogar tudo o que der. Por exemplo: { $example }.
    }
must-play-larger = Só dá para jogar um dos dados, e tem que ser o maior, o { $die }. Por exemplo: { $example }.

## O cubo de dobra

no-cube = Esta partida não tem cubo de dobra.
cube-is-theirs = O cubo é do adversário, e só o dono dele pode dobrar. É só /roll.
crawford-game = Esta é a partida Crawford: ninguém dobra. Na próxima, o cubo volta.
cube-is-dead = Com o cubo em { $value }, esta partida já vale o match para você; não há por que dobrar. É só /roll.
cube-at-its-highest = O cubo está em { $value }, o máximo. É só /roll.
no-double-offered = Ninguém dobrou, então não há o que aceitar ou recusar.
answer-the-double = O adversário dobrou. Responda primeiro: /take ou /drop.

## Damas

not-a-dark-square = As peças ficam só nas casas escuras, e { $square } é clara. { see-moves }
no-piece-there = A casa { $square } está vazia. Comece por uma peça sua.
not-your-piece = A peça em { $square } é do adversário. Comece por uma sua.
square-occupied = Já há uma peça em { $square }. Termine em uma casa vazia.
must-capture = Você pode capturar, e a captura é obrigatória. Por exemplo: { $example }.
must-capture-more =
    { $most ->
        [one] Assim você captura { $taken }; dá para capturar { $most } peça, e vale a lei da maioria. Por exemplo: { $example }.
       *[other] Assim você captura { $taken }; dá para capturar { $most } peças, e vale a lei da maioria. Por exemplo: { $example }.
    }
men-step-forward = { $start } → { $end } é para trás, e a pedra só volta para capturar. { see-moves }
cannot-reach = A peça em { $start } não chega a { $end }: a pedra anda uma casa na diagonal, a dama anda por casas vazias. { see-moves }

## Quoridor

square-off-board = Não existe a casa { $square }: elas vão de a1 a i9. { see-moves }
already-there = Seu peão já está em { $square }. Mova-o ou coloque uma parede.
pawn-in-the-way = O peão de { $seat } está em { $square }. { see-moves }
too-far =
    { $reachable_count ->
        [0] Seu peão não chega a { $square }, nem a outra casa agora. Coloque uma parede.
       *[other] { $square } fica longe demais. Seu peão pode ir a { $reachable }.
    }
diagonal-not-allowed =
    { $reachable_count ->
        [0] Seu peão não chega a { $square }, nem a outra casa agora. Coloque uma parede.
       *[other] O peão anda em linha reta, e { $square } fica na diagonal. Ele pode ir a { $reachable }.
    }
path-blocked-by-wall = A parede { $wall } fecha o caminho até { $square }. { see-moves }
jump-blocked-by-wall = A parede { $wall } está logo atrás do peão em { $over }. Você pode ir para a esquerda ou a direita desse peão, se estiver livre.
jump-blocked-by-pawn = Atrás do peão em { $over } há outro, em { $behind }, e só se pula um. Vá por outro lado ou coloque uma parede.
side-step-not-possible = O caminho atrás do peão em { $over } está livre, então pule reto, para { $instead }.
no-walls-left = Suas paredes já estão todas no tabuleiro, mova o peão. { see-moves }
wall-off-board = A parede { $wall } sairia do tabuleiro. Elas vão de a1 a h8, como e3h ou e3v.
wall-overlaps = { $wall } ficaria em cima da parede { $other }. Coloque em outro lugar.
wall-crosses = { $wall } cruzaria a parede { $other }. Coloque em outro lugar.
wall-seals-goal = Com a parede { $wall } não sobra caminho até a chegada para { $seat }. Todos precisam de um, coloque-a em outro lugar.
must-pass = Nesta vez não dá para mover nem colocar nada, então passe: escreva pass.

## Por que um texto não é uma posição

unreadable-position = Não dá para montar essa posição. { $why }
wrong-shape = Ela se escreve assim: { $expected }
wrong-part = Confira esta parte: { $part }, “{ $found }”.
wrong-count =
    { $found ->
        [one] O jogador { $seat } tem { $found } pedra ali, e são no máximo { $most }.
       *[other] O jogador { $seat } tem { $found } pedras ali, e são no máximo { $most }.
    }
standing-block = O jogador { $seat } tem seis casas seguidas ({ $points }) sem nenhuma pedra adversária à frente delas. Abra uma delas.
light-square = Há uma peça em { $square }, uma casa clara. As peças ficam nas escuras.
square-twice = Há duas peças em { $square }. Tire uma.
man-on-last-row = A pedra em { $square } já teria virado dama. Escreva K antes da casa.
too-many-pieces =
    { $found ->
        [one] O jogador { $seat } tem { $found } peça ali, e são no máximo { $most }.
       *[other] O jogador { $seat } tem { $found } peças ali, e são no máximo { $most }.
    }
no-pieces = Não há nenhuma peça no tabuleiro. Coloque pelo menos uma.
too-many-quiet-moves =
    { $found ->
        [one] { $found } lance de dama sem captura é demais: com { $most } já é empate.
       *[other] { $found } lances de dama sem captura são demais: com { $most } já é empate.
    }
wrong-number-of-pawns =
    { $found ->
        [one] Há { $found } peão em jogo. Jogam dois ou quatro, e ficam pelo menos dois.
       *[other] Há { $found } peões em jogo. Jogam dois ou quatro, e ficam pelo menos dois.
    }
pawns-share-square = Há dois peões em { $square }. Cada um precisa da sua casa.
wall-outside = A parede { $wall } sai do tabuleiro. Elas vão de a1 a h8.
walls-collide = As paredes { $one } e { $other } se sobrepõem ou se cruzam. Tire uma.
too-many-walls-left =
    { $found ->
        [one] O jogador { $seat } tem { $found } parede na mão, e são no máximo { $most }.
       *[other] O jogador { $seat } tem { $found } paredes na mão, e são no máximo { $most }.
    }
too-many-walls =
    { $found ->
        [one] Há { $found } parede no tabuleiro e nas mãos, e são no máximo { $most }.
       *[other] Há { $found } paredes no tabuleiro e nas mãos, e são no máximo { $most }.
    }
nobody-in-seat = Não pode ser a vez do jogador { $seat }: ninguém joga ali. Dê a vez a um lugar com peão.
pawn-sealed = Não há caminho até a chegada para o jogador { $seat }. Tire uma parede.
several-winners = Os jogadores { $seats } não podem ter chegado juntos. Deixe só um na chegada.

# As partes do texto de uma posição: “Confira esta parte: ...”
part-board = o tabuleiro
part-cube = o cubo
part-cube-owner = de quem é o cubo
part-turn = de quem é a vez
part-dice = os dados
part-score-of-seat-1 = os pontos do primeiro jogador
part-score-of-seat-2 = os pontos do segundo jogador
part-crawford-or-jacoby = Crawford ou Jacoby
part-match-length = o tamanho do match
part-highest-cube = o cubo máximo
part-suffix = o que vem depois do ponto e vírgula
part-piece = uma peça
part-h = os lances sem captura depois do H
part-pawns = os peões
part-walls = as paredes
part-walls-left = as paredes restantes
part-seat-to-move = de quem é a vez

## Computadores

unknown-level = Não há nível “{ $value }”. Os níveis vão de 1 ({ level-1 }) a 5 ({ level-5 }).
no-computers = Os computadores não estão jogando aqui no momento. /play acha uma pessoa para jogar com você.
no-computer-for = Nenhum computador joga { $game } aqui. /play acha uma pessoa para jogar com você.
computers-busy = Todos os meus computadores estão ocupados com outros jogos. Tente de novo daqui a um minuto.
