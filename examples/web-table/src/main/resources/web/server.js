/** Tables at the server that sent this page. A token is sent in a header and never stands in an address. */
import { Refused } from "./refused.js";

/** Whether the tables are in this browser, and nobody else can come to them. */
export const alone = false;

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

/**
 * The messages of a journal after a line, as they come: {event, data}. Ends when the connection does.
 *
 * @param {string=} seat through whose eyes a replay is watched
 */
export async function* journal(table, { after, token, seat, language, signal }) {
  const eyes = seat ? `&seat=${seat}` : "";
  const answer = await fetch(`/api/tables/${table}/journal?after=${after}&language=${language}${eyes}`, {
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

/** The server keeps its tables as long as it likes. */
export async function drop() {}
