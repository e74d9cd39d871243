/** What stands beside the board: who sits there, what is asked, what can be done. */
import { html, nothing } from "./lib/lit-html.js";
import { alone } from "./api.js";
import { choosing, coaching } from "./coach.js";
import { candidates } from "./moves.js";
import { offers, proposal } from "./offers.js";
import { again } from "./opened.js";
import { look, ownCards } from "./owncards.js";
import { eyes, keepReplay } from "./replays.js";
import { label, written } from "./said.js";

/** Who may sit down, or what is watched. */
export function seats(table) {
  const { words } = table.page;
  const open = table.about?.seats.some((seat) => seat.kind === "OPEN");
  if (table.about?.replay) {
    return eyes(table);
  }
  if (table.coaching) {
    return coaching(table);
  }
  if (!table.seat) {
    return html`${ownCards(table)}<section class="note"><p>${words.watching}</p>
      ${open ? html`<button class="main" @click=${() => (table.about.own ? look(table, true) : table.sitDown())}>${words.sitDown}</button>` : nothing}</section>`;
  }
  return html`${ownCards(table)}${decksOfHost(table)}${open && !alone
    ? html`<section class="note"><p>${words.invite}</p>
        <input class="invitation" readonly aria-label=${words.link} .value=${location.href} @focus=${(event) => event.target.select()}></section>`
    : nothing}`;
}

/** Who came to a table at which somebody waited is told that their own choice of decks does not count there. */
function decksOfHost(table) {
  return table.page.kept(table.id).decksOfHost && table.lines.length < 2 ? html`<section class="note"><p>${table.page.words.decksOfHost}</p></section>` : nothing;
}

/** What is asked, and what can be done. */
export function asked(table) {
  const { words } = table.page;
  const line = table.lines[table.place];
  return html`<section class="asked" aria-label=${words.moves}>
    ${proposal("UNDO", table)}
    ${table.notice
      ? html`<div class="notice" role="alert"><b>${table.notice.title}</b>${table.notice.reasons.map((each) => table.reason(each))}</div>`
      : nothing}
    <p class="question">${question(line, table)}</p>
    ${table.coaching ? choosing(table) : answers(table)}
    <div class="tools">
      ${table.own && table.last?.canUndo && table.shown === undefined ? html`<button class="plain" @click=${() => table.undo()}>${words.undo}</button>` : nothing}
      ${playing(table, line) ? html`<button class="plain" @click=${() => table.why()}>${words.whyNot}</button>` : nothing}
      ${table.last.over && table.own && !table.about.stopped ? html`<button class="plain" @click=${() => again(table)}>${words.again}</button>` : nothing}
      ${table.comers.length ? html`<p role="status">${words.waitAgain(table.comers)}</p>` : nothing}
      ${line.over ? html`<a class="button" href="#/">${words.newGame}</a>` : nothing}
      ${table.last.over && !table.about.replay && !table.about.stopped ? html`<button class="plain" @click=${() => keepReplay(table)}>${words.replay} …</button>` : nothing}
      ${playing(table, line) ? offers(table, line) : nothing}
    </div>
    ${proposal("DRAW", table)}
  </section>`;
}

/** What can be chosen, of what is picked. */
export function answers(room) {
  const { words } = room.page;
  return html`${room.picked.length
      ? html`<p class="pick">${words.pick} <button class="plain" @click=${() => ((room.picked = []), room.page.draw())}>${words.cancel}</button></p>`
      : nothing}
    ${room.picked.length && room.cards.has(room.looked)
      ? html`<p class="brief-text">${room.cards.get(room.looked).text.join(" ")}</p>`
      : nothing}
    <ol class="choices">${candidates(room.choices, room.picked).map(
      (choice) => html`<li><button @click=${() => room.play(choice)}>${label(choice.label)}${room.mark(choice)}</button></li>`,
    )}</ol>`;
}

/** Whether one may still do something there. */
function playing(table, line) {
  return table.own && table.shown === undefined && !line.over && !table.about.stopped;
}

function waiting(line, table) {
  const names = (line.awaited ?? []).map((seat) => table.about.seats.find((each) => each.seat === seat)?.name || seat);
  return names.length ? `${table.page.words.waiting} ${names.join(", ")} …` : "";
}

/** What one has chosen oneself, until all have: a sealed choice shows nowhere else. */
function chosen(line, table) {
  return line === table.last && table.sent?.number === line.number - 1 ? html`${label(table.sent.label)}<br>` : nothing;
}

function question(line, table) {
  if (table.underWay && line === table.last) {
    return html`${label(table.underWay)} …`;
  }
  const said = line.over ? line.outcome.words : line.question;
  return said?.length ? written(said, (card) => table.mention(card)) : html`${chosen(line, table)}${waiting(line, table)}`;
}
