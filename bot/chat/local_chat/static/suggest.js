// Suggestions while typing: commands, games, options, people and legal moves.

import { make, say, vocabulary } from "./words.js";

const MOST = 30;

export class Suggestions {
  constructor({ input, list, people, askMoves, send }) {
    this.input = input;
    this.list = list;
    this.people = people;
    this.askMoves = askMoves;
    this.send = send;
    this.items = [];
    this.active = -1;
    input.addEventListener("input", () => this.look());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("blur", () => this.hide());
    // Pressing an item must not take the focus away from the input.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  look() {
    const typed = this.input.value;
    const found = this.find(typed);
    clearTimeout(this.timer);
    if (found.moves !== undefined) {
      this.timer = setTimeout(() => this.askMoves(found.moves), 60);
      this.waiting = { typed, ...found };
    } else {
      this.waiting = null;
      this.show(found.items);
    }
  }

  // Shows the legal moves that the server suggests.
  receive({ text, moves }) {
    if (!this.waiting || this.waiting.moves !== text || this.input.value !== this.waiting.typed) return;
    const { before } = this.waiting;
    this.show(moves.map((move) => ({ label: move, fill: before + move, send: true })));
  }

  find(typed) {
    const parts = /^\/(\S*)(\s+)?(.*)$/s.exec(typed);
    if (!parts) return /^\S*\d/.test(typed) ? { moves: typed, before: "" } : { items: [] };
    const [, name, blank, rest] = parts;
    if (blank === undefined) return { items: this.commands(name) };
    const command = vocabulary().commands.find((one) => one.name === name.toLowerCase());
    if (!command) return { items: [] };
    if (command.arguments.some(({ kind }) => kind === "move")) return { moves: rest, before: `/${name} ` };
    return { items: this.arguments(command, rest, typed) };
  }

  commands(begun) {
    return vocabulary()
      .commands.filter(({ name }) => name.startsWith(begun.toLowerCase()))
      .map(({ name, does, arguments: needs }) => ({
        label: `/${name}`,
        note: does,
        fill: needs.length ? `/${name} ` : `/${name}`,
        send: !needs.length,
      }));
  }

  arguments(command, rest, typed) {
    // A name may have spaces, so everything behind the last @ may be the beginning of one.
    for (const beginning of [/@[^@]*$/, /\S*$/]) {
      const begun = beginning.exec(rest)?.[0];
      if (begun === undefined) continue;
      const found = this.entries(command, rest.slice(0, rest.length - begun.length), begun);
      const before = typed.slice(0, typed.length - begun.length);
      if (found.length) return found.map(({ word, label, last }) => ({ label: word, note: label, fill: before + word + (last ? "" : " "), send: false }));
    }
    return [];
  }

  // Returns what may stand next, behind the words so far, and begins like that.
  entries(command, words, begun) {
    const start = begun.toLowerCase();
    return [...this.named(command, words), ...this.words(command, words.split(/\s+/).filter(Boolean))].filter(
      ({ word, label }) => word.toLowerCase().startsWith(start) || (start && label.toLowerCase().startsWith(start)),
    );
  }

  // The people in the room come first: there are few of them, and many options.
  named(command, words) {
    if (!command.arguments.some(({ kind }) => kind === "players")) return [];
    const others = this.people().filter(({ name }) => !`${words} `.includes(`@${name} `));
    return others.map(({ name }) => ({ word: `@${name}`, label: "" }));
  }

  words(command, tokens) {
    const kinds = command.arguments.map(({ kind }) => kind);
    const { games } = vocabulary();
    const game = games.find(({ word }) => tokens.includes(word));
    const values = command.arguments.flatMap((argument) => argument.values);
    if (kinds.includes("game") && !game) {
      return games.map(({ word, label }) => ({ word, label, last: !kinds.includes("options") && !values.length }));
    }
    if (kinds.includes("options")) return this.options(game, tokens);
    if (tokens.length > (game ? 1 : 0)) return [];
    const levels = game?.options.find(({ name }) => name === "computer")?.values ?? [];
    return values.map((word) => ({ word, label: levels.find((level) => level.word === word)?.label ?? "", last: true }));
  }

  // The options that are still free and go with those already there.
  options(game, tokens) {
    const there = (name) => tokens.some((token) => token.startsWith(`${name}=`));
    return game.options
      .filter(({ name, excludes }) => !there(name) && !(excludes && there(excludes)))
      .flatMap(({ name, label, values, default: ordinary }) =>
        values.map((value) => ({
          word: `${name}=${value.word}`,
          label: `${label}: ${value.label}${value.word === ordinary ? ` (${say("usual")})` : ""}`,
        })),
      );
  }

  show(items) {
    this.items = items.slice(0, MOST);
    this.active = -1;
    this.list.replaceChildren(...this.items.map((item, at) => this.option(item, at)));
    this.list.hidden = !this.items.length;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.input.removeAttribute("aria-activedescendant");
    this.list.scrollTop = 0;
  }

  option(item, at) {
    const option = make("li", { role: "option", id: `option-${at}`, "aria-selected": "false" }, make("b", {}, item.label));
    if (item.note) option.append(make("span", {}, item.note));
    option.addEventListener("click", () => this.accept(item));
    return option;
  }

  hide() {
    this.waiting = null;
    this.show([]);
  }

  key(event) {
    if (this.list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.activate(this.active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.hide();
    } else if (event.key === "Tab" && !event.shiftKey) {
      this.complete(event);
    } else if (event.key === "Enter" && this.active >= 0) {
      event.preventDefault();
      this.accept(this.items[this.active]);
    }
  }

  // Tab completes the text; if it is complete already, Tab moves the focus as usual.
  complete(event) {
    const item = this.items[Math.max(this.active, 0)];
    if (item.fill === this.input.value) {
      this.hide();
    } else {
      event.preventDefault();
      this.accept(item, false);
    }
  }

  activate(at) {
    const options = [...this.list.children];
    this.active = (at + options.length) % options.length;
    options.forEach((option, index) => option.setAttribute("aria-selected", String(index === this.active)));
    options[this.active].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", options[this.active].id);
  }

  accept(item, maySend = true) {
    this.input.value = item.fill;
    this.input.focus();
    if (item.send && maySend) this.send();
    else this.look();
  }
}
