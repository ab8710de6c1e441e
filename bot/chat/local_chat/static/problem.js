// A problem in the chat: it is solved by playing on its board, or by choosing one of its moves.

import { Board } from "./board.js";
import { choices, release } from "./choices.js";
import { make, say } from "./words.js";

export class Problem {
  // `ask` sends a payload and returns the key of the request.
  constructor({ problem, image, touches, choices: moves }, ask) {
    this.ask = ask;
    this.first = { text: "", image, touches }; // before anything is played
    this.choosing = null; // the move that is being played
    this.keys = new Set();
    this.status = make("p", { className: "status", role: "status" });
    this.actions = make("div");
    const press = (payload) => this.press(payload);
    const fold = make("details", { className: "moves-to-choose" }, make("summary", {}, say("moves")), choices(moves, press));
    this.element = make("div", { className: "problem" }, this.lay(press), this.status, this.actions, fold);
    this.element.dataset.problem = problem;
    this.show(this.first);
  }

  lay(press) {
    const picture = make("img", { alt: "", draggable: false });
    const layer = make("div", { className: "layer", "aria-hidden": "true" });
    const touches = make("div", { className: "touches", role: "group", "aria-label": say("board") });
    const board = make("div", { className: "board" }, picture, layer, touches);
    this.board = new Board({ board, picture, layer, touches, press, back: () => this.back() });
    return make("div", {}, board);
  }

  press(payload) {
    const key = this.ask(payload);
    this.keys.add(key);
    this.fresh = false;
    return key;
  }

  // Takes the next step of the move that is being played.
  choose(choosing) {
    this.fresh = true;
    this.choosing = choosing;
    this.show(choosing);
  }

  show({ text, image, touches, marks, choices: groups = [] }) {
    this.status.textContent = text;
    this.actions.replaceChildren(...(groups.length ? [choices(groups, (payload) => this.press(payload))] : []));
    this.board.show(image, touches, marks);
  }

  // Puts the piece back that was taken up, or else begins again; returns whether there was a move.
  back() {
    if (!this.choosing) return false;
    const held = this.choosing.touches?.find(({ kind }) => kind === "held");
    if (held) this.press(held.payload);
    else this.restart();
    return true;
  }

  restart() {
    this.choosing = null;
    this.show(this.first);
  }

  // A request was answered: by the next step, or else by a verdict.
  done({ key }) {
    if (!this.keys.delete(key)) return false;
    for (const box of this.element.querySelectorAll(".choices[data-key]")) release(box);
    if (!this.fresh) this.restart();
    return true;
  }

  // The problem has been answered, or another is asked: it can be played no more.
  close() {
    this.restart();
    for (const part of this.element.querySelectorAll(".touches, .moves-to-choose")) part.remove();
  }
}
