/** Draws a board: boxes in boxes, as the server sends them. Nothing here knows a game. */
import { html, nothing } from "./lib/lit-html.js";
import { clock } from "./clocks.js";
import { back, small, whole } from "./card.js";
import { absence } from "./presence.js";

/**
 * @param {object} table what is needed to draw and to play: cards, words, choices, picked, point, look, open
 */
export function board(boxes, table) {
  return html`<div class="board">${boxes.map((box) => shared(box, table) ?? drawn(box, table, []))}</div>`;
}

/** What is counted and belongs to no player has a line of its own; nothing if it is something else. */
function shared(box, table) {
  return ["METER", "COUNT", "PILE", "HAND"].includes(box.kind) ? html`<p class="player shared">${about(box, table)}</p>` : undefined;
}

/** @param {string=} where what else to call it, if it has no name of its own or shares it */
function drawn(box, table, around, where) {
  const draw = kinds[box.kind];
  return draw ? draw(box, table, around, where) : nothing;
}

const kinds = {
  SIDE: side,
  OWN: side,
  METER: () => nothing,
  COUNT: () => nothing,
  PILE: () => nothing,
  HAND: () => nothing,
  ROW: row,
  SPOT: spot,
  CARD: card,
  HIDDEN: hidden,
  FIGURE: () => nothing,
  MARK: (box) => html`<span class="mark">${box.label}</span>`,
  TEXT: (box) => html`<p class="told-on-board">${box.label}</p>`,
};

/** All keys of boxes, and of those within them. */
export function keysOf(boxes) {
  return boxes.flatMap((box) => [...box.keys, ...keysOf(box.boxes)]);
}

/** Cards that can be chosen and lie nowhere on the board, such as those that are looked at. */
export function offered(choices, boxes, table) {
  const known = new Set(keysOf(boxes));
  const keys = new Set(choices.flatMap((choice) => choice.keys).filter((key) => key.startsWith("card/") && !known.has(key)));
  const cards = [...keys].map((key) => key.slice(5)).map((id) => ({
    kind: "CARD",
    keys: [`card/${id}`],
    card: id,
    label: table.cards.get(id)?.name ?? id,
    boxes: [],
  }));
  return cards.length === 0 ? nothing : html`<section class="side offered">${handRow({ label: table.words.toChoose, boxes: cards }, table, 2)}</section>`;
}

/** The class of what a lesson points at. */
function taught(box) {
  return box.taught ? " taught" : "";
}

/** What pointing at a box means: the classes and handlers of a button, or of nothing that can be pointed at. */
function pointing(keys, table) {
  const picked = keys.some((key) => table.picked.includes(key));
  const target = keys.some((key) => table.pickable.has(key));
  return { picked, target, classes: `${picked ? " picked" : ""}${target ? (table.picked.length ? " target" : " movable") : ""}` };
}

function dropped(event, keys, table) {
  event.preventDefault();
  event.stopPropagation();
  table.point(keys);
}

function side(box, around) {
  const table = { ...around, side: box.label };
  const seat = box.keys[0];
  const state = pointing(box.keys, table);
  const own = box.kind === "OWN";
  const rows = box.boxes.filter((each) => ["ROW", "TEXT", "MARK"].includes(each.kind));
  const hands = box.boxes.filter((each) => each.kind === "HAND" && each.boxes.length > 0);
  const lines = rows.map((each) => drawn(each, table, []));
  return html`<section class="side${own ? " own" : ""}${rows.length ? "" : " brief"}${taught(box)}" aria-label=${box.label}>
    <header class="player seat-line-${seat}${table.awaited.includes(seat) ? " awaited" : ""}${state.classes}">
      ${state.target || state.picked
        ? html`<button class="player-name seat seat-${seat}" @click=${() => table.point(box.keys)}>${box.label}</button>`
        : html`<h2 class="player-name seat seat-${seat}">${box.label}</h2>`}
      ${absence(seat, table.about, table.words)}
      ${clock(table.clocks.get(seat), table.words)}
      ${box.boxes.map((each) => about(each, table))}
    </header>
    ${lines.length ? html`<div class="rows">${lines}</div>` : nothing}
    ${hands.map((hand) => handRow(hand, table))}
  </section>`;
}

/** What stands in the line of a player. */
function about(box, table) {
  switch (box.kind) {
    case "METER":
      return meter(box);
    case "COUNT":
      return html`<span class="count${taught(box)}"><span class="count-name">${box.label}</span>
        ${"most" in box ? bar(box) : nothing}<b>${box.number}</b>${"most" in box ? html`<span class="most">/${box.most}</span>` : nothing}</span>`;
    case "PILE":
    case "HAND":
      return pile(box, table);
    default:
      return nothing;
  }
}

