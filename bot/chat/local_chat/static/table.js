// The table: one live board, who sits around it, and what can be done.

import { Board, load } from "./board.js";
import { choices, release } from "./choices.js";
import { Lobby } from "./lobby.js";
import { clear, slide, still, tumble } from "./motion.js";
import { Plates } from "./plates.js";
import { make, say } from "./words.js";

const by = (id) => document.getElementById(id);

export class Table {
  // `ask` sends a payload and returns the key of the request; `changed` is told of every new pane.
  constructor({ ask, people, link, changed }) {
    this.ask = ask;
    this.changed = changed;
    this.pane = null; // the table as it is
    this.seen = null; // the table as it was last shown
    this.choosing = null; // the move that is being chosen on it
    this.covered = false; // whether the hall is shown in its place
    this.queue = Promise.resolve();
    this.keys = new Set();
    this.board = new Board({
      board: by("board"),
      picture: by("picture"),
      layer: by("layer"),
      touches: by("touches"),
      press: (payload) => this.press(payload),
      back: () => this.back(),
    });
    // Plates and words are as broad as the board that they stand around.
    const broad = ([{ contentRect }]) => by("pane").style.setProperty("--board", `${contentRect.width}px`);
    new ResizeObserver(broad).observe(by("board"));
    this.plates = new Plates({ far: by("far"), near: by("near"), people });
    this.lobby = new Lobby(by("lobby"), link);
    by("seal").addEventListener("click", () => this.pane && this.press(this.pane.seal));
  }

  press(payload) {
    const key = this.ask(payload);
    this.keys.add(key);
    return key;
  }

  clear() {
    this.pane = null;
    this.seen = null;
    this.choosing = null;
    this.show();
  }

  // Gives its place to the hall, or takes it back.
  cover(covered) {
    this.covered = covered;
    by("pane").hidden = covered || !this.pane;
  }

  // Takes a new state of the table. States are shown one after the other, each with its motion.
  take(pane, { quiet = false } = {}) {
    const before = this.pane;
    const chosen = Boolean(this.choosing) || this.board.carried;
    this.pane = pane;
    this.choosing = null;
    this.close();
    this.queue = this.queue.then(() => this.turnTo(pane, quiet, chosen)).catch((error) => console.error(error));
    this.changed(pane, before);
  }

  // What is there to be pressed belongs to an older table: nothing counts until the new one is shown.
  close() {
    by("actions").setAttribute("aria-busy", "true");
    this.board.close();
  }

  async turnTo(pane, quiet, chosen) {
    const before = quiet ? null : this.seen;
    const fresh = before?.image && before.game === pane.game && before.phase === "playing";
    const last = by("picture").src;
    if (fresh && !still() && pane === this.pane) {
      const moved = pane.slides?.length && rose("moves", pane, before) && pane.mover !== "" && !(chosen && this.mine(pane.mover));
      if (moved) {
        await slide(by("picture"), by("layer"), pane.image.url, pane.slides);
        this.seen = pane;
        if (pane !== this.pane && !this.choosing) await load(by("picture"), pane.image); // the next one is waiting
      }
    }
    if (pane === this.pane) this.seen = pane;
    if (pane === this.pane && !this.choosing) await this.show();
    clear(by("layer"));
    const rolled = fresh && rose("rolls", pane, before) && pane.dice?.length;
    if (rolled && !still() && pane === this.pane) {
      await tumble(by("picture"), by("layer"), last, pane.dice);
      clear(by("layer"));
    }
  }

  mine(id) {
    return this.pane.plates?.some((plate) => plate.yours && plate.id === id);
  }

  // Takes a move that is being chosen: the board as it would be, and what can be pressed next.
  choose(choosing) {
    if (!this.pane || choosing.version < this.pane.version) return;
    this.choosing = choosing;
    this.queue = this.queue.then(() => this.choosing === choosing && this.show()).catch((error) => console.error(error));
  }

  // Puts the piece that was taken up back, or else gives the whole move up; returns whether there was one.
  back() {
    if (!this.choosing) return false;
    const held = this.choosing.touches?.find(({ kind }) => kind === "held");
    if (held) this.press(held.payload);
    else {
      this.choosing = null;
      this.show();
    }
    return true;
  }

  async show() {
    const { pane, choosing } = this;
    by("pane").hidden = this.covered || !pane;
    if (!pane) return;
    // On a phone the table may have been scrolled away while it was waiting for somebody.
    const turned = by("pane").dataset.phase !== pane.phase;
    if (turned) by("table").scrollIntoView({ block: "start" });
    by("pane").dataset.phase = pane.phase;
    by("pane").dataset.game = pane.game;
    by("pane").classList.toggle("mine", Boolean(pane.mine) && pane.phase === "playing");
    this.plates.show(pane);
    by("status").replaceChildren(...lines(choosing ? choosing.text : pane.status ?? ""));
    by("told").textContent = choosing ? "" : pane.told ?? "";
    by("seal").hidden = !pane.seal;
    this.lobby.show(pane.phase === "gathering" ? pane : null);
    this.showActions(choosing ?? pane);
    if (turned && pane.phase === "finished") by("actions").scrollIntoView({ block: "nearest" });
    const { image, touches, marks } = choosing ?? pane;
    await this.board.show(image, touches, marks);
  }

  // Presses a button below the board, unless what it belongs to is being replaced.
  act(payload) {
    return by("actions").ariaBusy === "true" ? "" : this.press(payload);
  }

  showActions({ choices: groups = [] }) {
    by("actions").removeAttribute("aria-busy");
    const focused = by("actions").contains(document.activeElement);
    const cancel = this.choosing && !groups.length ? [this.cancel()] : [];
    by("actions").replaceChildren(...(groups.length ? [choices(groups, (payload) => this.act(payload))] : []), ...cancel);
    if (focused) (by("actions").querySelector("button") ?? by("touches").querySelector("button"))?.focus();
  }

  // Gives up the move that is being chosen: the board as it is.
  cancel() {
    const button = make("button", { type: "button", className: "button" }, say("cancel"));
    button.addEventListener("click", () => {
      this.choosing = null;
      this.show();
    });
    return button;
  }

  // A request was answered.
  done({ key, refused }) {
    if (!this.keys.delete(key)) return false;
    for (const box of document.querySelectorAll(`#actions .choices[data-key="${CSS.escape(key)}"]`)) release(box);
    if (!refused) this.board.waiting = false;
    else if (this.choosing) {
      this.choosing = null; // it may be about a table that has changed
      this.show();
    } else this.board.release();
    return true;
  }
}

// Whether there were more moves, or rolls; nothing is sent of a number that is zero.
export const rose = (what, pane, before) => (pane[what] ?? 0) > (before[what] ?? 0);

const lines = (text) => text.split("\n").flatMap((line) => [make("span", {}, line), "\n"]);
