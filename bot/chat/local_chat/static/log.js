// The list of messages in a room: what people say, what happened at the table, answers to the guest.

import { choices, counts, release } from "./choices.js";
import { Problem } from "./problem.js";
import { make, say } from "./words.js";

const NEAR = 80;
const TOGETHER = 180_000;
const MARGIN = 10; // pixels above what is read

export class Log {
  constructor({ log, latest, sheet, press }) {
    this.log = log;
    this.latest = latest;
    this.sheet = sheet;
    this.press = press;
    this.me = "";
    this.clear();
    log.addEventListener("scroll", () => this.scrolled(), { passive: true });
    log.addEventListener("load", () => this.stay(), true);
    new ResizeObserver(() => this.resized()).observe(log);
    for (const kind of ["wheel", "touchmove", "keydown"]) log.addEventListener(kind, () => (this.shown = null), { passive: true });
    latest.addEventListener("click", () => {
      this.shown = null;
      this.toEnd(true);
    });
  }

  // Empties the list; the open question can be kept, and is shown below what comes.
  clear(kept = null) {
    this.log.replaceChildren(...(kept ? [kept] : []));
    this.last = null;
    this.question = kept;
    this.problems = (this.problems ?? []).filter(({ element }) => kept?.contains(element));
    this.seen = 0;
    this.follow = true;
    this.shown = null; // the answer that the guest reads
    this.former = null; // what they read when they asked for something
    this.answer = null; // what everybody has been answered since
    if (!kept) this.sheet.lower();
  }

  // The table, or a sheet, has taken room or given it back: that is not the guest scrolling away.
  resized() {
    this.height = this.log.clientHeight;
    this.stay();
  }

  scrolled() {
    if (this.log.clientHeight === this.height && this.atEnd()) this.latest.hidden = true;
  }

  atEnd() {
    this.follow = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    return this.follow;
  }

  // Scrolls to the end, but not past the top of the answer that the guest reads.
  toEnd(smooth = false) {
    const top = this.shown ? this.shown.offsetTop - MARGIN : this.log.scrollHeight;
    this.log.scrollTo({ top, behavior: smooth ? "smooth" : "instant" });
    this.latest.hidden = true;
  }

  // Nothing that changes its size moves away what the guest reads.
  stay() {
    if (this.shown || this.follow) this.toEnd();
  }

  // Shows the guest an answer to what they have asked, from its top.
  show(element) {
    this.shown = element;
    this.sheet.raise(element);
    this.toEnd();
  }

  // The guest has read an answer, and looks at the end again.
  leave() {
    this.shown = null;
    this.follow = true;
    this.sheet.lower();
    this.toEnd();
  }

  // The guest has closed an answer; a menu goes with it.
  close() {
    if (this.question === this.sheet.element && this.question?.matches(".menu")) this.settle();
    this.leave();
  }

  // Returns what the guest reads, even if they have scrolled in it.
  get read() {
    return this.shown ?? this.sheet.element;
  }

