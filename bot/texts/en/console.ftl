### What the terminal says by itself. How to add: refusals.ftl.

console-begin = Begin a line with a name: “Anna: /play checkers”, then “Ben: /join”. A line without a name comes from whoever’s turn it is; a number presses a button.
console-leave = /quit or Ctrl-D leaves. Games stay as they are.
console-saved = Saved as { $path }
console-not-saved = I can’t write to { $folder }: { $why }
