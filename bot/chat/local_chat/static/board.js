// The board: a picture with real buttons over it. A press is a command of the server's making.

import { counts } from "./choices.js";
import { carry, place } from "./motion.js";
import { make } from "./words.js";

const DRAGGED = 8; // pixels that a finger may tremble
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  // `press` sends a payload. `back` takes the last step back, and returns whether there was one.
  constructor({ board, picture, layer, touches, press, back }) {
    Object.assign(this, { board, picture, layer, touches, press, back });
    this.shown = []; // what can be pressed, with its button
    this.waiting = false;
    this.dragged = null;
    touches.addEventListener("click", (event) => this.click(event));
    touches.addEventListener("keydown", (event) => this.key(event));
    touches.addEventListener("pointerdown", (event) => this.grab(event));
    touches.addEventListener("pointermove", (event) => this.move(event));
    touches.addEventListener("pointerup", (event) => this.drop(event));
    touches.addEventListener("pointercancel", () => this.letGo());
    touches.addEventListener("pointerleave", () => this.preview(null));
    touches.addEventListener("focusin", (event) => this.preview(this.at(event.target)));
    touches.addEventListener("focusout", () => this.preview(null));
  }

  // Shows a picture, and what can be pressed on it.
  async show(image, touches) {
    this.waiting = false;
    this.board.hidden = !image;
    if (!image) {
      this.lay([]);
      return;
    }
    this.board.style.setProperty("--ratio", image.width / image.height);
    const focused = this.focused();
    this.lay([]);
    await load(this.picture, image);
    this.lay(touches ?? []);
    if (focused) this.focusNear(focused);
    if (this.dragged?.dropped) this.land();
  }

  lay(touches) {
    const focus = this.touches.contains(document.activeElement);
    this.shown = touches.map((touch, at) => {
      const button = make("button", { type: "button", className: `touch ${touch.kind}`, tabIndex: at ? -1 : 0 });
      button.setAttribute("aria-label", touch.label);
      place(button, touch.box);
      return { ...touch, button };
    });
    this.armed = null;
    this.preview(null);
    this.touches.replaceChildren(...this.shown.map(({ button }) => button));
    if (focus && !this.shown.length) this.touches.dataset.wanted = "true";
  }

  at(element) {
    return this.shown.find(({ button }) => button === element) ?? null;
  }

  // A finger is wider than the gap that a wall lies in: the nearest slot is meant.
  meant(event) {
    const touched = this.at(event.target.closest?.(".touch"));
    if (touched?.kind !== "slot" || !event.clientX) return touched;
    const [x, y] = this.percent(event);
    const slots = this.shown.filter(({ kind }) => kind === "slot");
    return slots.reduce((best, one) => (away(one.shape, x, y) < away(best.shape, x, y) ? one : best));
  }

  percent({ clientX, clientY }) {
    const { left, top, width, height } = this.board.getBoundingClientRect();
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
  }

  click(event) {
    const touch = this.meant(event);
    if (!touch || this.waiting || this.dragged || !(event.detail === 0 || counts(event))) return;
    const finger = event.pointerType === "touch" || event.pointerType === "pen";
    if (touch.kind === "slot" && finger && this.armed !== touch) {
      this.armed = touch; // the first tap shows where the wall would lie
      this.preview(touch);
      return;
    }
    this.send(touch);
  }

  send({ payload, button }) {
    this.waiting = true;
    button.classList.add("pressed");
    this.press(payload);
  }

  // A request was refused: what was there can be pressed again.
  release() {
    this.waiting = false;
    this.dragged = null;
    for (const { button } of this.shown) button.classList.remove("pressed");
    this.preview(null);
  }

  preview(touch) {
    if (!touch && this.armed) touch = this.armed;
    if (this.ghost && this.ghostOf === touch) return;
    this.ghost?.remove();
    this.ghost = null;
    this.ghostOf = touch;
    if (!touch?.shape) return;
    this.ghost = make("span", { className: `ghost ${touch === this.armed ? "armed" : ""}` });
    place(this.ghost, touch.shape);
    this.layer.append(this.ghost);
  }

  // Dragging: the piece is taken up as if it had been pressed, and the target is pressed where it is
  // let go, as soon as the server has said what can be reached.

  grab(event) {
    const touch = this.at(event.target.closest(".touch"));
    if (touch?.kind !== "piece" || this.waiting || event.button) return;
    this.dragged = null;
    this.grip = { touch, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event) {
    if (!this.grip) {
      if (event.pointerType === "mouse") this.preview(this.meant(event));
      return;
    }
    if (event.pointerId !== this.grip.id) return;
    const { touch, x, y } = this.grip;
    if (!this.dragged) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < DRAGGED) return;
      this.touches.setPointerCapture(event.pointerId);
      this.dragged = { sprite: carry(this.picture, this.layer, this.percent({ clientX: x, clientY: y })) };
      this.send(touch);
    }
    this.dragged.sprite.moveTo(this.percent(event));
  }

  drop(event) {
    const dragged = this.dragged;
    this.grip = null;
    if (!dragged) return;
    dragged.dropped = this.percent(event);
    // The click that follows belongs to the drag.
    setTimeout(() => this.dragged === dragged && !this.waiting && this.land(), 0);
  }

  land() {
    const [x, y] = this.dragged.dropped;
    this.letGo();
    const hit = [...this.shown].reverse().find(({ box, kind }) => kind !== "slot" && inside(box, x, y));
    if (hit?.kind === "target") this.send(hit);
    else if (hit?.kind !== "held") this.back();
  }

  letGo() {
    this.dragged?.sprite.remove();
    this.dragged = null;
    this.grip = null;
  }

  // The keyboard: arrows go to the next place in that direction, Escape takes a step back.

  key(event) {
    if (event.key === "Escape") {
      if (this.armed) {
        this.armed = null;
        this.preview(null);
      } else this.back();
      return;
    }
    const arrow = ARROWS[event.key];
    const here = this.at(document.activeElement);
    if (!arrow || !here) return;
    event.preventDefault();
    const [x, y] = middle(here.box);
    const ahead = this.shown
      .filter((one) => one !== here)
      .map((one) => {
        const [a, b] = middle(one.box);
        const along = (a - x) * arrow[0] + (b - y) * arrow[1];
        const aside = Math.abs((a - x) * arrow[1]) + Math.abs((b - y) * arrow[0]);
        return { one, along, cost: along + 2.5 * aside };
      })
      .filter(({ along }) => along > 0.5)
      .sort((one, two) => one.cost - two.cost);
    if (ahead.length) this.focus(ahead[0].one);
  }

  focus({ button }) {
    for (const one of this.shown) one.button.tabIndex = one.button === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  focused() {
    const here = this.at(document.activeElement);
    if (here) this.last = middle(here.box);
    const wanted = here || this.touches.dataset.wanted;
    delete this.touches.dataset.wanted;
    return wanted ? this.last : null;
  }

  focusNear([x, y]) {
    const near = [...this.shown].sort((one, two) => away(one.box, x, y) - away(two.box, x, y));
    const best = near.find(({ kind }) => kind !== "held" && kind !== "slot") ?? near[0];
    if (best) this.focus(best);
    else this.touches.dataset.wanted = "true";
  }
}

const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];
const inside = ([left, top, width, height], x, y) => x >= left && x <= left + width && y >= top && y <= top + height;

function away([left, top, width, height], x, y) {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  const [a, b] = middle([left, top, width, height]);
  return Math.hypot(across, down) + Math.hypot(a - x, b - y) / 1000;
}

// Shows a picture once it is there, so that the board never flashes.
export async function load(picture, { url, alt }) {
  if (picture.getAttribute("src") !== url) {
    const next = new Image();
    next.src = url;
    await next.decode().catch(() => {});
    picture.src = url;
  }
  picture.alt = alt;
}
