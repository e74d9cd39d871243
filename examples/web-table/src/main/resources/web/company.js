/** Who plays: how many, and for each seat whether a person or a bot sits there. */
import { html, nothing } from "./lib/lit-html.js";
import { alone } from "./api.js";

export const LEVELS = ["BEGINNER", "CASUAL", "ATTENTIVE", "SKILLED", "MASTER"];
const FRIENDS = "FRIENDS";
const ANYBODY = "ANYBODY";

export class Company {
  /** @param {{words: object, draw: function}} page */
  constructor(page) {
    this.page = page;
    this.level = last("level");
    this.against = last("against");
    this.seats = [];
    this.bots = new Set(); // of the seats of others, while people are expected
  }

  /** From now on this is played: docs/server.md has what is told of a game. */
  plays({ seats, players: { least, most } }) {
    this.sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    this.all = Array.from({ length: most }, (_, i) => seats[i] ?? String.fromCharCode("A".charCodeAt(0) + i));
    this.number(seats.length);
  }

  /** So many play: at first one other person, and bots. */
  number(players) {
    this.seats = this.all.slice(0, players);
    this.bots = new Set(this.seats.slice(2));
    this.page.draw();
  }

  get waits() {
    return this.against === FRIENDS || this.against === ANYBODY;
  }

  get anybody() {
    return this.against === ANYBODY;
  }

  /** What is wished for a table: who plays there, and whether others find it. */
  get wish() {
    const [seat, ...others] = this.seats;
    const bots = this.waits ? others.filter((each) => this.bots.has(each)) : others;
    return {
      seat,
      ...(this.sizes.length > 1 ? { players: this.seats.length } : {}),
      ...(bots.length ? { bots, level: this.waits ? this.level : this.against } : {}),
      ...(this.anybody ? { listed: true } : {}),
    };
  }

  keep() {
    localStorage.setItem("against", this.against);
    localStorage.setItem("level", this.level);
  }

  view() {
    const { words } = this.page;
    return html`<label>${words.against}
        <select @change=${(event) => ((this.against = event.target.value), this.page.draw())}>
          ${(alone ? LEVELS : [...LEVELS, FRIENDS, ANYBODY]).map(
            (each) => html`<option value=${each} ?selected=${each === this.against}>${words.opponents[each]}</option>`,
          )}
        </select></label>
      ${this.sizes?.length > 1
        ? html`<label>${words.players}
            <select @change=${(event) => this.number(this.sizes[event.target.selectedIndex])}>
              ${this.sizes.map((each) => html`<option ?selected=${each === this.seats.length}>${each}</option>`)}
            </select></label>`
        : nothing}
      ${this.waits && this.seats.length > 2 ? this.places() : nothing}`;
  }

  /** Who sits at each of the others' seats. */
  places() {
    const { words } = this.page;
    return html`${this.seats.slice(1).map(
        (seat) => html`<label>${words.atSeat(seat)}
          <select @change=${(event) => this.sits(seat, event.target.selectedIndex === 1)}>
            <option ?selected=${!this.bots.has(seat)}>${words.person}</option><option ?selected=${this.bots.has(seat)}>${words.bot}</option>
          </select></label>`,
      )}
      ${this.bots.size
        ? html`<label>${words.bots}
            <select @change=${(event) => (this.level = event.target.value)}>
              ${LEVELS.map((each) => html`<option value=${each} ?selected=${each === this.level}>${words.opponents[each]}</option>`)}
            </select></label>`
        : nothing}`;
  }

  sits(seat, bot) {
    if (bot) {
      this.bots.add(seat);
    } else {
      this.bots.delete(seat);
    }
    this.page.draw();
  }
}

function last(key) {
  const kept = localStorage.getItem(key);
  return LEVELS.includes(kept) ? kept : "CASUAL";
}
