/** The page: what is shown at which address, in which language. */
import { html, render } from "./lib/lit-html.js";
import { arrived } from "./coach.js";
import { remember, remembered } from "./mine.js";
import { Lesson } from "./lesson.js";
import { Puzzle } from "./puzzle.js";
import { watch } from "./replays.js";
import { Gallery } from "./gallery.js";
import { Start } from "./start.js";
import { Table } from "./table.js";
import { unpacked } from "./texts.js";
import { preferred, words } from "./words.js";
import { Workshop } from "./workshop.js";

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
  keep({ table, ...more }) {
    remember(table, more);
  },
  kept: remembered,
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
  arrived(page);
  const [, table, eyes, moment] = location.hash.match(/^#\/table\/([\w-]+)(?:\/([A-Z])\/(\d+))?$/) ?? [];
  const [, replay, rest] = location.hash.match(/^#\/replay\/([\w-]+)((?:\/[A-Z]\/\d+)?)$/) ?? [];
  const [workshop, game, letters] = location.hash.match(/^#\/workshop(?:\/([\w-]+))?(?:\/([\w-]+))?$/) ?? [];
  const [gallery, all] = location.hash.match(/^#\/cards(?:\/([\w-]+))?$/) ?? [];
  const [puzzle, of, number] = location.hash.match(/^#\/puzzle(?:\/([\w-]+))?(?:\/([\w-]+))?$/) ?? [];
  const [learn, taught, step] = location.hash.match(/^#\/learn(?:\/([\w-]+))?(?:\/([\w-]+))?$/) ?? [];
  room = learn ? new Lesson(page, taught, step) : puzzle ? new Puzzle(page, of, number) : gallery ? new Gallery(page, all) : table ? new Table(page, table, eyes, Number(moment)) : workshop ? new Workshop(page, game, letters) : new Start(page);
  page.draw();
  return replay ? linked(replay, rest) : room.begin();
}

/** A replay that stands in a link. */
async function linked(letters, rest) {
  try {
    await watch(await unpacked(letters), page, rest || undefined);
  } catch (problem) {
    room.problems = problem.why ?? [{ key: "page/link" }];
    await room.begin();
  }
}

document.addEventListener("keydown", (event) => room?.key?.(event));
window.addEventListener("hashchange", enter);
enter();
