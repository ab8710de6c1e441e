// The page inside the app of a platform: the visitor is proved by it, and sits at one table.

import { random } from "./guest.js";
import * as discord from "./discord.js";
import * as telegram from "./telegram.js";
import { browser, tab } from "./storage.js";

const SESSION = "parlour.session";
const TABLES = "parlour.tables";
const MOST = 12;
const AGAIN = 1000; // milliseconds

export const framed = () => telegram.inTelegram() || discord.inDiscord();

// What tells one opening of the page from the next, which may be at another table.
const launch = () => (telegram.inTelegram() ? telegram.proof().init_data : discord.instance());

function stored(storage, key, otherwise) {
  try {
    return JSON.parse(storage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const keep = (session) => tab.setItem(SESSION, JSON.stringify({ launch: launch(), session }));

// Returns the session of this window's visitor; null if they were not admitted. A proof counts once,
// so a window that is loaded again goes on with the session that it has.
export async function visit() {
  const kept = stored(tab, SESSION, {});
  if (kept.session && kept.launch === launch()) return kept.session;
  const session = await (telegram.inTelegram() ? admitted("telegram", telegram.proof()) : visitFromDiscord());
  if (session) keep(session);
  return session;
}

// Discord may open the page a moment before it counts the visitor among those who are there.
async function visitFromDiscord() {
  try {
    const { discord: client } = await (await fetch("visits")).json();
    const session = await admitted("discord", await discord.proof(client));
    if (session) return session;
    await new Promise((done) => setTimeout(done, AGAIN));
    return await admitted("discord", await discord.proof(client));
  } catch {
    return null; // Discord does not say who this is
  }
}

async function admitted(platform, proof) {
  try {
    const answer = await fetch(`visits/${platform}`, { method: "POST", body: JSON.stringify(proof) });
    return answer.ok ? (await answer.json()).session : null;
  } catch {
    return null;
  }
}

// A visitor as the guest of a window: the server knows their name.
export const visitor = (session) => ({ secret: random(24), name: "", session });

export function settleIn() {
  document.documentElement.classList.add("framed");
  const list = document.querySelector("nav[data-label=rooms]");
  list.dataset.label = list.querySelector("h2").dataset.say = "my-tables";
  if (telegram.inTelegram()) telegram.ready((scheme) => document.documentElement.setAttribute("data-scheme", scheme));
}

// The tables that visitors have seen in this app: one that is open already gets no second link.

const tables = () => stored(browser, TABLES, []);
const write = (noted) => browser.setItem(TABLES, JSON.stringify(noted.slice(0, MOST)));

export function noteTable(noted) {
  const others = tables().filter(({ table, player }) => table !== noted.table || player !== noted.player);
  write([noted, ...others]);
}

// An app may have several accounts: each has its own tables.
export const myTables = (player) => tables().filter((one) => player && one.player === player);

export function goTo(session) {
  keep(session);
  location.reload();
}

// Forgets a session that has ended.
export function leave(ended) {
  tab.removeItem(SESSION);
  write(tables().filter(({ session }) => session !== ended));
}
