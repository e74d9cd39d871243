// A whole game between two bots, as a program would play it that knows nothing but the package.
// node main.mjs terrene|terrene/hobe wasm|js
const [from, kind] = process.argv.slice(2);
const { load } = await import(from);

const terrene = await load({ kind });
const { game } = terrene.open("hobe", { seed: 7 });
const bots = { A: game.bot("A", "ATTENTIVE", { seed: 1 }), B: game.bot("B", "CASUAL", { seed: 2 }) };
while (game.outcome() === undefined) {
  const [seat] = game.awaited();
  const { problems, why } = game.apply(bots[seat].decide().action);
  if (problems ?? why) throw new Error(JSON.stringify(problems ?? why));
}
console.log(`${terrene.kind}: ${game.number} lines, ${game.outcome().words.map((word) => word.text).join("")} ${game.fingerprint()}`);