  // The guest asks for something.
  expect() {
    this.former = this.read;
    this.answer = null;
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
      this.show(kept);
    }
    this.log.removeAttribute("aria-busy");
  }

  // Forgets the numbers of messages, which begin again when the server is started again.
  restart() {
    this.seen = 0;
    for (const element of this.log.children) delete element.dataset.number;
  }

  // Returns the element that shows a message already.
  find({ id }) {
    return id ? this.log.querySelector(`[data-number="${id}"]`) : null;
  }

  add(message) {
    const former = this.find(message);
    const element = this.element(message);
    const focused = this.makeRoom(message, element);
    const follow = this.follow || message.by?.id === this.me;
    if (former) former.replaceWith(element);
    else this.log.append(element);
    this.seen = Math.max(this.seen, message.id ?? 0);
    if (focused) element.querySelector(".choices button")?.focus({ preventScroll: true });
    if (!message.by && !message.private && !message.news) this.answer = element;
    if (message.private && !message.id) this.show(element);
    else if (follow) this.toEnd();
    else if (!former) this.latest.hidden = false;
  }

  // There is one question to the guest at a time; most of them are settled when the table changes.
  makeRoom(message, element) {
    const focused = this.question?.contains(document.activeElement);
    if (message.news && !this.question?.classList.contains("lasting")) this.settle();
    const asked = message.private && message.choices;
    if (asked) {
      this.settle();
      this.question = element;
    }
    return focused && asked;
  }

  // The question is answered, or out of date: a menu goes, another message loses its buttons.
  settle() {
    if (this.last?.element === this.question) this.last = null;
    if (this.question?.classList.contains("menu")) this.question.remove();
    else this.question?.querySelector(".choices").remove();
    this.problems.find(({ element }) => this.question?.contains(element))?.close();
    this.question = null;
    if (this.read && !this.read.isConnected) this.leave();
  }

  element(message) {
    const mine = message.by?.id === this.me;
    const joined =
      message.by && this.last?.by === message.by.id && message.at - this.last.at < TOGETHER;
    const element = make("article", { className: "message" });
    if (message.id) element.dataset.number = message.id;
    element.classList.toggle("mine", mine);
    element.classList.toggle("parlour", !message.by);
    element.classList.toggle("joined", Boolean(joined));
    for (const kind of ["private", "news", "menu", "lasting"]) {
      element.classList.toggle(kind, Boolean(message[kind]));
    }
    if (!joined && !message.news) element.append(...this.head(message));
    element.append(this.body(message));
    this.last = message.news ? null : { by: message.by?.id ?? "", at: message.at, element };
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
    if (message.touches) {
      body.append(this.problem(message));
      return body;
    }
    if (message.image) body.append(picture(message.image));
    if (message.file) {
      body.append(make("a", { className: "file", href: message.file.url, download: message.file.name }, `⤓ ${message.file.name}`));
    }
    if (message.choices) body.append(choices(message.choices, this.press));
    return body;
  }

  problem(message) {
    const problem = new Problem(message, this.press);
    this.problems = [...this.problems.filter(({ element }) => element.isConnected), problem];
    return problem.element;
  }

  // Takes the next step of a move that the guest plays on the board of a problem.
  choose(choosing) {
    const asked = ({ element, keys }) => element.dataset.problem === choosing.problem && keys.size;
    this.problems.findLast(asked)?.choose(choosing);
  }

  // Puts a button under the last message to the guest.
  offer(label, act) {
    const button = make("button", { type: "button", className: "button main" }, label);
    button.addEventListener("click", (event) => (!event.detail || counts(event)) && act());
    const body = [...this.log.querySelectorAll(".message.private .body")].at(-1);
    body?.append(make("div", { className: "choices" }, make("div", { className: "group" }, button)));
    this.stay();
  }

  // Shows the progress of a request until it is answered.
  showProgress(key, words) {
    let element = this.waiting(key);
    const fresh = !element;
    if (fresh) {
      element = make("article", { className: "message parlour private waiting" });
      element.dataset.key = key;
      element.append(...this.head({ at: Date.now(), private: true }), make("div", { className: "body" }));
      this.log.append(element);
      this.last = null;
    }
    element.querySelector(".body").replaceChildren(text(words, true));
    if (fresh) this.show(element);
  }

  waiting(key) {
    return this.log.querySelector(`.waiting[data-key="${CSS.escape(key)}"]`);
  }

  // A request was answered. A menu has done its work then, unless nothing came of it.
  done({ key, refused }) {
    this.waiting(key)?.remove();
    if (this.problems.some((problem) => problem.done({ key }))) return;
    this.unpress(key, refused);
    if (this.answer) this.show(this.answer);
    else if (this.read && (this.read === this.former || !this.read.isConnected)) this.leave();
  }

  unpress(key, refused) {
    const box = this.log.querySelector(`.choices[data-key="${CSS.escape(key)}"]`);
    if (!box) return;
    release(box);
    if (!refused && this.question?.contains(box) && this.question.matches(".menu")) this.settle();
  }
}

const picture = ({ url, alt, width, height }) => make("img", { className: "shown", src: url, alt, width, height });

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
