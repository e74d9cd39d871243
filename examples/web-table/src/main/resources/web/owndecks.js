/** The decks of one's own, each with a name, remembered in this browser for each game. */
export class OwnDecks {
  /** @param {string} game its id @param {string} usual what a deck is called of which nothing is said */
  constructor(game, usual) {
    this.key = `decks ${game}`;
    this.usual = usual;
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
    this.all = kept.all?.length ? kept.all : [this.another("")];
    this.place = this.all[kept.place] ? kept.place : 0;
  }

  /** @param {string} text its list */
  another(text, name = this.usual) {
    return { name, text };
  }

  get chosen() {
    return this.all[this.place];
  }

  choose(place) {
    this.place = place;
    this.keep();
  }

  add(text, name) {
    this.all.push(this.another(text, name));
    this.choose(this.all.length - 1);
  }

  remove() {
    this.all.splice(this.place, 1);
    if (this.all.length === 0) {
      this.all.push(this.another(""));
    }
    this.choose(Math.max(0, this.place - 1));
  }

  keep() {
    localStorage.setItem(this.key, JSON.stringify({ all: this.all, place: this.place }));
  }
}
