### Dados que podem ser conferidos: o lacre, os amuletos dos jogadores, a prova. Como acrescentar: en/refusals.ftl.
### Um amuleto é uma palavra que um jogador mistura aos dados: um dos botões, ou o que se escreve depois de /join.

## Novidades, e o que se lê enquanto os jogadores chegam

news-sealed = 🔒 Dados lacrados.
news-worded = { $player } mistura um amuleto aos dados.
status-charms = Toque em um amuleto para entrar com ele ou somá-lo ao seu lugar: ele se mistura aos dados.

## O que /verify mostra; o lacre sem o número tem no máximo 160 caracteres, o que cabe em um aviso

view-seal =
    🔒 Partida { $game_id }
    Lacre: { $seal }
    É o SHA-256 de um segredo que /verify mostra depois do jogo.
view-seal-words = Amuletos: { $words }
view-proof =
    O segredo por trás dos dados: { $secret }
    O SHA-256 dele é o lacre: { $seal }
    { $rolls ->
        [one] Dele resulta { $rolls } rolagem, que está no arquivo com todas as jogadas, para “parlour verify”.
       *[other] Dele resultam { $rolls } rolagens, que estão no arquivo com todas as jogadas, para “parlour verify”.
    }

## Por que algo não pode ser feito

word-fixed = Seu amuleto já está nos dados e não pode ser trocado. Falta esperar os outros.
no-dice-rolled = Nesta partida não se rolaram dados, então não há o que conferir.
seal-used-up = Já se jogaram tantas partidas com o lacre desta mesa que ele se esgotou. /play abre outra mesa com um lacre novo.
