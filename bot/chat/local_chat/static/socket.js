// A connection that reconnects by itself. Requests without an answer are sent again.

import { newKey } from "./guest.js";

const FIRST = 300;
const LONGEST = 5000;
const REFUSED = 4403; // a visitor whose session has ended
const CROWDED = 4429; // too many windows are open

export class Connection {
  // `receive` takes what is told and, if that is an answer, what was asked.
  constructor({ hello, receive, changed, refused }) {
    this.hello = hello;
    this.receive = receive;
    this.changed = changed;
    this.refused = refused;
    this.asked = new Map();
    this.pause = FIRST;
    this.number = 0;
    this.ended = false;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  // Ends for good.
  end() {
    this.ended = true;
    this.number += 1;
    this.socket?.close();
    clearTimeout(this.timer);
  }

  open() {
    if (this.ended) return;
    this.number += 1;
    const number = this.number;
    this.socket?.close();
    clearTimeout(this.timer);
    const where = new URL("socket", location.href);
    where.protocol = where.protocol.replace("http", "ws");
    where.hash = "";
    const socket = new WebSocket(where);
    this.socket = socket;
    this.welcome = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = ({ data }) => number === this.number && this.take(JSON.parse(data));
    socket.onclose = ({ code }) => number === this.number && (code === REFUSED ? this.refused() : this.lose(code === CROWDED));
  }

  take(told) {
    if (told.type === "welcome") {
      this.welcome = true;
      this.pause = FIRST;
      this.changed(true);
      for (const asked of this.asked.values()) this.send(asked);
    }
    const asked = this.asked.get(told.key);
    if (told.type === "done") this.asked.delete(told.key);
    this.receive(told, asked);
  }

  lose(crowded) {
    this.welcome = false;
    this.changed(false, crowded);
    if (crowded) this.pause = LONGEST;
    this.timer = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST);
  }

  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  }

  ask(question) {
    const asked = { key: newKey(), ...question };
    this.asked.set(asked.key, asked);
    if (this.welcome) this.send(asked);
    return asked.key;
  }

  forget() {
    this.asked.clear();
  }

  send(something) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(something));
  }
}
