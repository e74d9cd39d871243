/** Cards, drawn from their data in SVG. */
import { html, svg } from "./lib/lit-html.js";

const WIDTH = 200;
const HEIGHT = 280;
const NAME = 1.08; // the leading of names
const SKY = 38; // where the picture of a whole card begins
const WORDS = 104; // and where the words below it do
const LEAST = 10; // the size below which a line about the card rather makes its text smaller
const MOST = 84; // what such a line may take of the height
/** The letters of table.css. */
const FONT = 'system-ui, "Segoe UI", "DejaVu Sans", sans-serif';
const pen = document.createElement("canvas").getContext("2d");

function widthOf(text, size) {
  pen.font = `bold ${size}px ${FONT}`;
  return pen.measureText(text).width;
}

/** Words in lines that are not wider than that, unless a single word is. */
function wrapped(text, width) {
  const lines = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && pen.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Words as large as they fit, and never cut: if there are many, they are smaller.
 *
 * @param {function(number): number} room the height that they may take at a size
 */
function fitted(text, { width, largest, room, style = "", leading }) {
  for (let size = largest; ; size -= size > 9 ? 1 : size / 10) {
    pen.font = `${style} ${size}px ${FONT}`;
    const lines = text ? wrapped(text, width) : [];
    if (lines.length * size * leading <= room(size) && lines.every((line) => pen.measureText(line).width <= width)) {
      return { size, lines, step: size * leading, height: lines.length * size * leading };
    }
  }
}

function hash(text) {
  let sum = 2166136261;
  for (const letter of text) {
    sum = Math.imul(sum ^ letter.codePointAt(0), 16777619) >>> 0;
  }
  return sum;
}

/** Cards of one sort have one colour. */
function hue(card) {
  return card.hue ?? hash(card.id) % 360;
}

/** What shows without colours, too, of what sort a card is. */
function emblem(card, x, y) {
  return card.emblem
    ? svg`<circle cx=${x} cy=${y} r="15" fill="#fffdf8" stroke="hsl(${hue(card)} 45% 30%)" stroke-width="2"/>
      <path transform="translate(${x - 9.6} ${y - 9.6}) scale(0.8)" d=${card.emblem} fill="hsl(${hue(card)} 45% 30%)"/>`
    : "";
}

/** A picture for a card, the same each time: hills under a sun, or a moon. */
function picture(card, x, y, width, height) {
  let chance = hash(card.id) || 1;
  const next = (most) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((chance / 4294967296) * most);
  };
  const tone = hue(card);
  const hill = (depth) => {
    const base = y + height;
    const top = base - height * (0.25 + 0.16 * (2 - depth)) - next(height * 0.2);
    const peak = x + next(width);
    return svg`<path d="M${x} ${base} L${x} ${top + next(16)} Q${peak} ${top - 14 - next(20)} ${x + width} ${top + next(20)} L${x + width} ${base} Z"
      fill="hsl(${(tone + 14 * depth) % 360} 32% ${30 + 13 * (2 - depth)}%)"/>`;
  };
  return svg`<rect x=${x} y=${y} width=${width} height=${height} fill="hsl(${(tone + 190) % 360} 38% 76%)"/>
    <circle cx=${x + 16 + next(width - 32)} cy=${y + 14 + next(height * 0.35)} r=${7 + next(8)} fill="hsl(${next(60) + 20} 80% 88%)"/>
    ${[0, 1, 2].map(hill)}`;
}

const ROW = 3; // figures beside each other
const LINE = 46; // from one row of figures to the next

/** Numbers with their labels below them, in rows of equal length. */
function figures(shown, y) {
  const rows = Math.ceil(shown.length / ROW);
  const inRow = Math.ceil(shown.length / Math.max(rows, 1));
  const room = WIDTH / inRow - 8;
  const size = (text, most) => Math.min(most, Math.floor((most * room) / widthOf(text, most)));
  return shown.map((box, i) => {
    const value = "most" in box ? `${box.number}/${box.most}` : `${box.number}`;
    const hurt = "most" in box && box.number < box.most;
    const x = (WIDTH / inRow) * ((i % inRow) + 0.5);
    const top = y + LINE * Math.floor(i / inRow);
    return svg`<text class=${hurt ? "figure hurt" : "figure"} x=${x} y=${top} font-size=${size(value, 27)} text-anchor="middle">${value}</text>
      <text class="label" x=${x} y=${top + 16} font-size=${size(box.label, 14)} text-anchor="middle">${box.label}</text>`;
  });
}

