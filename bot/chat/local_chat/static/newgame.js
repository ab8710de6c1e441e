// The form for a new game, with all its options.

import { make, vocabulary } from "./words.js";

export class NewGame {
  constructor(dialog, people, start) {
    this.dialog = dialog;
    this.people = people;
    this.games = dialog.querySelector("#games");
    this.guests = dialog.querySelector("#guests");
    this.options = dialog.querySelector("#options");
    this.form = dialog.querySelector("form");
    dialog.querySelector("#game-close").addEventListener("click", () => dialog.close());
    this.form.addEventListener("submit", () => start(this.command()));
    this.games.addEventListener("change", () => this.showOptions());
    this.options.addEventListener("change", () => this.showFitting());
  }

  open() {
    this.showPeople();
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

  // Those who are in the room may be invited; without any of them, whoever joins plays.
  showPeople() {
    const others = this.people();
    this.guests.replaceChildren(
      ...others.map(({ name }) =>
        make(
          "label",
          { className: "game" },
          make("input", { type: "checkbox", name: "guest", value: name }),
          make("span", {}, name),
        ),
      ),
    );
    this.guests.parentElement.hidden = !others.length;
  }

  // Above the values of an option stands what it is if nothing is chosen.
  showOptions() {
    const fields = this.game.options.map(({ name, label, values, usual, default: ordinary }) => {
      const others = values.filter(({ word }) => word !== ordinary);
      const select = make("select", { name }, make("option", { value: "" }, usual));
      select.append(...others.map((value) => make("option", { value: value.word }, value.label)));
      return make("label", { className: "field" }, make("span", {}, label), select);
    });
    this.options.replaceChildren(...fields);
    this.showFitting();
  }

  // Hides the options that mean nothing with what is chosen.
  showFitting() {
    for (const { name, needs, excludes } of this.game.options) {
      const hidden = (needs && !this.isOn(needs)) || (excludes && this.isOn(excludes));
      const select = this.select(name);
      select.closest("label").hidden = Boolean(hidden);
      if (hidden) select.value = "";
    }
  }

  select(name) {
    return this.options.querySelector(`select[name="${name}"]`);
  }

  isOn(name) {
    return !["", "0", "no", "off"].includes(this.select(name)?.value ?? "");
  }

  command() {
    const guests = [...this.guests.querySelectorAll("input:checked")].map(({ value }) => `@${value}`);
    const chosen = [...this.options.querySelectorAll("select")].filter(({ value }) => value);
    const options = chosen.map(({ name, value }) => `${name}=${value}`);
    return ["/play", this.game.word, ...options, ...guests].join(" ");
  }
}
