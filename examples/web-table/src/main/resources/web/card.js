/** Cards, drawn from their data in SVG. */
import { html, svg } from "./lib/lit-html.js";

const WIDTH = 200;
const HEIGHT = 280;
const pen = document.createElement("canvas").getContext("2d");

function widthOf(text, size) {
  pen.font = `bold ${size}px system-ui, "DejaVu Sans", sans-serif`;
  return pen.measureText(text).width;
}

/** Words in lines that are not wider than that. */
function wrapped(text, width, font) {
  pen.font = font;
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

/** The largest of some sizes at which words fit in so many lines. */
function fitted(text, width, sizes, most, style = "") {
  for (const size of sizes) {
    const lines = wrapped(text, width, `${style} ${size}px system-ui, sans-serif`);
    if (lines.length <= most(size)) {
      return { size, lines };
    }
  }
  const size = sizes[sizes.length - 1];
  return { size, lines: wrapped(text, width, `${style} ${size}px system-ui, sans-serif`).slice(0, most(size)) };
}

function hash(text) {
  let sum = 2166136261;
  for (const letter of text) {
    sum = Math.imul(sum ^ letter.codePointAt(0), 16777619) >>> 0;
  }
  return sum;
}

/** Cards of one kind have one colour: their kinds are the constants among their data. */
function hue(card) {
  const kinds = Object.values(card.value ?? {}).filter((each) => typeof each === "string" && /^[A-Z]/.test(each) && each !== card.name);
  return (Math.imul(hash(kinds[0] ?? card.id), 2654435761) >>> 0) % 360;
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
  return shown.map((box, i) => {
    const value = "most" in box ? `${box.number}/${box.most}` : `${box.number}`;
    const hurt = "most" in box && box.number < box.most;
    const x = (WIDTH / inRow) * ((i % inRow) + 0.5);
    const top = y + LINE * Math.floor(i / inRow);
    const size = Math.min(27, Math.floor((27 * (WIDTH / inRow - 8)) / widthOf(value, 27)));
    return svg`<text class=${hurt ? "figure hurt" : "figure"} x=${x} y=${top} font-size=${size} text-anchor="middle">${value}</text>
      <text class="label" x=${x} y=${top + 16} font-size="14" text-anchor="middle">${box.label}</text>`;
  });
}

/** A name in one line, or, if it is too long for that, in two. */
function name(text, sizes, height) {
  const one = fitted(text, WIDTH - 20, sizes, () => 1, "bold");
  const fits = pen.measureText(text).width <= WIDTH - 20 && one.lines.join(" ") === text;
  const { size, lines } = fits ? one : fitted(text, WIDTH - 20, sizes.slice(-2), () => 2, "bold");
  const top = (height - lines.length * size * 1.08) / 2 + size * 0.86;
  return lines.map((line, i) => svg`<text class="name" x="11" y=${top + i * size * 1.08} font-size=${size}>${line}</text>`);
}

/** What was worked out for a card: measuring words takes longer than all else that is drawn. */
const known = new WeakMap();

/** A whole card, with its text. */
export function whole(card) {
  if (!known.has(card)) {
    known.set(card, wholly(card));
  }
  return known.get(card);
}

function wholly(card) {
  const text = fitted(card.text.join("\n"), WIDTH - 24, [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9], (size) => Math.floor(118 / (size * 1.22)));
  const line = fitted(card.line.replaceAll("\n", " · "), WIDTH - 24, [15, 14, 13, 12, 11, 10], () => 2);
  return html`<svg class="card whole" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <rect class="face" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="11"/>
    <path d="M1 38V12A11 11 0 0 1 12 1H188A11 11 0 0 1 199 12V38Z" fill="hsl(${hue(card)} 38% 30%)"/>
    ${name(card.name, [18, 17, 16, 15, 14], 38)}
    ${picture(card, 1, 38, WIDTH - 2, 62)}
    ${line.lines.map((each, i) => svg`<text class="line" x="12" y=${118 + i * line.size * 1.2} font-size=${line.size}>${each}</text>`)}
    ${text.lines.map((each, i) => svg`<text class="text" x="12" y=${144 + text.size * 0.9 + i * text.size * 1.22} font-size=${text.size}>${each}</text>`)}
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="11"/>
  </svg>`;
}

/** A card on the table: its name and its numbers. */
export function small(card, box) {
  const shown = box.boxes.filter((each) => each.kind === "FIGURE" && "number" in each);
  const height = shown.length > ROW ? 150 + LINE : 150;
  return html`<svg class="card small" viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">
    <rect class="face" x="1" y="1" width=${WIDTH - 2} height=${height - 2} rx="11"/>
    <path d="M1 50V12A11 11 0 0 1 12 1H188A11 11 0 0 1 199 12V50Z" fill="hsl(${hue(card)} 38% 30%)"/>
    ${name(card.name, [24, 22, 20, 19], 50)}
    ${picture(card, 1, 50, WIDTH - 2, 44)}
    ${figures(shown, 122)}
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height=${height - 2} rx="11"/>
  </svg>`;
}

/** The back of a card. */
export function back() {
  return html`<svg class="card small back" viewBox="0 0 ${WIDTH} 150" aria-hidden="true">
    <rect class="back-face" x="1" y="1" width=${WIDTH - 2} height="148" rx="11"/>
    <path class="back-mark" d="M100 40 L130 75 L100 110 L70 75 Z"/>
    <rect class="edge" x="1" y="1" width=${WIDTH - 2} height="148" rx="11"/>
  </svg>`;
}
