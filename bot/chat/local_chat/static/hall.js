// The hall: what can be played, at one press, above it the games that the guest plays in other rooms,
// and the one that others play here.

import { counts } from "./choices.js";
import { make, say, vocabulary } from "./words.js";

const GATHERING = "gathering"; // while players are waited for

export class Hall {
  // `look` leads to the table of the room.
  constructor({ box, games, cards, start, look }) {
    this.box = box;
    this.games = games;
    this.cards = cards;
    this.start = start;
    this.look = look;
    this.here = null; // the table of the room, if it is that of others
    this.own = []; // the games of the guest in other rooms
  }

  get shown() {
    return !this.box.hidden;
  }

  // Shows what the guest plays elsewhere.
  showOwn(games) {
    this.own = games;
    this.fillGames();
  }

  // Shows what is played here without entering.
  showHere(pane) {
    this.here = pane;
    this.fillGames();
  }

  show(shown) {
    this.box.hidden = !shown;
    if (shown) this.fill();
  }

  fill() {
    this.fillGames();
    this.cards.replaceChildren(...vocabulary().games.map((game) => this.card(game)));
  }

  fillGames() {
    const here = this.here ? [this.hereRow(this.here)] : [];
    this.games.replaceChildren(...this.own.map((game) => this.ownRow(game)), ...here);
  }

  ownRow({ room, phase, title, others, mine }) {
    const players = others.length || phase === GATHERING ? others : [say("both-sides")];
    const words = [title, ...players, ...(mine ? [say("your-turn").toLocaleLowerCase()] : [])];
    const link = make("a", { href: `#${room}`, className: `button wide ${mine ? "mine" : ""}` }, ...row(phase, "go-on-with", words));
    return make("li", {}, link);
  }

  hereRow({ phase, title, plates = [] }) {
    const words = [title, ...plates.map(({ name }) => name)];
    const button = make("button", { type: "button", className: "button wide" }, ...row(phase, "look-on", words));
    button.addEventListener("click", this.look);
    return make("li", {}, button);
  }

  card({ word, label, options }) {
    const computer = options.some(({ name }) => name === "computer");
    const ways = [
      ...(computer ? [this.way(say("play-computer"), `/play ${word} computer`, true)] : []),
      this.way(say("both-sides"), `/play ${word} both`, !computer),
      this.way(say("with-friend"), `/play ${word}`, false),
    ];
    const picture = make("img", { src: `pictures/${word}.png`, alt: "", width: 320, height: 276, loading: "lazy" });
    return make("li", { className: "card" }, picture, make("h3", {}, label), make("div", { className: "ways" }, ...ways));
  }

  way(label, command, main) {
    const button = make("button", { type: "button", className: `button ${main ? "main" : ""}` }, label);
    button.addEventListener("click", (event) => (!event.detail || counts(event)) && this.start(command));
    return button;
  }
}

const row = (phase, otherwise, words) => [make("b", {}, say(phase === GATHERING ? "players-wanted" : otherwise)), ` ${words.join(" · ")}`];
