// The form for a new game, with all its options.

import { make, vocabulary } from "./words.js";

export class NewGame {
  constructor(dialog, start) {
    this.dialog = dialog;
    this.games = dialog.querySelector("#games");
    this.options = dialog.querySelector("#options");
    this.form = dialog.querySelector("form");
    dialog.querySelector("#game-close").addEventListener("click", () => dialog.close());
    this.form.addEventListener("submit", () => start(this.command()));
    this.games.addEventListener("change", () => this.showOptions());
  }

  open() {
    this.dialog.showModal();
  }

  fill() {
    this.games.replaceChildren(
      ...vocabulary().games.map(({ word, label }, at) =>
        make(
          "label",
          { className: "game" },
          make("input", { type: "radio", name: "game", value: word, checked: at === 0 }),
          make("span", {}, label),
        ),
      ),
    );
    this.showOptions();
  }

  get game() {
    const chosen = this.games.querySelector("input:checked").value;
    return vocabulary().games.find(({ word }) => word === chosen);
  }

  showOptions() {
    const fields = this.game.options
      .filter(({ values }) => values.length > 1)
      .map(({ name, label, values }) => {
        const select = make("select", { name }, make("option", { value: "" }, "–"));
        select.append(...values.map((value) => make("option", { value: value.word }, value.label)));
        return make("label", { className: "field" }, make("span", {}, label), select);
      });
    this.options.replaceChildren(...fields);
  }

  command() {
    const chosen = [...this.options.querySelectorAll("select")].filter(({ value }) => value);
    const options = chosen.map(({ name, value }) => `${name}=${value}`);
    return ["/play", this.game.word, ...options].join(" ");
  }
}
