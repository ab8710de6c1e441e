// The first thing a guest sees where no game has been opened: what can be played, at one press.

import { counts } from "./choices.js";
import { make, say, vocabulary } from "./words.js";

export class Hall {
  constructor({ box, cards, start }) {
    this.box = box;
    this.cards = cards;
    this.start = start;
  }

  show(shown) {
    this.box.hidden = !shown;
    if (shown) this.fill();
  }

  fill() {
    this.cards.replaceChildren(...vocabulary().games.map((game) => this.card(game)));
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
