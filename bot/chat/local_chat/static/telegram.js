// The page inside Telegram: who opened it, Telegram's colours and safe areas, and a few wishes.
// The protocol is https://core.telegram.org/api/web-events; no script of Telegram's is loaded.

const LAUNCH = "parlour.telegram";
const WEB = "https://web.telegram.org";
const EDGES = ["top", "right", "bottom", "left"];
const COLOUR = /^#[0-9a-f]{3,8}$/i;

// The page may write another hash later, and may be loaded again with it: what Telegram said stays.
function launch() {
  const given = location.hash.slice(1);
  try {
    if (new URLSearchParams(given).has("tgWebAppData")) sessionStorage.setItem(LAUNCH, given);
    return new URLSearchParams(sessionStorage.getItem(LAUNCH) ?? "");
  } catch {
    return new URLSearchParams(given);
  }
}

const launched = launch();

export const inTelegram = () => launched.has("tgWebAppData");

// What the server checks. It can be exchanged for a session once.
export const proof = () => ({
  init_data: launched.get("tgWebAppData") ?? "",
  table: new URLSearchParams(location.search).get("table") ?? "",
});

// Phones and desktops have an object for this, an older app another; the web version is a frame.
function post(eventType, eventData = {}) {
  if (window.TelegramWebviewProxy) {
    window.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  } else if (typeof window.external?.notify === "function") {
    window.external.notify(JSON.stringify({ eventType, eventData }));
  } else if (window.parent !== window) {
    window.parent.postMessage(JSON.stringify({ eventType, eventData }), WEB);
  }
}

const set = (name, value) => document.documentElement.style.setProperty(`--tg-${name}`, value);

function brightness(colour) {
  const digits = colour.length < 7 ? [...colour.slice(1, 4)].map((digit) => digit + digit) : colour.slice(1, 7).match(/../g);
  const [red, green, blue] = digits.map((pair) => parseInt(pair, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

// bg_color becomes --tg-bg-color, and so on.
function paint(theme, onTheme) {
  const colours = Object.entries(theme ?? {}).filter(([, colour]) => COLOUR.test(colour));
  for (const [name, colour] of colours) set(name.replaceAll("_", "-"), colour);
  const ground = Object.fromEntries(colours).bg_color;
  if (ground) onTheme?.(brightness(ground) < 128 ? "dark" : "light");
}

// safe: what the screen's edges cover; content-safe: what Telegram's own buttons cover inside that.
function keepClear(kind, area) {
  for (const edge of EDGES) {
    const covered = Number(area?.[edge]);
    if (covered >= 0) set(`${kind}-${edge}`, `${covered}px`);
  }
}

function listen(onTheme) {
  const handlers = {
    __proto__: null,
    theme_changed: (changed) => paint(changed?.theme_params, onTheme),
    safe_area_changed: (area) => keepClear("safe", area),
    content_safe_area_changed: (area) => keepClear("content-safe", area),
  };
  const receiveEvent = (eventType, eventData) => handlers[eventType]?.(eventData);
  window.Telegram = { ...window.Telegram, WebView: { receiveEvent } };
  window.TelegramGameProxy = { receiveEvent }; // the name in some apps
  window.TelegramGameProxy_receiveEvent = receiveEvent;
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || origin !== WEB) return;
    try {
      const { eventType, eventData } = JSON.parse(data);
      receiveEvent(eventType, eventData);
    } catch {
      // Not an event of Telegram's.
    }
  });
}

function launchTheme() {
  try {
    return JSON.parse(launched.get("tgWebAppThemeParams"));
  } catch {
    return {};
  }
}

// Call it once the page can be seen. onTheme is told "light" or "dark", now and at each change.
export function ready(onTheme) {
  listen(onTheme);
  paint(launchTheme(), onTheme);
  post("web_app_ready");
  post("web_app_expand");
  post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }); // a dragged checker closes nothing
  for (const wish of ["theme", "safe_area", "content_safe_area"]) post(`web_app_request_${wish}`);
}
