// The page: the guest, their room, and the messages to and from the server.

import { Attention } from "./attention.js";
import { Files } from "./files.js";
import { Finale } from "./finale.js";
import { framed, goTo, leave, myTables, noteTable, settleIn, visit, visitor } from "./frame.js";
import {
  becomeAnother,
  goOnAs,
  identify,
  noteSeat,
  playingBeside,
  prefer,
  remember,
  stay,
  suggestName,
  whenTaken,
} from "./guest.js";
import { Hall } from "./hall.js";
import { copyText, copyWords } from "./lobby.js";
import { Log, avatar } from "./log.js";
import { NewGame } from "./newgame.js";
import { FIRST_ROOM, allRooms, namesRoom, newRoom, room, slug } from "./rooms.js";
import { Sheet } from "./sheet.js";
import { Connection } from "./socket.js";
import { Suggestions } from "./suggest.js";
import { Table, rose } from "./table.js";
import { Viewer, sharedGame } from "./viewer.js";
import { make, say, speak, vocabulary } from "./words.js";
import { browser } from "./storage.js";

const LANGUAGE = "parlour.language";
const OPENS = /^\/(play|computer)\b[^@]*$/i; // a game to which nobody is invited by name
const ALONE = /^[^@]* (computer|both)\b[^@]*$/; // a game to which nobody has to come
const by = (id) => document.getElementById(id);

let guest;
let run = ""; // Identifies the run of the server that message numbers belong to.
let network = "";
let people = [];
let place = ""; // a visitor's table
let waiting = []; // other rooms in which it is the guest's turn
let games = []; // what the guest plays in their rooms
let told = false; // whether the server has said so yet
let wish = ""; // the game that the guest goes to another room for
let moved = false; // whether another window has taken the guest
let connection;

const press = (payload) => request({ type: "press", payload });
const attention = new Attention({ sound: by("sound"), notify: by("notify") });
const sheet = new Sheet({ chat: by("chat"), log: by("log"), composer: by("composer"), close: by("lower"), closed: () => log.close() });
const log = new Log({ log: by("log"), latest: by("latest"), sheet, press });
const table = new Table({ ask: press, people: () => people, link: inviteLink, changed: tableChanged, shown: tableShown });
const suggestions = new Suggestions({
  input: by("message"),
  list: by("suggestions"),
  people: others,
  askMoves: (text) => connection.send({ type: "suggest", text }),
  send: () => by("composer").requestSubmit(),
});
const files = new Files({ button: by("attach"), input: by("file"), ask: (size) => request({ type: "hand", size }) });
const newGame = new NewGame(by("game-dialog"), possibleGuests, command);
const hall = new Hall({ box: by("hall"), games: by("going"), cards: by("cards"), start: command, look: () => showHall(false) });

const finale = new Finale({ dialog: by("finale"), board: by("finale-board"), head: by("finale-head"), text: by("finale-text") });
const viewer = new Viewer({ dialog: by("viewer"), copy: copyLink });

// Rooms.

const ownRooms = () => allRooms(games.map((game) => game.room));

function showRooms() {
  if (framed()) {
    showTables();
    return;
  }
  const here = room();
  by("room").textContent = here;
  by("rooms").replaceChildren(
    ...ownRooms().map((name) => {
      const link = make("a", { href: name === FIRST_ROOM ? "#" : `#${name}` }, name);
      if (name === here) link.setAttribute("aria-current", "page");
      else if (waiting.includes(name)) {
        link.classList.add("waiting");
        link.setAttribute("aria-label", `${name}: ${say("your-turn")}`);
      }
      return make("li", {}, link);
    }),
  );
  by("side-open").classList.toggle("waiting", waiting.some((name) => name !== here));
  showTurn();
}

// What the guest plays elsewhere is the first thing in the hall, above all where it is their turn.
function showGames() {
  const own = games.filter((game) => game.room !== room()).map((game) => ({ ...game, mine: waiting.includes(game.room) }));
  hall.showOwn(own.sort((one, two) => two.mine - one.mine));
}

// The hall takes the place of the table. What others play is one of its rows.
function showHall(shown) {
  hall.showHere(shown ? table.pane : null);
  hall.show(shown);
  table.cover(shown);
  by("caption").hidden = shown;
  showWayToHall();
}

