### O que o terminal diz por si. Como acrescentar: en/refusals.ftl.

console-begin = Comece uma linha com um nome: “Ana: /play damas”, depois “Beto: /join”. Sem nome, quem fala é a pessoa da vez; um número aperta um botão.
console-leave = /quit ou Ctrl-D sai. Os jogos ficam como estão.
console-saved = Salvo em { $path }
console-not-saved = Não consigo gravar em { $folder }: { $why }
