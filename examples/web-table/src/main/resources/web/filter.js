/** Cards that are looked for: by words, and by their sorts. */
import { html, nothing } from "./lib/lit-html.js";

export class Filter {
  constructor(page) {
    this.page = page;
    this.among([]);
  }

  /** From now on these are looked through. */
  among(cards) {
    this.cards = cards;
    this.sought = "";
    this.sorts = new Set(); // the words of those that are wanted; all if there are none
  }

  wants(word) {
    this.sorts = this.sorts.delete(word) ? new Set(this.sorts) : this.sorts.add(word);
    this.page.draw();
  }

  /** In each respect that is chosen in, one of the chosen sorts. */
  get found() {
    const sought = this.sought.toLowerCase();
    const respects = this.respects.map((words) => words.filter((word) => this.sorts.has(word))).filter((words) => words.length);
    return this.cards.filter(
      ({ name, line, text, sorts }) =>
        [name, line, ...text].some((each) => each.toLowerCase().includes(sought)) &&
        respects.every((words) => sorts.some(({ word }) => words.includes(word))),
    );
  }

  /** The words of all sorts: of the first respect, of the second. */
  get respects() {
    const first = new Set(this.cards.flatMap(({ sorts }) => sorts[0]?.word ?? []));
    const second = new Set(this.cards.flatMap(({ sorts }) => sorts[1]?.word ?? []));
    return [[...first], [...second].filter((word) => !first.has(word))];
  }

  search(label) {
    return html`<label>${label} <input type="search" .value=${this.sought} @input=${(event) => ((this.sought = event.target.value), this.page.draw())}></label>`;
  }

  chips() {
    return this.respects.map((all) =>
      all.length > 1
        ? html`<p class="chips">${all.map(
            (word) => html`<button type="button" class="plain" aria-pressed=${String(this.sorts.has(word))} @click=${() => this.wants(word)}>${word}</button>`,
          )}</p>`
        : nothing,
    );
  }
}
