// The page inside Discord, as an Activity. Discord's app and the page talk by messages between their
// windows: [opcode, payload]. This is the small part of that protocol with which the page gets a
// code that proves who looks at it; the server asks Discord whose code it is.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;

// Where Discord's apps speak from. On phones it is the page's own window, or a frame without origin.
const ORIGINS = new Set([
  location.origin,
  "https://discord.com",
  "https://discordapp.com",
  "https://ptb.discord.com",
  "https://ptb.discordapp.com",
  "https://canary.discord.com",
  "https://canary.discordapp.com",
  "null",
]);
const PATIENCE = 15000;

const query = new URLSearchParams(location.search);
const waiting = new Map();
let greeting;

// In a window of its own, the Activity is still served by the window that it was opened from. What is
// sent there is no secret, so it may be sent to any origin.
function send(opcode, payload) {
  (window.parent.opener ?? window.parent).postMessage([opcode, payload], "*");
}

function receive({ origin, data }) {
  if (!ORIGINS.has(origin) || !Array.isArray(data)) return;
  const [opcode, payload] = data;
  if (opcode === CLOSE) refuseAll(new Error(`Discord closed the page: ${payload?.message ?? payload?.code}`));
  if (opcode !== FRAME || !payload) return;
  const key = payload.cmd === "DISPATCH" ? payload.evt : payload.nonce;
  const asked = waiting.get(key);
  if (!asked) return;
  waiting.delete(key);
  if (payload.evt === "ERROR") asked.refuse(new Error(`Discord refused: ${payload.data?.message}`));
  else asked.accept(payload.data);
}

function refuseAll(error) {
  for (const { refuse } of waiting.values()) refuse(error);
  waiting.clear();
}

function answerTo(key) {
  return new Promise((accept, refuse) => {
    waiting.set(key, { accept, refuse });
  });
}

// Says hello once, and waits until Discord is ready for commands.
function ready(clientId) {
  greeting ??= new Promise((accept, refuse) => {
    addEventListener("message", receive);
    setTimeout(() => refuse(new Error("Discord does not answer")), PATIENCE);
    answerTo("READY").then(accept, refuse);
    send(HANDSHAKE, { v: 1, encoding: "json", client_id: clientId, frame_id: query.get("frame_id") });
  });
  return greeting;
}

function command(cmd, args) {
  const nonce = crypto.randomUUID();
  const answer = answerTo(nonce);
  send(FRAME, { cmd, args, nonce });
  return answer;
}

// Whether this page was opened by Discord.
export function inDiscord() {
  return query.has("frame_id") && query.has("instance_id");
}

// The running Activity that this page belongs to.
export const instance = () => query.get("instance_id") ?? "";

// What the server needs in order to know who this is. A code works once: ask again for the next one.
// The client id is a string, as a number cannot hold all of its digits.
export async function proof(clientId) {
  await ready(clientId);
  const { code } = await command("AUTHORIZE", {
    client_id: clientId,
    response_type: "code",
    state: "",
    prompt: "none",
    scope: ["identify"],
  });
  return { code, instance: instance(), invitation: query.get("custom_id") ?? "" };
}
