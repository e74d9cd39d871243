/**
 * The tables of this browser, in a worker, so that the page is never kept waiting. One thing is done at a time: what was done is kept before the
 * next is done, and before anybody hears of it. Other windows may have the same tables.
 */
import { load } from "./terrene/index.js";
import { drop, keep, keeps, linesAfter } from "./kept.js";

const UNWRITABLE = { status: 503, body: { problems: [{ place: "table", key: "server/unwritable", sentence: "this cannot be kept now; ask again in a moment" }] } };

const windows = self.BroadcastChannel && new BroadcastChannel("terrene");
const streams = new Map(); // number of the page -> {table, wanted, journal, last}
const planned = new Map(); // table -> when its bots think
let longest = Infinity; // how long bots wait at most, in milliseconds
const alarms = new Map(); // table -> when somebody's time is up

let terrene;
let tables;
let turn = load().then((loaded) => {
  terrene = loaded;
  tables = loaded.tables();
});

/** Does one thing after another. */
function next(what) {
  turn = turn.then(what);
  return turn.catch(broken);
}

function broken(thrown) {
  console.error(thrown);
  return { status: 500, body: { problems: [{ place: "page", key: "browser/broken", sentence: String(thrown?.message ?? thrown) }] } };
}

/** Does something at a table, with what other windows did there before. */
function at(table, what) {
  return next(() => (table && navigator.locks ? navigator.locks.request(`table ${table}`, () => done(table, what)) : done(table, what)));
}

async function done(table, what) {
  let answer;
  try {
    const more = table ? await linesAfter(table, tables.lines(table)) : [];
    if (more.length) {
      tables.bring(table, more);
    }
    answer = what();
  } catch (thrown) {
    answer = broken(thrown);
  }
  const written = tables.written();
  try {
    await keep(written);
  } catch (thrown) {
    console.warn(thrown);
    answer = UNWRITABLE;
  }
  if (answer?.status === 503 || answer?.status === 500) {
    new Set([table, ...written.map((line) => line.table)]).forEach((each) => each && startAgain(each));
  } else {
    new Set(written.map((line) => line.table)).forEach((each) => windows?.postMessage(each));
  }
  new Set([...tables.changed(), ...(table ? [table] : [])]).forEach(goOn);
  return answer;
}

/** The table is as it was kept last; who reads goes on reading. */
function startAgain(table) {
  tables.forget(table);
  for (const stream of streams.values()) {
    if (stream.table === table) {
      stream.journal = undefined;
    }
  }
}

/** Something has changed, or may have: who reads hears of it, bots think, clocks run. */
function goOn(table) {
  let read = false;
  for (const [number, stream] of streams) {
    if (stream.table === table) {
      read = true;
      news(number, stream);
    }
  }
  if (read && tables.lines(table)) {
    plan(table);
  }
}

function news(number, stream) {
  if (!stream.journal) {
    return void (tables.lines(stream.table) ? hear(number, stream) : at(stream.table, () => hear(number, stream)));
  }
  for (let messages = stream.journal(); messages?.length !== 0; messages = stream.journal()) {
    if (messages === undefined) {
      streams.delete(number);
      return postMessage({ number, over: true });
    }
    stream.last = messages.findLast(({ event }) => event === "message")?.data.number ?? stream.last;
    postMessage({ number, messages });
  }
}

/** Begins to read a journal, or reads on after a table has started again. */
function hear(number, stream) {
  const { status, body, news: more } = tables.listen(stream.table, { ...stream.wanted, after: stream.last });
  if (status === 200) {
    stream.journal = more;
    news(number, stream);
  } else {
    streams.delete(number);
  }
  return { status, body };
}

function plan(table) {
  const pause = tables.pause(table);
  if (pause !== undefined && !planned.has(table)) {
    planned.set(table, setTimeout(() => think(table), Math.min(pause, longest)));
  }
  const due = tables.due(table);
  clearTimeout(alarms.get(table));
  if (due !== undefined) {
    alarms.set(table, setTimeout(() => at(table, () => tables.runOut(table)), due));
  }
}

/** If a bot breaks something, it stays planned, so that it does not try the same for ever. */
function think(table) {
  return at(table, () => {
    if (tables.pause(table) !== undefined) {
      tables.think(table);
    }
    planned.delete(table);
  });
}

// ---- What the page asks for

const asks = {
  call({ method, path, body, token, language }) {
    const [, kind, table] = path.split("/");
    const wanted = { verb: method, address: path.slice(1), token, language, body };
    return at(kind === "tables" && table, () => tables.answer(wanted));
  },
  listen({ number, table, after, token, seat, language, pause }) {
    longest = pause;
    const stream = { table, wanted: { token, language, ...(seat ? { seat } : {}) }, last: after };
    return at(table, () => {
      streams.set(number, stream);
      return hear(number, stream);
    });
  },
  /** Nobody reads there any more: then nothing happens at that table until somebody does. */
  hush({ number }) {
    return next(async () => {
      const table = streams.get(number)?.table;
      streams.delete(number);
      if (table && (await keeps()) && ![...streams.values()].some((each) => each.table === table)) {
        [planned, alarms].forEach((each) => (clearTimeout(each.get(table)), each.delete(table)));
        tables.forget(table);
      }
      return { status: 200 };
    });
  },
  foresee({ game, wanted }) {
    return next(() => ({ status: 200, body: terrene.foresee(game, wanted) }));
  },
  drop({ table }) {
    return next(async () => {
      tables.forget(table);
      await drop(table);
      return { status: 200 };
    });
  },
};

windows?.addEventListener("message", ({ data: table }) => {
  next(() => undefined).then(() => tables.lines(table) && at(table, () => undefined));
});

self.addEventListener("message", async ({ data }) => {
  postMessage({ id: data.id, answer: await asks[data.ask](data) });
});
