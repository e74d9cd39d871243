/** Colours and emblems, by which cards of different sorts are told apart at a glance. */

/** Sorts that everybody sees in one colour: what their keys hold, and a hue. */
const NATURAL = [
  [/fire/i, 10],
  [/water/i, 212],
  [/earth|nature/i, 105],
  [/air|wind/i, 178],
  [/light/i, 46],
  [/dark/i, 276],
];

/** Paths in a square of 24. */
const EMBLEMS = [
  "M12 3 21 20H3Z",
  "M12 3a9 9 0 1 0 .1 0Z",
  "M4 4H20V20H4Z",
  "M12 2 22 12 12 22 2 12Z",
  "M12 2 14.7 9H22L16.2 13.6 18.3 21 12 16.6 5.7 21 7.8 13.6 2 9H9.3Z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
  "M12 2C16 8 19 11 19 15a7 7 0 0 1-14 0C5 11 8 8 12 2Z",
  "M7 3H17L22 12 17 21H7L2 12Z",
  "M15 3A9 9 0 1 0 21 15 8 8 0 0 1 15 3Z",
  "M4 5H20V9H4ZM4 15H20V19H4Z",
];

const name = (sort) => `${sort.key} ${sort.word}`;
const distance = (one, other) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** The hue that is farthest from all others. */
function farthest(hues) {
  const far = (hue) => Math.min(360, ...hues.map((other) => distance(hue, other)));
  return Array.from({ length: 36 }, (_, i) => 10 * i).reduce((best, hue) => (far(hue) > far(best) ? hue : best), 330);
}

/** The hue of each sort in the first respect: natural ones first, so that the others keep away from them. */
function hues(sorts) {
  const natural = (sort) => NATURAL.find(([key]) => key.test(sort.key))?.[1];
  const found = new Map(sorts.filter((sort) => natural(sort) !== undefined).map((sort) => [name(sort), natural(sort)]));
  for (const sort of sorts) {
    if (!found.has(name(sort))) {
      found.set(name(sort), farthest([...found.values()]));
    }
  }
  return found;
}

function distinct(sorts) {
  return [...new Map(sorts.filter(Boolean).map((sort) => [name(sort), sort])).values()];
}

/**
 * Gives cards their colours and emblems.
 *
 * @param {Array} cards as the tables describe them, with their sorts
 * @param {Array=} all cards of the game, whose sorts come first
 */
export function painted(cards, all = cards) {
  const every = [...all, ...cards];
  const colours = hues(distinct(every.map(({ sorts }) => sorts?.[0])));
  const emblems = distinct(every.map(({ sorts }) => sorts?.[1] ?? sorts?.[0])).map(name);
  for (const card of cards) {
    const [first, second = first] = card.sorts ?? [];
    card.hue = first && colours.get(name(first));
    card.emblem = second && EMBLEMS[emblems.indexOf(name(second)) % EMBLEMS.length];
  }
  return cards;
}
