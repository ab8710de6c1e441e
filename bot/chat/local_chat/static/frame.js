// The page inside the app of a platform: the visitor is proved by it, and sits at one table.

import { random } from "./guest.js";
import * as discord from "./discord.js";
import * as telegram from "./telegram.js";

const SESSION = "parlour.session";
const TABLES = "parlour.tables";
const MOST = 12;

export const framed = () => telegram.inTelegram() || discord.inDiscord();

// Returns the session of this window's visitor; null if they were not admitted. A proof counts once,
// so a window that is loaded again goes on with the session that it has.
export async function visit() {
  const kept = sessionStorage.getItem(SESSION);
  if (kept) return kept;
  const [platform, proof] = telegram.inTelegram() ? ["telegram", telegram.proof()] : ["discord", await discordProof()];
  const answer = await fetch(`visits/${platform}`, { method: "POST", body: JSON.stringify(proof) });
  if (!answer.ok) return null;
  const { session } = await answer.json();
  sessionStorage.setItem(SESSION, session);
  return session;
}

async function discordProof() {
  const { discord: client } = await (await fetch("visits")).json();
  return discord.proof(client);
}

export function leave() {
  sessionStorage.removeItem(SESSION);
}

// A visitor as the guest of a window: the server knows their name.
export const visitor = (session) => ({ secret: random(24), name: "", session });

export function settleIn() {
  document.documentElement.classList.add("framed");
  if (telegram.inTelegram()) telegram.ready((scheme) => document.documentElement.setAttribute("data-scheme", scheme));
}

// The tables that the visitor has seen in this app: one that is open already gets no second link.

function tables() {
  try {
    return JSON.parse(localStorage.getItem(TABLES)) ?? [];
  } catch {
    return [];
  }
}

export function noteTable(session, label) {
  const others = tables().filter((one) => one.session !== session && one.label !== label);
  localStorage.setItem(TABLES, JSON.stringify([{ session, label }, ...others].slice(0, MOST)));
}

export const myTables = () => tables();

export function goTo(session) {
  sessionStorage.setItem(SESSION, session);
  location.reload();
}
