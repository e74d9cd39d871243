/** Which moves can be made by pointing at things. Each choice has the keys of the things that it names. */

/** The choices that name everything that is picked. */
export function candidates(choices, picked) {
  return choices.filter((choice) => picked.every((key) => choice.keys.includes(key)));
}

/** The keys that can be picked next: those of candidates that are not picked yet. */
export function pickable(choices, picked) {
  return new Set(candidates(choices, picked).flatMap((choice) => choice.keys).filter((key) => !picked.includes(key)));
}

/** The one choice that names what is picked and nothing else; none if there are several or none. */
export function only(choices, picked) {
  const all = candidates(choices, picked).filter((choice) => choice.keys.length === picked.length);
  return all.length === 1 ? all[0] : undefined;
}

/**
 * What happens if somebody points at a thing: what is picked then, or the move that is made.
 *
 * @param {Array<string>} keys the keys of the thing and of the place where it lies
 */
export function pointed(choices, picked, keys) {
  const next = pickable(choices, picked);
  const key = keys.find((each) => next.has(each));
  if (key) {
    const more = [...picked, key];
    const move = picked.length > 0 ? only(choices, more) : undefined;
    return move && candidates(choices, more).length === 1 ? { move } : { picked: more };
  }
  const again = keys.some((each) => picked.includes(each));
  const agreed = again ? only(choices, picked) : undefined;
  if (agreed && candidates(choices, picked).length === 1) {
    return { move: agreed };
  }
  const fresh = keys.find((each) => choices.some((choice) => choice.keys.includes(each)));
  return { picked: !again && fresh ? [fresh] : [] };
}
