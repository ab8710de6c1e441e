// The guest of this window, identified by a secret. The browser remembers its guests: a new window
// takes a guest whose window was closed. A lock shows which guests are in use.

const WINDOW = "parlour.guest";
const BROWSER = "parlour.guests";

const random = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newKey = () => random(10);

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(BROWSER)) ?? [];
  } catch {
    return [];
  }
}

// Takes a guest until the window closes, and returns whether that was possible.
function take(secret) {
  return new Promise((decide) => {
    navigator.locks
      .request(`parlour ${secret}`, { ifAvailable: true }, (lock) => {
        decide(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => decide(false));
  });
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function find() {
  const own = sessionStorage.getItem(WINDOW);
  const guests = remembered();
  if (!navigator.locks) return guests.find((guest) => guest.secret === own);
  // After a reload it may take a moment until the lock of the old page is released.
  for (let tries = 0; own && tries < 5; tries += 1) {
    if (await take(own)) return guests.find((guest) => guest.secret === own);
    await pause(60);
  }
  for (const guest of guests) {
    if (await take(guest.secret)) return guest;
  }
  return undefined;
}

export async function identify() {
  let guest = await find();
  if (!guest) {
    guest = { secret: random(24), name: "" };
    if (navigator.locks) await take(guest.secret);
  }
  sessionStorage.setItem(WINDOW, guest.secret);
  return guest;
}

export function remember(guest) {
  const others = remembered().filter((one) => one.secret !== guest.secret);
  localStorage.setItem(BROWSER, JSON.stringify([guest, ...others].slice(0, 20)));
}
