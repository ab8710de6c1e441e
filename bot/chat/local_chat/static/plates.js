// The players around the board: names, sides, scores, clocks, and whether they are here.

import { make, say, vocabulary } from "./words.js";

export class Plates {
  constructor({ far, near, people }) {
    this.far = far;
    this.near = near;
    this.people = people;
    this.pane = null;
    setInterval(() => this.tick(), 500);
  }

  show(pane) {
    if (pane !== this.pane) this.skew = pane?.at ? Date.now() - pane.at : 0;
    this.pane = pane;
    const [far, near] = split(pane?.plates ?? [], pane?.seat ?? 0);
    this.far.replaceChildren(...far.map((plate) => this.plate(plate, far.length > 1)));
    this.near.replaceChildren(...near.map((plate) => this.plate(plate)));
    this.tick();
    this.showPresence();
  }

  // Where `several` plates stand in a row, a name may be short.
  plate({ seat, id, name, short = name, side, computer, yours, acts, score, facts = [] }, several) {
    const plate = make("li", { className: `plate seat-${seat}` });
    plate.dataset.id = id;
    plate.dataset.computer = computer ? "true" : "";
    plate.classList.toggle("acts", Boolean(acts));
    plate.classList.toggle("yours", Boolean(yours));
    const sign = side.length < 3; // a mark, as the pieces have it
    const title = make("span", { className: "who" }, named(name, several ? short : name), make("span", { className: "here" }));
    if (!sign) title.append(make("span", { className: "side-name" }, side));
    plate.append(make("span", { className: "token", "aria-hidden": "true" }, sign ? side : ""), title);
    if (score !== undefined && score !== null) plate.append(make("b", { className: "score", title: say("score") }, String(score)));
    const counted = facts.map(({ kind, label, value }) =>
      make("span", { className: `fact ${kind}` }, make("b", {}, String(value)), " ", make("span", { className: "label" }, label)),
    );
    plate.append(make("span", { className: "facts" }, ...counted));
    if (acts && this.pane.deadline) plate.append(make("span", { className: "clock" }));
    return plate;
  }

  showPresence() {
    const here = new Set(this.people().map(({ id }) => id));
    for (const plate of [...this.far.children, ...this.near.children]) {
      const away = !plate.dataset.computer && !here.has(plate.dataset.id);
      plate.classList.toggle("away", away);
      plate.title = away ? say("away") : "";
    }
  }

  tick() {
    if (!this.pane?.deadline) return;
    const left = Math.max(0, this.pane.deadline - (Date.now() - this.skew));
    for (const clock of document.querySelectorAll(".plate .clock")) {
      clock.textContent = spoken(left);
      clock.classList.toggle("late", left < 60_000);
    }
  }
}

// Shows a name; the whole of a short one is there to be heard, or read by pointing at it. If it has
// to be cut, the number at its end stays: that may be all that tells it from others.
function named(whole, shown) {
  const [, kind = "", start, number = ""] = shown.match(/^(🤖 )?(.*?)( \d+)?$/s);
  const parts = Object.entries({ kind, start, number }).map(([className, text]) => make("span", { className }, text));
  if (shown === whole) return make("b", { className: "name" }, ...parts);
  const seen = make("span", { className: "seen", "aria-hidden": "true" }, ...parts);
  return make("b", { className: "name", title: whole }, seen, make("span", { className: "heard" }, whole));
}

const unit = (number, name) =>
  new Intl.NumberFormat(vocabulary().language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(number);

function spoken(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number) => String(number).padStart(2, "0");
  if (days) return `${unit(days, "day")} ${unit(hours, "hour")}`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

// Whoever sits at the lower edge of the board is below it, and the others above.
function split(plates, seat) {
  const below = plates.find((plate) => plate.seat === seat) ?? plates[0];
  const order = plates.length > 2 ? turned(plates, below) : plates;
  return [order.filter((plate) => plate !== below), below ? [below] : []];
}

function turned(plates, first) {
  const at = plates.indexOf(first);
  return [...plates.slice(at), ...plates.slice(0, at)];
}