/** A name in one line, or, if it is too long for that, in two or more. */
function name(text, largest, least, height) {
  const { size, lines, step } = fitted(text, {
    width: WIDTH - 20,
    largest,
    room: (size) => (size >= least ? size * NAME : height - 3),
    style: "bold",
    leading: NAME,
  });
  const top = (height - lines.length * step) / 2 + size * 0.86;
  return lines.map((line, i) => svg`<text class="name" x="11" y=${top + i * step} font-size=${size}>${line}</text>`);
}

/** What was worked out for a card: measuring words takes longer than all else that is drawn. */
const known = { whole: new WeakMap(), small: new WeakMap() };

function once(kept, card, made) {
  if (!kept.has(card)) {
    kept.set(card, made(card));
  }
  return kept.get(card);
}

/** A whole card, with its text. */
export function whole(card) {
  return once(known.whole, card, wholly);
}

/** The line about a card, as large as it can be without making the text below it smaller than itself. */
function words(card, width) {
  const about = card.line.replaceAll("\n", " · ");
  for (let largest = 15; ; largest--) {
    const line = fitted(about, { width, largest, room: () => MOST, style: "italic", leading: 1.2 });
    const top = WORDS + Math.max(line.height, 24) + 4;
    const text = fitted(card.text.join("\n"), { width, largest: 19, room: () => HEIGHT - 10 - top, leading: 1.22 });
    if (text.size >= line.size || largest <= LEAST) {
      return { line, top, text };
    }
  }
}

function wholly(card) {
  const { line, top, text } = words(card, WIDTH - 24);
  return html`<svg class="card whole" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <rect class="face" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="11"/>
    <path d="M1 38V12A11 11 0 0 1 12 1H188A11 11 0 0 1 199 12V38Z" fill="hsl(${hue(card)} 45% 30%)"/>
    ${name(card.name, 18, 14, SKY)}
    ${picture(card, 1, SKY, WIDTH - 2, 62)}
    ${emblem(card, WIDTH - 24, SKY + 24)}
    ${line.lines.map((each, i) => svg`<text class="line" x="12" y=${WORDS + line.size * 0.95 + i * line.step} font-size=${line.size}>${each}</text>`)}
    ${text.lines.map((each, i) => svg`<text class="text" x="12" y=${top + text.size * 0.95 + i * text.step} font-size=${text.size}>${each}</text>`)}
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="11"/>
  </svg>`;
}

/** A whole card as it is looked at: its words are there for those who cannot see it, too. */
export function shown(card) {
  return html`${whole(card)}<div class="unseen"><p>${card.line}</p>${card.text.map((each) => html`<p>${each}</p>`)}</div>`;
}

/** A card on the table: its name and its numbers. */
export function small(card, box) {
  const numbers = box.boxes.filter((each) => each.kind === "FIGURE" && "number" in each);
  const height = 150 + LINE * Math.max(0, Math.ceil(numbers.length / ROW) - 1);
  return html`<svg class="card small" viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">
    <rect class="face" x="1" y="1" width=${WIDTH - 2} height=${height - 2} rx="11"/>
    ${once(known.small, card, headed)}
    ${figures(numbers, 122)}
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height=${height - 2} rx="11"/>
  </svg>`;
}

function headed(card) {
  return svg`<path d="M1 50V12A11 11 0 0 1 12 1H188A11 11 0 0 1 199 12V50Z" fill="hsl(${hue(card)} 45% 30%)"/>
    ${name(card.name, 24, 19, 50)}
    ${picture(card, 1, 50, WIDTH - 2, 44)}
    ${emblem(card, WIDTH - 22, 72)}`;
}

/** The back of a card. */
export function back() {
  return html`<svg class="card small back" viewBox="0 0 ${WIDTH} 150" aria-hidden="true">
    <rect class="back-face" x="1" y="1" width=${WIDTH - 2} height="148" rx="11"/>
    <path class="back-mark" d="M100 40 L130 75 L100 110 L70 75 Z"/>
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height="148" rx="11"/>
  </svg>`;
}
