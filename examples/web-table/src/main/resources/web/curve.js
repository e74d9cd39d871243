/** How many cards of a deck have which number on them: what they cost, their level, whatever the game goes by. */
import { html, nothing, svg } from "./lib/lit-html.js";

const WIDE = 26; // a bar with the room beside it
const HIGH = 60;

/** @param {Array<{measure: object=, copies: number}>} cards what is in the deck */
export function curve(cards) {
  const measured = cards.filter(({ measure }) => measure);
  if (measured.length === 0) {
    return nothing;
  }
  const most = Math.max(...measured.map(({ measure }) => measure.number));
  const least = Math.min(0, ...measured.map(({ measure }) => measure.number));
  const bars = Array.from({ length: most - least + 1 }, (_, i) => ({ number: least + i, copies: 0 }));
  measured.forEach(({ measure, copies }) => (bars[measure.number - least].copies += copies));
  const highest = Math.max(...bars.map(({ copies }) => copies));
  const { word } = measured[0].measure;
  const told = bars.filter(({ copies }) => copies).map(({ number, copies }) => `${number}: ${copies}`);
  return html`<figure class="curve"><figcaption>${word}</figcaption>
    <svg role="img" aria-label="${word}: ${told.join(", ")}" width=${bars.length * WIDE} height=${HIGH + 36} viewBox="0 0 ${bars.length * WIDE} ${HIGH + 36}">
      ${bars.map(({ number, copies }, i) => bar(i * WIDE, number, copies, Math.round((HIGH * copies) / highest)))}
    </svg></figure>`;
}

function bar(left, number, copies, high) {
  const middle = left + WIDE / 2;
  return svg`<rect x=${left + 3} y=${16 + HIGH - high} width=${WIDE - 6} height=${high} rx="3"></rect>
    ${copies ? svg`<text class="faint" x=${middle} y=${12 + HIGH - high}>${copies}</text>` : nothing}
    <text x=${middle} y=${HIGH + 32}>${number}</text>`;
}