// Whoever looks on in the front room is told where they can play.
function showWayToHall() {
  by("notice").hidden = framed() || room() !== FIRST_ROOM || !table.pane || hall.shown || sitsAt(table.pane);
}

const sitsAt = (pane) => pane.plates?.some(({ yours }) => yours);

// Inside a platform's app: the tables that the visitor has seen there.
function showTables() {
  by("rooms").replaceChildren(
    ...myTables(log.me).map(({ session, label }) => {
      const button = make("button", { type: "button" }, label);
      const here = session === guest?.session;
      if (here) button.setAttribute("aria-current", "page");
      button.addEventListener("click", () => (here ? drawer(false) : goTo(session)));
      return make("li", {}, button);
    }),
  );
  showTurn();
}

function showTurn() {
  const mine = Boolean(table.seen?.mine);
  by("turn").hidden = !mine;
  const title = framed() ? "" : `#${room()} · `;
  document.title = `${mine || waiting.length ? "● " : ""}${title}Parlour`;
}

function tableChanged(pane, before) {
  showHall(hall.shown && before && !sitsAt(pane));
  if (!framed() && sitsAt(pane)) sitDown();
  if (framed()) {
    const names = (pane.plates ?? []).map(({ name }) => name).join(" – ");
    by("room").textContent = pane.title;
    noteTable({ session: guest.session, table: place, player: log.me, label: `${names} · ${pane.title}` });
    showTables();
  }
  by("caption").textContent = [pane.title, ...(pane.options ?? []), pane.occasion].filter(Boolean).join(" · ");
  by("step").hidden = framed() || !((pane.moves || pane.rolls) && pane.image);
  if (before && before.version < pane.version) finale.giveWay(pane.mine);
}

// Tells what is to be noticed once it is seen; the end of a game is read before anything goes on.
async function tableShown(pane, before) {
  showTurn();
  if (!before || before.version >= pane.version) return;
  if (pane.mine && !before.mine) attention.call(`Parlour · ${by("room").textContent}`, pane.status);
  else if (rose("moves", pane, before) || rose("rolls", pane, before)) attention.click();
  if (!pane.finale) return;
  finale.show(pane.finale);
  finale.giveWay(table.pane.mine);
  await finale.read();
}

// Whoever sits down here is not the one who plays in another window.
function sitDown() {
  noteSeat(guest, room());
  stay();
  showElsewhere();
}

function others() {
  return people.filter(({ id }) => id !== log.me);
}

// While a game is on here, a new one is opened in another room, where nobody is.
function possibleGuests() {
  return isPlayed() ? [] : others();
}

function showPeople() {
  by("people").replaceChildren(
    ...people.map((person) => {
      const own = person.id === log.me;
      return make("li", { className: own ? "own" : "" }, avatar(person), make("span", {}, person.name));
    }),
  );
  table.plates.showPresence();
}

// Messages from the server.

const received = {
  welcome,
  told: ({ message }) => log.add(message),
  pane: (pane) => table.take(pane),
  choosing: (choosing) => (choosing.problem ? log : table).choose(choosing),
  people: (told) => {
    people = told.people;
    showPeople();
  },
  came: ({ person }) => {
    const known = people.some(({ id }) => id === person.id);
    people = known ? people.map((one) => (one.id === person.id ? person : one)) : [...people, person];
    showPeople();
  },
  went: ({ id }) => {
    people = people.filter((one) => one.id !== id);
    showPeople();
  },
  suggestions: (told) => suggestions.receive(told),
  working: ({ key, text }) => log.showProgress(key, text),
  wanted: (told) => files.send(told),
  done: (told, asked) => {
    files.done(told);
    table.done(told);
    log.done(told);
    if (told.occupied && !framed()) giveWay(asked ?? {});
    if (!table.pane && !hall.shown) showHall(true);
  },
  spoken: ({ language }) => readIn(language),
  usual: ({ level }) => newGame.showUsual(level),
  games: (told) => {
    games = told.games;
    showGames();
  },
  turns: ({ rooms }) => {
    const fresh = rooms.find((name) => name !== room() && !waiting.includes(name));
    if (fresh && told) attention.call(`Parlour · ${fresh}`, say("your-turn"));
    waiting = rooms;
    told = true;
    showRooms();
    showGames();
  },
};

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
  newGame.showUsual(told.level);
  if (framed()) beVisitor(told);
  log.catchUp(told.messages, again);
  if (told.pane) enterRoom(told.pane);
  else {
    table.clear();
    by("caption").textContent = "";
    showHall(connection.asked.size === 0); // a game that is asked for comes in a moment
  }
}

