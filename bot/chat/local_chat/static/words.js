// The page's own words, fetched in one language and put where the page says data-say.

let spoken = null;

export const vocabulary = () => spoken;
export const say = (word) => spoken.words[word];

export async function speak(locale) {
  const answer = await fetch(`words?locale=${encodeURIComponent(locale)}`);
  spoken = await answer.json();
  document.documentElement.lang = spoken.language;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
    if (element.tagName === "BUTTON") element.title = say(element.dataset.label);
  }
  for (const element of document.querySelectorAll("[data-placeholder]")) {
    element.placeholder = say(element.dataset.placeholder);
  }
}

// Makes an element; text is always put in as text.
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
