// The form for a new game: the game, the opponent, and all options.

import { make, say, vocabulary } from "./words.js";

// The options that are asked for as the opponent, and not among the others.
const LEVEL = "computer";
const COUNT = "computers";
const BOTH = "both";
const PLAYERS = "players";
const HINTS = "hints";
const FEW = 7; // so many values are chips, more are a list

export class NewGame {
  constructor(dialog, people, start) {
    this.dialog = dialog;
    this.people = people;
    this.level = 0; // what the guest usually plays; 0 while it is not known
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
    this.form.addEventListener("change", () => this.showFitting());
  }

  // Whoever is alone in the room plays the computer, unless they choose otherwise.
  open() {
    this.showPeople();
    const usual = this.people().length ? "[value='']" : `label:not([hidden]) [value=${LEVEL}]`;
    (this.opponents.querySelector(usual) ?? this.opponents.querySelector("input")).checked = true;
    this.showOpponent();
    this.dialog.showModal();
  }

  fill() {
    const games = vocabulary().games.map(({ word, label }, at) => choice("radio", "game", word, label, at === 0));
    this.games.replaceChildren(...games);
    this.opponents.replaceChildren(
      choice("radio", "opponent", "", say("opponent-people"), true),
      choice("radio", "opponent", LEVEL, say("opponent-computer"), false),
      choice("radio", "opponent", BOTH, say("both-sides"), false),
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
    const computer = this.opponents.querySelector(`[value=${LEVEL}]`);
    computer.closest("label").hidden = !level;
    if (!level && computer.checked) this.opponents.querySelector("input").checked = true;
    this.computers.replaceChildren(
      ...(level ? [field({ ...level, label: say("level"), default: "0" }, this.usualLevel)] : []),
      ...(count ? [field(count, count.values[0].label)] : []),
    );
  }

  get usualLevel() {
    return vocabulary().usual_levels[this.level];
  }

  // Says another level, and leaves alone what is chosen.
  showUsual(level) {
    this.level = level;
    const label = this.computers.querySelector(`[data-option=${LEVEL}] [value=""] + span`);
    if (label) label.textContent = this.usualLevel;
  }

  get chosenOpponent() {
    return this.opponents.querySelector("input:checked").value;
  }

  get playsComputer() {
    return this.chosenOpponent === LEVEL;
  }

  // Against one computer there is no place for a guest.
  showOpponent() {
    this.computers.hidden = !this.playsComputer;
    const full = this.chosenOpponent === BOTH || (this.playsComputer && !this.option(COUNT));
    this.guests.parentElement.hidden = !this.people().length || full;
    this.showFitting();
  }

  // Above the values of an option stands what it is if nothing is chosen.
  showOptions() {
    this.showComputers();
    this.options.replaceChildren(...this.others.map((option) => field(option, option.usual)));
    this.raised = false;
    this.showOpponent();
  }

  // How many play comes first, below how many computers there are.
  get others() {
    const others = this.game.options.filter(({ name }) => name !== LEVEL && name !== COUNT);
    return others.sort((one, two) => (two.name === PLAYERS) - (one.name === PLAYERS));
  }

  get invited() {
    return this.guests.parentElement.hidden ? [] : [...this.guests.querySelectorAll("input:checked")];
  }

  // How many computers are asked for; 0 if they take all seats that are left.
  get count() {
    const field = this.computers.querySelector(`[data-option=${COUNT}]`);
    return this.playsComputer && field ? Number(valueOf(field)) : 0;
  }

  // How many computers there are at least: also beside guests, one takes a seat.
  get fewest() {
    return this.playsComputer ? Math.max(this.count, 1) : 0;
  }

  // Whether nobody else can come: whoever plays all sides, or nobody but computers, has hints anyway.
  get alone() {
    if (!this.playsComputer || this.invited.length) return this.chosenOpponent === BOTH;
    return !this.count || this.count + 1 >= this.sizeOf(valueOf(this.field(PLAYERS)));
  }

  sizeOf(value) {
    return Number(value || this.option(PLAYERS).default);
  }

  // Shows a table that is large enough for all who are asked to it.
  showSize() {
    const field = this.field(PLAYERS);
    if (!field) return;
    const sizes = [...field.querySelectorAll("input")];
    for (const size of sizes) size.disabled = this.sizeOf(size.value) < 1 + this.fewest + this.invited.length;
    const small = sizes.some(({ checked, disabled }) => checked && disabled);
    const enough = sizes.find(({ disabled }) => !disabled);
    if (small && enough) enough.checked = true;
    else if (this.raised && !sizes[0].disabled) reset(field);
    this.raised = small || (this.raised && sizes[0].disabled);
  }

  // Hides the options that mean nothing with what is chosen.
  showFitting() {
    this.showSize();
    for (const { name, needs, excludes } of this.others) {
      const pointless = name === HINTS && this.alone;
      const hidden = pointless || (needs && !this.isOn(needs)) || (excludes && this.isOn(excludes));
      const field = this.field(name);
      field.hidden = Boolean(hidden);
      if (hidden) reset(field);
    }
  }

  field(name) {
    return this.options.querySelector(`[data-option="${name}"]`);
  }

  isOn(name) {
    const field = this.field(name);
    return !["", "0", "no", "off"].includes(field ? valueOf(field) : "");
  }

  command() {
    const guests = this.invited.map(({ value }) => `@${value}`);
    const computers = this.playsComputer ? chosen(this.computers) : [];
    const level = this.playsComputer && !computers.some((each) => each.startsWith(`${LEVEL}=`)) ? [LEVEL] : [];
    const both = this.chosenOpponent === BOTH ? [BOTH] : [];
    return ["/play", this.game.word, ...level, ...both, ...computers, ...chosen(this.options), ...guests].join(" ");
  }
}

function choice(type, name, value, label, checked) {
  return make("label", { className: "game" }, make("input", { type, name, value, checked }), make("span", {}, label));
}

// Returns the values of an option, to choose one from; without a choice it is as usual.
function field({ name, label, values, default: ordinary }, usual) {
  const others = values.filter(({ word }) => word !== ordinary);
  const all = [{ word: "", label: usual }, ...others];
  return all.length > FEW ? list(name, label, all) : chips(name, label, all);
}

function list(name, label, values) {
  const select = make("select", {}, ...values.map((value) => make("option", { value: value.word }, value.label)));
  const field = make("label", { className: "field" }, make("span", {}, label), select);
  field.dataset.option = name;
  return field;
}

function chips(name, label, values) {
  const each = values.map(({ word, label: text }, at) =>
    make("label", { className: "chip" }, make("input", { type: "radio", name: `option-${name}`, value: word, checked: at === 0 }), make("span", {}, text)),
  );
  const field = make("fieldset", { className: "field" }, make("legend", {}, label), make("div", { className: "chips" }, ...each));
  field.dataset.option = name;
  return field;
}

const valueOf = (field) => (field.querySelector("select") ?? field.querySelector("input:checked")).value;

function reset(field) {
  const select = field.querySelector("select");
  if (select) select.value = "";
  else field.querySelector("input").checked = true;
}

function chosen(box) {
  return [...box.children].map((field) => [field.dataset.option, valueOf(field)]).filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
}
