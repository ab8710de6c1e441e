// Rooms: the one in the address, and those that this browser has visited.

import { browser } from "./storage.js";

export const FIRST_ROOM = "parlour";
const ROOMS = "parlour.rooms";
const MOST = 12;

export function slug(name) {
  return name.trim().replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 40);
}

// The room in the address; what follows a slash is a game that was played there.
export function room() {
  return slug(address().split("/")[0]) || FIRST_ROOM;
}

// Whether the address names a room; without one it leads to the front room, where the hall comes first.
export const namesRoom = () => address() !== "";

function address() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function visited() {
  try {
    return JSON.parse(browser.getItem(ROOMS)) ?? [];
  } catch {
    return [];
  }
}

// Returns the name of a room that nobody is likely to know.
export const newRoom = () => `table-${Math.floor(100_000 + Math.random() * 900_000)}`;

// Returns the rooms that the guest has been to, the present one among them. Of too many the oldest go in
// which the guest plays no game.
export function allRooms(playedIn) {
  const ends = new Set([FIRST_ROOM, room()]);
  const others = visited().filter((name) => !ends.has(name));
  const most = MOST - ends.size;
  const dropped = others.filter((name) => !playedIn.includes(name)).slice(0, Math.max(0, others.length - most));
  const kept = others.filter((name) => !dropped.includes(name)).slice(-most);
  const names = [...new Set([FIRST_ROOM, ...kept, room()])];
  browser.setItem(ROOMS, JSON.stringify(names));
  return names;
}
