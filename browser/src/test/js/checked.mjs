/** Runs the program Check as it was compiled: a game alone, or with "." all games together. What it prints goes to the console. */
export async function checked(from, read, [kind, game, ...rest]) {
  if (kind === "wasm") {
    const { load } = await import(from("teavm.js"));
    const compiled = await load(await read(from(`${game}/rules.wasm`)), {});
    await compiled.exports.main(rest);
  } else {
    const compiled = await import(from(`${game}/rules.js`));
    compiled.main(rest);
  }
}
