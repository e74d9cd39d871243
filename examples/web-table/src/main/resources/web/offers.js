/** What is offered to the others, and what they answer. */
import { html, nothing } from "./lib/lit-html.js";
import { toggle, wished } from "./bell.js";
import { inviting } from "./coach.js";
import { pause } from "./pauses.js";
import { label } from "./said.js";

/** What one seldom does. */
export function offers(table, line) {
  const { words } = table.page;
  return html`<details class="more"><summary>${words.more}</summary>
    <button class="plain" @click=${() => table.act("/offers", { answers: line.number, offer: "DRAW" })}>${words.offerDraw}</button>
    <button class="plain" @click=${() => table.act("/offers", { answers: line.number, offer: "UNDO" })}>${words.askUndo}</button>
    <button class="plain" aria-pressed=${String(wished())} @click=${() => toggle().then(() => table.page.draw())}>${words.bell}</button>
    ${pause(table)}
    ${inviting(table)}
    ${line.concede ? html`<button class="plain" @click=${() => confirmed(table, label(line.concede.label), () => table.play(line.concede))}>${label(line.concede.label)} …</button>` : nothing}
  </details>`;
}

/**
 * Does something that cannot be undone, if somebody is sure.
 *
 * @param {string=} meaning what becomes of it
 */
export function confirmed(table, does, what, meaning) {
  table.ask(
    table.page.words.sure,
    () => html`${meaning ? html`<p>${meaning}</p>` : nothing}
      <p><button class="main" @click=${() => (document.querySelector("dialog").close(), what())}>${does}</button></p>`,
  );
}

/** An offer of a kind. Each kind has a place and buttons of its own, so that nobody agrees to one that has just come instead of another. */
export function proposal(kind, table) {
  const { words } = table.page;
  const { number, proposal } = table.lines[table.place];
  if (proposal?.offer !== kind) {
    return nothing;
  }
  const name = table.about.seats.find((each) => each.seat === proposal.by)?.name ?? proposal.by;
  const { asks, agree, decline } = words.offers[kind];
  return html`<div class="notice ${kind.toLowerCase()}" role="status">
    <p>${proposal.by === table.seat ? words.offered : asks(name)}</p>
    ${proposal.reply && table.own
      ? html`<button class="main" @click=${() => table.act("/replies", { answers: number, agrees: true })}>${agree}</button>
          <button class="plain" @click=${() => table.act("/replies", { answers: number, agrees: false })}>${decline}</button>`
      : nothing}
  </div>`;
}
