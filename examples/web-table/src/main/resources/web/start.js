/** The first page: what is played, with which decks, against whom. */
import { html, nothing } from "./lib/lit-html.js";
import { alone, call, drop } from "./api.js";
import { TIMES } from "./clocks.js";
import { Company } from "./company.js";
import { DeckList } from "./decklist.js";
import { Lobby } from "./lobby.js";
import { all, forget } from "./mine.js";
import { joined, opened } from "./opened.js";
import { Refused } from "./refused.js";
import { watch } from "./replays.js";
import { sentence } from "./said.js";

export class Start {
  /** @param {{language: string, words: object, draw: function, go: function}} page */
  constructor(page) {
    this.page = page;
    this.lobby = new Lobby(page);
    this.games = []; // their titles
    this.lessons = []; // those that can be learned
    this.chosen = undefined; // one of them
    this.game = undefined; // what there is to know about it, once it is told
    this.decks = [];
    this.company = new Company(page);
    this.time = "free";
    this.match = false;
    this.opening = false;
    this.problems = [];
  }

  async begin() {
    this.lobby.begin();
    [this.games, this.lessons] = await Promise.all([call("GET", "/titles"), call("GET", "/lessons")]);
    await this.choose(this.games.find((game) => game.game === localStorage.getItem("game")) ?? this.games[0]);
  }

  close() {
    this.lobby.close();
  }

  async choose(chosen) {
    Object.assign(this, { chosen, game: undefined, list: undefined });
    this.page.draw();
    const game = await call("GET", `/games/${chosen.game}`);
    if (this.chosen === chosen) {
      this.game = game;
      this.decks = [...game.usual];
      this.company.plays(game);
      this.page.draw();
    }
  }

  async open() {
    const { game, page } = this;
    const name = document.getElementById("name").value.trim() || page.words.guest;
    localStorage.setItem("game", game.game);
    localStorage.setItem("name", name);
    this.company.keep();
    this.opening = true;
    page.draw();
    const { against, wish } = this.company;
    const match = game.matches && this.match;
    await this.tried(async () => {
      const waiting = this.company.anybody && !this.list && (await this.lobby.waiting(game.game));
      if (waiting) {
        return joined(waiting, name, { against, decksOfHost: game.decks.length > 0 }, page);
      }
      const lists = this.list?.wish(wish.seat) ?? {};
      const wanted = { game: game.game, ...lists, match, decks: game.decks.length ? this.decks : [], name, ...wish, time: TIMES[this.time] };
      return opened(wanted, { title: game.title, against }, page);
    });
    this.opening = false;
    page.draw();
  }

  /** Does something; what is wrong with it is shown. */
  async tried(what) {
    this.problems = [];
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
      this.problems = problem.why;
      this.page.draw();
    }
  }

  /** A replay from a file. */
  read(file) {
    return file && this.tried(async () => watch(await file.text(), this.page));
  }

  remove(table) {
    forget(table);
    drop(table);
    this.page.draw();
  }

  deck(place) {
    const { game, page } = this;
    return html`<label>${place === 0 ? page.words.yourDeck : page.words.deckOf(game.seats[place], game.seats.length === 2)}
      <select @change=${(event) => this.chooses(place, event.target.selectedIndex)}>
        ${game.decks.map((deck, i) => html`<option ?selected=${i === this.decks[place]}>${deck}</option>`)}
        ${place === 0 ? html`<option ?selected=${this.list !== undefined}>${page.words.ownDeck} …</option>` : nothing}
      </select></label>`;
  }

  /** Behind the ready decks is the one that is the player's own. */
  chooses(place, deck) {
    const own = deck === this.game.decks.length;
    this.decks[place] = own ? this.game.usual[place] : deck;
    if (place === 0) {
      this.list = own ? new DeckList(this.page, this.game) : undefined;
      this.page.draw();
    }
  }

  view() {
    const { words } = this.page;
    return html`<main class="start">
      <h1>${words.title}</h1>
      <p class="lead">${alone ? words.leadAlone : words.lead}</p>
      <form aria-busy=${String(!this.game)} @submit=${(event) => (event.preventDefault(), this.open())}>
        <fieldset class="games"><legend>${words.game}</legend>
          ${this.games.map(
            (game) => html`<label class="game"><input type="radio" name="game" .checked=${game === this.chosen} @change=${() => this.choose(game)}>
              <span>${game.title}</span></label>`,
          )}
        </fieldset>
        ${this.lessons.some(({ game }) => game === this.chosen?.game)
          ? html`<p class="learn"><a href="#/learn/${this.chosen.game}">${words.learn}: ${this.chosen.title}</a> <span class="faint">${words.learnHow}</span></p>`
          : nothing}
        ${this.game?.decks.length
          ? html`<fieldset class="decks"><legend class="unseen">${words.yourDeck}</legend>${this.game.seats.map((_, i) => this.deck(i))}</fieldset>`
          : nothing}
        ${this.list?.view() ?? nothing}
        <fieldset class="decks">
          <legend class="unseen">${words.players}</legend>
          <label>${words.yourName} <input id="name" maxlength="24" autocomplete="nickname" .value=${localStorage.getItem("name") ?? ""} placeholder=${words.guest}></label>
          ${this.company.view()}
          <label>${words.time}
            <select @change=${(event) => (this.time = event.target.value)}>
              ${Object.keys(TIMES).map((time) => html`<option value=${time}>${words.times[time]}</option>`)}
            </select></label>
          ${this.game?.matches
            ? html`<label class="check"><input type="checkbox" .checked=${this.match} @change=${(event) => (this.match = event.target.checked)}> ${words.match}</label>`
            : nothing}
        </fieldset>
        ${this.problems.length
          ? html`<div class="notice" role="alert"><b>${words.refusedTitle}</b>${this.problems.map((each) => html`<p>${each.place?.startsWith("deck ") ? `${each.place}: ` : ""}${sentence(each, words)}</p>`)}</div>`
          : nothing}
        <button class="main" ?disabled=${this.opening || !this.game}>${this.opening ? words.opening : words.start}</button>
      </form>
      ${this.lobby.view()}
      ${this.kept()}
      <p class="opens doors"><a class="door" href="#/puzzle">${words.puzzleOfTheDay}</a> <a class="door" href="#/cards">${words.allCards}</a> <a class="door" href="#/workshop">${words.workshopLink}</a></p>
      <p class="opens"><label>${words.openReplay} <input type="file" accept=".replay,.txt,text/plain" @change=${(event) => this.read(event.target.files[0])}></label></p>
      ${alone ? html`<p class="faint">${words.keptHere}</p>` : nothing}
    </main>`;
  }

  /** The games that were begun here. */
  kept() {
    const { words } = this.page;
    const games = all();
    return games.length
      ? html`<section class="kept"><h2>${words.yourGames}</h2>
          <ul>${games.map(
            ({ table, title, against, at, over }) => html`<li>
              <a href="#/table/${table}"><b>${title}</b> ${words.against.toLowerCase()} ${words.opponents[against] ?? ""}</a>
              <span class="faint">${new Date(at).toLocaleString(this.page.language, { dateStyle: "medium", timeStyle: "short" })}${over ? ` · ${words.ended}` : ""}</span>
              <button class="plain" aria-label="${words.remove}: ${title}" @click=${() => this.remove(table)}>${words.remove}</button></li>`,
          )}</ul></section>`
      : nothing;
  }
}
