// The buttons under a message.

import { make } from "./words.js";

const TWICE = 500;
const NEAR = 30;
const FEW = 4; // letters, and buttons

let last = { at: -Infinity, x: 0, y: 0 };

// Returns whether a press counts. A second one at the same place, right after the first, is a double
// press: it is meant for what was there before, whatever has come in its place.
export function counts({ timeStamp, clientX, clientY }, within = TWICE) {
  const second = timeStamp - last.at < within && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
  if (!second) last = { at: timeStamp, x: clientX, y: clientY };
  return !second;
}

// A key that is held down presses once.
addEventListener("keydown", (event) => {
  if (event.repeat && event.target.closest?.(".choices")) event.preventDefault();
});

// Returns the buttons in their groups. `press` sends a payload, and returns the key of the request;
// nothing if it cannot be pressed now.
export function choices(groups, press) {
  const box = make("div", { className: "choices" });
  const headings = groups.filter(([first]) => first.heading).length > 1;
  for (const group of groups) {
    const row = buttons(group, box, press);
    const [{ heading }] = group;
    // Screen readers read the label of the group instead.
    if (heading && headings) box.append(make("h3", { "aria-hidden": "true" }, heading));
    box.append(row);
  }
  return box;
}

function buttons(group, box, press) {
  const [{ heading }] = group;
  const row = make("div", { className: "group" });
  row.classList.toggle("many", group.length > FEW && group.every(({ label }) => label.length <= FEW));
  if (heading) {
    row.classList.add("moves");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", heading);
  }
  for (const { label, payload, style } of group) {
    const button = make("button", { type: "button", className: `button ${style}` }, ...words(label));
    button.addEventListener("click", (event) => {
      if (box.dataset.key || !counts(event)) return;
      const key = press(payload);
      if (!key) return;
      box.dataset.key = key;
      button.classList.add("pressed");
    });
    row.append(button);
  }
  return row;
}

// Steps of a move stay in one piece: lines break between them.
function words(label) {
  return label.split(/( )/).map((part) => (part === " " ? part : make("span", {}, part)));
}

// Lets the buttons be pressed again.
export function release(box) {
  delete box.dataset.key;
  box.querySelector(".pressed")?.classList.remove("pressed");
}
