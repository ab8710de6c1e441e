// Stepping through a game: its board, its moves, and a link to share.

import { make, say, vocabulary } from "./words.js";

const PAUSE = 80; // Milliseconds that the slider rests before a picture is fetched.
const SHARED = /^#?([\p{L}\p{N}_-]{1,40})\/([\w-]{1,40}(?:\.\d{1,5})?)$/u;
const STEPS = { first: -Infinity, back: -1, on: 1, last: Infinity };
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

// Returns the game that the hash of a shared link names, or null.
export function sharedGame(hash) {
  const found = SHARED.exec(decoded(hash));
  return found && { room: found[1], game: found[2] };
}

function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export class Viewer {
  // `copy` puts a text on the clipboard.
  constructor({ dialog, copy }) {
    this.dialog = dialog;
    this.copy = copy;
    this.at = 0;
    const part = (name) => dialog.querySelector(`#viewer-${name}`);
    [this.head, this.board, this.moves, this.told, this.slider, this.copied] = ["head", "board", "moves", "told", "slider", "copied"].map(part);
    this.buttons = Object.entries(STEPS).map(([name, step]) => [part(name), step]);
    for (const [button, step] of this.buttons) button.addEventListener("click", () => this.go(this.at + step));
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value), PAUSE));
    this.board.addEventListener("load", () => this.preload());
    part("share").addEventListener("click", () => this.share());
    dialog.addEventListener("keydown", (event) => this.key(event));
    dialog.addEventListener("close", () => this.stop());
  }

  // Shows a game of a room, or its latest if `game` is "last". Returns whether there is one.
  async open(room, game, { seat = 0, theme = "" } = {}) {
    const asked = (this.latest = { room, seat, theme });
    const found = await fetched(`${address(room, game)}?${query(seat)}`);
    if (this.latest !== asked) return true; // another game was asked for meanwhile
    if (!found) return false;
    this.asked = asked;
    this.game = found;
    this.head.textContent = found.title;
    this.copied.textContent = "";
    this.slider.max = found.count;
    this.list();
    this.at = -1;
    this.go(found.finished ? 0 : found.count);
    if (!this.dialog.open) this.dialog.showModal();
    this.buttons.find(([, step]) => step === 1)[0].focus();
    this.follow();
    return true;
  }

  stop() {
    this.latest = this.game = null;
    clearTimeout(this.timer);
  }

  // One line a round, as in a book: its number, then a move of each player.
  list() {
    const { moves, players } = this.game;
    const rounds = grouped(moves);
    this.rows = [];
    this.moves.replaceChildren(
      ...[...rounds].map(([round, played]) => {
        const before = round === 1 ? Math.min(...played.map(({ seat }) => seat)) : 0;
        const missing = Array.from({ length: before }, () => make("span", { className: "missing" }, "…"));
        return make("li", { value: round }, ...missing, ...played.map((move) => this.row(move, players)));
      }),
    );
  }

  row({ line, seat, text }, players) {
    const button = make("button", { type: "button", className: "move", title: players[seat], tabIndex: -1 }, text);
    button.dataset.seat = seat;
    button.addEventListener("click", () => this.go(line));
    this.rows.push([line, button]);
    return button;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const sliding = event.target === this.slider;
    // The slider has these keys itself, and Enter there must not close the dialog.
    if (sliding ? event.key === "Enter" : event.key in KEYS) event.preventDefault();
    if (!sliding && event.key in KEYS) this.go(this.at + KEYS[event.key]);
  }

  // Shows the position after so many lines; the picture after a pause, if it may change again.
  go(wanted, pause = 0) {
    const at = Math.min(Math.max(wanted, 0), this.game?.count ?? 0);
    if (!this.game || at === this.at) return;
    this.at = at;
    const told = this.game.told[at];
    this.told.textContent = told;
    this.slider.value = at;
    this.slider.setAttribute("aria-valuetext", told);
    for (const [button, step] of this.buttons) {
      button.setAttribute("aria-disabled", String(step < 0 ? at === 0 : at === this.game.count));
    }
    this.mark();
    clearTimeout(this.timer);
    if (pause) this.timer = setTimeout(() => this.show(), pause);
    else this.show();
  }

  // Marks the last move that has been made. One move can be reached with Tab: that, or the first.
  mark() {
    const current = this.rows.findLast(([line]) => line <= this.at)?.[1];
    for (const [, button] of this.rows) {
      if (button === current) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      button.tabIndex = -1;
    }
    const reached = current ?? this.rows[0]?.[1];
    if (reached) reached.tabIndex = 0;
    this.follow();
  }

  // Scrolls the list, and nothing else, to the current move.
  follow() {
    const current = this.moves.querySelector("[aria-current]");
    if (!current) this.moves.scrollTop = 0;
    else this.moves.scrollTop += middle(current) - middle(this.moves);
  }

  async show() {
    const { game, at, asked } = this;
    this.board.src = this.picture(at);
    this.board.alt = game.told[at];
    const described = await fetched(`${address(asked.room, game.id)}/${at}?${query(asked.seat)}`);
    if (described && this.game === game && this.at === at) this.board.alt = described.alt;
  }

  preload() {
    if (this.game && this.at < this.game.count) new Image().src = this.picture(this.at + 1);
  }

  picture(at) {
    const { room, seat, theme } = this.asked;
    return `${address(room, this.game.id)}/${at}.png?${new URLSearchParams({ seat, theme })}`;
  }

  async share() {
    const link = new URL(location.href);
    link.hash = `${this.asked.room}/${this.game.id}`;
    await this.copy(link.href);
    this.copied.textContent = say("copied");
  }
}

function address(room, game) {
  return `games/${encodeURIComponent(room)}/${encodeURIComponent(game)}`;
}

function query(seat) {
  return new URLSearchParams({ locale: vocabulary().language, seat });
}

// Returns what the server answers; null if it has no such thing or cannot be reached.
async function fetched(url) {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function grouped(moves) {
  const rounds = new Map();
  for (const move of moves) rounds.set(move.round, [...(rounds.get(move.round) ?? []), move]);
  return rounds;
}

function middle(element) {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
