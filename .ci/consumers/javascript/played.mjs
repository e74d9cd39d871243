/** What comes of a decision of a bot, and as what the library runs. */
export async function played(load) {
  const terrene = await load();
  const { game } = terrene.open("hobe", { seed: 7 });
  const bot = game.bot(game.awaited()[0], "SKILLED", { seed: 1 });
  game.apply(bot.decide().action);
  return `${terrene.kind}: ${game.fingerprint()}`;
}

/** What came of it in a page and in its worker, told to whoever serves the page. */
export async function tell(load, worker) {
  const inPage = await played(load).catch((failure) => String(failure.stack));
  const inWorker = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve(message);
  });
  await fetch("said", { method: "POST", body: inPage === inWorker ? inPage : `${inPage}, but in a worker ${inWorker}` });
}
