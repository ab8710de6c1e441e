// The form for a new game: the game, the opponent, and all options.

import { make, say, vocabulary } from "./words.js";

// The options that are asked for as the opponent, and not among the others.
const LEVEL = "computer";
const COUNT = "computers";

export class NewGame {
  constructor(dialog, people, start) {
    this.dialog = dialog;
    this.people = people;
    this.games = dialog.querySelector("#games");
    this.opponent = dialog.querySelector("#opponent");
    this.opponents = dialog.querySelector("#opponents");
    this.computers = dialog.querySelector("#computers");
    this.guests = dialog.querySelector("#guests");
    this.options = dialog.querySelector("#options");
    this.form = dialog.querySelector("form");
    dialog.querySelector("#game-close").addEventListener("click", () => dialog.close());
    this.form.addEventListener("submit", () => start(this.command()));
    this.games.addEventListener("change", () => this.showOptions());
    this.opponents.addEventListener("change", () => this.showOpponent());
    this.options.addEventListener("change", () => this.showFitting());
  }

  // Whoever is alone in the room plays the computer, unless they choose otherwise.
  open() {
    this.showPeople();
    this.opponents.querySelector(this.people().length ? "[value='']" : `[value=${LEVEL}]`).checked = true;
    this.showOpponent();
    this.dialog.showModal();
  }

  fill() {
    const games = vocabulary().games.map(({ word, label }, at) => choice("radio", "game", word, label, at === 0));
    this.games.replaceChildren(...games);
    this.opponents.replaceChildren(
      choice("radio", "opponent", "", say("opponent-people"), true),
      choice("radio", "opponent", LEVEL, say("opponent-computer"), false),
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
    this.guests.replaceChildren(...others.map(({ name }) => choice("checkbox", "guest", name, name, false)));
  }

  option(name) {
    return this.game.options.find((option) => option.name === name);
  }

  // How well computers play and, in a game for several, how many of them.
  showComputers() {
    const level = this.option(LEVEL);
    const count = this.option(COUNT);
    this.opponent.hidden = !level;
    this.computers.replaceChildren(
      ...(level ? [field({ ...level, label: say("level"), default: "0" }, say("level-usual"))] : []),
      ...(count ? [field(count, count.values[0].label)] : []),
    );
  }

  get playsComputer() {
    return !this.opponent.hidden && this.opponents.querySelector("input:checked").value === LEVEL;
  }

  // Against one computer there is no place for a guest.
  showOpponent() {
    this.computers.hidden = !this.playsComputer;
    this.guests.parentElement.hidden = !this.people().length || (this.playsComputer && !this.option(COUNT));
  }

  // Above the values of an option stands what it is if nothing is chosen.
  showOptions() {
    this.showComputers();
    this.showOpponent();
    this.options.replaceChildren(...this.others.map((option) => field(option, option.usual)));
    this.showFitting();
  }

  get others() {
    return this.game.options.filter(({ name }) => name !== LEVEL && name !== COUNT);
  }

  // Hides the options that mean nothing with what is chosen.
  showFitting() {
    for (const { name, needs, excludes } of this.others) {
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
    const invited = this.guests.parentElement.hidden ? [] : [...this.guests.querySelectorAll("input:checked")];
    const guests = invited.map(({ value }) => `@${value}`);
    const computers = this.playsComputer ? chosen(this.computers) : [];
    const level = this.playsComputer && !computers.some((each) => each.startsWith(`${LEVEL}=`)) ? [LEVEL] : [];
    return ["/play", this.game.word, ...level, ...computers, ...chosen(this.options), ...guests].join(" ");
  }
}

function choice(type, name, value, label, checked) {
  return make("label", { className: "game" }, make("input", { type, name, value, checked }), make("span", {}, label));
}

// Returns a select of the values of an option; without a choice it is as usual.
function field({ name, label, values, default: ordinary }, usual) {
  const others = values.filter(({ word }) => word !== ordinary);
  const select = make("select", { name }, make("option", { value: "" }, usual));
  select.append(...others.map((value) => make("option", { value: value.word }, value.label)));
  return make("label", { className: "field" }, make("span", {}, label), select);
}

function chosen(fields) {
  const selects = [...fields.querySelectorAll("select")].filter(({ value }) => value);
  return selects.map(({ name, value }) => `${name}=${value}`);
}
