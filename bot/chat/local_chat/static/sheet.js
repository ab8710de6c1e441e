// On a phone the log is a strip below the table: an answer that does not fit in is raised over the table.

const SMALL = matchMedia("(max-width: 760px), (max-height: 520px) and (min-width: 560px)");
const AROUND = 20; // pixels above and below the answer

export class Sheet {
  // `closed` is called when the guest has closed it.
  constructor({ chat, log, composer, close, closed }) {
    Object.assign(this, { chat, log, composer });
    this.element = null; // the answer in it
    this.observer = new ResizeObserver(() => this.measure());
    close.addEventListener("click", closed);
    chat.addEventListener("click", ({ target }) => target === chat && this.element && closed()); // beside it
    addEventListener("keydown", ({ key }) => key === "Escape" && this.element && closed());
  }

  // Raises an answer, unless all of it can be seen where it is.
  raise(element) {
    if (!SMALL.matches || (!this.element && this.fits(element))) return;
    this.observer.disconnect();
    this.element = element;
    this.chat.classList.add("raised");
    this.chat.classList.toggle("broad", Boolean(element.querySelector(".shown, .problem")));
    this.measure();
    this.observer.observe(element);
  }

  lower() {
    this.observer.disconnect();
    this.element = null;
    this.chat.classList.remove("raised");
  }

  fits(element) {
    const { top, bottom } = this.log.getBoundingClientRect();
    const end = Math.min(bottom, this.composer.getBoundingClientRect().top);
    return element.offsetHeight + AROUND <= end - Math.max(top, 0);
  }

  measure() {
    this.chat.style.setProperty("--sheet", `${this.element.offsetHeight + AROUND}px`);
    this.chat.style.setProperty("--composer", `${this.composer.offsetHeight}px`);
  }
}
