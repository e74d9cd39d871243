/** What was said, with links to what it names. */
import { html } from "./lib/lit-html.js";

export function text(said) {
  return (said ?? []).map((word) => word.text).join("");
}

export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was said, as a label on a button has it. */
export function label(said) {
  return capital(text(said));
}

/** Why something cannot be: what the rules say comes in the language of this page, what the server says of itself only in English. */
export function sentence(reason, words) {
  const own = words.problems[reason.key];
  return own ?? (reason.place === undefined ? capital(reason.sentence) : html`<span lang="en">${capital(reason.sentence)}</span>`);
}

/** Words as they are shown: cards can be looked at, players have their colours. */
export function written(said, look) {
  return (said ?? []).map((word) => {
    if (word.kind === "CARD" && word.about) {
      return html`<button class="link" @click=${() => look(word.about)}>${word.text}</button>`;
    }
    return word.kind === "SEAT" && word.about
      ? html`<span class="seat seat-${word.about}">${word.text}</span>`
      : word.text;
  });
}
