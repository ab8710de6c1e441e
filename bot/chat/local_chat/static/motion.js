// What moves on the board: pieces slide, dice tumble. Each is cut out of the picture itself.

import { make } from "./words.js";

const SLIDE = 260;
const TUMBLE = 520;

export const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

// Puts an element where a box of the picture is; boxes are in percent.
export function place(element, [left, top, width, height]) {
  element.style.left = `${left}%`;
  element.style.top = `${top}%`;
  element.style.width = `${width}%`;
  element.style.height = `${height}%`;
}

// Returns an element that shows a part of a picture, at the same place.
function cut(picture, url, box, kind) {
  const [left, top, width, height] = box;
  const { width: wide, height: high } = picture.getBoundingClientRect();
  const piece = make("span", { className: kind });
  place(piece, box);
  piece.style.backgroundImage = `url("${url}")`;
  piece.style.backgroundSize = `${wide}px ${high}px`;
  piece.style.backgroundPosition = `${-(left / 100) * wide}px ${-(top / 100) * high}px`;
  return piece;
}

// Slides the pieces of a move over the picture before it, one after the other. A piece that goes on
// from where an earlier one arrived is that piece.
export async function slide(picture, layer, next, slides) {
  const before = picture.src;
  await ready(next);
  const { width: wide, height: high } = picture.getBoundingClientRect();
  const arrived = new Map();
  for (const [origin, target] of slides) {
    let moving = arrived.get(String(origin));
    if (!moving) {
      moving = { piece: cut(picture, before, origin, "sprite"), from: origin, at: "none" };
      layer.append(cut(picture, next, origin, "patch"), moving.piece);
    }
    arrived.delete(String(origin));
    const [across, down] = way(moving.from, target, wide, high);
    const there = `translate(${across}px, ${down}px)`;
    const steps = [{ transform: moving.at }, { transform: there }];
    await moving.piece.animate(steps, { duration: SLIDE, easing: "ease-in-out", fill: "forwards" }).finished;
    arrived.set(String(target), { ...moving, at: there });
  }
}

const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];

// How far apart the middles of two boxes are, in pixels.
function way(from, to, wide, high) {
  const [[x, y], [a, b]] = [middle(from), middle(to)];
  return [((a - x) / 100) * wide, ((b - y) / 100) * high];
}

// Lets the dice tumble into their places on a picture that shows them.
export async function tumble(picture, layer, before, dice) {
  const url = picture.src;
  const rolling = dice.map((box, at) => {
    const patch = before ? cut(picture, before, box, "patch") : null;
    const die = cut(picture, url, box, "die");
    layer.append(...(patch ? [patch] : []), die);
    const way = [
      { transform: `translate(${-160 - 60 * at}%, -90%) rotate(${-500 - 120 * at}deg) scale(.8)`, opacity: 0 },
      { transform: `translate(${-60 - 20 * at}%, 20%) rotate(${-200 - 60 * at}deg) scale(1.12)`, opacity: 1, offset: 0.45 },
      { transform: "none" },
    ];
    return die.animate(way, { duration: TUMBLE + 90 * at, easing: "cubic-bezier(.2,.7,.3,1)" }).finished;
  });
  await Promise.all(rolling);
}

export const clear = (layer) => layer.replaceChildren();

async function ready(url) {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => {});
}

// A piece under the finger: a part of the picture, with its middle where the pointer is.
export function carry(picture, layer, box) {
  const { width: wide, height: high } = picture.getBoundingClientRect();
  const piece = cut(picture, picture.src, box, "sprite carried");
  layer.append(piece);
  const [across, down] = middle(box);
  return {
    moveTo: ([a, b]) => {
      piece.style.transform = `translate(${((a - across) / 100) * wide}px, ${((b - down) / 100) * high}px) scale(1.12)`;
    },
    remove: () => piece.remove(),
  };
}
