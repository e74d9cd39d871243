/** What happened so far: told, and to be looked at again. */
import { html, nothing } from "./lib/lit-html.js";
import { written } from "./said.js";

/** All that was told until the moment that is looked at. */
export function log(table) {
  const { words } = table.page;
  const told = table.lines.slice(0, table.place + 1).flatMap((line) => line.told ?? []);
  return html`<section class="log" aria-label=${words.log}>
    <header><h2>${words.log}</h2>
      <label><input type="checkbox" .checked=${table.everything} @change=${(event) => ((table.everything = event.target.checked), table.later())}> ${words.everything}</label></header>
    <ol tabindex="0">${told
      .filter((each) => table.everything || each.role !== "ASIDE")
      .map((each) => html`<li class=${each.role.toLowerCase().replace("_", "-")}>${written(each.words, (card) => table.mention(card))}</li>`)}</ol></section>`;
}

/** Goes back to earlier moments. */
export function slider(table) {
  const { words } = table.page;
  const last = table.lines.length;
  return last < 2
    ? nothing
    : html`<div class="slider">
        <input type="range" min="1" max=${last} .value=${String(table.place + 1)} aria-label=${words.history}
          aria-valuetext=${words.moment(table.place + 1, last)} @input=${(event) => table.move(Number(event.target.value))}>
        <span class="moment">${words.moment(table.place + 1, last)}</span>
        ${table.shown === undefined ? nothing : html`<button class="plain" @click=${() => table.move(last)}>${table.about?.replay ? words.end : words.now}</button>`}
      </div>`;
}