// Whoever comes without an invitation is shown the hall first, unless they sit at the table.
function enterRoom(pane) {
  const comes = !table.pane;
  table.take(pane, { quiet: true });
  if (comes && !framed() && !namesRoom() && !sitsAt(pane)) showHall(true);
}

// The server knows the name of a visitor, and their table.
function beVisitor(told) {
  guest.name = told.you.name;
  place = told.room;
  showName();
}

function hello() {
  const { secret, name, session = "" } = guest;
  const about = { secret, name, session, locale: vocabulary().language, run, seen: log.seen };
  return framed() ? { ...about, room: FIRST_ROOM } : { ...about, room: room(), rooms: ownRooms() };
}

let lost = false;

function connectionChanged(connected, crowded) {
  by("frame").classList.toggle("offline", !connected);
  if (!connected) by("banner").textContent = say(crowded ? "crowded" : "lost");
  else if (lost) {
    by("banner").textContent = say("connected");
    setTimeout(() => lost || (by("banner").textContent = ""), 2500);
  }
  lost = !connected;
}

// Games to step through: the one at the table, and one that a link leads to.

by("step").addEventListener("click", () => viewer.open(room(), "last", table.pane));

async function copyLink(link) {
  const url = new URL(link);
  const own = new URL(inviteLink().url);
  own.hash = url.hash;
  await copyWords(own.href);
}

async function showShared() {
  const shared = sharedGame(location.hash);
  if (shared && !(await viewer.open(shared.room, shared.game, {}))) log.add({ at: Date.now(), text: say("no-game"), private: true });
}

// What the guest types and presses.

// Asks for something, and returns the key of the request.
function request(question) {
  log.expect();
  return connection.ask(question);
}

function sendText(text) {
  log.leave();
  request({ type: "say", text });
}

// Sends a command that a form has written: the others need not read it.
function command(text) {
  if (needsRoom(text)) playElsewhere(text);
  else request({ type: "say", text, quiet: true });
}

// Whether a game is opened in a room of its own: the front room belongs to all who come, a game that is on
// stays where it is, and a game for one alone would replace a table at which others wait.
function needsRoom(text) {
  if (framed() || !OPENS.test(text)) return false;
  return room() === FIRST_ROOM || isPlayed() || (othersWait() && ALONE.test(text));
}

const isPlayed = () => !framed() && table.pane?.phase === "playing";
const othersWait = () => table.pane?.phase === "gathering" && !sitsAt(table.pane);

// Others play here. What a form has asked for is opened in another room; whoever typed it may choose.
// Guests who are invited by name are here and not there.
function giveWay({ text = "", quiet }) {
  const wanted = OPENS.test(text) ? text : "";
  if (quiet && wanted) playElsewhere(wanted);
  else log.offer(say("play-elsewhere"), () => playElsewhere(wanted));
}

