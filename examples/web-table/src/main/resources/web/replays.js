/** Games that are over, as files and in links. */
import { html } from "./lib/lit-html.js";
import { call } from "./api.js";
import { packed, save } from "./texts.js";

/** Opens a table at which a game is watched, and goes there. */
export async function watch(text, page, rest = "/A/1") {
  const { table } = await call("POST", "/replays", { body: { replay: text } });
  page.go(`#/table/${table}${rest}`);
}

/** What can be done with a game that is over. */
export async function keepReplay(table) {
  const { words } = table.page;
  const { replay } = await table.request("GET", "/replay");
  const at = table.about.replay && table.shown !== undefined ? `/${table.eyes ?? "Z"}/${table.place + 1}` : "";
  const link = `${location.href.split("#")[0]}#/replay/${await packed(replay)}${at}`;
  table.ask(
    words.replay,
    () => html`<div class="keep">
      <button class="plain" @click=${() => save(replay, `${table.about.game}.replay`)}>${words.saveFile}</button>
      <button class="plain" @click=${(event) => navigator.clipboard.writeText(link).then(() => (event.target.textContent = words.linkCopied))}>
        ${at ? words.copyMoment : words.copyLink}</button>
      ${table.about.replay ? "" : html`<button class="plain" @click=${() => (document.querySelector("dialog").close(), watch(replay, table.page))}>${words.watchAgain}</button>`}
      <input class="invitation" readonly aria-label=${words.link} .value=${link} @focus=${(event) => event.target.select()}>
    </div>`,
  );
}

/** Through whose eyes a replay is watched: one player's, or those of all together. */
export function eyes(table) {
  const { words } = table.page;
  return html`<section class="note"><p>${words.watchingReplay}</p>
    <p class="eyes" role="group" aria-label=${words.seenBy}>${words.seenBy}
      ${[...table.about.seats.map(({ seat }) => seat), undefined].map(
        (seat) => html`<button class="plain" aria-pressed=${String(seat === table.eyes)} @click=${() => table.seeAs(seat)}>${seat ?? words.allHands}</button>`,
      )}</p>
    <button class="plain" @click=${() => keepReplay(table)}>${words.replay} …</button></section>`;
}
