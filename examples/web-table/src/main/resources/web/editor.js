/** A text field in which mistakes are underlined, and which knows what may come next. */
import { html, nothing } from "./lib/lit-html.js";

const MOST = 100;
const PLACE = /^line (\d+)(?:, column (\d+))?/;

/** Where a place of a problem is, from which letter to which: a whole word, or a line; nothing if it is not in the text. */
export function marked(text, place) {
  const [, line, column] = place.match(PLACE) ?? [];
  const lines = text.split("\n");
  if (!line || line > lines.length) {
    return undefined;
  }
  const begin = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const words = lines[line - 1];
  if (!column) {
    return { from: begin, to: begin + words.length };
  }
  const at = Math.min(column - 1, Math.max(0, words.trimEnd().length - 1));
  const before = words.slice(0, at).match(/[\p{L}\p{N}]*$/u)[0].length;
  const rest = words.slice(at).match(/^[\p{L}\p{N}]+|^./u)?.[0].length ?? 1;
  return { from: begin + at - before, to: begin + at + rest };
}

export class Editor {
  /** @param {{page: object, proof: object, example: string, changed: function, next: function(number): Promise<Array<string>>}} workshop */
  constructor(workshop) {
    this.workshop = workshop;
    this.text = "";
    this.phrases = []; // what may come next
    this.chosen = -1; // which of it is chosen
    this.asked = 0;
  }

  get field() {
    return document.querySelector(".editor textarea");
  }

  /** Another text is there. @param {boolean=} kept whether it takes the place of the one that is kept */
  becomes(text, kept) {
    this.text = text.replace(/\r\n?/g, "\n");
    this.dismiss();
    this.workshop.changed(kept);
  }

  typed(field) {
    this.text = field.value;
    this.workshop.changed();
    this.suggest(field, false);
  }

  /** Writes something at the caret, in place of the letters before it that begin it. */
  put(words, begun = 0) {
    const { field } = this;
    const at = field.selectionStart ?? this.text.length;
    const before = this.text.slice(0, at - begun);
    const begins = !begun || before === "" || before.endsWith("\n") || /[.:] $/.test(before);
    const put = begins ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    this.text = before + put + this.text.slice(field.selectionEnd);
    field.value = this.text;
    field.focus();
    field.setSelectionRange(before.length + put.length, before.length + put.length);
    this.dismiss();
    this.workshop.changed();
  }

  /** Moves to the place of a problem. */
  goTo(place) {
    const mark = marked(this.text, place);
    if (mark) {
      this.field.focus();
      this.field.setSelectionRange(mark.from, mark.to);
    }
  }

  // ---- What may come next

  /** The letters of the word before the caret. */
  begun(field) {
    return field.value.slice(0, field.selectionStart).match(/[\p{L}\p{N}]*$/u)[0];
  }

  /** @param {boolean} asked whether somebody wants to know it before having written a letter */
  async suggest(field, asked) {
    const number = ++this.asked;
    const begun = this.begun(field);
    const phrases = asked || begun ? await this.workshop.next(field.selectionStart).catch(() => []) : [];
    if (number === this.asked) {
      this.phrases = phrases.filter((each) => each.toLowerCase() !== begun.toLowerCase()).slice(0, MOST);
      this.chosen = asked && this.phrases.length ? 0 : -1;
      this.workshop.page.draw();
    }
  }

  dismiss() {
    this.asked++;
    this.phrases = [];
    this.chosen = -1;
  }

  take(phrase) {
    this.put(phrase, this.begun(this.field).length);
  }

  /** The list is opened by Ctrl and blank, and gone through with the arrows; until then all keys write. */
  key(event) {
    const { phrases } = this;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.ctrlKey && event.key === " ") {
      this.suggest(event.target, true);
    } else if (phrases.length && step) {
      this.chosen = (this.chosen + step + (this.chosen < 0 && step < 0 ? 1 : 0) + phrases.length) % phrases.length;
    } else if (phrases.length && event.key === "Escape") {
      this.dismiss();
    } else if (this.chosen >= 0 && (event.key === "Enter" || event.key === "Tab")) {
      this.take(phrases[this.chosen]);
    } else {
      return;
    }
    event.preventDefault();
    this.workshop.page.draw();
  }

  // ---- What is drawn

  /** The text once more, behind the one that is written, with what is wrong underlined. */
  underlined() {
    const { problems, hints } = this.workshop.proof;
    const marks = [...problems.map(({ place }) => ({ kind: "wrong", ...marked(this.text, place) })), ...hints.map(({ place }) => ({ kind: "doubt", ...marked(this.text, place) }))]
      .filter(({ from }) => from !== undefined)
      .sort((one, other) => one.from - other.from);
    const parts = [];
    let at = 0;
    for (const { from, to, kind } of marks.filter((each) => each.from < this.text.length)) {
      if (from >= at) {
        parts.push(this.text.slice(at, from), html`<mark class=${kind}>${this.text.slice(from, to)}</mark>`);
        at = to;
      }
    }
    return html`<pre class="underlined" aria-hidden="true">${parts}${this.text.slice(at)}
</pre>`;
  }

  view() {
    const { words } = this.workshop.page;
    const open = this.phrases.length > 0;
    return html`<div class="editor">
        ${this.underlined()}
        <textarea spellcheck="false" aria-label=${words.yourCards} aria-describedby="how-next" aria-autocomplete="list"
          aria-controls="next" aria-activedescendant=${this.chosen >= 0 ? `next-${this.chosen}` : nothing} placeholder=${this.workshop.example}
          .value=${this.text} @input=${(event) => this.typed(event.target)} @keydown=${(event) => this.key(event)} @blur=${() => this.dismiss()}></textarea>
      </div>
      <p class="faint" id="how-next">${words.howNext}</p>
      <ul id="next" role="listbox" aria-label=${words.next} ?hidden=${!open}>${this.phrases.map(
        (each, i) => html`<li role="option" id="next-${i}" aria-selected=${String(i === this.chosen)} @mousedown=${(event) => (event.preventDefault(), this.take(each))}>${each}</li>`,
      )}</ul>`;
  }
}