function bar(box) {
  const most = Math.max(box.most ?? box.number, box.number, 1);
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-whole" width="100" height="10" rx="3"/><rect class="bar-full" width=${(100 * box.number) / most} height="10" rx="3"/>
  </svg>`;
}

/** What decides the game: in another colour if little of it is left. */
function meter(box) {
  const few = "most" in box && 4 * box.number <= box.most ? " few" : "";
  return html`<span class="meter${few}${taught(box)}">
    <span class="count-name">${box.label}</span>
    ${bar(box)}
    <b>${box.number}</b>${"most" in box ? html`<span class="most">/${box.most}</span>` : nothing}
  </span>`;
}

function pile(box, table) {
  const name = html`<span class="count-name">${box.label}</span> <b>${box.number}</b>`;
  const keys = box.boxes.flatMap((each) => each.keys);
  const state = pointing(keys, table);
  return box.kind === "PILE" && box.boxes.length > 0
    ? html`<button class="count pile${state.classes}${taught(box)}" title=${table.words.look} @click=${() => table.open(box)}>${name}</button>`
    : html`<span class="count${taught(box)}">${name}</span>`;
}

function row(box, table, around) {
  const figures = box.boxes.filter((each) => each.kind === "FIGURE");
  const inside = box.boxes.filter((each) => each.kind !== "FIGURE");
  const state = pointing(box.keys, table);
  const empty = inside.length === 0;
  if (empty && box.keys.length === 0) {
    return nothing;
  }
  const body = html`<div class="cards${inside.every((each) => each.kind === "SPOT") ? " spots" : ""}" role="list">
    ${inside.map((each, i) => html`<div role="listitem">${drawn(named(each, `${box.label} ${i + 1}`), table, box.keys, apart(each, inside, `${box.label} ${i + 1}`, table))}</div>`)}
    ${empty && !state.target ? html`<div role="listitem" class="nothing">${table.words.empty}</div>` : nothing}
    ${box.keys.length > 0 && state.target ? html`<div role="listitem">${place(box.keys, box.label, table)}</div>` : nothing}
  </div>`;
  return html`<div class="row${box.keys.length ? " lane" : ""}${state.classes}${taught(box)}" @dragover=${(event) => state.target && event.preventDefault()}
      @drop=${(event) => state.target && dropped(event, box.keys, table)}>
    <h3 class="row-name">${box.label}${figures.map((each) => html` <span class="row-figure">${each.label} <b>${each.number}</b></span>`)}</h3>
    ${body}
  </div>`;
}

/** A place is called by its row and its number. */
function named(box, name) {
  return box.kind === "SPOT" ? { ...box, label: name } : box;
}

/** What tells a card from others in its row or pile that have the same name or none. */
function apart(box, all, place, table) {
  if (box.kind === "HIDDEN" || !box.label) {
    return [table.side, place].filter(Boolean).join(", ");
  }
  return all.filter((each) => each.label === box.label).length > 1 ? place : undefined;
}

/** A place where something can be put now. */
function place(keys, name, table) {
  return html`<button class="place target" aria-label=${name} @click=${() => table.point(keys)}>+</button>`;
}

function spot(box, table) {
  const things = box.boxes.filter((each) => each.kind === "CARD" || each.kind === "HIDDEN");
  const marks = box.boxes.filter((each) => each.kind === "MARK" || each.kind === "TEXT");
  const state = pointing(box.keys, table);
  return html`<div class="spot${things.length ? "" : " free"}${state.classes}${taught(box)}"
      @dragover=${(event) => state.target && event.preventDefault()} @drop=${(event) => state.target && dropped(event, box.keys, table)}>
    ${things.map((each) => drawn(each, table, box.keys, each.kind === "HIDDEN" ? apart(each, things, box.label, table) : box.label))}
    ${things.length === 0 && (state.target || state.picked)
      ? place(box.keys, box.label, table)
      : nothing}
    ${marks.length ? html`<div class="marks beside">${marks.map((each) => drawn(each, table, box.keys))}</div>` : nothing}
  </div>`;
}

function spoken(box, table, state, where) {
  const figures = box.boxes.filter((each) => each.kind === "FIGURE");
  const marks = box.boxes.filter((each) => each.kind === "MARK");
  const moves = table.choices.filter((choice) => box.keys.some((key) => choice.keys.includes(key))).length;
  return [
    box.label || table.words.hidden,
    ...figures.map((each) => `${each.label} ${each.number}${"most" in each ? `/${each.most}` : ""}`),
    ...marks.map((each) => each.label),
    ...(where ? [where] : []),
    ...(moves > 0 && state.target ? [table.words.canMove(moves)] : []),
  ].join(", ");
}

/** The element of the page that has the words of a card. */
export function wordsOf(card) {
  return `words-of-${card}`;
}

function described(box, table) {
  return table.cards.has(box.card) ? wordsOf(box.card) : nothing;
}

function card(box, table, around, where) {
  const keys = [...box.keys, ...around];
  const state = pointing(keys, table);
  const data = table.cards.get(box.card) ?? { id: box.card, name: box.label, line: "", text: [] };
  const marks = box.boxes.filter((each) => each.kind === "MARK");
  const attached = box.boxes.filter((each) => each.kind === "CARD" || each.kind === "HIDDEN");
  return html`<div class="thing">
    <button class="tile${state.classes}${taught(box)}" aria-label=${spoken(box, table, state, where)} aria-describedby=${described(box, table)}
        aria-pressed=${state.picked} draggable=${state.target} @click=${() => table.point(keys, box)}
        @pointerenter=${() => table.look(box.card)} @focus=${() => table.look(box.card)} @dragstart=${() => table.drag(keys)}>
      ${small(data, box)}
    </button>
    ${marks.length ? html`<div class="marks">${marks.map((each) => html`<span class="mark">${each.label}</span>`)}</div>` : nothing}
    ${strips(attached, table, [box.label, where])}
  </div>`;
}

/** The cards that another one has, as strips below it. */
function strips(attached, table, holder) {
  const at = holder.filter(Boolean).join(", ");
  return attached.map((each, i) => strip(each, table, attached.length > 1 ? `${at}, ${i + 1}` : at));
}

function strip(box, table, where) {
  const state = pointing(box.keys, table);
  return html`<button class="strip${state.classes}${taught(box)}" aria-label=${spoken(box, table, state, where)} aria-describedby=${described(box, table)}
      @click=${() => table.point(box.keys, box)} @pointerenter=${() => box.card && table.look(box.card)} @focus=${() => box.card && table.look(box.card)}>
    ${box.label || "?"}${box.boxes.filter((each) => each.kind === "MARK").map((each) => html` <span class="mark">${each.label}</span>`)}
  </button>`;
}

function hidden(box, table, around, where) {
  const keys = [...box.keys, ...around];
  const state = pointing(keys, table);
  return html`<div class="thing">
    <button class="tile${state.classes}${taught(box)}" aria-label=${spoken(box, table, state, where)} @click=${() => table.point(keys, box)}>${back()}</button>
    ${box.boxes.filter((each) => each.kind === "MARK").map((each) => html`<span class="mark">${each.label}</span>`)}
    ${strips(box.boxes.filter((each) => each.kind === "CARD" || each.kind === "HIDDEN"), table, [table.words.hidden, where])}
  </div>`;
}

/** The own hand: whole cards, with their texts. */
function handRow(box, table, level = 3) {
  return html`<div class="hand${taught(box)}">
    ${level === 2 ? html`<h2 class="row-name">${box.label}</h2>` : html`<h3 class="row-name">${box.label}</h3>`}
    ${cardsOf(box, table)}
  </div>`;
}

function inHand(box, table, where) {
  const state = pointing(box.keys, table);
  const data = table.cards.get(box.card) ?? { id: box.card ?? "", name: box.label, line: "", text: [] };
  return html`<button class="tile in-hand${state.classes}${taught(box)}" aria-label=${spoken(box, table, state, where)} aria-describedby=${described(box, table)}
      aria-pressed=${state.picked} draggable=${state.target} @click=${() => table.point(box.keys, box)}
      @pointerenter=${() => table.look(box.card)} @focus=${() => table.look(box.card)} @dragstart=${() => table.drag(box.keys)}>
    ${box.card ? whole(data) : back()}
  </button>`;
}

/** Whole cards, with their texts: those of a hand, or of a pile that is looked at. */
export function cardsOf(box, table) {
  return html`<div class="cards" role="list">${box.boxes.map(
    (each, i) => html`<div role="listitem">${inHand(each, table, apart(each, box.boxes, `${box.label} ${i + 1}`, table))}</div>`,
  )}</div>`;
}

/** What stands on cards, for those who cannot see them: a card on the table is described by it. */
export function texts(cards) {
  return cards.map((each) => html`<div id=${wordsOf(each.id)}>${[each.line, ...each.text].filter(Boolean).join(". ")}</div>`);
}