// Goes to a room of the guest's own, and asks for a game there.
function playElsewhere(text) {
  wish = text;
  location.hash = newRoom();
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
by("to-hall").addEventListener("click", () => showHall(true));
by("settings").addEventListener("click", () => {
  drawer(false);
  command("/settings");
});

addEventListener("hashchange", () => {
  if (framed()) return; // it leads to no room
  drawer(false);
  run = "";
  people = [];
  connection?.forget();
  log.clear();
  table.clear();
  showHall(false);
  showRooms();
  connection?.open();
  if (wish) command(wish);
  wish = "";
  showShared();
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

// The link for a friend, and whether it works on this machine alone; in an app the chat is the way.
function inviteLink() {
  if (framed()) return null;
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const link = new URL(here && network ? network : location.href);
  link.search = "";
  link.hash = room();
  return { url: link.href, here: here && !network };
}

by("invite").addEventListener("click", () => {
  const { url, here } = inviteLink();
  by("link").value = url;
  by("copied").textContent = "";
  by("network").hidden = !here;
  by("qr").hidden = here;
  by("qr").src = here ? "static/icon.svg" : `qr?text=${encodeURIComponent(url)}`;
  ask(by("invite-dialog"), by("link"));
});

by("copy").addEventListener("click", async () => {
  await copyText(by("link"));
  by("copied").textContent = say("copied");
});

by("new-room").addEventListener("click", () => {
  by("room-name").value = newRoom();
  ask(by("room-dialog"), by("room-name"));
});
by("room-close").addEventListener("click", () => by("room-dialog").close());
by("room-form").addEventListener("submit", () => {
  location.hash = slug(by("room-name").value) || FIRST_ROOM;
});

function askName() {
  by("name").value = guest.name;
  ask(by("name-dialog"), by("name"));
}

by("name-form").addEventListener("submit", () => {
  guest.name = by("name").value.trim() || guest.name;
  prefer(guest);
  stay();
  showElsewhere();
  showName();
  connection.open();
});

function showName() {
  by("hall-name").replaceChildren(`${say("hello")} `, make("b", {}, guest.name));
}

for (const id of ["rename", "hall-rename"]) by(id).addEventListener("click", askName);
by("hall-other").addEventListener("click", becomeAnother);

// One guest plays in one window. A second window is somebody else's, and says so.

function showElsewhere() {
  const beside = moved ? guest : framed() ? undefined : playingBeside();
  by("elsewhere").hidden = !beside;
  const text = say(moved ? "went-on" : "elsewhere");
  by("elsewhere-text").replaceChildren(`${text} `, make("b", {}, beside?.name ?? ""), ".");
}

whenTaken(() => {
  moved = true;
  connection?.end();
  for (const part of document.querySelectorAll(".side, .top, .desk, dialog")) part.inert = true;
  showElsewhere();
});

by("go-on-here").addEventListener("click", () => goOnAs(moved ? guest : playingBeside()));

// Languages.

function showLanguages() {
  const { languages, language } = vocabulary();
  by("language").replaceChildren(...languages.map(({ word, label }) => make("option", { value: word }, label)));
  by("language").value = language;
  by("attach").hidden = !vocabulary().commands.some(({ name }) => name === "analyse");
  newGame.fill();
  if (hall.shown) hall.fill();
}

async function choose(language) {
  browser.setItem(LANGUAGE, language);
  await speak(language);
  showLanguages();
  showPeople();
  showName();
  showElsewhere();
}

// Reads everything again in the language of the guest: the server sends all messages.
async function readIn(language) {
  await choose(language);
  run = "";
  log.clear(log.question);
  connection.open();
}

by("language").addEventListener("change", async () => {
  await choose(by("language").value);
  connection?.ask({ type: "speak", language: by("language").value });
});

// The sidebar is a drawer.

function drawer(open) {
  if (by("side").classList.contains("open") === open) return;
  by("side").classList.toggle("open", open);
  by("side-open").setAttribute("aria-expanded", String(open));
  (open ? by("side-close") : by("side-open")).focus();
}

by("side-open").addEventListener("click", () => drawer(true));
by("side-close").addEventListener("click", () => drawer(false));
by("side").addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));

// A visitor was not admitted, or their session has ended.
function turnAway() {
  leave(guest?.session);
  by("frame").hidden = false;
  by("hall").hidden = true;
  by("banner").textContent = say("not-admitted");
  showTables();
}

async function enter() {
  if (framed()) {
    const session = await visit();
    return session && visitor(session);
  }
  const found = await identify(room());
  found.name ||= suggestName(say("guest"));
  remember(found);
  return found;
}

if (framed()) settleIn();
await speak(browser.getItem(LANGUAGE) ?? navigator.language);
guest = await enter();
if (guest) {
  showLanguages();
  showName();
  showElsewhere();
  by("frame").hidden = false;
  showRooms();
  connection = new Connection({
    hello,
    receive: (told, asked) => received[told.type]?.(told, asked),
    changed: connectionChanged,
    refused: turnAway,
  });
  connection.open();
  if (!framed()) showShared();
} else turnAway();
