// The texts of the page, fetched in one language and put into the elements with data-say.

let texts = null;

export const vocabulary = () => texts;
export const say = (word) => texts.words[word];

export async function speak(locale) {
  const answer = await fetch(`words?locale=${encodeURIComponent(locale)}`);
  texts = await answer.json();
  document.documentElement.lang = texts.language;
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

// Creates an element. Strings are added as text, never as HTML.
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
