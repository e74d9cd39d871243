/** Applies what changed to a value, without changing the value itself: see docs/tables.md. */
export function changed(value, changes) {
  return changes.reduce((before, change) => at(before, change.path, change), value);
}

function at(value, path, change) {
  if (path.length === 0) {
    return spliced(value, change);
  }
  const [name, ...rest] = path;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length > 0 || "from" in change) {
    copy[name] = at(value[name], rest, change);
  } else if ("value" in change) {
    copy[name] = change.value;
  } else {
    delete copy[name];
  }
  return copy;
}

function spliced(value, change) {
  if (!("from" in change)) {
    return change.value;
  }
  const copy = [...value];
  copy.splice(change.from, change.removed, ...change.added);
  return copy;
}
