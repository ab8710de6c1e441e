// Calls the guest when it is their turn: a soft sound and, if the page is hidden, a notification.

import { browser } from "./storage.js";

const SOUND = "parlour.sound";
const NOTIFY = "parlour.notify";

let audio = null;

export class Attention {
  constructor({ sound, notify }) {
    this.sound = sound;
    this.notify = notify;
    sound.checked = browser.getItem(SOUND) !== "no";
    notify.checked = browser.getItem(NOTIFY) === "yes" && allowed();
    notify.closest("label").hidden = !("Notification" in window);
    sound.addEventListener("change", () => {
      browser.setItem(SOUND, sound.checked ? "yes" : "no");
      if (sound.checked) this.chime();
    });
    notify.addEventListener("change", async () => {
      if (notify.checked && !allowed()) notify.checked = (await Notification.requestPermission()) === "granted";
      browser.setItem(NOTIFY, notify.checked ? "yes" : "no");
    });
  }

  // A piece was moved.
  click() {
    this.play((context, at) => tone(context, at, 190, 0.05, 0.12, "triangle"));
  }

  // It is the guest's turn.
  chime() {
    this.play((context, at) => {
      tone(context, at, 660, 0.06, 0.22, "sine");
      tone(context, at + 0.13, 880, 0.06, 0.34, "sine");
    });
  }

  call(title, body) {
    this.chime();
    if (this.notify.checked && document.hidden && allowed()) {
      this.show(title, body);
    }
  }

  show(title, body) {
    try {
      const note = new Notification(title, { body, tag: "parlour", icon: "static/icon.svg" });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      this.notify.checked = false; // phones allow it to other kinds of pages only
    }
  }

  play(notes) {
    if (this.sound.checked && audio?.state === "running") notes(audio, audio.currentTime);
  }
}

// Browsers let a page sound once somebody has pressed something on it.
function wake() {
  try {
    audio ??= new AudioContext();
    audio.resume();
  } catch {
    // no sound here
  }
}
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { passive: true });

function allowed() {
  return "Notification" in window && Notification.permission === "granted";
}

function tone(context, at, pitch, loud, lasts, shape) {
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + lasts);
}
