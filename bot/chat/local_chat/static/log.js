// The list of messages in a room.

import { choices, counts, release } from "./choices.js";
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

  // Empties the list; the open question can be kept, and is shown below what comes.
  clear(kept = null) {
    this.log.replaceChildren(...(kept ? [kept] : []));
    this.last = null;
    this.board = null;
    this.question = kept;
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
    const kept = again ? null : this.question;
    this.log.setAttribute("aria-busy", "true");
    let unread = again;
    for (const message of messages) {
      if (unread && !this.find(message)) {
        this.log.append(make("p", { className: "divider" }, make("span", {}, say("unread"))));
        this.last = null;
        unread = false;
      }
      this.add(message);
    }
    if (kept?.isConnected) {
      kept.querySelector(".tag").textContent = say("private");
      this.log.append(kept);
    }
    this.log.removeAttribute("aria-busy");
  }

  // Forgets the numbers of messages, which begin again when the server is started again.
  restart() {
    this.seen = 0;
    for (const element of this.log.children) delete element.dataset.place;
  }

  // Returns the element that shows a message already, or the one in whose place it is shown.
  find({ id, place }) {
    return id ? this.log.querySelector(`[data-place="${place || id}"]`) : null;
  }

  add(message) {
    const follow = this.follow || message.by?.id === this.me || message.private;
    const former = this.find(message);
    const element = this.element(message);
    const focused = this.makeRoom(message, element);
    if (former) former.replaceWith(element);
    else this.log.append(element);
    this.seen = Math.max(this.seen, message.id ?? 0);
    if (focused) this.focusOn(element);
    if (follow) this.toEnd();
    else if (!former) this.latest.hidden = false;
  }

  // Only the newest board has buttons: older ones get smaller and lose theirs. There is one question
  // to the guest at a time; most of them are settled when the table changes.
  makeRoom(message, element) {
    const active = document.activeElement;
    const focused = this.board?.contains(active) || this.question?.contains(active);
    const wanted = focused || (this.wanted && active === document.body);
    if (message.table) {
      this.board?.classList.add("past");
      this.board?.querySelector(".choices")?.remove();
      this.board = element;
      this.turn(message.mention === this.me);
      if (message.news && !this.question?.classList.contains("lasting")) this.settle();
    }
    const asked = message.private && message.choices;
    if (asked) {
      this.settle();
      this.question = element;
    }
    this.stepAside();
    return wanted && (asked || message.table);
  }

  // The question is answered, or out of date: a menu goes, another message loses its buttons.
  settle() {
    if (this.last?.element === this.question) this.last = null;
    if (this.question?.classList.contains("menu")) this.question.remove();
    else this.question?.querySelector(".choices").remove();
    this.question = null;
    this.stepAside();
  }

  // While a move is being chosen in a picture of its own, the board above it is smaller.
  stepAside() {
    this.board?.classList.toggle("aside", Boolean(this.question?.querySelector(".board")));
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
    if (message.id) element.dataset.place = message.place || message.id;
    element.classList.toggle("mine", mine);
    element.classList.toggle("parlour", !message.by);
    element.classList.toggle("joined", Boolean(joined));
    for (const kind of ["private", "table", "menu", "lasting"]) {
      element.classList.toggle(kind, Boolean(message[kind]));
    }
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
    if (message.menu) head.append(this.closer());
    return [avatar(message.by), head];
  }

  closer() {
    const close = make("button", { type: "button", className: "quiet close", "aria-label": say("close"), title: say("close") }, "✕");
    close.addEventListener("click", (event) => counts(event) && this.settle());
    return close;
  }

  body(message) {
    const body = make("div", { className: "body" });
    body.append(text(message.text, !message.by));
    if (message.image) body.append(this.picture(message.image));
    if (message.file) {
      body.append(make("a", { className: "file", href: message.file.url, download: message.file.name }, `⤓ ${message.file.name}`));
    }
    if (message.choices) body.append(choices(message.choices, this.press));
    return body;
  }

  picture({ url, alt, width, height }) {
    const picture = make("img", { className: "board", src: url, alt, width, height });
    picture.addEventListener("click", () => picture.classList.toggle("large"));
    return picture;
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

  // A request was answered. A menu has done its work then, unless nothing came of it.
  done({ key, refused }) {
    this.waiting(key)?.remove();
    const box = this.log.querySelector(`.choices[data-key="${CSS.escape(key)}"]`);
    if (!box) return;
    release(box);
    if (!refused && this.question?.contains(box) && this.question.matches(".menu")) this.settle();
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
