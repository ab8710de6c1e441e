// The list of messages in a room.

import { make, say } from "./words.js";

const NEAR = 80;
const TOGETHER = 180_000;

export class Log {
  constructor({ log, latest, press, turn }) {
    this.log = log;
    this.latest = latest;
    this.press = press;
    this.turn = turn;
    this.me = "";
    this.clear();
    log.addEventListener("scroll", () => this.atEnd() && (latest.hidden = true), { passive: true });
    log.addEventListener("load", () => this.follow && this.toEnd(), true);
    new ResizeObserver(() => this.follow && this.toEnd()).observe(log);
    latest.addEventListener("click", () => this.toEnd(true));
  }

  clear() {
    this.log.replaceChildren();
    this.last = null;
    this.board = null;
    this.question = null;
    this.seen = 0;
    this.wanted = null;
    this.follow = true;
    this.turn(false);
  }

  atEnd() {
    this.follow = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    return this.follow;
  }

  toEnd(smooth = false) {
    this.log.scrollTo({ top: this.log.scrollHeight, behavior: smooth ? "smooth" : "instant" });
    this.latest.hidden = true;
  }

  // Adds the messages from before the window connected, or while it was disconnected.
  catchUp(messages, again) {
    if (again && messages.length) {
      this.log.append(make("p", { className: "divider" }, make("span", {}, say("unread"))));
      this.last = null;
    }
    this.log.setAttribute("aria-busy", "true");
    for (const message of messages) this.add(message);
    this.log.removeAttribute("aria-busy");
  }

  add(message) {
    const follow = this.follow || message.by?.id === this.me || message.private;
    const element = this.element(message);
    const focused = this.makeRoom(message, element);
    this.log.append(element);
    if (message.id) this.seen = message.id;
    if (focused) this.focusOn(element);
    if (follow) this.toEnd();
    else this.latest.hidden = false;
  }

  // Only the newest board has buttons: older ones get smaller and lose theirs. A new question
  // replaces the last one.
  makeRoom(message, element) {
    if (message.by) return false;
    const focused = this.question?.contains(document.activeElement) || this.board?.contains(document.activeElement);
    const asked = message.choices?.length;
    const table = !message.private && asked;
    if (table) {
      this.board?.classList.add("past");
      this.board?.querySelector(".choices")?.remove();
      this.board = element;
      this.turn(message.mention === this.me);
    }
    if (this.question && asked) {
      if (this.last?.element === this.question) this.last = null;
      this.question.remove();
      this.question = null;
    }
    if (message.private && asked) this.question = element;
    // One board at a time: while a move is being chosen, the public board is less prominent.
    this.board?.classList.toggle("aside", Boolean(this.question?.querySelector(".board")));
    return asked && (focused || this.wanted);
  }

  focusOn(element) {
    const first = element.querySelector(".choices button");
    if (first) first.focus({ preventScroll: true });
    else this.wanted = true;
    if (first) this.wanted = null;
  }

  element(message) {
    const mine = message.by?.id === this.me;
    const joined =
      message.by && this.last?.by === message.by.id && message.at - this.last.at < TOGETHER;
    const element = make("article", { className: "message" });
    element.classList.toggle("mine", mine);
    element.classList.toggle("parlour", !message.by);
    element.classList.toggle("joined", Boolean(joined));
    element.classList.toggle("private", Boolean(message.private));
    element.classList.toggle("others", Boolean(message.mention) && message.mention !== this.me);
    element.classList.toggle("called", message.mention === this.me && !message.private);
    if (!joined) element.append(...this.head(message));
    element.append(this.body(message));
    this.last = { by: message.by?.id ?? "", at: message.at, element };
    return element;
  }

  head(message) {
    const name = message.by?.name ?? "Parlour";
    const at = new Date(message.at);
    const clock = at.toLocaleTimeString(navigator.language, { hour: "2-digit", minute: "2-digit" });
    const head = make(
      "header",
      {},
      make("b", { className: "name" }, name),
      make("time", { dateTime: at.toISOString() }, clock),
    );
    if (message.private) head.append(make("span", { className: "tag" }, say("private")));
    return [avatar(message.by), head];
  }

  body(message) {
    const body = make("div", { className: "body" });
    body.append(text(message.text, !message.by));
    if (message.image) body.append(this.picture(message.image));
    if (message.file) {
      body.append(make("a", { className: "file", href: message.file.url, download: message.file.name }, `⤓ ${message.file.name}`));
    }
    if (message.choices?.length) body.append(this.choices(message.choices));
    return body;
  }

  picture({ url, alt, width, height }) {
    const picture = make("img", { className: "board", src: url, alt, width, height });
    picture.addEventListener("click", () => picture.classList.toggle("large"));
    return picture;
  }

  choices(groups) {
    const box = make("div", { className: "choices" });
    for (const group of groups) {
      const row = make("div", { className: group.length > 8 ? "group many" : "group" });
      for (const { label, payload, style } of group) {
        const button = make("button", { type: "button", className: `button ${style}` }, label);
        button.addEventListener("click", () => this.pressed(box, button, payload));
        row.append(button);
      }
      box.append(row);
    }
    return box;
  }

  pressed(box, button, payload) {
    if (box.dataset.key) return;
    box.dataset.key = this.press(payload);
    button.classList.add("pressed");
  }

  // Shows the progress of a request until it is answered.
  showProgress(key, words) {
    let element = this.waiting(key);
    if (!element) {
      element = make("article", { className: "message parlour private waiting" });
      element.dataset.key = key;
      element.append(...this.head({ at: Date.now(), private: true }), make("div", { className: "body" }));
      this.log.append(element);
      this.last = null;
    }
    element.querySelector(".body").replaceChildren(text(words, true));
    if (this.follow) this.toEnd();
  }

  waiting(key) {
    return this.log.querySelector(`.waiting[data-key="${CSS.escape(key)}"]`);
  }

  done(key) {
    this.waiting(key)?.remove();
    const box = this.log.querySelector(`.choices[data-key="${CSS.escape(key)}"]`);
    if (!box) return;
    delete box.dataset.key;
    box.querySelector(".pressed")?.classList.remove("pressed");
  }
}

// Commands in Parlour's messages are highlighted.
function text(words, parlour) {
  const element = make("p", { className: "text" });
  const parts = parlour ? words.split(/(?<=^|[\s(:])(\/[a-z]+)/) : [words];
  parts.forEach((part, at) => element.append(at % 2 ? make("code", {}, part) : part));
  return element;
}

export function avatar(person) {
  if (!person) return make("img", { className: "avatar", src: "static/icon.svg", alt: "" });
  const hue = [...person.id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 12, 7);
  const initial = [...person.name][0]?.toUpperCase() ?? "";
  return make("span", { className: `avatar hue-${hue}`, "aria-hidden": "true" }, initial);
}
