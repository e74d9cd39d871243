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

/** A rule as its page prints it: with what is **bold**, *slanted* or `an option`. */
export function printed(rule) {
  return rule.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) =>
    part.startsWith("**") ? html`<b>${part.slice(2, -2)}</b>` : part.startsWith("*") ? html`<i>${part.slice(1, -1)}</i>` : part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part,
  );
}

/** What is told in the language of this page: what rules and decks say, and what is wrong with a table that is wished for. */
const TRANSLATED = /^([A-Z]+-[\d.]+|session|shelf|words|cards|puzzle|lesson)\/|^server\/(bot-there|decks|name|no-cards|no-decks|no-match|no-own-cards|no-person|no-seat|not-away|not-host|own-cards|own-seat|players|trial)$/;

/** Why something cannot be. What tables say of themselves comes in English only, unless this page has words of its own for it. */
export function sentence(reason, words) {
  const own = words.problems[reason.key];
  const said = capital(reason.sentence ?? "");
  return own ?? (TRANSLATED.test(reason.key) ? said : html`<span lang="en">${said}</span>`);
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
