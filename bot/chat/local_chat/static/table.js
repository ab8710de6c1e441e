// The table: one live board, who sits around it, and what can be done.

import { Board, load } from "./board.js";
import { choices, release } from "./choices.js";
import { Lobby } from "./lobby.js";
import { clear, slide, still, tumble } from "./motion.js";
import { Plates } from "./plates.js";
import { make, say } from "./words.js";

const by = (id) => document.getElementById(id);

export class Table {
  // `ask` sends a payload and returns the key of the request; `changed` is told of every new pane when
  // it comes, and `shown` when it is shown.
  constructor({ ask, people, link, changed, shown }) {
    this.ask = ask;
    this.changed = changed;
    this.shown = shown;
    this.pane = null; // the table as it is
    this.seen = null; // the table as it was last shown
    this.choosing = null; // the move that is being chosen on it
    this.covered = false; // whether the hall is shown in its place
    this.queue = Promise.resolve();
    this.coming = new Set(); // what is still to be shown
    this.readUntil = 0; // until when what was shown last can be read
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
    this.readUntil = 0;
    const key = this.ask(payload);
    this.keys.add(key);
    return key;
  }

  clear() {
    this.pane = null;
    this.seen = null;
    this.choosing = null;
    this.coming.clear();
    this.queue = Promise.resolve();
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
    if (quiet) this.coming.clear(); // it was missed
    this.coming.add(pane);
    this.queue = this.queue.then(() => this.turnTo(pane, quiet, chosen)).catch((error) => console.error(error));
    this.changed(pane, before);
  }

  // What is there to be pressed belongs to an older table: nothing counts until the new one is shown.
  close() {
    by("actions").setAttribute("aria-busy", "true");
    this.board.close();
  }

  // Shows a state of the table, and before it whatever else was to be seen since the one before.
  async turnTo(pane, quiet, chosen) {
    const before = quiet ? null : this.seen;
    const played = before?.image && before.game === pane.game && before.phase === "playing" && !document.hidden;
    if (!pane.image || !played || !this.coming.has(pane)) {
      await this.arrive(pane);
      return;
    }
    // The next game of a match begins on a board of its own.
    let last = pane.finale ? { moves: Infinity } : before;
    const scenes = pane.scenes?.filter(({ version }) => version > before.version) ?? [];
    const own = this.mine((scenes[0] ?? pane).mover); // what the guest has moved needs no time to be read
    for (const [at, next] of [...scenes, pane].entries()) {
      const turn = () => (next === pane ? this.arrive(pane) : this.coming.has(pane) && this.pass(next));
      await this.advance(next, last, { own: own && at === 0, chosen, turn });
      last = next;
    }
  }

  // Shows the next board: pieces slide there, dice tumble. `turn` puts it in place of the one before.
  async advance(next, last, { own, chosen, turn }) {
    const [moved, rolled] = [rose("moves", next, last), rose("rolls", next, last)];
    if (moved || rolled) await this.rest();
    const former = by("picture").src;
    const slides = moved && next.mover !== "" && !(own && chosen) ? next.slides : [];
    if (slides?.length && !still()) await slide(by("picture"), by("layer"), next.image.url, slides);
    await turn();
    clear(by("layer"));
    if (rolled && next.dice?.length && !still()) {
      await tumble(by("picture"), by("layer"), former, next.dice);
      clear(by("layer"));
    }
    if (rolled || (moved && !own)) this.readUntil = Date.now() + readingTime();
  }

  // Lets what was shown last be read; whoever presses something has read it.
  rest() {
    const left = this.readUntil - Date.now();
    return left > 0 && !document.hidden ? new Promise((done) => setTimeout(done, left)) : null;
  }

  // Shows a board on which nothing can be pressed.
  async pass({ image, told = "" }) {
    if (this.choosing || !image) return;
    by("told").textContent = told;
    this.board.mark();
    await load(by("picture"), image);
  }

  // Shows the table as it is, or what it was if it has changed again meanwhile.
  async arrive(pane) {
    if (!this.coming.delete(pane)) return;
    const before = this.seen;
    this.seen = pane;
    const board = pane !== this.pane ? this.pass(pane) : this.choosing ? null : this.show();
    await Promise.all([board, this.shown(pane, before)]);
  }

  mine(id) {
    return this.pane?.plates?.some((plate) => plate.yours && plate.id === id);
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

// How long something has to be seen before the next thing happens, in milliseconds.
const readingTime = () => 1000 * parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--read"));

const lines = (text) => text.split("\n").flatMap((line) => [make("span", {}, line), "\n"]);
