// The board: a picture with real buttons over it. A press is a command of the server's making.

import { counts } from "./choices.js";
import { carry, place } from "./motion.js";
import { make } from "./words.js";

const DRAGGED = 8; // pixels that a finger may tremble
const AGAIN = 300; // milliseconds: with doubles, the same place is pressed again and again
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  // `press` sends a payload. `back` takes the last step back, and returns whether there was one.
  constructor({ board, picture, layer, touches, press, back }) {
    Object.assign(this, { board, picture, layer, touches, press, back });
    this.shown = []; // what can be pressed, with its button
    this.marks = make("div", { className: "marks", "aria-hidden": "true" });
    picture.after(this.marks);
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

  // Shows a picture, the marks on it, and what can be pressed.
  async show(image, touches, marks) {
    this.waiting = false;
    this.closed = false;
    this.board.hidden = !image;
    if (!image) {
      this.lay([]);
      this.mark();
      return;
    }
    this.board.parentElement.style.setProperty("--ratio", image.width / image.height);
    const focused = this.focused();
    this.lay([]);
    this.touches.setAttribute("aria-busy", "true");
    const turn = (this.turn = {});
    await load(this.picture, image, () => turn === this.turn);
    if (turn !== this.turn) return; // something else is shown by now
    if (this.closed) return;
    this.mark(marks);
    this.lay(touches ?? []);
    this.touches.removeAttribute("aria-busy");
    this.letGo();
    if (focused) this.focusNear(focused);
  }

  // Lets nothing be pressed until something is shown again; a piece that was put down stays there.
  close() {
    this.closed = true;
    if (!this.carried) this.letGo();
    this.grip = null;
    this.focused();
    this.lay([]);
    this.touches.setAttribute("aria-busy", "true");
  }

  lay(touches) {
    const focus = this.touches.contains(document.activeElement);
    this.shown = touches.map((touch) => {
      const button = make("button", { type: "button", className: `touch ${touch.kind}`, tabIndex: -1 });
      button.setAttribute("aria-label", touch.label);
      place(button, touch.box);
      return { ...touch, button };
    });
    for (const first of firsts(this.shown)) first.button.tabIndex = 0;
    this.armed = null;
    this.preview(null);
    const order = [...this.shown].sort((one, two) => group(one) - group(two)); // as the Tab key goes
    this.touches.replaceChildren(...order.map(({ button }) => button));
    if (focus && !this.shown.length) this.lost = true; // the focus, until there is something again
  }

  // Marks what can be taken up, and where it can go, in the colours of the picture's theme.
  mark({ core = "", edge = "", rings = [], frames = [], dots = [] } = {}) {
    this.marks.style.setProperty("--core", core);
    this.marks.style.setProperty("--edge", edge);
    const drawn = Object.entries({ ring: rings, frame: frames, dot: dots }).flatMap(([shape, boxes]) =>
      boxes.map((box) => {
        const mark = make("span", { className: `mark-${shape}` });
        place(mark, box);
        return mark;
      }),
    );
    this.marks.replaceChildren(...drawn);
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
    if (!touch || this.waiting || this.dragged) return;
    // Nobody takes up a piece to put it back at once.
    if (event.detail && !counts(event, touch.kind === "held" ? undefined : AGAIN)) return;
    if (touch.kind === "slot" && this.finger && event.detail && this.armed !== touch) {
      this.armed = touch; // the first tap shows where the wall would lie
      this.preview(null);
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
    this.letGo();
    for (const { button } of this.shown) button.classList.remove("pressed");
    this.preview(null);
  }

  preview(touch) {
    const shown = touch ?? this.armed;
    const kind = `ghost ${shown && shown === this.armed ? "armed" : ""}`;
    if (this.ghost && this.ghostOf === shown && this.ghost.className === kind) return;
    this.ghost?.remove();
    this.ghost = null;
    this.ghostOf = shown;
    if (shown?.kind !== "slot") return;
    this.ghost = make("span", { className: kind });
    place(this.ghost, shown.shape);
    this.layer.append(this.ghost);
  }

  // Dragging: every piece comes with the places where it can be put down, and what each of them means.

  grab(event) {
    this.finger = event.pointerType !== "mouse"; // a click does not say so in every browser
    const touch = this.at(event.target.closest(".touch"));
    if (!touch?.ways || this.waiting || event.button) return;
    this.letGo();
    this.grip = { touch, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event) {
    if (!this.grip) {
      if (event.pointerType === "mouse") this.preview(this.meant(event));
      return;
    }
    const { touch, x, y, id } = this.grip;
    if (event.pointerId !== id) return;
    if (!event.buttons) {
      this.letGo(); // it was let go outside
      return;
    }
    if (!this.dragged) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < DRAGGED) return;
      this.touches.setPointerCapture(id);
      this.lift(touch);
    }
    this.dragged.moveTo(this.percent(event));
  }

  lift({ box, shape, ways, button }) {
    this.dragged = carry(this.picture, this.layer, shape ?? box);
    button.classList.add("lifted");
    for (const [, way] of ways) {
      const mark = make("span", { className: "way" });
      place(mark, way);
      this.layer.append(mark);
    }
  }

  drop(event) {
    const { grip, dragged } = this;
    this.grip = null;
    if (!dragged) return;
    const [x, y] = this.percent(event);
    const hit = grip.touch.ways.find(([, box]) => inside(box, x, y));
    if (!hit) {
      setTimeout(() => this.letGo(), 0); // the click that follows belongs to the drag
      return;
    }
    this.carried = true;
    this.send({ payload: hit[0], button: grip.touch.button });
  }

  letGo() {
    this.dragged?.remove();
    for (const mark of this.layer.querySelectorAll(".way")) mark.remove();
    for (const { button } of this.shown) button.classList.remove("lifted");
    this.dragged = null;
    this.grip = null;
    this.carried = false;
  }

  // The keyboard: arrows go to the next place in that direction, Escape takes a step back. The Tab key
  // stops at the pieces and the places for them, and then at the slots for walls.

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
    const [x, y] = spot(here);
    const ahead = this.shown
      .filter((one) => one !== here && group(one) === group(here))
      .map((one) => {
        const [a, b] = spot(one);
        const along = (a - x) * arrow[0] + (b - y) * arrow[1];
        const aside = Math.abs((a - x) * arrow[1]) + Math.abs((b - y) * arrow[0]);
        return { one, along, cost: along + 2.5 * aside };
      })
      .filter(({ along }) => along > 0.5)
      .sort((one, two) => one.cost - two.cost);
    if (ahead.length) this.focus(ahead[0].one);
  }

  focus(touch) {
    for (const one of this.shown.filter((each) => group(each) === group(touch))) one.button.tabIndex = -1;
    touch.button.tabIndex = 0;
    touch.button.focus({ preventScroll: true });
  }

  focused() {
    const here = this.at(document.activeElement);
    if (here) this.last = middle(here.box);
    const lost = this.lost && document.activeElement === document.body;
    this.lost = false;
    return here || lost ? this.last : null;
  }

  focusNear([x, y]) {
    const near = [...this.shown].sort((one, two) => away(one.box, x, y) - away(two.box, x, y));
    const best = near.find(({ kind }) => kind !== "held" && kind !== "slot") ?? near[0];
    this.lost = !best;
    if (best) this.focus(best);
  }
}

// Where the arrows find something. Two walls cross at each corner: one lies above it, the other beside it.
function spot({ kind, box, shape }) {
  const [x, y] = middle(box);
  if (kind !== "slot") return [x, y];
  return shape[3] > shape[2] ? [x + 2, y] : [x, y - 2];
}

const group = ({ kind }) => kind === "slot";
const firsts = (shown) => [false, true].flatMap((slots) => shown.find((one) => group(one) === slots) ?? []);
const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];
const inside = ([left, top, width, height], x, y) => x >= left && x <= left + width && y >= top && y <= top + height;

function away([left, top, width, height], x, y) {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  const [a, b] = middle([left, top, width, height]);
  return Math.hypot(across, down) + Math.hypot(a - x, b - y) / 1000;
}

// Shows a picture once it is there, so that the board never flashes.
export async function load(picture, { url, alt }, wanted = () => true) {
  if (picture.getAttribute("src") !== url) {
    const next = new Image();
    next.src = url;
    await next.decode().catch(() => {});
    if (!wanted()) return;
    picture.src = url;
  }
  picture.alt = alt;
}
