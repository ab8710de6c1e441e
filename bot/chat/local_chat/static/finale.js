// The end of a game of a match: how it ended, over the next game, which waits behind it.

const READ = 5000; // milliseconds in which it is read

export class Finale {
  constructor({ dialog, board, head, text }) {
    Object.assign(this, { dialog, board, head, text });
    this.since = 0;
  }

  show({ headline, text, image }) {
    this.board.hidden = !image;
    if (image) Object.assign(this.board, { src: image.url, alt: image.alt, width: image.width, height: image.height });
    this.head.textContent = headline;
    this.text.textContent = text;
    this.since = Date.now();
    if (!this.dialog.open) this.dialog.showModal();
  }

  // Waits until it is closed.
  read() {
    return new Promise((done) => this.dialog.addEventListener("close", done, { once: true }));
  }

  // Nobody misses their turn behind it: it closes as soon as it was read.
  giveWay(turn) {
    clearTimeout(this.timer);
    if (turn && this.dialog.open) this.timer = setTimeout(() => this.dialog.close(), this.since + READ - Date.now());
  }
}
