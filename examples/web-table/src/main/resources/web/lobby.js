/** The tables at which others wait or play. */
import { html, nothing } from "./lib/lit-html.js";
import { alone, call } from "./api.js";

/** It is asked for anew after so many milliseconds, while somebody looks at it. */
const EVERY = 4000;

export class Lobby {
  constructor(page) {
    this.page = page;
    this.tables = [];
  }

  /** From now on it is shown, and asked for again and again. */
  begin() {
    if (!alone) {
      this.timer = setInterval(() => document.hidden || this.look(), EVERY);
      this.look();
    }
  }

  close() {
    clearInterval(this.timer);
  }

  async look() {
    const tables = await this.all().catch(() => this.tables);
    const changed = JSON.stringify(tables) !== JSON.stringify(this.tables);
    this.tables = tables;
    if (changed) {
      this.page.draw();
    }
  }

  all() {
    return call("GET", "/tables", { language: this.page.language });
  }

  /** The table of somebody who waits there for others to play a game, with its usual cards; undefined if nobody does. */
  async waiting(game) {
    return (await this.all()).find((table) => table.game === game && !table.own && !this.mine(table) && table.seats.some(open));
  }

  mine({ table }) {
    return Boolean(this.page.kept(table).token);
  }

  view() {
    const { words } = this.page;
    const tables = this.tables.filter((table) => !this.mine(table));
    return tables.length
      ? html`<section class="kept lobby"><h2>${words.lobby}</h2>
          <ul>${tables.map(
            (table) => html`<li><a href="#/table/${table.table}"><b>${table.title}:</b> ${sitting(table).map(({ name }) => name).join(", ")}</a>
              <span class="faint">${table.seats.some(open) ? words.waits(table.seats.filter(open).length) : words.plays}${table.own ? ` · ${words.ownCards(table.own.number)}` : ""}</span></li>`,
          )}</ul></section>`
      : nothing;
  }
}

function open({ kind }) {
  return kind === "OPEN";
}

function sitting({ seats }) {
  return seats.filter((seat) => !open(seat));
}
