// The hall: what can be played, at one press, and the game that is played here by others.

import { counts } from "./choices.js";
import { make, say, vocabulary } from "./words.js";

export class Hall {
  // `look` leads to the table of the room.
  constructor({ box, games, cards, start, look }) {
    this.box = box;
    this.games = games;
    this.cards = cards;
    this.start = start;
    this.look = look;
    this.here = null; // the table of the room, if it is that of others
  }

  get shown() {
    return !this.box.hidden;
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
    const here = this.here ? [this.row(say(this.here.phase === "gathering" ? "players-wanted" : "look-on"), wordsOf(this.here), this.look)] : [];
    this.games.replaceChildren(...here);
  }

  row(label, words, act) {
    const button = make("button", { type: "button", className: "button wide" }, make("b", {}, label), ` ${words}`);
    button.addEventListener("click", act);
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

const wordsOf = ({ title, plates = [] }) => [title, ...plates.map(({ name }) => name)].join(" · ");
