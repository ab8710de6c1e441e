// The guest of this window, identified by a secret. The browser remembers its guests: a new window
// takes a guest whose window was closed. Windows tell each other which guests are in use: by locks
// or, on plain http over a network where browsers have none, by asking around.

import { browser, tab } from "./storage.js";

const WINDOW = "parlour.guest";
const BROWSER = "parlour.guests";
const PATIENCE = 250; // milliseconds for other windows to answer

export const random = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newKey = () => random(10);

function remembered() {
  try {
    return JSON.parse(browser.getItem(BROWSER)) ?? [];
  } catch {
    return [];
  }
}

// Takes a guest until the window closes, and returns whether that was possible.
const take = (secret) => (navigator.locks ? takeLock(secret) : askAround(secret));

function takeLock(secret) {
  return new Promise((decide) => {
    navigator.locks
      .request(`parlour ${secret}`, { ifAvailable: true }, (lock) => {
        decide(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => decide(false));
  });
}

const mine = new Set();
const wire = navigator.locks ? null : new BroadcastChannel("parlour guests");
const me = random(8);

wire?.addEventListener("message", ({ data }) => {
  if (data.asks && mine.has(data.asks) && data.from !== me) wire.postMessage({ has: data.asks, to: data.from });
});

function askAround(secret) {
  return new Promise((decide) => {
    const answer = ({ data }) => data.has === secret && data.to === me && finish(false);
    const finish = (free) => {
      wire.removeEventListener("message", answer);
      if (free) mine.add(secret);
      decide(free);
    };
    wire.addEventListener("message", answer);
    wire.postMessage({ asks: secret, from: me });
    setTimeout(() => finish(true), PATIENCE);
  });
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function find() {
  const own = tab.getItem(WINDOW);
  const guests = remembered();
  // After a reload it may take a moment until the old page has let go of its guest.
  for (let tries = 0; own && tries < 5; tries += 1) {
    if (await take(own)) return guests.find((guest) => guest.secret === own) ?? { secret: own, name: "" };
    await pause(60);
  }
  for (const guest of guests) {
    if (await take(guest.secret)) return guest;
  }
  return undefined;
}

// Returns the guest of this window; a new one has no name yet.
export async function identify() {
  let guest = await find();
  if (!guest) {
    guest = { secret: random(24), name: "" };
    await take(guest.secret);
  }
  tab.setItem(WINDOW, guest.secret);
  return guest;
}

// Lets somebody else sit down at this window: they begin as a new guest.
export function becomeAnother() {
  tab.setItem(WINDOW, random(24));
  location.reload();
}

export function remember(guest) {
  const others = remembered().filter((one) => one.secret !== guest.secret);
  browser.setItem(BROWSER, JSON.stringify([guest, ...others].slice(0, 20)));
}

// A name for somebody who has just come; they may change it.
export const suggestName = (word) => `${word} ${100 + (crypto.getRandomValues(new Uint16Array(1))[0] % 900)}`;
