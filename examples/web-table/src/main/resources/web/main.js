/** The page: what is shown at which address, in which language. */
import { html, render } from "./lib/lit-html.js";
import { Start } from "./start.js";
import { Table } from "./table.js";
import { preferred, words } from "./words.js";

const root = document.getElementById("page");
let room;

const page = {
  language: preferred(),
  get words() {
    return words(this.language);
  },
  draw() {
    document.documentElement.lang = this.language;
    document.title = room?.title ?? this.words.title;
    render(html`${head()}${room ? room.view() : html`<p class="loading">${this.words.loading}</p>`}`, root);
  },
  go(address) {
    location.hash = address;
  },
  /** Remembers the token of a seat: only here, and never in an address. */
  keep({ table, seat, token }) {
    localStorage.setItem(`seat ${table}`, JSON.stringify({ seat, token }));
  },
  kept(table) {
    return JSON.parse(localStorage.getItem(`seat ${table}`) ?? "{}");
  },
};

function head() {
  return html`<nav class="top">
    <a class="home" href="#/"><img src="icon.svg" alt="" width="28" height="28"> ${page.words.title}</a>
    <button class="plain" lang=${page.language === "de" ? "en" : "de"} @click=${switchLanguage}>${page.words.language}</button>
  </nav>`;
}

function switchLanguage() {
  page.language = page.language === "de" ? "en" : "de";
  localStorage.setItem("language", page.language);
  enter();
}

function enter() {
  room?.close();
  const table = location.hash.match(/^#\/table\/([\w-]+)$/);
  room = table ? new Table(page, table[1]) : new Start(page);
  page.draw();
  room.begin();
}

document.addEventListener("keydown", (event) => room?.key?.(event));
window.addEventListener("hashchange", enter);
enter();
