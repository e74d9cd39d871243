/** What is offered to the others, and what they answer. */
import { html, nothing } from "./lib/lit-html.js";
import { toggle, wished } from "./bell.js";
import { label } from "./said.js";

/** What one seldom does. */
export function offers(table, line) {
  const { words } = table.page;
  return html`<details class="more"><summary>${words.more}</summary>
    <button class="plain" @click=${() => table.act("/offers", { answers: line.number, offer: "DRAW" })}>${words.offerDraw}</button>
    <button class="plain" @click=${() => table.act("/offers", { answers: line.number, offer: "UNDO" })}>${words.askUndo}</button>
    <button class="plain" aria-pressed=${String(wished())} @click=${() => toggle().then(() => table.page.draw())}>${words.bell}</button>
    ${line.concede ? html`<button class="plain" @click=${() => concede(table, line.concede)}>${label(line.concede.label)} …</button>` : nothing}
  </details>`;
}

function concede(table, choice) {
  table.ask(
    table.page.words.sure,
    () => html`<p><button class="main" @click=${() => (document.querySelector("dialog").close(), table.play(choice))}>${label(choice.label)}</button></p>`,
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
    ${proposal.reply
      ? html`<button class="main" @click=${() => table.act("/replies", { answers: number, agrees: true })}>${agree}</button>
          <button class="plain" @click=${() => table.act("/replies", { answers: number, agrees: false })}>${decline}</button>`
      : nothing}
  </div>`;
}
