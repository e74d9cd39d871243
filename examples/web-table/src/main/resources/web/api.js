/** How this page talks to the server. A token is sent in a header and never stands in an address. */

export class Refused extends Error {
  /** @param {number} status @param {{why?: Array, problems?: Array}} answer */
  constructor(status, answer) {
    super(`refused: ${status}`);
    this.status = status;
    this.why = answer.why ?? answer.problems ?? [];
  }
}

function headers(token, type) {
  return {
    Accept: type,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/** Sends a request and gives the answer; throws Refused if the server says no. */
export async function call(method, path, { body, token, language } = {}) {
  const address = language ? `/api${path}?language=${language}` : `/api${path}`;
  const answer = await fetch(address, {
    method,
    headers: { ...headers(token, "application/json"), ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await answer.text();
  const value = text ? parsed(text) : {};
  if (!answer.ok) {
    throw new Refused(answer.status, value);
  }
  return value;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The messages of a journal after a line, as they come: {event, data}. Ends when the connection does. */
export async function* journal(table, { after, token, language, signal }) {
  const answer = await fetch(`/api/tables/${table}/journal?after=${after}&language=${language}`, {
    headers: headers(token, "text/event-stream"),
    signal,
  });
  if (!answer.ok) {
    throw new Refused(answer.status, parsed(await answer.text()));
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let left = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const messages = (left + read.value).split("\n\n");
    left = messages.pop();
    yield* messages.map(message).filter((each) => each.data);
  }
}

function message(text) {
  const lines = text.split("\n");
  const field = (name) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
  const data = field("data");
  return { event: field("event") ?? "message", data: data && JSON.parse(data) };
}
