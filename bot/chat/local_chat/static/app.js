// The page: the guest, their room, and the messages to and from the server.

import { identify, remember } from "./guest.js";
import { Log, avatar } from "./log.js";
import { NewGame } from "./newgame.js";
import { Connection } from "./socket.js";
import { Suggestions } from "./suggest.js";
import { make, say, speak, vocabulary } from "./words.js";

const FIRST_ROOM = "parlour";
const ROOMS = "parlour.rooms";
const LANGUAGE = "parlour.language";
const by = (id) => document.getElementById(id);

let guest;
let run = ""; // Identifies the run of the server that message numbers belong to.
let network = "";
let people = [];
let connection;

const log = new Log({
  log: by("log"),
  latest: by("latest"),
  press: (payload) => connection.ask({ type: "press", payload }),
  turn: showTurn,
});
const suggestions = new Suggestions({
  input: by("message"),
  list: by("suggestions"),
  people: others,
  askMoves: (text) => connection.send({ type: "suggest", text }),
  send: () => by("composer").requestSubmit(),
});
const newGame = new NewGame(by("game-dialog"), others, (command) => sendText(command));

// Rooms: the one in the address, and those that this browser has visited.

function room() {
  return slug(roomInAddress()) || FIRST_ROOM;
}

function roomInAddress() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function slug(name) {
  return name.trim().replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 40);
}

function visited() {
  try {
    return JSON.parse(localStorage.getItem(ROOMS)) ?? [];
  } catch {
    return [];
  }
}

function showRooms() {
  const here = room();
  const names = [...new Set([FIRST_ROOM, ...visited(), here])].slice(-12);
  localStorage.setItem(ROOMS, JSON.stringify(names));
  by("room").textContent = here;
  by("rooms").replaceChildren(
    ...names.map((name) => {
      const link = make("a", { href: `#${name}` }, name);
      if (name === here) link.setAttribute("aria-current", "page");
      return make("li", {}, link);
    }),
  );
  showTurn(!by("turn").hidden);
}

function showTurn(mine) {
  by("turn").hidden = !mine;
  document.title = `${mine ? "● " : ""}#${room()} · Parlour`;
}

function others() {
  return people.filter(({ id }) => id !== log.me);
}

function showPeople() {
  by("people").replaceChildren(
    ...people.map((person) => {
      const own = person.id === log.me;
      return make("li", { className: own ? "own" : "" }, avatar(person), make("span", {}, person.name));
    }),
  );
}

// Messages from the server.

function receive(told) {
  if (told.type === "welcome") welcome(told);
  else if (told.type === "told") log.add(told.message);
  else if (told.type === "people") {
    people = told.people;
    showPeople();
  } else if (told.type === "suggestions") suggestions.receive(told);
  else if (told.type === "working") log.showProgress(told.key, told.text);
  else if (told.type === "done") log.done(told);
  else if (told.type === "spoken") readIn(told.language);
}

function welcome(told) {
  if (told.language !== vocabulary().language) {
    readIn(told.language);
    return;
  }
  const again = run !== "";
  if (run !== told.run) log.restart();
  run = told.run;
  network = told.network;
  log.me = told.you.id;
  log.catchUp(told.messages, again);
}

function hello() {
  const { secret, name } = guest;
  return { secret, name, room: room(), locale: vocabulary().language, run, seen: log.seen };
}

let lost = false;

function connectionChanged(connected) {
  by("frame").classList.toggle("offline", !connected);
  if (!connected) by("banner").textContent = say("lost");
  else if (lost) {
    by("banner").textContent = say("connected");
    setTimeout(() => lost || (by("banner").textContent = ""), 2500);
  }
  lost = !connected;
}

// What the guest types and presses.

function sendText(text) {
  connection.ask({ type: "say", text });
  log.toEnd();
}

by("composer").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = by("message").value.trim();
  if (!text) return;
  by("message").value = "";
  suggestions.hide();
  sendText(text);
});

by("slash").addEventListener("pointerdown", (event) => event.preventDefault());
by("slash").addEventListener("click", () => {
  by("message").value = "/";
  by("message").focus();
  suggestions.look();
});

by("new-game").addEventListener("click", () => newGame.open());

addEventListener("hashchange", () => {
  if (by("side").classList.contains("open")) drawer(false);
  run = "";
  people = [];
  connection?.forget();
  log.clear();
  showRooms();
  connection?.open();
});

// Typing anywhere on the page goes into the message.
addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, select, textarea, dialog[open]");
  const character = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!typing && character) by("message").focus();
});

// Dialogs.

function ask(dialog, field) {
  dialog.showModal();
  field?.select();
}

by("invite").addEventListener("click", () => {
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const link = new URL(here && network ? network : location.href);
  link.hash = room();
  by("link").value = link.href;
  by("copied").textContent = "";
  by("network").hidden = !here || Boolean(network);
  ask(by("invite-dialog"), by("link"));
});

by("copy").addEventListener("click", async () => {
  by("link").select();
  try {
    await navigator.clipboard.writeText(by("link").value);
  } catch {
    document.execCommand("copy");
  }
  by("copied").textContent = say("copied");
});

by("new-room").addEventListener("click", () => {
  by("room-name").value = `table-${Math.floor(1000 + Math.random() * 9000)}`;
  ask(by("room-dialog"), by("room-name"));
});
by("room-close").addEventListener("click", () => by("room-dialog").close());
by("room-form").addEventListener("submit", () => {
  location.hash = slug(by("room-name").value) || FIRST_ROOM;
});

function askName() {
  by("name").value = guest.name;
  ask(by("name-dialog"), by("name"));
  return new Promise((named) => {
    by("name-dialog").addEventListener(
      "close",
      () => {
        guest.name = by("name").value.trim() || guest.name || say("guest");
        remember(guest);
        named();
      },
      { once: true },
    );
  });
}

by("rename").addEventListener("click", async () => {
  await askName();
  connection.open();
});

// Languages.

function showLanguages() {
  const { languages, language } = vocabulary();
  for (const select of [by("language"), by("name-language")]) {
    select.replaceChildren(...languages.map(({ word, label }) => make("option", { value: word }, label)));
    select.value = language;
  }
  newGame.fill();
}

async function choose(language) {
  localStorage.setItem(LANGUAGE, language);
  await speak(language);
  showLanguages();
  showPeople();
}

// Reads everything again in the language of the guest: the server sends all messages.
async function readIn(language) {
  await choose(language);
  run = "";
  log.clear(log.question);
  connection.open();
}

for (const select of [by("language"), by("name-language")]) {
  select.addEventListener("change", async () => {
    await choose(select.value);
    connection?.ask({ type: "speak", language: select.value });
  });
}

// On narrow screens the sidebar is a drawer.

function drawer(open) {
  by("side").classList.toggle("open", open);
  by("side-open").setAttribute("aria-expanded", String(open));
  (open ? by("side-close") : by("side-open")).focus();
}

by("side-open").addEventListener("click", () => drawer(true));
by("side-close").addEventListener("click", () => drawer(false));
by("side").addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));

await speak(localStorage.getItem(LANGUAGE) ?? navigator.language);
showLanguages();
guest = await identify();
by("frame").hidden = false;
showRooms();
if (!guest.name) await askName();
connection = new Connection({ hello, receive, changed: connectionChanged });
connection.open();
by("message").focus();
