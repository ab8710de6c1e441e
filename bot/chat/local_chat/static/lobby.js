// A table that waits for players: the free seats, what is played, and the way for others to come.

import { make, say } from "./words.js";

export class Lobby {
  constructor(box, link) {
    this.box = box;
    this.link = link;
  }

  show(pane) {
    this.box.hidden = !pane;
    if (!pane) {
      this.box.replaceChildren();
      return;
    }
    const chips = [pane.title, ...(pane.options ?? [])].map((text) => make("li", { className: "chip" }, text));
    const free = Array.from({ length: pane.places ?? 0 }, () => make("li", { className: "seat free" }, say("free-seat")));
    const awaited = (pane.awaited ?? []).map((name) => make("li", { className: "seat free" }, `${name} …`));
    const taken = (pane.plates ?? []).map(({ name }) => make("li", { className: "seat" }, name));
    this.box.replaceChildren(
      make("ul", { className: "chips" }, ...chips),
      make("ul", { className: "seats" }, ...taken, ...awaited, ...free),
      ...this.invitation(),
    );
  }

  invitation() {
    const link = this.link();
    if (!link) return [];
    const { url, here } = link;
    const field = make("input", { type: "text", readOnly: true, value: url, "aria-label": say("invite") });
    const copied = make("p", { className: "fine", role: "status" });
    const copy = make("button", { type: "button", className: "button main" }, say("copy"));
    copy.addEventListener("click", async () => {
      await copyText(field);
      copied.textContent = say("copied");
    });
    const picture = make("img", { className: "qr", src: `qr?text=${encodeURIComponent(url)}`, alt: say("qr"), width: 148, height: 148 });
    return [
      make("p", { className: "fine" }, say("invite-how")),
      make("div", { className: "link" }, field, copy),
      copied,
      ...(here ? [make("p", { className: "fine" }, say("invite-network"))] : [picture]),
    ];
  }
}

export async function copyText(field) {
  field.select();
  await copyWords(field.value);
}

// Browsers have no clipboard on plain http: there the words are selected and copied as by hand.
export async function copyWords(words) {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    const field = make("textarea", { value: words });
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
