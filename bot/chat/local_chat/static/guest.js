// The guest of this window, identified by a secret. The browser remembers its guests: a new window
// takes a guest whose window was closed, and may take one from another window. Windows tell each other which guests are in use: by locks
// or, on plain http over a network where browsers have none, by asking around.

import { browser, tab } from "./storage.js";

const WINDOW = "parlour.guest";
const BESIDE = "parlour.beside";
const BROWSER = "parlour.guests";
const MOST = 20;
const MOST_ROOMS = 12;
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

const save = (guests) => browser.setItem(BROWSER, JSON.stringify(guests.slice(0, MOST)));

let lose = () => {}; // what this window does when another takes its guest

export const whenTaken = (act) => (lose = act);

// Takes a guest until the window closes, and returns whether that was possible.
const take = (secret) => (navigator.locks ? takeLock(secret) : askAround(secret));

function takeLock(secret) {
  return new Promise((decide) => {
    let taken = false;
    navigator.locks
      .request(`parlour ${secret}`, { ifAvailable: true }, (lock) => {
        taken = lock !== null;
        decide(taken);
        return lock && new Promise(() => {});
      })
      .catch(() => (taken ? lose() : decide(false)));
  });
}

// Takes a guest from the window that has them.
const rob = (secret) => (navigator.locks ? robLock(secret) : wire.postMessage({ takes: secret, from: me }));

function robLock(secret) {
  return new Promise((done) => {
    navigator.locks.request(`parlour ${secret}`, { steal: true }, () => {
      done();
      return new Promise(() => {});
    });
  });
}

const mine = new Set();
const wire = navigator.locks ? null : new BroadcastChannel("parlour guests");
const me = random(8);

wire?.addEventListener("message", ({ data }) => {
  if (data.asks && mine.has(data.asks) && data.from !== me) wire.postMessage({ has: data.asks, to: data.from });
  if (data.takes && data.from !== me && mine.delete(data.takes)) lose();
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

// Whoever sits in the room comes first, then whoever was here first or has chosen who they are.
function candidates(room) {
  const guests = remembered();
  const sits = ({ rooms = [] }) => rooms.includes(room);
  return [...guests.filter(sits), ...guests.filter((guest) => !sits(guest))];
}

async function find(room) {
  const guests = candidates(room);
  const beside = playingBeside();
  if (beside && (await take(beside.secret))) return beside;
  const own = tab.getItem(WINDOW);
  // After a reload it may take a moment until the old page has let go of its guest.
  for (let tries = 0; own && tries < 5; tries += 1) {
    if (await take(own)) return guests.find((guest) => guest.secret === own) ?? { secret: own, name: "" };
    await pause(60);
  }
  for (const guest of guests) {
    if (await take(guest.secret)) return guest;
    if (guest === guests[0]) tab.setItem(BESIDE, guest.secret);
  }
  return undefined;
}

// Returns the guest of this window; a new one has no name yet.
export async function identify(room) {
  let guest = await find(room);
  if (!guest) {
    guest = { secret: random(24), name: "" };
    await take(guest.secret);
  }
  tab.setItem(WINDOW, guest.secret);
  if (playingBeside()?.secret === guest.secret) stay();
  return guest;
}

// Returns the guest whom this window would have taken, if another window had not been faster.
export function playingBeside() {
  const secret = tab.getItem(BESIDE);
  return remembered().find((guest) => guest.secret === secret);
}

// Notes that somebody else plays at this window than at the other.
export const stay = () => tab.removeItem(BESIDE);

// Lets somebody else sit down at this window: they begin as a new guest.
export function becomeAnother() {
  const guest = { secret: random(24), name: "" };
  prefer(guest);
  goOnAs(guest);
}

// Goes on at this window as a guest, whom another window loses.
export async function goOnAs({ secret }) {
  tab.setItem(WINDOW, secret);
  stay();
  await rob(secret);
  location.reload();
}

// Remembers a guest in their place, or as the last.
export function remember(guest) {
  const guests = remembered();
  const known = guests.some(({ secret }) => secret === guest.secret);
  save(known ? guests.map((one) => (one.secret === guest.secret ? guest : one)) : [...guests.slice(0, MOST - 1), guest]);
}

// Remembers as the first a guest who has chosen who they are: new windows are theirs.
export function prefer(guest) {
  save([guest, ...remembered().filter(({ secret }) => secret !== guest.secret)]);
}

// Remembers that a guest sits in a room.
export function noteSeat(guest, room) {
  if (guest.rooms?.at(-1) === room) return;
  const others = (guest.rooms ?? []).filter((name) => name !== room);
  guest.rooms = [...others, room].slice(-MOST_ROOMS);
  remember(guest);
}

// A name for somebody who has just come; they may change it.
export const suggestName = (word) => `${word} ${100 + (crypto.getRandomValues(new Uint16Array(1))[0] % 900)}`;
